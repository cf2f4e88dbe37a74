"""The paper of a picture: how wide it is, where its names end, and where the values of its lines lie."""

from __future__ import annotations

import math
from collections.abc import Sequence

import attrs
from rich.cells import cell_len

TOP, RIGHT, GAP = 30, 60, 12
SIZE, BOLD = 13, 1.13  # of letters, and how much broader bold ones are
THIN, SLIM, BROAD = frozenset("ijl .,:;'|"), frozenset("frt()[]-"), frozenset("mwMWжмфшщыюЖМФШЩЫЮ")
NAME = 17  # of a line of a name that stands above what it names
LEAST = 60


@attrs.frozen
class Row:
    """A line of a chart.

    Attributes:
        name: what stands before it.
        mean: the dot, or the end of the bar.
        low, high: the interval; the same as the mean for none.
        style: a class of the style sheet: `mine`, `sure`, or "".
    """

    name: str
    mean: float
    low: float
    high: float
    style: str = ""


@attrs.frozen
class Paper:
    """How wide a picture is: as letters of phones would be too small in one that is wide, each is drawn twice.

    Attributes:
        kind: a class of the style sheet.
        width: of all.
        most: what names may take of it; a longer one stands above its line, so that none is cut.
        line: how high a line is.
        left: where the names end.
    """

    kind: str
    width: int
    most: int
    line: int
    left: int = 0

    def beside(self, rows: Sequence[Row]) -> Paper:
        """Return the paper with room for the names of rows."""
        sizes = [size for row in rows if (size := breadth(row.name, row.style)) + GAP <= self.most]
        return attrs.evolve(self, left=math.ceil(max([LEAST, *sizes]) + GAP))

    def above(self, row: Row) -> list[str]:
        """Return the lines of a name that stand above its line; none for one that has room before it."""
        if breadth(row.name, row.style) + GAP <= self.left:
            return []
        return wrapped(row.name, self.width - 2 * GAP, row.style)

    def placed(self, rows: Sequence[Row]) -> tuple[list[tuple[Row, float]], int]:
        """Return each row with where it lies, and where the last one ends."""
        found, end = [], TOP
        for row in rows:
            end += NAME * len(self.above(row)) + self.line
            found.append((row, end - self.line / 2))
        return found, end


PAPERS = (Paper("wide", 760, 300, 26), Paper("narrow", 400, 180, 22))


@attrs.frozen
class Scale:
    """Where values lie on paper, from a lowest one to a highest one."""

    paper: Paper
    low: float
    high: float

    def x(self, value: float) -> float:
        """Return where a value lies."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(self.paper.left + share * (self.paper.width - self.paper.left - RIGHT), 1)

    def ticks(self) -> list[float]:
        """Return round values to mark."""
        span = self.high - self.low
        most = self.paper.width // 90
        step = next(one for one in (0.5, 1, 2, 5, 10, 20, 50, 100, 1000, math.inf) if span / one <= most)
        first = math.ceil(self.low / step)
        return [number * step for number in range(first, math.floor(self.high / step) + 1)]


def breadth(text: str, style: str = "") -> float:
    """Return how broad a text is at most, in the broadest of the usual fonts; that of a piece of one's own is bold.

    Args:
        text: the text.
        style: as of a row.
    """
    return sum(map(_share, text)) * SIZE * (BOLD if style == "mine" else 1)


def _share(letter: str) -> float:
    """Return how broad a letter is, as a share of the size of letters."""
    if letter in THIN or letter in SLIM:
        return 0.34 if letter in THIN else 0.44
    cells = cell_len(letter)
    return 0.0 if not cells else 1.0 if cells > 1 or letter in BROAD else 0.79 if letter.isupper() else 0.64


def wrapped(text: str, most: float, style: str = "") -> list[str]:
    """Return the lines of a text; they break at blanks, and within a word only where that is longer than a line.

    Args:
        text: the text.
        most: how broad a line may be.
        style: as of a row.
    """
    lines = [""]
    for word in text.split():
        joined = f"{lines[-1]} {word}".lstrip()
        if breadth(joined, style) <= most:
            lines[-1] = joined
            continue
        lines += [""] * bool(lines[-1])
        for letter in word:
            if breadth(lines[-1] + letter, style) > most:
                lines.append("")
            lines[-1] += letter
    return lines
