"""Long work that is watched: a bar, the rate, and the time that is left."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

R = TypeVar("R")
Progress = Callable[[int], None]


def watched(what: str, total: int, work: Callable[[Progress], R]) -> R:
    """Work, with a progress bar where there is a terminal for it.

    Args:
        what: what is done, in words.
        total: how many there are.
        work: is given what it calls with the number done since the last call.
    """
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
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        return work(lambda done: bar.advance(task, done))


def processes(jobs: int | None) -> int:
    """Return how many processes work: as said, or as many as processors."""
    return jobs or os.cpu_count() or 1
