"""The terminal: where lines come from and where texts go."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from swcore.cli.output import is_text, visible
from swcore.cli.texts import YES
from swcore.errors import SwcoreError

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    Read = Callable[[str], str]


LEAST_WIDTH, MOST_WIDTH = 20, 1000  # in fewer columns nothing of a line is shown; COLUMNS may say anything


def interactive() -> bool:
    """Return whether a person sits at both ends; a stream that was closed has nobody at it."""
    return all(stream is not None and not stream.closed and stream.isatty() for stream in (sys.stdin, sys.stdout))


def piped() -> bool:
    """Return whether lines come from a pipe or a file, and not from a person at a keyboard."""
    return sys.stdin is not None and not sys.stdin.closed and not sys.stdin.isatty()


def fed() -> bool:
    """Return whether the input is a pipe or a file, in which there may be lines; the empty device of a script is neither."""
    if not piped():
        return False
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):  # no stream of the system
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISREG(mode)


def echoed(prompt: str) -> str:
    """Return the next line of a pipe, and write it behind its prompt as if it had been typed.

    Raises:
        EOFError: the input has ended.
    """
    try:
        line = input(prompt)
    except EOFError:
        print()
        raise
    print(visible(line) if is_text(line) else "")
    return line


def not_text(number: int) -> SwcoreError:
    """Return the error of a line of the input that is not text.

    Args:
        number: which line.
    """
    told = f"Line {number} of the input is not text in UTF-8."
    hint = "Save it as UTF-8, such as with iconv -t UTF-8; from that line on nothing was carried out."
    return SwcoreError(told, code="not-text", hint=hint, line=number)


def on_errors() -> Console:
    """Return what writes to the error output, such as a progress bar."""
    from rich.console import Console

    return _bounded(Console(stderr=True, markup=False, highlight=False, emoji=False))


def _bounded(console: Console) -> Console:
    """Return a console whose width is one in which something can be read."""
    width = min(max(console.width, LEAST_WIDTH), MOST_WIDTH)
    if console.width != width:  # else it goes on following the window
        console.width = width
    return console


def typed(prompt: str) -> str:
    """Return the next line of a person: with arrow keys where this Python has them, which `input` does not have by itself.

    Raises:
        EOFError: the input has ended.
    """
    if interactive():
        with suppress(ImportError):
            import readline  # noqa: F401
    return input(prompt)


class Terminal:
    """Writes with rich and reads lines.

    Args:
        console: where to write; the standard output when None.
        read: returns the next line for a prompt and raises `EOFError` at the end; `input` when None.
        piped: whether the lines come from a pipe: they are written as if they had been typed.

    Attributes:
        editor: reads the lines of a game in place of `read`, with what a good keyboard needs; None where there is none.
    """

    def __init__(self, console: Console | None = None, read: Read | None = None, *, piped: bool = False) -> None:
        from rich.console import Console

        self.console = _bounded(console or Console(markup=False, highlight=False, emoji=False))
        self._read = read or (echoed if piped else typed)
        self.piped = piped
        self._lines = 0
        self.editor: Read | None = None

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return self.console.width

    def say(self, *lines: RenderableType, style: str = "") -> None:
        """Write lines or tables; texts are taken as they are, without markup, control characters spelled out."""
        for line in lines:
            self.console.print(visible(line) if isinstance(line, str) else line, style=style or None)

    def item(self, mark: str, text: str) -> None:
        """Write a text behind a mark; when it is long it stays behind it."""
        from rich.table import Table

        row = Table.grid()
        row.add_column(no_wrap=True)
        row.add_column(overflow="fold")
        row.add_row(visible(mark), visible(text))
        self.console.print(row)

    def agrees(self, question: str, keys: str) -> bool:
        """Return whether somebody says yes to a question.

        Args:
            question: the question.
            keys: what may be typed, such as `(y/n)`.

        Raises:
            EOFError: the input has ended.
        """
        return self.ask(f"{question} {keys} ").lower() in YES

    def ask(self, prompt: str = "> ") -> str:
        """Return the answer to a question, without spaces around it.

        Raises:
            EOFError: the input has ended.
        """
        return self._next(self._read, prompt)

    def line(self, prompt: str = "> ") -> str:
        """Return the next line of the game, without spaces around it.

        Raises:
            EOFError: the input has ended.
        """
        return self._next(self.editor or self._read, prompt)

    @contextmanager
    def meanwhile(self, prompt: str = "> ") -> Iterator[None]:
        """Write while a line is being typed, from another thread: what was typed so far stands below it again.

        Args:
            prompt: what the line began with.
        """
        if not self.console.is_terminal:
            yield
            return
        from rich.control import Control
        from rich.segment import ControlType

        self.console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))
        yield
        lines = sys.modules.get("readline")
        self.console.file.write(prompt + (lines.get_line_buffer() if lines else ""))
        self.console.file.flush()

    def _next(self, read: Read, prompt: str) -> str:
        """Return the next line, without spaces around it.

        Raises:
            SwcoreError: `not-text` for a line of a pipe that is none; a person can type another one.
        """
        line = read(prompt)
        self._lines += 1
        if self.piped and not is_text(line):
            raise not_text(self._lines)
        return line.strip()

    def clear(self) -> None:
        """Clear the screen, where there is one."""
        if self.console.is_terminal:
            self.console.clear()
