"""The lines that are typed: kept in a file, and what they may go on with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from swcore.cli.output import visible
from swcore.text.figures import is_count
from swcore.text.reading import check_regular, read_capped
from swcore.text.writing import put

Read = Callable[[str], str]
Choices = Callable[[str], Sequence[tuple[str, str]]]
Preview = Callable[[str], str]
KEPT, LONGEST = 500, 400  # lines of history, and letters of one
MOST_BYTES = 16 * KEPT * LONGEST  # of a file of history


class Lines:
    """The lines that were typed, oldest first, in a file. Where the file cannot be used they last as long as the program.

    Args:
        path: the file, or None.
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.last = ""

    def read(self) -> list[str]:
        """Return what the file holds; a file that has grown long is cut."""
        if self.path is None:
            return []
        try:
            held = read_capped(self.path, MOST_BYTES)[:MOST_BYTES].decode("utf-8", errors="replace").splitlines()
        except OSError:
            return []
        lines = [visible(line)[:LONGEST] for line in held if line.strip()]
        if len(lines) > 2 * KEPT:
            with suppress(OSError):
                put(self.path, "".join(f"{line}\n" for line in lines[-KEPT:]))
        return lines[-KEPT:]

    def add(self, line: str) -> None:
        """Append a line."""
        if self.path is None or not self.worth(line):
            return
        self.last = line
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists():
                check_regular(self.path)  # a pipe would wait for a reader
            with self.path.open("a", encoding="utf-8", errors="replace") as file:
                file.write(f"{visible(line)[:LONGEST]}\n")

    def worth(self, line: str) -> bool:
        """Return whether a line says anything later on: a number of a list that has gone does not."""
        return bool(line.strip()) and not is_count(line.strip()) and line != self.last


def ending(text: str, words: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, int]]:
    """Yield the words that go on from the last one of a text, as (word, what it means, letters that it replaces)."""
    begun = text.split(" ")[-1].lstrip("?")
    for word, about in words:
        if any(
            one.lower().startswith(begun.lower()) for one in (word, word.rpartition(".")[2])
        ):  # of an id the last part is enough
            yield word, about, len(begun)
