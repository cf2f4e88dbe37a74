"""A table that breaks no number and no word in a narrow window, and is written row by row where its columns cannot stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.table import Column

GAPS = (2, 1, 0)  # blanks behind a column, the usual first; the box has one more between columns
SHORT = 10  # to which an id may be cut, with … at its end


class Fitting(Table):
    """A table whose columns are never narrower than their numbers and longest words."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it: with its usual gaps, else closer, else each row as a paragraph."""
        for column in self.columns:
            column.width = None
        ends = [self._ends(console, options, column) for column in self.columns]
        for gap in GAPS:
            self.padding = (0, gap, 0, 0)
            room = options.max_width - gap * len(ends) - (len(ends) - 1)
            if sum(most for _, most in ends) <= room:
                break
            if sum(least for least, _ in ends) <= room:
                for column, width in zip(self.columns, _shared_out(ends, room), strict=True):
                    column.width = width
                break
        else:
            yield from self._paragraphs()
            return
        yield from super().__rich_console__(console, options)

    def _ends(self, console: Console, options: ConsoleOptions, column: Column) -> tuple[int, int]:
        """Return the least width of a column, and that which it would like to have."""
        head = Measurement.get(console, options, column.header)
        cells = [Measurement.get(console, options, cell) for cell in column.cells]
        most = max((head.maximum, *(cell.maximum for cell in cells)))
        if column.no_wrap:
            return min(most, SHORT), most
        whole = column.justify == "right"  # numbers, with their units
        return max((head.minimum, *(cell.maximum if whole else cell.minimum for cell in cells))), most

    def _paragraphs(self) -> RenderResult:
        """Yield each row: its first cell, and below it what the others are."""
        if self.title:
            yield Text(str(self.title), style="table.title")
        heads = [str(column.header) for column in self.columns]
        for row in zip(*(column.cells for column in self.columns), strict=True):
            first, *rest = map(str, row)
            yield Text(f"{heads[0]}: {first}", style="bold")
            for head, cell in zip(heads[1:], rest, strict=True):
                if cell:
                    yield Text(f"  {head}: {cell}")


def _shared_out(ends: list[tuple[int, int]], room: int) -> list[int]:
    """Return widths between the least and the wished ones; what is left over goes to the first columns that lack some."""
    widths = [least for least, _ in ends]
    left = room - sum(widths)
    for place, (least, most) in enumerate(ends):
        more = min(most - least, left)
        widths[place] += more
        left -= more
    return widths
