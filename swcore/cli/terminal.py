"""The terminal: where lines come from and where texts go."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def interactive() -> bool:
    """Return whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class Terminal:
    """Writes with rich and reads lines.

    Args:
        console: where to write; the standard output when None.
        read: returns the next line for a prompt and raises `EOFError` at the end; `input` when None.
    """

    def __init__(self, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        from rich.console import Console

        self.console = console or Console(markup=False, highlight=False, emoji=False)
        self._read = read or input

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return self.console.width

    def say(self, *lines: RenderableType, style: str = "") -> None:
        """Write lines or tables; texts are taken as they are, without markup."""
        for line in lines:
            self.console.print(line, style=style or None)

    def item(self, mark: str, text: str) -> None:
        """Write a text behind a mark; when it is long it stays behind it."""
        from rich.table import Table

        row = Table.grid()
        row.add_column(no_wrap=True)
        row.add_column(overflow="fold")
        row.add_row(mark, text)
        self.console.print(row)

    def ask(self, prompt: str = "> ") -> str:
        """Return the next line without spaces around it.

        Raises:
            EOFError: the input has ended.
        """
        return self._read(prompt).strip()

    def clear(self) -> None:
        """Clear the screen, where there is one."""
        if self.console.is_terminal:
            self.console.clear()
