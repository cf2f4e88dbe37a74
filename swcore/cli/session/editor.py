"""The keyboard of a game: line editing, history and completion, by prompt_toolkit where it is installed (`swcore[terminal]`)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from swcore.cli.output import visible

if TYPE_CHECKING:
    Read = Callable[[str], str]
    Choices = Callable[[str], Sequence[tuple[str, str]]]
    Preview = Callable[[str], str]

KEPT, LONGEST = 500, 400  # lines of history, and letters of one
DUMB = ("dumb", "unknown", "")  # terminals that can neither move the cursor nor erase


def line_editor(history: Path | None, choices: Choices, preview: Preview) -> Read | None:
    """Return a function that reads a line with all that a good keyboard needs, or None where there is no such thing.

    Args:
        history: the file that keeps the lines for the next game, or None.
        choices: the words that may stand at the end of a text, each with what it means.
        preview: what a text would do; shown beside it.
    """
    if os.name != "nt" and os.environ.get("TERM", "") in DUMB:
        return None
    try:
        from swcore.cli.session import keyboard
    except ImportError:
        with suppress(ImportError):
            import readline  # noqa: F401  # `input` has arrow keys with it
        return None
    try:
        return keyboard.reader(history, choices, preview)
    except Exception:  # a console of a kind that prompt_toolkit does not know, each with an error of its own
        return None


def installed() -> bool:
    """Return whether prompt_toolkit is there."""
    from importlib.util import find_spec

    return find_spec("prompt_toolkit") is not None


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
            held = self.path.read_text("utf-8", errors="replace").splitlines()
        except OSError:
            return []
        lines = [visible(line)[:LONGEST] for line in held if line.strip()]
        if len(lines) > 2 * KEPT:
            with suppress(OSError):
                self.path.write_text("".join(f"{line}\n" for line in lines[-KEPT:]), "utf-8")
        return lines[-KEPT:]

    def add(self, line: str) -> None:
        """Append a line."""
        if self.path is None or not self.worth(line):
            return
        self.last = line
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8", errors="replace") as file:
                file.write(f"{visible(line)[:LONGEST]}\n")

    def worth(self, line: str) -> bool:
        """Return whether a line says anything later on: a number of a list that has gone does not."""
        return bool(line.strip()) and not line.strip().isdecimal() and line != self.last


def ending(text: str, words: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, int]]:
    """Yield the words that go on from the last one of a text, as (word, what it means, letters that it replaces)."""
    begun = text.split(" ")[-1].lstrip("?")
    for word, about in words:
        if any(
            one.lower().startswith(begun.lower()) for one in (word, word.rpartition(".")[2])
        ):  # of an id the last part will do
            yield word, about, len(begun)
