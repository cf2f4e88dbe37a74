"""The frame of the window: its parts, its size, its colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.widget import Widget
from textual.widgets import Input, Static

from swcore.cli.screen.board_view import BoardView
from swcore.cli.screen.lines import keys_text, small_text
from swcore.cli.screen.lists import ChoiceList
from swcore.cli.screen.parts import Whole
from swcore.cli.screen.size import BROAD, TALL, large_enough
from swcore.cli.screen.style import CSS
from swcore.cli.screen.typed_line import TypedLine
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.cli.session.session import Session

DARK, LIGHT = "textual-dark", "textual-light"


class Frame(App[None]):
    """A window with a table in it.

    Args:
        texts: the command line's own texts.
    """

    CSS = CSS
    AUTO_FOCUS = ""  # what is asked decides where the cursor stands
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = list(BROAD)  # noqa: RUF012
    VERTICAL_BREAKPOINTS = list(TALL)  # noqa: RUF012
    BINDINGS: ClassVar[list[Any]] = [Binding("ctrl+t", "light", show=False)]

    def __init__(self, texts: Catalogue) -> None:
        super().__init__()
        self.texts = texts

    # -- what there is

    def compose(self) -> ComposeResult:
        """Yield the table, and what is shown in its place while the window is too small."""
        yield Whole(self.texts, self.waiting)
        yield Static(id="small")

    @property
    def board(self) -> BoardView:
        """The drawn board."""
        return self._main.query_one(BoardView)

    @property
    def choices(self) -> ChoiceList:
        """The menu."""
        return self._main.query_one(ChoiceList)

    @property
    def line(self) -> TypedLine:
        """The line to type."""
        return self._main.query_one(TypedLine)

    @property
    def _main(self) -> Any:
        return self.screen_stack[0]

    @property
    def covered(self) -> bool:
        """Whether something stands before the table."""
        return len(self.screen_stack) > 1

    @property
    def too_small(self) -> bool:
        """Whether the window shows nothing but that it is too small."""
        return not large_enough(*self.size)

    def waiting(self) -> Session | None:
        """Return the session while it waits for an answer: only then may it be looked at."""
        raise NotImplementedError

    def fit(self) -> None:
        """Write again what depends on the size of the window."""
        raise NotImplementedError

    def to_the_menu(self) -> None:
        """Put the cursor into the menu, unless it is on the board or the table."""
        if not self.covered and (self.focused is None or isinstance(self.focused, Input)):
            self.put(self.choices)

    def put(self, part: Widget) -> None:
        """Put the cursor into a part at once: what is typed behind belongs to it, however fast that comes."""
        self._main.set_focus(part)

    def whole(self, alone: str) -> None:
        """Give the board (`map-only`) or the log (`log-only`) the whole window, or all parts their places again."""
        on = not self._main.has_class(alone)
        self._main.remove_class("map-only", "log-only")
        self._main.set_class(on, alone)

    def on_resize(self, event: events.Resize) -> None:
        """Say what is missing while the window is too small; fit the lines to another size."""
        width, height = event.size
        self._main.query_one("#small", Static).update(small_text(self.texts, width, height))
        self._main.query_one("#keys", Static).update(keys_text(self.texts, width))
        self.call_after_refresh(self._refit)

    def _refit(self) -> None:
        self.fit()
        if not self.too_small and self.focused is None:
            self.to_the_menu()

    def action_light(self) -> None:
        """Change between dark and light."""
        self.theme = LIGHT if self.theme == DARK else DARK
