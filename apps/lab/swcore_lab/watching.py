"""Long work that is watched: a bar, the rate, and the time that is left."""

from __future__ import annotations

import json
import math
import os
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from swcore.cli.patience import patient

if TYPE_CHECKING:
    from swcore.wording.catalogue import Catalogue

R = TypeVar("R")
Progress = Callable[[int], None]
LINES = "SWCORE_PROGRESS"  # a variable of the environment: `lines` tells another program how far the work is
REST = 0.5  # seconds between two lines
EARLY = 50  # the first of so many hold the start of the processes, so their speed is not told
QUIET = 10.0  # seconds between two signs of life in a log or a pipe


def watched(what: str, total: int | None, work: Callable[[Progress], R], guess: float = 0.0) -> R:
    """Work, with a progress bar at a terminal, a line now and then elsewhere, or lines of JSON for a program that asks for them.

    Args:
        what: what is done, in words.
        total: how many there are; None where nobody knows.
        work: is given what it calls with the number done since the last call.
        guess: about how many seconds it takes, which is told until the first one is done; 0 where nobody has looked.

    Raises:
        PluginError: `stuck` for a call of a piece that does not come back, see `swcore.cli.patience`.
    """
    if lines_wanted():
        with patient():
            return work(_in_lines(what, total))
    from rich.console import Console

    console, pace = Console(stderr=True), Pace(total, guess)
    if not console.is_terminal:
        with patient():
            return work(_now_and_then(what, pace))
    from swcore_lab.bars import bar

    with patient(), bar(what, pace, console) as progress:
        return work(progress)


class Pace:
    """How far work is, and how long the rest takes if it goes on as it went.

    Args:
        total: how many there are; None where nobody knows.
        guess: about how many seconds all of it takes; 0 where nobody has looked.
    """

    def __init__(self, total: int | None, guess: float = 0.0) -> None:
        self.total, self.done, self._guess = total, 0, guess
        self._begun = self._last = time.monotonic()
        self._texts = _texts()  # now, for a bar is drawn by a thread that knows no command

    def more(self, count: int) -> None:
        """Count what was done since the last call."""
        self.done += count
        self._last = time.monotonic()

    def rested(self, seconds: float) -> None:
        """Do not count a time in which other things were done."""
        self._begun += seconds
        self._last += seconds

    def speed(self) -> float:
        """Return how many were done in a second, up to the last one; 0 before there is one."""
        return self.done / (self._last - self._begun) if self.done and self._last > self._begun else 0.0

    def left(self) -> float | None:
        """Return the seconds that are left; None where it cannot be told."""
        now = time.monotonic()
        speed, since = self.speed(), now - self._last
        passed = now - self._begun
        if not self.done or (self.done * EARLY < (self.total or 0) and passed < QUIET):
            left = self._guess - passed
            return left if left > 0 else None
        if self.total is None or not speed:
            return None
        return max(0.0, (self.total - self.done) / speed - since)

    def told(self) -> str:
        """Return in words how much time is left, in the language of the command that runs; "" where it cannot be told."""
        seconds = self.left()
        if seconds is None:
            return ""
        minutes, rest = divmod(math.ceil(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        return self._texts("lab.left.time", time=f"{hours}:{minutes:02}:{rest:02}")


def _texts() -> Catalogue:
    """Return the texts in the language of the command that runs."""
    import click

    from swcore.wording.catalogue import Catalogue
    from swcore_lab.texts import TEXTS

    context = click.get_current_context(silent=True)
    return Catalogue(str(context.params.get("language") or "") if context else "", TEXTS)


def lines_wanted() -> bool:
    """Return whether another program reads along, so that nobody sits at a command line."""
    return os.environ.get(LINES) == "lines"


def _in_lines(what: str, total: int | None) -> Progress:
    """Return what writes how far the work is to the standard error, a line of JSON at a time."""
    done, told = 0, 0.0

    def progress(more: int) -> None:
        nonlocal done, told
        done += more
        if done == total or time.monotonic() - told > REST:
            told = time.monotonic()
            print(json.dumps({"what": what, "done": done, "of": total}), file=sys.stderr, flush=True)

    return progress


def _now_and_then(what: str, pace: Pace) -> Progress:
    """Return what tells on the standard error now and then how far the work is, and how much time is left."""
    told = time.monotonic()

    def progress(more: int) -> None:
        nonlocal told
        pace.more(more)
        if time.monotonic() - told > QUIET:
            told = time.monotonic()
            far = f"{pace.done}" if pace.total is None else f"{pace.done}/{pace.total}"
            print(", ".join(filter(None, (f"{what}: {far}", pace.told()))), file=sys.stderr, flush=True)

    return progress


def processes(jobs: int | None) -> int:
    """Return how many processes work: as said, or as many as processors."""
    return jobs or os.cpu_count() or 1
