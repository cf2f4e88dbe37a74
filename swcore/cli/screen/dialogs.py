"""What stands before the window for a moment: questions, what something is, the curtain between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from swcore.cli.screen.size import large_enough


class Told(ModalScreen[str]):
    """Something to read; returns `yes` for Enter and `no` for Escape.

    Args:
        title: what stands above it.
        body: what is told.
        keys: which keys do what.
        sure: whether it is a question: any other key is left to the reader.
        curtain: whether nothing of the table may be seen behind it.
        last: what stands below the text and is always seen, however long that is.
    """

    BINDINGS: ClassVar[list[Any]] = [("enter", "done('yes')"), ("escape", "done('no')")]

    def __init__(
        self,
        title: str,
        body: Sequence[RenderableType],
        keys: str,
        *,
        sure: bool = False,
        curtain: bool = False,
        last: str = "",
    ) -> None:
        super().__init__(classes="curtain" if curtain else "")
        self.title_, self.body, self.keys, self.sure, self.last = title, body, keys, sure, last

    def compose(self) -> ComposeResult:
        """Yield title, text and keys."""
        with Vertical(id="dialog"):
            if self.title_:
                yield Static(Text(self.title_, "bold"), id="dialog-title")
            if self.body:
                with VerticalScroll(id="dialog-body"):
                    yield Static(Group(*self.body))
            if self.last:
                yield Static(Text(self.last, "bold"), id="dialog-last")
            yield Static(Text(self.keys, "dim"), id="dialog-keys")

    def on_mount(self) -> None:
        """Let the arrows move the text."""
        for one in self.query(VerticalScroll):
            one.focus()

    def on_key(self, event: Any) -> None:
        """Take the letters for yes and no; `?` and q close what is only read."""
        if not large_enough(*self.app.size):
            return
        letter = (event.character or "").lower()
        if letter in ("y", "д") and self.sure:
            self.dismiss("yes")
        elif (letter in ("n", "н") and self.sure) or (letter in ("q", "?", "й") and not self.sure and self.keys):
            self.dismiss("no")

    def on_click(self, event: Any) -> None:
        """Close what is only read when one clicks beside it."""
        if event.widget is self and not self.sure:
            self.dismiss("no")

    def action_done(self, answer: str) -> None:
        """Close it; nothing is answered while the window is too small to show it."""
        if large_enough(*self.app.size):
            self.dismiss(answer)


class Typed(ModalScreen[str]):
    """A question that is answered by typing, such as what a real die shows.

    Args:
        prompt: the question.
        body: what was told before.
        keys: what to do.
    """

    BINDINGS: ClassVar[list[Any]] = [("escape", "cancel")]

    def __init__(self, prompt: str, body: Sequence[RenderableType], keys: str) -> None:
        super().__init__()
        self.prompt, self.body, self.keys = prompt, body, keys

    def compose(self) -> ComposeResult:
        """Yield question and line."""
        with Vertical(id="dialog"):
            if self.body:
                with VerticalScroll(id="dialog-body"):
                    yield Static(Group(*self.body))
            yield Static(Text(self.prompt, "bold"), id="dialog-title")
            yield Input(id="dialog-input")
            yield Static(Text(self.keys, "dim"), id="dialog-keys")

    def on_mount(self) -> None:
        """Let it be typed at once."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Return the answer."""
        event.stop()
        if large_enough(*self.app.size):
            self.dismiss(event.value)

    def action_cancel(self) -> None:
        """Answer with nothing."""
        self.dismiss("")
