"""Pictures of a trial, as SVG: intervals on a line, and bars. A report with them needs nothing from elsewhere."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

import attrs
from rich.cells import cell_len, set_cell_size

from swcore.wording.catalogue import FALLBACK, figure
from swcore_lab.signs import signed

LINE, TOP, RIGHT = 26, 30, 60


@attrs.frozen
class _Paper:
    """How wide a picture is: as letters of phones would be too small in one that is wide, each is drawn twice.

    Attributes:
        kind: a class of the style sheet.
        width: of all.
        left: where the names end.
        letters: of a name; wide ones, such as those of Chinese, count twice.
    """

    kind: str
    width: int
    left: int
    letters: int


PAPERS = (_Paper("wide", 760, 190, 22), _Paper("narrow", 400, 132, 12))


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
class _Scale:
    paper: _Paper
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


def intervals(
    rows: Sequence[Row],
    band: tuple[float, float],
    label: str,
    marks: Sequence[float] = (),
    axis: str = "",
    language: str = FALLBACK,
    strip: tuple[str, Mapping[str, float]] = ("", {}),
) -> str:
    """Return dots with their intervals, and a band behind them.

    Args:
        rows: from top to bottom.
        band: the ends of what is usual.
        label: what the picture shows, for those who do not see it.
        marks: where a broken line stands.
        axis: what is told below.
        language: of the numbers.
        strip: a line of small dots above the others: what it is called, and the values by name.
    """
    return "".join(_intervals(paper, rows, band, label, marks, axis, language, strip) for paper in PAPERS)


def _intervals(
    paper: _Paper,
    rows: Sequence[Row],
    band: tuple[float, float],
    label: str,
    marks: Sequence[float],
    axis: str,
    language: str,
    strip: tuple[str, Mapping[str, float]],
) -> str:
    marks = [one for one in marks if math.isfinite(one)]
    ends = [end for row in rows for end in (row.low, row.high) if math.isfinite(end)] + [*band, *marks]
    scale = _Scale(paper, min(*ends, 0) - 0.5, max(*ends, 0) + 0.5)
    first = 1 if strip[1] else 0
    height = TOP + LINE * (first + len(rows)) + 10
    x, width = scale.x(band[0]), scale.x(band[1]) - scale.x(band[0])
    parts = [
        f'<rect class="band" x="{x}" y="{TOP - 4}" width="{width:.1f}" height="{height - TOP}"/>',
        *_axis(scale, height, language),
    ]
    parts += [f'<line class="mark" x1="{scale.x(one)}" x2="{scale.x(one)}" y1="{TOP - 4}" y2="{height - 4}"/>' for one in marks]
    if first:
        y = TOP + LINE / 2
        parts.append(_name(paper, Row(strip[0], 0, 0, 0), y))
        parts += [_small_dot(scale, name, value, y, language) for name, value in strip[1].items()]
    for place, row in enumerate(rows, first):
        y = TOP + LINE * place + LINE / 2
        parts.append(_name(paper, row, y))
        parts.append(f'<line class="reach {row.style}" x1="{scale.x(row.low)}" x2="{scale.x(row.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot {row.style}" cx="{scale.x(row.mean)}" cy="{y}" r="5"/>')
        parts.append(_value(paper, row, y, language))
    if axis:
        parts.append(f'<text class="tick" x="{paper.width / 2:g}" y="{height + 14}">{escape(axis)}</text>')
        height += LINE
    return _svg(paper, parts, height, label)


def bars(rows: Sequence[Row], label: str, language: str = FALLBACK) -> str:
    """Return bars to both sides of zero.

    Args:
        rows: from top to bottom.
        label: what the picture shows, for those who do not see it.
        language: of the numbers.
    """
    return "".join(_bars(paper, rows, label, language) for paper in PAPERS)


def _bars(paper: _Paper, rows: Sequence[Row], label: str, language: str) -> str:
    most = max([abs(row.mean) for row in rows] or [1.0]) + 0.5
    scale = _Scale(paper, -most, most)
    height = TOP + LINE * len(rows) + 10
    parts = _axis(scale, height, language)
    for place, row in enumerate(rows):
        y, ends = TOP + LINE * place + LINE / 2, sorted((scale.x(0), scale.x(row.mean)))
        parts.append(_name(paper, row, y))
        parts.append(f'<rect class="bar {row.style}" x="{ends[0]}" y="{y - 8}" width="{ends[1] - ends[0]:.1f}" height="16"/>')
        parts.append(_value(paper, row, y, language))
    return _svg(paper, parts, height, label)


def _axis(scale: _Scale, height: int, language: str) -> list[str]:
    parts = []
    for value in scale.ticks():
        x, kind = scale.x(value), "zero" if value == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{x}" x2="{x}" y1="{TOP - 4}" y2="{height - 4}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{TOP - 10}">{figure(value, "+g", language) if value else "0"}</text>')
    return parts


def _small_dot(scale: _Scale, name: str, value: float, y: float, language: str) -> str:
    told = f"<title>{escape(name)}: {signed(value, language)}</title>"
    return f'<circle class="dot small" cx="{scale.x(value)}" cy="{y}" r="3.5" fill-opacity=".7">{told}</circle>'


def _name(paper: _Paper, row: Row, y: float) -> str:
    """Return the name before a line; of a long one the beginning, and the whole as what a pointer over it shows."""
    short, whole = row.name, ""
    if cell_len(row.name) > paper.letters:
        short, whole = f"{set_cell_size(row.name, paper.letters - 1).rstrip()}…", f"<title>{escape(row.name)}</title>"
    return f'<text class="name {row.style}" x="{paper.left - 12}" y="{y + 5}">{escape(short)}{whole}</text>'


def _value(paper: _Paper, row: Row, y: float, language: str) -> str:
    return f'<text class="value {row.style}" x="{paper.width - 6}" y="{y + 5}">{signed(row.mean, language)}</text>'


def _svg(paper: _Paper, parts: Sequence[str], height: int, label: str) -> str:
    head = f'<svg class="{paper.kind}" viewBox="0 0 {paper.width} {height}" role="img" aria-label="{escape(label)}">'
    return f"{head}{''.join(parts)}</svg>"
