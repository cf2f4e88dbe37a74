"""What is drawn on paper, as data: outlines and lines of text in millimetres, from the upper left corner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, radians, sin

import attrs

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]
"""One step of an outline: `M` and `L` with a point, `C` with two handles and a point, `Z` without any."""
POINT = 25.4 / 72
"""Millimetres of one typographic point."""


@attrs.frozen
class Move:
    """A change of place: turned about the origin, made larger, and moved.

    Attributes:
        x, y: where the origin comes to lie.
        scale: how much larger.
        turn: by how many degrees clockwise.
    """

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    turn: float = 0.0

    def of(self, point: Point) -> Point:
        """Return where a point comes to lie."""
        across, along = self._matrix()
        x, y = point
        return x * across - y * along + self.x, x * along + y * across + self.y

    def steps(self, steps: Iterable[Step]) -> tuple[Step, ...]:
        """Return an outline at another place."""
        (across, along), left, top = self._matrix(), self.x, self.y
        if not along:
            return tuple((step, tuple([(x * across + left, y * across + top) for x, y in points])) for step, points in steps)
        return tuple(
            (step, tuple([(x * across - y * along + left, x * along + y * across + top) for x, y in points]))
            for step, points in steps
        )

    def _matrix(self) -> Point:
        angle = radians(self.turn)
        return self.scale * cos(angle), self.scale * sin(angle)


@attrs.frozen
class Shape:
    """An outline, filled by the even-odd rule, drawn with a pen, or both.

    Attributes:
        steps: the outline.
        fill: its colour as `#rrggbb`, or "".
        pen: the colour of the pen, or "".
        width: how broad the pen is, in millimetres.
        dash: lengths of strokes and gaps, in millimetres; empty for a line without gaps.
        role: what it is for, such as `cut` and `fold`; "" for what only looks nice.
    """

    steps: tuple[Step, ...]
    fill: str = ""
    pen: str = ""
    width: float = 0.2
    dash: tuple[float, ...] = ()
    role: str = ""

    def moved(self, move: Move) -> Shape:
        """Return it at another place."""
        width, dash = self.width * move.scale, tuple([length * move.scale for length in self.dash])
        return Shape(move.steps(self.steps), self.fill, self.pen, width, dash, self.role)

    def points(self) -> list[Point]:
        """Return all points of the outline, handles included."""
        return [point for _, points in self.steps for point in points]


@attrs.frozen
class Text:
    """A line of text.

    Attributes:
        x, y: where its base line begins.
        text: the letters.
        font: the name of the font, see `swcore.printing.fonts`.
        size: in points.
        fill: the colour.
        turn: by how many degrees it is turned clockwise about its beginning.
    """

    x: float
    y: float
    text: str
    font: str
    size: float
    fill: str = "#000000"
    turn: float = 0.0

    def moved(self, move: Move) -> Text:
        """Return it at another place."""
        x, y = move.of((self.x, self.y))
        return attrs.evolve(self, x=x, y=y, size=self.size * move.scale, turn=(self.turn + move.turn) % 360)


Drawn = Shape | Text
Drawing = tuple[Drawn, ...]


def moved(drawing: Iterable[Drawn], move: Move) -> Drawing:
    """Return a drawing at another place."""
    return tuple(one.moved(move) for one in drawing)


def outline(points: Sequence[Point], *, closed: bool = True) -> tuple[Step, ...]:
    """Return the outline along straight lines."""
    steps: list[Step] = [("L" if place else "M", (point,)) for place, point in enumerate(points)]
    return (*steps, ("Z", ())) if closed else tuple(steps)


def lines(pairs: Iterable[tuple[Point, Point]]) -> tuple[Step, ...]:
    """Return many separate lines as one outline."""
    return tuple(step for one, other in pairs for step in (("M", (one,)), ("L", (other,))))


def box(x: float, y: float, width: float, height: float, round: float = 0.0) -> tuple[Step, ...]:
    """Return the outline of a box, with corners of this radius."""
    right, low = x + width, y + height
    if not round:
        return outline([(x, y), (right, y), (right, low), (x, low)])
    near = round * 0.4477  # from the corner to the handle of a quarter of a circle
    return (
        ("M", ((x + round, y),)),
        ("L", ((right - round, y),)),
        ("C", ((right - near, y), (right, y + near), (right, y + round))),
        ("L", ((right, low - round),)),
        ("C", ((right, low - near), (right - near, low), (right - round, low))),
        ("L", ((x + round, low),)),
        ("C", ((x + near, low), (x, low - near), (x, low - round))),
        ("L", ((x, y + round),)),
        ("C", ((x, y + near), (x + near, y), (x + round, y))),
        ("Z", ()),
    )


def circle(x: float, y: float, radius: float) -> tuple[Step, ...]:
    """Return the outline of a circle about a point."""
    return box(x - radius, y - radius, 2 * radius, 2 * radius, radius)


def polygons(steps: Iterable[Step], pieces: int = 8) -> list[list[Point]]:
    """Return an outline as rings of points; curves become this many straight pieces each."""
    rings: list[list[Point]] = []
    for step, points in steps:
        if step == "M":
            rings.append([points[0]])
        elif step == "L":
            rings[-1].append(points[0])
        elif step == "C":
            rings[-1] += [_on_curve(rings[-1][-1], points, place / pieces) for place in range(1, pieces)] + [points[2]]
    return rings


def _on_curve(start: Point, points: tuple[Point, ...], t: float) -> Point:
    (a, b), s = (start, points[0]), 1 - t
    c, d = points[1], points[2]
    parts = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
    x, y = (sum(part * point[axis] for part, point in zip(parts, (a, b, c, d), strict=True)) for axis in (0, 1))
    return x, y
