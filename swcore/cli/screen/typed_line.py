"""The line that a player types: an action or a word, with what may come next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, Static

from swcore.cli.session.complete import Completer
from swcore.cli.session.lines import ending
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.cli.session.session import Session

NEXT = 6  # words that are offered while one types


class TypedLine(Vertical):
    """A line to type, which is hidden until it is opened.

    Args:
        texts: the command line's own texts.
        waiting: returns the session, as long as it waits for a line: only then may it be looked at.
    """

    class Typed(Message):
        """A line was typed.

        Args:
            text: the line; "" for none.
        """

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self, texts: Catalogue, waiting: Callable[[], Session | None]) -> None:
        super().__init__()
        self.texts, self.waiting = texts, waiting

    def compose(self) -> ComposeResult:
        """Yield the line, with what may come next above it."""
        yield Static(id="next")
        yield Input(placeholder=self.texts("screen.type"), id="line")

    @property
    def open_(self) -> bool:
        """Whether it is shown."""
        return self.has_class("open")

    def open(self) -> None:
        """Show an empty line."""
        self.add_class("open")
        line = self.query_one(Input)
        line.value = ""
        line.focus()
        self._offer("")

    def close(self) -> None:
        """Hide it."""
        self.remove_class("open")

    def complete(self) -> None:
        """Put the first word that fits at the end of the line."""
        line = self.query_one(Input)
        words = self._words(line.value)
        if words:
            word, _, length = words[0]
            line.value = line.value[: len(line.value) - length] + word + " "
            line.cursor_position = len(line.value)

    def _words(self, text: str) -> list[tuple[str, str, int]]:
        session = self.waiting()
        return [] if session is None else list(ending(text, Completer(session).choices(text)))

    def _offer(self, text: str) -> None:
        session, words = self.waiting(), self._words(text)
        shown = Text("  ".join(word for word, _, _ in words[:NEXT]) + ("  …" if len(words) > NEXT else ""), "dim")
        preview = Completer(session).preview(text) if session is not None and text.strip() else ""
        self.query_one("#next", Static).update(Group(Text(preview, "bold"), shown) if preview else shown)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Offer what may come next."""
        event.stop()
        if self.open_:
            self._offer(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand the line on."""
        event.stop()
        self.close()
        self.post_message(self.Typed(event.value.strip()))
