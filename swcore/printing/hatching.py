"""Colours that can be told apart without colour: each has a hatching, as engravers of arms have drawn them for centuries."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

import attrs

from swcore.printing.shapes import Drawing, Point, Shape, Step, circle, lines, polygons


@attrs.frozen
class Tincture:
    """A colour of arms.

    Attributes:
        name: its name.
        fill: the colour of the field.
        line: the colour of the hatching.
        angles: the directions of the hatching, in degrees; none for a plain field.
        dots: whether it is dotted.
        gap: from line to line, in millimetres.
    """

    name: str
    fill: str
    line: str
    angles: tuple[float, ...] = ()
    dots: bool = False
    gap: float = 1.1


TINCTURES: Final = {
    one.name: one
    for one in (
        Tincture("red", "#c8453b", "#7c1f18", (90,)),
        Tincture("blue", "#5b8fc4", "#24507f", (0,)),
        Tincture("green", "#6fa35a", "#335f22", (45,)),
        Tincture("purple", "#9a72ad", "#553066", (-45,)),
        Tincture("black", "#6b6b6b", "#2b2b2b", (0, 90)),
        Tincture("gold", "#e9bd4b", "#8a6410", dots=True),
        Tincture("orange", "#df8a3c", "#84470f", (90, 45), gap=1.5),
        Tincture("white", "#f6f1e4", "#9a8f76"),
    )
}
DARK: Final = ("red", "blue", "green", "purple", "black", "orange")
LIGHT: Final = ("gold", "white")


@lru_cache(512)
def filled(steps: tuple[Step, ...], tincture: Tincture) -> Drawing:
    """Return an outline in a colour with its hatching."""
    rings = polygons(steps)
    found: list[Shape] = [Shape(steps, fill=tincture.fill)]
    if tincture.dots:
        dots = tuple(step for x, y in _grid(rings, 1.9) for step in circle(x, y, 0.2))
        found += [Shape(dots, fill=tincture.line)] if dots else []
    pairs = [pair for angle in tincture.angles for pair in hatch(rings, angle, tincture.gap)]
    found += [Shape(lines(pairs), pen=tincture.line, width=0.14)] if pairs else []
    return tuple(found)


def hatch(rings: Sequence[Sequence[Point]], angle: float, gap: float) -> list[tuple[Point, Point]]:
    """Return the lines of one direction that lie inside some rings.

    Args:
        rings: closed rings of points; what is inside of two of them is outside.
        angle: 0 for level lines, 90 for upright ones.
        gap: from line to line.
    """
    turn = radians(angle)
    across, along = cos(turn), sin(turn)
    flat = [[(x * across + y * along, y * across - x * along) for x, y in ring] for ring in rings]
    heights = [y for ring in flat for _, y in ring]
    found = []
    y = (min(heights) // gap) * gap + gap / 2
    while y < max(heights):
        cuts = sorted(x for ring in flat for x in _cuts(ring, y))
        for left, right in zip(cuts[::2], cuts[1::2], strict=False):
            ends = [(x * across - y * along, x * along + y * across) for x in (left, right)]
            found.append((ends[0], ends[1]))
        y += gap
    return found


def _cuts(ring: Sequence[Point], y: float) -> list[float]:
    """Return where a level line crosses a ring."""
    found = []
    for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (y1 <= y) != (y2 <= y):
            found.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return found


def _grid(rings: Sequence[Sequence[Point]], gap: float) -> list[Point]:
    """Return points in rows, every second row between those of the first, which lie inside some rings."""
    found = []
    for left, right in hatch(rings, 0, gap / 1.6):
        x = (left[0] // gap + 1) * gap + (gap / 2 if round(left[1] / (gap / 1.6) - 0.5) % 2 else 0)
        while x < right[0] - 0.3:
            if x > left[0] + 0.3:
                found.append((x, left[1]))
            x += gap
    return found
