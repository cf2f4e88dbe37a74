"""The pattern of a card, drawn: each resource has a colour, a hatching and a picture of its own, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from swcore.printing import Drawing, Move, Shape, Text, box, circle, outline
from swcore_tiny_towns.position.patterns import Cell

if TYPE_CHECKING:
    from swcore.wording import Catalogue

INK = "#1c1a17"
FILLS = {"wood": "#8a5a33", "wheat": "#ecc94f", "brick": "#b5482f", "glass": "#8fc7d8", "stone": "#9a9a9a"}
SIDE = 100.0


def pattern(cells: Iterable[Cell], texts: Catalogue) -> Drawing:
    """Return a pattern on a square of 100 by 100.

    Args:
        cells: its cells.
        texts: the words; the first letter of each resource stands on its cubes.
    """
    known = list(cells)
    rows = 1 + max(row for row, _, _ in known)
    columns = 1 + max(column for _, column, _ in known)
    step = SIDE / max(rows, columns, 3)
    left, top = (SIDE - columns * step) / 2, (SIDE - rows * step) / 2
    places = {(row, column): resource for row, column, resource in known}
    drawn: list[Shape | Text] = []
    for row in range(rows):
        for column in range(columns):
            x, y = left + column * step, top + row * step
            resource = places.get((row, column))
            if resource is None:
                drawn.append(Shape(box(x + 1.5, y + 1.5, step - 3, step - 3, 3), pen="#8f8a80", width=1, dash=(4, 3)))
            else:
                drawn += _cube(resource, x, y, step)
    return tuple(drawn)


def _cube(resource: str, x: float, y: float, step: float) -> Iterable[Shape]:
    """Return a cube: its colour, and what it is made of."""
    side = step - 2
    yield Shape(box(x + 1, y + 1, side, side, 2.5), fill=FILLS.get(resource, "#ffffff"), pen=INK, width=1.1)
    place = Move(x + 1, y + 1, side / 100)
    for shape in MARKS.get(resource, ()):
        yield shape.moved(place)


def _line(*points: tuple[float, float], width: float = 5.0) -> Shape:
    return Shape(outline(points, closed=False), pen=INK, width=width)


MARKS = {
    "wood": tuple(_line((20 + 20 * place, 12), (20 + 20 * place, 88)) for place in range(4)),
    "wheat": (
        _line((50, 90), (50, 22)),
        *(_line((50, y), (50 + side * 24, y - 20)) for y in (44, 62, 80) for side in (-1, 1)),
        _line((50, 30), (50, 10)),
    ),
    "brick": (
        _line((8, 36), (92, 36)),
        _line((8, 64), (92, 64)),
        _line((38, 8), (38, 36)),
        _line((66, 36), (66, 64)),
        _line((34, 36), (34, 64)),
        _line((50, 64), (50, 92)),
    ),
    "glass": (_line((22, 60), (60, 22)), _line((38, 76), (76, 38)), _line((72, 76), (78, 70))),
    "stone": (
        Shape(circle(32, 34, 13), pen=INK, width=5),
        Shape(circle(70, 36, 9), pen=INK, width=5),
        Shape(circle(58, 68, 16), pen=INK, width=5),
        Shape(circle(24, 70, 7), pen=INK, width=5),
    ),
}
