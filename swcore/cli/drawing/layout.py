"""Where the areas of a map lie in a picture: outlines where the scene has them, else cells around their places."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import attrs

from swcore.wording.scene import Area, Point, Scene

ROUNDS = 120  # of springs, where a map has no places
STRETCH = 1.6  # how far a picture may be stretched in one direction to fill its room


@attrs.frozen
class Shape:
    """What is drawn of an area.

    Attributes:
        id: of the area.
        place: where its label would stand.
        outline: its corners; empty where the nearest place decides.
        part: number of the island that it lies on.
    """

    id: str
    place: Point
    outline: tuple[Point, ...] = ()
    part: int = 0


@attrs.frozen
class Part:
    """Areas that are drawn together, with the box that they fill.

    Attributes:
        shapes: the areas.
        left, top, width, height: the box, in the numbers of the picture.
    """

    shapes: tuple[Shape, ...]
    left: float
    top: float
    width: float
    height: float


def parts_of(scene: Scene) -> tuple[Part, ...]:
    """Return the islands of a map, or its one whole; none where the scene has no areas apart from grids.

    Args:
        scene: the scene.
    """
    grids = {board.id for board in scene.of("board") if board.rows}
    areas: list[Area] = [one for one in scene.of("area") if one.at not in grids]
    if not areas:
        return ()
    places, pieces = _places(areas), _pieces(areas)
    parts = []
    for number in sorted(set(pieces.values())):
        here = tuple(Shape(one.id, places[one.id], one.outline, number) for one in areas if pieces[one.name] == number)
        parts.append(_boxed(here, _size_of(scene) if len(here) == len(areas) else ()))
    return tuple(parts)


def _pieces(areas: Sequence[Area]) -> dict[str, int]:
    """Return by name of an area the number of the picture that it is part of.

    Islands apart, except where their outlines touch: then a game has closed the ways between them, and they lie as they lay. What
    came later lies with its neighbours.
    """
    with_points: dict[Point, int] = {}
    same: dict[int, int] = {one.island: one.island for one in areas}
    for one in areas:
        for point in one.outline:
            other = with_points.setdefault(point, same[one.island])
            if same[other] != same[one.island]:
                low, high = sorted((same[other], same[one.island]))
                same = {island: low if first == high else first for island, first in same.items()}
    found = {one.name: same[one.island] for one in areas}
    outlined = {one.name for one in areas if one.outline}
    for one in areas:
        if outlined and not one.outline:
            found[one.name] = next(
                (found[name] for name in one.borders if name in outlined), min(found[name] for name in outlined)
            )
    return found


def _size_of(scene: Scene) -> tuple[float, ...]:
    return next((board.size for board in scene.of("board") if board.size), ())


def _boxed(shapes: tuple[Shape, ...], size: tuple[float, ...]) -> Part:
    """Return a part with its box: the whole picture where it is known, else around outlines, or around places with a rim."""
    if any(shape.outline for shape in shapes):
        points = [point for shape in shapes for point in shape.outline]
        rim_x = rim_y = 0.0
    elif size:
        return Part(shapes, 0.0, 0.0, size[0], size[1])
    else:
        points = [shape.place for shape in shapes]
        columns = max(1.0, math.sqrt(len(shapes)))
        rim_x = max(1.0, (max(x for x, _ in points) - min(x for x, _ in points)) / columns / 2)
        rim_y = max(1.0, (max(y for _, y in points) - min(y for _, y in points)) / columns / 2)
    left, right = min(x for x, _ in points) - rim_x, max(x for x, _ in points) + rim_x
    top, bottom = min(y for _, y in points) - rim_y, max(y for _, y in points) + rim_y
    return Part(shapes, left, top, right - left, bottom - top)


def _places(areas: Sequence[Area]) -> dict[str, Point]:
    """Return the places of areas; those that have none lie amid their neighbours."""
    known = {one.name: (one.position[0], one.position[1]) for one in areas if one.position}
    if len(known) * 2 < len(areas):
        return _sprung(tuple((one.id, one.name, one.borders) for one in areas))
    found = {}
    for one in areas:
        near = [known[name] for name in one.borders if name in known]
        middle = near or list(known.values())
        found[one.id] = known.get(one.name) or (sum(x for x, _ in middle) / len(middle), sum(y for _, y in middle) / len(middle))
    return found


@lru_cache(maxsize=8)
def _sprung(areas: tuple[tuple[str, str, tuple[str, ...]], ...]) -> dict[str, Point]:
    """Return places that springs between neighbours find: the same for the same borders."""
    count = len(areas)
    number = {name: at for at, (_, name, _) in enumerate(areas)}
    near = [[number[name] for name in borders if name in number] for _, _, borders in areas]
    at = [[math.cos(math.tau * one / count) * 3, math.sin(math.tau * one / count) * 3] for one in range(count)]
    for step in range(ROUNDS):
        heat = 0.5 * (1 - step / ROUNDS)
        moved = []
        for one in range(count):
            push_x = push_y = 0.0
            for other in range(count):
                if other != one:
                    x, y = at[one][0] - at[other][0], at[one][1] - at[other][1]
                    far = max(0.05, x * x + y * y)
                    push_x, push_y = push_x + x / far, push_y + y / far
            for other in near[one]:
                x, y = at[other][0] - at[one][0], at[other][1] - at[one][1]
                far = math.hypot(x, y)
                push_x, push_y = push_x + x * far, push_y + y * far
            size = max(1.0, math.hypot(push_x, push_y))
            moved.append([at[one][0] + push_x / size * heat, at[one][1] + push_y / size * heat])
        at = moved
    return {areas[one][0]: (at[one][0] * 100, at[one][1] * 100) for one in range(count)}


@attrs.frozen
class Spot:
    """Where a part is drawn, in dots of the picture: `x` of the part is drawn at `x * by_x + left`.

    Attributes:
        part: the part.
        left, top: how far it is moved.
        by_x, by_y: how many dots a number of the part is.
        box: its first column and row, and those behind its last, in dots.
    """

    part: Part
    left: float
    top: float
    by_x: float
    by_y: float
    box: tuple[int, int, int, int]


def spots(parts: Sequence[Part], width: int, height: int, gap: int) -> list[Spot]:
    """Return where parts are drawn in a room of so many square dots: in as many columns as makes them largest.

    Args:
        parts: what is drawn.
        width, height: the room, in dots.
        gap: dots between two parts.
    """
    best: tuple[float, int] = (0.0, 1)
    for columns in range(1, len(parts) + 1):
        rows = math.ceil(len(parts) / columns)
        room = (width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows
        scale = min(min(room[0] / part.width, room[1] / part.height) for part in parts)
        best = max(best, (scale, columns))
    columns = best[1]
    rows = math.ceil(len(parts) / columns)
    found = []
    for number, part in enumerate(parts):
        row, column = divmod(number, columns)
        last = len(parts) - row * columns if row == rows - 1 else columns  # what a last row lacks its islands share
        last = min(last, columns)
        wide, tall = (width - gap * (last - 1)) // last, (height - gap * (rows - 1)) // rows
        found.append(_spot(part, column * (wide + gap), row * (tall + gap), wide, tall))
    return found


def _spot(part: Part, left: int, top: int, wide: int, tall: int) -> Spot:
    by_x, by_y = wide / part.width, tall / part.height
    by_x, by_y = min(by_x, by_y * STRETCH), min(by_y, by_x * STRETCH)
    used_x, used_y = int(part.width * by_x), int(part.height * by_y)
    left, top = left + (wide - used_x) // 2, top + (tall - used_y) // 2
    return Spot(part, left - part.left * by_x, top - part.top * by_y, by_x, by_y, (left, top, left + used_x, top + used_y))
