"""Large drawings on several pages: cut into tiles that overlap by a flap to glue on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from typing import Final

import attrs

from swcore.printing.fonts import font
from swcore.printing.parts import FOLD_DASH, FOLD_PEN, Part, Sketch, cut, made
from swcore.printing.shapes import Drawn, Move, Point, Shape, Step, Text, box, lines, moved, outline, polygons

FLAP_ROLE: Final = "flap"
FLAP: Final = 8.0
"""How far a tile goes on below the next one, in millimetres."""
SMALL: Final = 12.0
"""The size up to which something is not cut at the edge of a tile, but stands on the tile of its middle."""


@attrs.frozen
class Frame:
    """A rectangle: its left, upper, right and lower edge."""

    left: float
    top: float
    right: float
    low: float

    def holds(self, point: Point) -> bool:
        """Return whether a point lies inside."""
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.low


def tiles(name: str, drawing: Sequence[Drawn], size: Point, room: Point) -> list[Part]:
    """Return a drawing as tiles, row by row.

    Args:
        name: of the drawing, for its parts.
        drawing: what is drawn; what is filled, and lines, are clipped, what is small stands on the tile of its middle.
        size: its width and height, in millimetres.
        room: the largest tile that fits on a page.
    """
    columns, rows = (_count(whole, most) for whole, most in zip(size, room, strict=True))
    wide, high = size[0] / columns, size[1] / rows
    found = []
    for row in range(rows):
        for column in range(columns):
            right, low = column < columns - 1, row < rows - 1
            frame = Frame(column * wide, row * high, (column + 1) * wide + FLAP * right, (row + 1) * high + FLAP * low)
            found.append(_tile(name, drawing, frame, (wide, high), right=right, low=low))
    return found


def pages_of(size: Point, room: Point) -> int:
    """Return how many tiles a drawing takes.

    Args:
        size, room: as for `tiles`.
    """
    return _count(size[0], room[0]) * _count(size[1], room[1])


def _count(whole: float, most: float) -> int:
    """Return how many tiles lie beside each other: each but the last has a flap."""
    return 1 if whole <= most + 0.01 else ceil(whole / (most - FLAP) - 0.001)


def _tile(name: str, drawing: Sequence[Drawn], frame: Frame, inner: Point, *, right: bool, low: bool) -> Part:
    face = Sketch()
    width, height = frame.right - frame.left, frame.low - frame.top
    for one in drawing:
        face.add(*moved(clipped(one, frame), Move(-frame.left, -frame.top)))
    edges = [((inner[0], 0.0), (inner[0], height))] * right + [((0.0, inner[1]), (width, inner[1]))] * low
    if edges:
        face.add(Shape(lines(edges), pen=FOLD_PEN, width=0.2, dash=FOLD_DASH, role=FLAP_ROLE))
    face.add(cut(box(0, 0, width, height)))
    return made("tile", name, width, height, face)


def clipped(one: Drawn, frame: Frame) -> Iterator[Drawn]:
    """Yield what of a shape lies inside a frame.

    Args:
        one: a shape, or a line of text, which is there as a whole or not at all.
        frame: the frame.
    """
    if isinstance(one, Text):
        middle = one.x + font(one.font).width(one.text, one.size) / 2, one.y
        if frame.holds(middle):
            yield one
        return
    xs, ys = zip(*one.points(), strict=True)
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    if max(xs) - min(xs) <= SMALL and max(ys) - min(ys) <= SMALL:
        if frame.holds(middle):
            yield one
    elif all(frame.holds(point) for point in one.points()):
        yield one
    else:
        yield from _cut_off(one, frame)


def _cut_off(one: Shape, frame: Frame) -> Iterator[Drawn]:
    if one.fill:
        rings = [ring for ring in (inside(ring, frame) for ring in polygons(one.steps)) if len(ring) > 2]
        steps = tuple(step for ring in rings for step in outline(ring))
        if steps:
            yield attrs.evolve(one, steps=steps, pen="")
    if one.pen:
        closed = any(step == "Z" for step, _ in one.steps)
        pairs = [pair for ring in polygons(one.steps) for pair in _kept(ring, frame, closed=closed)]
        if pairs:
            yield attrs.evolve(one, steps=_joined(pairs), fill="")


def inside(ring: Sequence[Point], frame: Frame) -> list[Point]:
    """Return what of a ring lies inside a frame; where it was cut off it runs along the edge (Sutherland and Hodgman)."""
    found = list(ring)
    for axis, limit, sign in ((0, frame.left, 1), (0, frame.right, -1), (1, frame.top, 1), (1, frame.low, -1)):
        kept: list[Point] = []
        for here, after in zip(found, [*found[1:], *found[:1]], strict=True):
            a, b = (here[axis] - limit) * sign, (after[axis] - limit) * sign
            if a >= 0:
                kept.append(here)
            if (a >= 0) != (b >= 0):
                kept.append(_between(here, after, a / (a - b)))
        found = kept
    return found


def _kept(ring: Sequence[Point], frame: Frame, *, closed: bool) -> Iterator[tuple[Point, Point]]:
    """Yield what of the sides of a ring lies inside a frame (Liang and Barsky)."""
    after = [*ring[1:], ring[0]] if closed else ring[1:]
    for (x1, y1), (x2, y2) in zip(ring, after, strict=False):
        start, end = 0.0, 1.0
        for way, room in (
            (x1 - x2, x1 - frame.left),
            (x2 - x1, frame.right - x1),
            (y1 - y2, y1 - frame.top),
            (y2 - y1, frame.low - y1),
        ):
            if way == 0:
                end = end if room >= 0 else -1.0
            elif way < 0:
                start = max(start, room / way)
            else:
                end = min(end, room / way)
        if start < end:
            yield _between((x1, y1), (x2, y2), start), _between((x1, y1), (x2, y2), end)


def _joined(pairs: Iterable[tuple[Point, Point]]) -> tuple[Step, ...]:
    """Return lines as one outline; those that follow each other are drawn without a break."""
    steps: list[Step] = []
    last: Point | None = None
    for one, other in pairs:
        if one != last:
            steps.append(("M", (one,)))
        steps.append(("L", (other,)))
        last = other
    return tuple(steps)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])
