"""The progress bar at a terminal: how far the work is, how fast it goes, and how much time is left."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.table import Column
from rich.text import Text

from swcore_lab import watching

LEAST, MOST = 6, 40  # columns of a bar; where there is no room for the least, the rate is left out, too
REST = 9 + 12 + 4  # columns for the rate, the time that is left, and what is between the columns
MINUTE = 60
_shown: list[tuple[Progress, watching.Pace]] = []  # the bars that are open, the inner ones last


class Told(ProgressColumn):
    """A column that says what is known of the pace: nothing before there is something to say.

    Args:
        tell: returns it in words.
        style: of the words.
    """

    def __init__(self, tell: Callable[[], str], style: str) -> None:
        super().__init__(Column(no_wrap=True))
        self._tell, self._style = tell, style

    def render(self, task: Task) -> Text:
        """Return the words."""
        return Text(self._tell(), style=self._style)


def _rate(pace: watching.Pace) -> str:
    """Return how many there are in a second, or in a minute; "" before there is one."""
    speed, per = pace.speed(), "s"
    if speed < 1:
        speed, per = speed * MINUTE, "min"
    return f"{speed:.1f}/{per}" if speed else ""


@contextmanager
def bar(what: str, pace: watching.Pace, console: Console) -> Iterator[watching.Progress]:
    """Show a bar as long as the block lasts, and yield what moves it.

    A narrow terminal shows the numbers alone, and what is done in two lines.

    Args:
        what: what is done, in words.
        pace: of the work.
        console: the terminal.
    """
    room = console.width - cell_len(what) - 2 * len(str(pace.total)) - 1 - REST
    name, count = TextColumn("{task.description}", table_column=Column()), MofNCompleteColumn(table_column=Column(no_wrap=True))
    left = Told(pace.told, "progress.remaining")
    wide = (name, BarColumn(min(room, MOST)), count, Told(partial(_rate, pace), "progress.data.speed"), left)
    columns = wide if room >= LEAST else (name, count, left)
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task(what, total=pace.total)

        def progress(done: int) -> None:
            pace.more(done)
            shown.advance(task, done)

        _shown.append((shown, pace))
        try:
            yield progress
        finally:
            _shown.pop()


@contextmanager
def hidden() -> Iterator[None]:
    """Take the bar away as long as the block lasts, where there is one: for other lines, or a bar of other work."""
    shown, pace = _shown[-1] if _shown else (None, None)
    begun = time.monotonic()
    if shown:
        shown.stop()
    try:
        yield
    finally:
        if shown and pace:
            pace.rested(time.monotonic() - begun)
            shown.start()
