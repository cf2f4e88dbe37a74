"""What people who share a terminal have not read yet: each is told what the others did, a turn in a sentence or two.

The one who acts is told at once and in detail; this is for all the others, so it is made of what everybody may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from swcore.cli.contract import Narrator
    from swcore.engine.log import Step


@attrs.frozen
class Entry:
    """Some lines.

    Attributes:
        after: how many steps had been taken when they were told.
        lines: what they say.
        knows: the seat that did all of it and was told at once, or None.
    """

    after: int
    lines: list[str]
    knows: int | None


class Chronicle:
    """The news of one game.

    Args:
        narrators: makes a new narrator.
        people: the seats that share the terminal.
    """

    def __init__(self, narrators: Callable[[], Narrator], people: Sequence[int]) -> None:
        self._narrators = narrators
        self._read = dict.fromkeys(people, 0)  # by seat, how many steps had been taken when it read the news
        self._at_once: list[bool] = []  # by step, whether its seat was told at once what it did
        self._flushed: set[int] = set()
        self._opened = self._most = 0  # steps that were there when the game was opened, and how many lines to tell of them

    def begin(self, steps: Sequence[Step]) -> None:
        """Hear a game from its first step on: when it is opened, and after steps were taken back."""
        at_once = [*self._at_once[: len(steps)], *[False] * (len(steps) - len(self._at_once))]
        self._flushed = {after for after in self._flushed if after <= len(steps)}
        self._read = {seat: min(read, len(steps)) for seat, read in self._read.items()}
        self._narrator, self._at_once = self._narrators(), []
        self._entries: list[Entry] = []
        self._doers: set[int | None] = set()
        for step, told in zip(steps, at_once, strict=True):
            self.hear(step, at_once=told)
            if len(self._at_once) in self._flushed:
                self.flush()
        self._shorten()

    def hear(self, step: Step, *, at_once: bool) -> None:
        """Take in one step.

        Args:
            step: the step.
            at_once: whether its seat has been told what it did.
        """
        self._at_once.append(at_once)
        if step.action is not None:  # the set-up is nobody's deed
            self._doers.add(step.seat if at_once else None)
        self._enter(self._narrator.hear(step))

    def flush(self) -> None:
        """Tell what has been heard of a turn that goes on."""
        self._flushed.add(len(self._at_once))
        self._enter(self._narrator.flush())

    def shorten(self, lines: int) -> None:
        """Leave only the last lines of what was before: enough for somebody who comes back to a game."""
        self._opened, self._most = len(self._at_once), lines
        self._shorten()

    def _shorten(self) -> None:
        old = [line for entry in self._entries if entry.after <= self._opened for line in entry.lines][-self._most :]
        new = [entry for entry in self._entries if entry.after > self._opened]
        self._entries = [Entry(min(self._opened, len(self._at_once)), old, None), *new]

    def news(self, seat: int) -> list[str]:
        """Return what a seat has not read yet; it has, then."""
        read, self._read[seat] = self._read[seat], len(self._at_once)
        return [line for entry in self._entries if entry.after > read and entry.knows != seat for line in entry.lines]

    def _enter(self, lines: list[str]) -> None:
        if lines:
            knows = next(iter(self._doers)) if len(self._doers) == 1 else None
            self._entries.append(Entry(len(self._at_once), lines, knows))
            self._doers = set()
