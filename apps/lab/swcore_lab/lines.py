"""Intervals as lines of text: a dot where the mean is, and a line through it as long as the interval."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isfinite

from rich.cells import cell_len, chop_cells

from swcore.wording.catalogue import Catalogue
from swcore_lab.paper import Row
from swcore_lab.signs import signed

DOT, LINE, ZERO, CROSSED = "●", "─", "│", "┼"
MOST, LEAST = 72, 12  # columns of the picture
BESIDE = 8  # columns for the blanks on both sides of it, and the number


def lined(rows: Sequence[Row], width: int, texts: Catalogue) -> Iterator[tuple[str, bool]]:
    """Yield each row as a line, and whether it is one's own piece; then how to read them.

    A name that leaves too little room for the picture stands on lines of its own above it.

    Args:
        rows: from top to bottom.
        width: columns of the terminal.
        texts: the texts of the lab.
    """
    room = width - BESIDE - LEAST
    names = max([size for row in rows if (size := cell_len(row.name)) <= room], default=0)
    scale = _Columns(rows, min(MOST, width - BESIDE - names))
    for row in rows:
        name, mine = row.name, row.style == "mine"
        if cell_len(name) > names:
            yield from ((part, mine) for part in chop_cells(name, width))
            name = ""
        yield f"{' ' * (names - cell_len(name))}{name} {scale.drawn(row)} {signed(row.mean, texts.language):>6}", mine
    yield texts("lab.chart.lines", dot=DOT, line=LINE, zero=ZERO), False


class _Columns:
    """Where values lie in a line.

    Args:
        rows: whose values are drawn; 0 has its place, too.
        count: of columns.
    """

    def __init__(self, rows: Sequence[Row], count: int) -> None:
        ends = [0.0, *(end for row in rows for end in (row.low, row.mean, row.high) if isfinite(end))]
        self.low, self.high, self.count = min(ends), max(ends), count

    def at(self, value: float) -> int:
        """Return the column of a value; of one that lies outside, the first or the last column."""
        if self.high == self.low:
            return 0
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(share * (self.count - 1))

    def drawn(self, row: Row) -> str:
        """Return the picture of a row."""
        zero, line = self.at(0), [" "] * self.count
        low, high = self.at(row.low), self.at(row.high)
        line[low : high + 1] = LINE * (high + 1 - low)
        line[zero] = CROSSED if line[zero] == LINE else ZERO
        line[self.at(row.mean)] = DOT
        return "".join(line)
