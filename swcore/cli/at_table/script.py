"""Lines for a table that come from a pipe or a file: text in UTF-8, or nothing of it is carried out."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO

from swcore.cli.output import visible
from swcore.cli.terminal import not_text

BOM = "\ufeff"
NUL = b"\0"


class Script:
    """The lines of the standard input.

    Args:
        stream: where they come from, as bytes.

    Raises:
        SwcoreError: `not-text` for a file with a line that is not; of a pipe that is told when the line comes.
    """

    def __init__(self, stream: BinaryIO) -> None:
        self._stream, self._number = stream, 0
        if stream.seekable():
            begins = stream.tell()
            for _ in self:
                pass
            stream.seek(begins)
            self._number = 0

    def __iter__(self) -> Iterator[str]:
        while raw := self._stream.readline():
            self._number += 1
            yield _decoded(raw, self._number)

    def read(self, prompt: str) -> str:
        """Return the next line, and write it behind its prompt as if it had been typed.

        Raises:
            EOFError: the input has ended.
            SwcoreError: `not-text`.
        """
        print(prompt, end="", flush=True)
        line = next(iter(self), None)
        if line is None:
            print()
            raise EOFError
        print(visible(line))
        return line


def _decoded(raw: bytes, number: int) -> str:
    """Return a line as text, without its end and the mark that some editors put before the first."""
    try:
        if NUL in raw:
            raise ValueError("a NUL is no text")
        text = raw.decode()
    except ValueError:
        raise not_text(number) from None
    return (text.removeprefix(BOM) if number == 1 else text).rstrip("\r\n")


def script() -> Script:
    """Return the lines of the standard input."""
    return Script(sys.stdin.buffer)
