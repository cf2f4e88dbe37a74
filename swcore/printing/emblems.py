"""The arms of a piece: a field in one or two colours, and a picture on it, the same on every sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final

import attrs

from swcore.printing.charges import ORNAMENTS, charge, named
from swcore.printing.hatching import DARK, LIGHT, TINCTURES, filled
from swcore.printing.parts import Sketch
from swcore.printing.shapes import Drawing, Move, Point, Shape, Step, box, circle, moved, outline

INK: Final = "#1c1a17"
FADED: Final = "#8f8a80"
PAPER: Final = "#ffffff"
RIM: Final = 0.35


@attrs.frozen
class Emblem:
    """The arms of a piece.

    Attributes:
        charge: the picture, a name in `CHARGES`.
        field, second: names of colours, see `TINCTURES`.
        division: how the field is divided, a name in `DIVISIONS`.
    """

    charge: str
    field: str
    second: str
    division: str


Corners = Sequence[Point]
DIVISIONS: Final[Mapping[str, tuple[Corners, ...]]] = {
    "plain": (),
    "pale": (((0.5, 0), (1, 0), (1, 1), (0.5, 1)),),
    "fess": (((0, 0.5), (1, 0.5), (1, 1), (0, 1)),),
    "bend": (((0, 0), (1, 1), (0, 1)),),
    "quarters": (((0.5, 0), (1, 0), (1, 0.5), (0.5, 0.5)), ((0, 0.5), (0.5, 0.5), (0.5, 1), (0, 1))),
    "saltire": (((0, 0), (0.5, 0.5), (0, 1)), ((1, 0), (1, 1), (0.5, 0.5))),
    "chevron": (((0, 1), (0.5, 0.28), (1, 1)),),
    "chief": (((0, 0), (1, 0), (1, 0.24), (0, 0.24)),),
    "pile": (((0, 0), (1, 0), (0.5, 1)),),
    "bars": (((0, 0.16), (1, 0.16), (1, 0.36), (0, 0.36)), ((0, 0.64), (1, 0.64), (1, 0.84), (0, 0.84))),
    "flaunches": (((0, 0), (0.26, 0.5), (0, 1)), ((1, 0), (1, 1), (0.74, 0.5))),
}
"""What of a field has the second colour, in shares of its width and height."""


def drawn_from(id: str, words: Iterable[str] = ()) -> Emblem:
    """Return the arms that belong to an id.

    Args:
        id: of the piece; what it does not say is taken from the hash of it.
        words: words for the picture, the first that there is a picture of counts.
    """
    seed = sha256(id.encode()).digest()
    asked = next(filter(None, map(named, words)), "")
    others = [name for name in DARK if name != DARK[seed[0] % len(DARK)]]
    second = LIGHT[seed[3] % len(LIGHT)] if seed[1] % 3 else others[seed[3] % len(others)]
    divisions = list(DIVISIONS)
    return Emblem(
        asked or ORNAMENTS[seed[2] % len(ORNAMENTS)], DARK[seed[0] % len(DARK)], second, divisions[seed[4] % len(divisions)]
    )


def _shield(width: float, height: float) -> tuple[Step, ...]:
    """Return the outline of a shield in a box."""
    w, h = width, height
    return (
        ("M", ((0.0, 0.0),)),
        ("L", ((w, 0.0),)),
        ("L", ((w, h * 0.48),)),
        ("C", ((w, h * 0.76), (w * 0.72, h * 0.92), (w / 2, h))),
        ("C", ((w * 0.28, h * 0.92), (0.0, h * 0.76), (0.0, h * 0.48))),
        ("Z", ()),
    )


def shield(emblem: Emblem, width: float, height: float, *, faded: bool = False) -> Drawing:
    """Return a shield with its picture.

    Args:
        emblem: the arms.
        width, height: its size, in millimetres.
        faded: whether it is that of a people in decline: outlines on white, so that no ink runs out and nobody mistakes it.
    """
    return _arms(emblem, _shield(width, height), width, height, (width / 2, height * 0.45), width * 0.36, faded=faded)


def token(emblem: Emblem, size: float, *, faded: bool = False, round: float = 0.0) -> Drawing:
    """Return the face of a square token, with room to cut.

    Args:
        emblem: the arms.
        size: of its side.
        faded: as for `shield`.
        round: radius of its corners.
    """
    return _arms(emblem, box(0, 0, size, size, round), size, size, (size / 2, size / 2), size * 0.36, faded=faded)


@lru_cache(512)
def _arms(
    emblem: Emblem, field: tuple[Step, ...], width: float, height: float, middle: Point, radius: float, *, faded: bool
) -> Drawing:
    parts = [outline([(x * width, y * height) for x, y in corners]) for corners in DIVISIONS[emblem.division]]
    found: list[Shape] = []
    if not faded:
        found += _drawn(filled(field, TINCTURES[emblem.field]))
        for part in parts:
            found += _drawn(filled(clipped(part, field), TINCTURES[emblem.second]))
        for part in parts:
            found.append(Shape(clipped(part, field), pen=INK, width=RIM * 0.6))
    else:
        found.append(Shape(field, fill=PAPER))
        for part in parts:
            found.append(Shape(clipped(part, field), pen=FADED, width=0.18, dash=(0.9, 0.7)))
    found.append(Shape(field, pen=FADED if faded else INK, width=RIM))
    found.append(Shape(circle(*middle, radius), fill=PAPER, pen=FADED if faded else INK, width=RIM))
    side = radius * 1.42
    place = Move(middle[0] - side / 2, middle[1] - side / 2, side / 100)
    steps = charge(emblem.charge)
    inside = Shape(steps, pen=FADED, width=28 / side) if faded else Shape(steps, fill=INK)
    return (*found, *moved([inside], place))


def _drawn(drawing: Drawing) -> list[Shape]:
    return [one for one in drawing if isinstance(one, Shape)]


def clipped(part: tuple[Step, ...], field: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return what of a field lies inside a part of it with straight edges and no dents (Sutherland and Hodgman)."""
    from swcore.printing.shapes import polygons

    edges, ring = polygons(part)[0], polygons(field, 12)[0]
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(edges, [*edges[1:], edges[0]], strict=True))
    if area < 0:
        edges = edges[::-1]
    for one, other in zip(edges, [*edges[1:], edges[0]], strict=True):
        ring = _beside(ring, one, other)
    return outline(ring) if ring else ()


def _beside(ring: list[Point], one: Point, other: Point) -> list[Point]:
    """Return what of a ring lies on the inner side of an edge."""
    side: Callable[[Point], float] = lambda point: (  # noqa: E731 - one line of arithmetic
        (other[0] - one[0]) * (point[1] - one[1]) - (other[1] - one[1]) * (point[0] - one[0])
    )
    found: list[Point] = []
    for here, after in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        a, b = side(here), side(after)
        if a >= 0:
            found.append(here)
        if (a >= 0) != (b >= 0):
            share = a / (a - b)
            found.append((here[0] + share * (after[0] - here[0]), here[1] + share * (after[1] - here[1])))
    return found


def sketched(drawing: Drawing) -> Sketch:
    """Return a drawing as the beginning of a sketch."""
    found = Sketch()
    found.add(*drawing)
    return found
