"""Pictures of a trial, as SVG: intervals on a line, and bars. A report with them needs nothing from elsewhere."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

from swcore.wording.catalogue import FALLBACK, figure
from swcore_lab.paper import GAP, NAME, PAPERS, TOP, Paper, Row, Scale
from swcore_lab.signs import signed

__all__ = ["Row", "bars", "intervals"]


def intervals(
    rows: Sequence[Row],
    band: tuple[float, float],
    label: str,
    marks: Sequence[float] = (),
    axis: str = "",
    language: str = FALLBACK,
    strip: tuple[str, Mapping[str, float]] = ("", {}),
    path: Sequence[float] = (),
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
        path: a value in each row, through which a thin line goes.
    """
    first = [Row(strip[0], 0, 0, 0)] if strip[1] else []
    drawn = (_intervals(paper.beside([*first, *rows]), rows, band, label, marks, language, strip, path) for paper in PAPERS)
    return _figure("".join(drawn), axis)


def _intervals(
    paper: Paper,
    rows: Sequence[Row],
    band: tuple[float, float],
    label: str,
    marks: Sequence[float],
    language: str,
    strip: tuple[str, Mapping[str, float]],
    path: Sequence[float],
) -> str:
    marks = [one for one in marks if math.isfinite(one)]
    ends = [end for row in rows for end in (row.low, row.high) if math.isfinite(end)] + [*band, *marks]
    scale = Scale(paper, min(*ends, 0) - 0.5, max(*ends, 0) + 0.5)
    lines, end = paper.placed([Row(strip[0], 0, 0, 0), *rows] if strip[1] else rows)
    height = end + 10
    x, width = scale.x(band[0]), scale.x(band[1]) - scale.x(band[0])
    parts = [
        f'<rect class="band" x="{x}" y="{TOP - 4}" width="{width:.1f}" height="{height - TOP}"/>',
        *_axis(scale, height, language),
    ]
    parts += [f'<line class="mark" x1="{scale.x(one)}" x2="{scale.x(one)}" y1="{TOP - 4}" y2="{height - 4}"/>' for one in marks]
    if strip[1]:
        (row, y), *lines = lines
        parts.append(_name(paper, row, y))
        parts += [_small_dot(scale, name, value, y, language) for name, value in strip[1].items()]
    if path:
        points = " ".join(f"{scale.x(value)},{y}" for value, (_, y) in zip(path, lines, strict=True))
        parts.append(f'<polyline class="path" points="{points}"/>')
    for row, y in lines:
        parts.append(_name(paper, row, y))
        parts.append(f'<line class="reach {row.style}" x1="{scale.x(row.low)}" x2="{scale.x(row.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot {row.style}" cx="{scale.x(row.mean)}" cy="{y}" r="5"/>')
        parts.append(_value(paper, row, y, language))
    return _svg(paper, parts, height, label)


def bars(rows: Sequence[Row], label: str, axis: str = "", language: str = FALLBACK) -> str:
    """Return bars to both sides of zero.

    Args:
        rows: from top to bottom.
        label: what the picture shows, for those who do not see it.
        axis: what is told below.
        language: of the numbers.
    """
    return _figure("".join(_bars(paper.beside(rows), rows, label, language) for paper in PAPERS), axis)


def _bars(paper: Paper, rows: Sequence[Row], label: str, language: str) -> str:
    most = max([abs(row.mean) for row in rows] or [1.0]) + 0.5
    scale = Scale(paper, -most, most)
    lines, end = paper.placed(rows)
    height = end + 10
    parts = _axis(scale, height, language)
    for row, y in lines:
        ends = sorted((scale.x(0), scale.x(row.mean)))
        parts.append(_name(paper, row, y))
        parts.append(f'<rect class="bar {row.style}" x="{ends[0]}" y="{y - 8}" width="{ends[1] - ends[0]:.1f}" height="16"/>')
        parts.append(_value(paper, row, y, language))
    return _svg(paper, parts, height, label)


def _axis(scale: Scale, height: int, language: str) -> list[str]:
    parts = []
    for value in scale.ticks():
        x, kind = scale.x(value), "zero" if value == 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{x}" x2="{x}" y1="{TOP - 4}" y2="{height - 4}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{TOP - 10}">{figure(value, "+g", language) if value else "0"}</text>')
    return parts


def _small_dot(scale: Scale, name: str, value: float, y: float, language: str) -> str:
    told = f"<title>{escape(name)}: {signed(value, language)}</title>"
    return f'<circle class="dot small" cx="{scale.x(value)}" cy="{y}" r="3.5" fill-opacity=".7">{told}</circle>'


def _name(paper: Paper, row: Row, y: float) -> str:
    """Return the name before a line, or above it where it is too long for that."""
    lines = paper.above(row)
    if not lines:
        return f'<text class="name {row.style}" x="{paper.left - GAP}" y="{y + 5}">{escape(row.name)}</text>'
    first = y - paper.line / 2 - NAME * (len(lines) - 1) - 4
    return "".join(
        f'<text class="above {row.style}" x="{GAP}" y="{first + NAME * place}">{escape(line)}</text>'
        for place, line in enumerate(lines)
    )


def _value(paper: Paper, row: Row, y: float, language: str) -> str:
    return f'<text class="value {row.style}" x="{paper.width - 6}" y="{y + 5}">{signed(row.mean, language)}</text>'


def _figure(drawn: str, axis: str) -> str:
    """Return drawings with what is told below them, which is no part of them, so that it breaks where the page is narrow."""
    told = f"<figcaption>{escape(axis)}</figcaption>" if axis else ""
    return f"<figure>{drawn}{told}</figure>"


def _svg(paper: Paper, parts: Sequence[str], height: int, label: str) -> str:
    head = f'<svg class="{paper.kind}" viewBox="0 0 {paper.width} {height}" role="img" aria-label="{escape(label)}">'
    return f"{head}{''.join(parts)}</svg>"
