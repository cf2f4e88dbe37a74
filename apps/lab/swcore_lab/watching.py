"""Long work that is watched: a bar, the rate, and the time that is left."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from typing import TypeVar

from swcore.cli.patience import patient

R = TypeVar("R")
Progress = Callable[[int], None]
LINES = "SWCORE_PROGRESS"  # a variable of the environment: `lines` tells another program how far the work is
REST = 0.5  # seconds between two lines
QUIET = 10.0  # seconds between two signs of life in a log or a pipe


def watched(what: str, total: int | None, work: Callable[[Progress], R]) -> R:
    """Work, with a progress bar at a terminal, a line now and then elsewhere, or lines of JSON for a program that asks for them.

    Args:
        what: what is done, in words.
        total: how many there are; None where nobody knows.
        work: is given what it calls with the number done since the last call.

    Raises:
        PluginError: `stuck` for a call of a piece that does not come back, see `swcore.cli.patience`.
    """
    if lines_wanted():
        with patient():
            return work(_in_lines(what, total))
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        """How many there are in a second."""

        def render(self, task: Task) -> Text:
            """Return the rate."""
            speed = task.finished_speed or task.speed
            return Text(f"{speed:.1f}/s" if speed else "", style="progress.data.speed")

    console = Console(stderr=True)
    if not console.is_terminal:
        with patient():
            return work(_now_and_then(what, total))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with patient(), Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        return work(lambda done: bar.advance(task, done))


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


def _now_and_then(what: str, total: int | None) -> Progress:
    """Return what tells on the standard error now and then how far the work is, in words."""
    done, told = 0, time.monotonic()

    def progress(more: int) -> None:
        nonlocal done, told
        done += more
        if time.monotonic() - told > QUIET:
            told = time.monotonic()
            print(f"{what}: {done}{'' if total is None else f'/{total}'}", file=sys.stderr, flush=True)

    return progress


def processes(jobs: int | None) -> int:
    """Return how many processes work: as said, or as many as processors."""
    return jobs or os.cpu_count() or 1
