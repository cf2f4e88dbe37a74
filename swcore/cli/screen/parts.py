"""The parts of the window and how they are put together; `style` says how large they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import RichLog, Static

from swcore.cli.screen.board_view import BoardView
from swcore.cli.screen.lists import ChoiceList, Things
from swcore.cli.screen.typed_line import TypedLine
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.cli.session.session import Session


class Whole(Vertical):
    """All of the table.

    Args:
        texts: the command line's own texts.
        waiting: returns the session while it waits for an answer.
    """

    def __init__(self, texts: Catalogue, waiting: Callable[[], Session | None]) -> None:
        super().__init__(id="table")
        self.texts, self.waiting = texts, waiting

    def compose(self) -> ComposeResult:
        """Yield where it stands, the advice, the board with the log, the menu with the table, the line, the keys."""
        texts = self.texts
        yield Static(id="status")
        yield Static(id="advice")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield BoardView(texts, id="board")
                yield Static(id="legend")
                yield RichLog(id="log", wrap=True, markup=False, highlight=False, min_width=20)
                yield Static(id="answer")
            with Vertical(id="right"):
                yield Static(id="prompt")
                yield ChoiceList(texts, id="menu")
                yield Static(Text(texts("screen.table"), "bold dim"), id="things-title")
                yield Things(id="things")
        yield TypedLine(texts, self.waiting)
        yield Static(id="keys")
