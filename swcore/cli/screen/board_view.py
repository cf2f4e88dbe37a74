"""The drawn board in the window, with a cursor on one of its areas."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.widget import Widget

from swcore.cli.drawing.boards import draw_boards
from swcore.cli.drawing.picture import Picture
from swcore.cli.screen.link import Shown
from swcore.wording.catalogue import Catalogue


class BoardView(Widget, can_focus=True):
    """The drawn board, with a cursor on one of its areas."""

    BINDINGS: ClassVar[list[Any]] = [
        Binding(key, f"move({down},{right})", show=False)
        for key, down, right in (("up", -1, 0), ("down", 1, 0), ("left", 0, -1), ("right", 0, 1))
    ] + [Binding("enter,space", "take", show=False)]

    class Chosen(Message):
        """An area was chosen.

        Args:
            id: the area; "" for none.
            again: whether it was chosen already.
        """

        def __init__(self, id: str, *, again: bool) -> None:
            super().__init__()
            self.id, self.again = id, again

    def __init__(self, texts: Catalogue, **more: Any) -> None:
        super().__init__(**more)
        self.texts = texts
        self.shown: Shown | None = None
        self.chosen = ""
        self.picture: Picture | None = None

    def show(self, shown: Shown | None) -> None:
        """Draw another position."""
        self.shown = shown
        self.refresh()

    def choose(self, id: str) -> None:
        """Put the cursor on an area."""
        self.chosen = id
        self.refresh()

    def render(self) -> RenderableType:
        """Return the picture in the size of the widget."""
        self.picture = None
        if self.shown is None or self.size.width < 4:
            return ""
        width, height, shown = self.size.width, self.size.height, self.shown
        ascii_only = not self.app.console.encoding.startswith("utf")
        found = draw_boards(shown.scene, width, height, shown.looks, costs=shown.costs, chosen=self.chosen, ascii_only=ascii_only)
        if found is not None and found.missing:
            told = Text(self.texts("screen.no-room", n=len(found.missing)), "italic")
            rows = -(-len(told.plain) // width) if height > 8 else 1
            room = (width, height - rows)
            found = draw_boards(shown.scene, *room, shown.looks, costs=shown.costs, chosen=self.chosen, ascii_only=ascii_only)
            self.picture = found
            return Group(found.shown(), told) if found is not None else told
        self.picture = found
        return found.shown() if found is not None else Text(self.texts("screen.no-board"), "dim")

    def action_move(self, down: int, right: int) -> None:
        """Move the cursor to the next area in a direction."""
        if self.picture is not None:
            self.choose(self.picture.beside(self.chosen, down, right))
            self.post_message(self.Chosen(self.chosen, again=False))

    def action_take(self) -> None:
        """Act upon the area under the cursor."""
        if self.chosen:
            self.post_message(self.Chosen(self.chosen, again=True))

    def on_click(self, event: events.Click) -> None:
        """Choose the area under the mouse."""
        if self.picture is None:
            return
        id = self.picture.at(event.y, event.x)
        again = bool(id) and id == self.chosen
        self.choose(id)
        self.post_message(self.Chosen(id, again=again))
