"""The window: the thread of the session behind it, what happens in it, how it is left. `showing` and `acting` do the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.widgets import Input, OptionList

from swcore.cli.screen.acting import Acting
from swcore.cli.screen.board_view import BoardView
from swcore.cli.screen.dialogs import Told
from swcore.cli.screen.frame import Frame
from swcore.cli.screen.link import Event, Link
from swcore.cli.screen.lists import ChoiceList, Things
from swcore.cli.screen.runner import Runner
from swcore.cli.screen.session import ScreenTerminal
from swcore.cli.screen.showing import Showing
from swcore.cli.screen.typed_line import TypedLine
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.cli.session.session import Session


class Came(Message):
    """Something came from the session.

    Args:
        event: what.
    """

    def __init__(self, event: Event) -> None:
        super().__init__()
        self.event = event


class Window(Frame):
    """The game on the whole screen.

    Args:
        play: plays the game at a terminal that it is given; run in a thread of its own.
        texts: the command line's own texts.

    Attributes:
        link: the way to the session.
        terminal: the terminal of the session.
        showing: what is shown and asked.
        acting: what the player does.
        runner: the thread that the session runs in.
    """

    BINDINGS: ClassVar[list[Any]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("escape", "back", show=False),
        Binding("tab", "next(1)", show=False, priority=True),
        Binding("shift+tab", "next(-1)", show=False, priority=True),
    ]

    def __init__(self, play: Callable[[ScreenTerminal], object], texts: Catalogue) -> None:
        super().__init__(texts)
        self.link = Link(self._post)
        self.terminal = ScreenTerminal(self.link)
        self.showing, self.acting = Showing(self), Acting(self)
        self.runner = Runner(lambda: play(self.terminal), self._over)

    def waiting(self) -> Session | None:
        return self.terminal.session if self.link.waiting else None

    def fit(self) -> None:
        self.showing.fit()

    # -- the session

    def on_mount(self) -> None:
        """Start the session."""
        self.query_one("#advice").display = False
        self.call_after_refresh(self._start)

    def _start(self) -> None:
        self.runner.start()

    def wait(self) -> None:
        """Wait until the session has said goodbye, once the window is closed."""
        self.link.close()
        self.runner.wait()

    @property
    def failed(self) -> BaseException | None:
        """What ended the session that is no end of a game, or None."""
        return self.runner.failed

    def _over(self) -> None:
        if not self.link.closed:
            self.link.closed = True
            self.call_from_thread(self.exit)

    def _post(self, event: Event) -> None:
        if not self.link.closed:
            self.post_message(Came(event))

    # -- what happens

    def on_came(self, message: Came) -> None:
        """Show what came from the session."""
        self.showing.take(message.event)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Carry out a choice; tell of a thing, or carry out what may be done with it."""
        if isinstance(event.option_list, ChoiceList):
            self.acting.choose(event.option.id or "")
        elif event.option.id:
            self.acting.take(event.option.id)

    def on_board_view_chosen(self, event: BoardView.Chosen) -> None:
        """Show what may be done with an area, or do it."""
        self.acting.point(event.id, again=event.again)

    def on_typed_line_typed(self, event: TypedLine.Typed) -> None:
        """Take a line."""
        self.put(self.choices)
        if event.text:
            self.acting.send(self.acting.numbered(event.text))

    def on_key(self, event: events.Key) -> None:
        """Take the letters that are words, and digits."""
        if self.acting.press(event):
            event.stop()

    # -- keys that lead somewhere

    def action_next(self, step: int) -> None:
        """Go from menu to board to table, or complete the line that is typed."""
        if self.covered or self.too_small:
            return
        if isinstance(self.focused, Input):
            self.line.complete()
            return
        parts: list[Any] = [self.choices, self.board, self.query_one(Things)]
        at = parts.index(self.focused) if self.focused in parts else -1
        self.put(parts[(at + step) % len(parts)])

    async def action_back(self) -> None:
        """Leave the line, or show all choices again."""
        if self.line.open_:
            self.line.close()
            self.put(self.choices)
        self._main.remove_class("map-only", "log-only")
        self.board.choose("")
        self.choices.show(self.showing.shown)

    def action_leave(self) -> None:
        """Leave the game after a question, or stop what the session is busy with."""
        if self.showing.question is None and not self.link.waiting:
            self.link.stop()
            self.link.skip()
        elif self.covered or self.too_small:  # whoever presses it twice means it
            self.close()
        else:
            self.push_screen(Told(self.texts("screen.leave"), (), self.texts("screen.yes-no"), sure=True), self._left)

    def _left(self, told: str | None) -> None:
        if told == "yes":
            self.close()

    def close(self) -> None:
        """Leave: the session says goodbye, and what was played is kept."""
        self.link.close()
        self.exit()
