"""From outlines to dots, and from dots to the cells of a terminal: a cell is two dots wide and four high, as in braille."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import attrs

from swcore.cli.drawing.layout import Part, Shape, Spot, spots
from swcore.wording.scene import Point

ACROSS, DOWN = 2, 4  # dots of a cell
GAP = 6  # dots between two islands
NOTHING = -1
BRAILLE = 0x2800
BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of a braille letter, by row and column of the dot


@attrs.frozen
class Cells:
    """A map in cells.

    Attributes:
        names: ids of the areas by number.
        owner: by row and column the number of the area that most of the cell belongs to, or -1.
        lines: by row and column the dots of borders in it, as the bits of a braille letter.
        places: by area the cell at which its label would stand, as (row, column).
    """

    names: tuple[str, ...]
    owner: tuple[tuple[int, ...], ...]
    lines: tuple[tuple[int, ...], ...]
    places: tuple[tuple[int, int], ...]

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.owner)


@lru_cache(maxsize=16)
def cells(parts: tuple[Part, ...], width: int, height: int) -> Cells:
    """Return a map drawn into so many columns and rows.

    Args:
        parts: its islands.
        width, height: the room, in cells.
    """
    names: list[str] = []
    places: list[tuple[int, int]] = []
    dots = [[NOTHING] * (width * ACROSS) for _ in range(height * DOWN)]
    for spot in spots(parts, width * ACROSS, height * DOWN, GAP):
        first = len(names)
        for shape in spot.part.shapes:
            x, y = _at(spot, shape.place)
            places.append((min(height - 1, max(0, int(y) // DOWN)), min(width - 1, max(0, int(x) // ACROSS))))
            names.append(shape.id)
        _draw(dots, spot, first)
    owner, lines = _in_cells(dots, width, height)
    return Cells(tuple(names), owner, lines, tuple(places))


def _at(spot: Spot, point: Point) -> tuple[float, float]:
    return point[0] * spot.by_x + spot.left, point[1] * spot.by_y + spot.top


def _draw(dots: list[list[int]], spot: Spot, first: int) -> None:
    """Give the dots of a part to its areas: to those with outlines what lies in them, to the others what lies nearest."""
    shapes = spot.part.shapes
    if any(shape.outline for shape in shapes):  # those that came later lie round on the others
        for number, shape in sorted(enumerate(shapes), key=lambda one: not one[1].outline):
            _fill(dots, [_at(spot, point) for point in shape.outline or _round(spot, shape)], first + number)
        return
    left, top, right, bottom = spot.box
    seeds = [(*_at(spot, shape.place), first + number) for number, shape in enumerate(shapes)]
    for y in range(max(0, top), min(len(dots), bottom)):
        row, near = dots[y], sorted(seeds, key=lambda seed: abs(seed[1] - y))
        for x in range(max(0, left), min(len(row), right)):
            best, chosen = 1e18, NOTHING
            for seed_x, seed_y, number in near:
                down = seed_y - y
                if down * down >= best:
                    break
                far = down * down + (seed_x - x) * (seed_x - x)
                if far < best:
                    best, chosen = far, number
            row[x] = chosen


def _round(spot: Spot, shape: Shape) -> list[Point]:
    """Return a circle around the place of an area, as large as a third of the average one is wide."""
    radius = 0.3 * math.sqrt(spot.part.width * spot.part.height / len(spot.part.shapes))
    turns = [math.tau * side / 24 for side in range(24)]
    return [(shape.place[0] + radius * math.cos(turn), shape.place[1] + radius * math.sin(turn)) for turn in turns]


def _fill(dots: list[list[int]], corners: Sequence[Point], number: int) -> None:
    """Give the dots whose middle lies inside an outline to an area, line by line."""
    low, high = min(y for _, y in corners), max(y for _, y in corners)
    for y in range(max(0, int(low)), min(len(dots), int(high) + 1)):
        middle, cuts = y + 0.5, []
        for at, (x, here) in enumerate(corners):
            x_before, before = corners[at - 1]
            if (here > middle) != (before > middle):
                cuts.append(x + (middle - here) * (x_before - x) / (before - here))
        cuts.sort()
        for enter, leave in zip(cuts[::2], cuts[1::2], strict=False):
            for x in range(max(0, round(enter)), min(len(dots[y]), round(leave))):
                dots[y][x] = number


def _in_cells(dots: list[list[int]], width: int, height: int) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    owner, lines = [], []
    tall, wide = len(dots), width * ACROSS
    for row in range(height):
        owners, borders = [], []
        for column in range(width):
            count: dict[int, int] = {}
            bits = 0
            for down in range(DOWN):
                y = row * DOWN + down
                for across in range(ACROSS):
                    x = column * ACROSS + across
                    here = dots[y][x]
                    count[here] = count.get(here, 0) + 1
                    right = dots[y][x + 1] if x + 1 < wide else NOTHING
                    below = dots[y + 1][x] if y + 1 < tall else NOTHING
                    if here != right or here != below or (here != NOTHING and 0 in (x, y)):
                        bits |= BITS[down][across]
            owners.append(max(count, key=lambda one: (count[one], one)))
            borders.append(bits)
        owner.append(tuple(owners))
        lines.append(tuple(borders))
    return tuple(owner), tuple(lines)
