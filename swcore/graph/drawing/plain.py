"""Drawings that need no extra: right in every border, if plainer than those that `territories` makes.

They lie as these do: a map without places is laid out here in either case.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

import attrs

from swcore.errors import MapError
from swcore.graph.drawing.disc import Corner, Disc, disc_of
from swcore.graph.drawing.embedding import Embedding, embed
from swcore.graph.drawing.frame import Box, Places, boxes, lone
from swcore.graph.drawing.middle import is_simple, middle_of, turn
from swcore.graph.drawing.shape import Drawing, Outline, Point, Territory, facts
from swcore.graph.drawing.shore import GAP, with_gaps
from swcore.graph.regionmap import RegionMap

LONG_SIDE = 1000.0
_PULL = 0.04  # how much regions keep to the places in the map
_BENDS = (0.25, 0.5, 0.75)
_SLOPE = 2.0  # how much more a step down the page counts than one to the right
_TOO_MUCH = "The picture is too crowded."


@attrs.frozen
class _Island:
    """A drawn island: outlines by region, its frame, the gaps, and how its regions lie around each other."""

    outlines: Mapping[str, Outline]
    frame: Outline
    voids: tuple[Outline, ...] = ()
    embedding: Embedding | None = None


def size_of(source: RegionMap) -> tuple[float, float]:
    """Return width and height of the picture of a map.

    Args:
        source: the map.
    """
    aspect = max(source.aspect, 0.05)
    width, height = (LONG_SIDE, LONG_SIDE / aspect) if aspect >= 1 else (LONG_SIDE * aspect, LONG_SIDE)
    return round(width, 1), round(height, 1)


def placed(source: RegionMap) -> dict[str, Point]:
    """Return where the regions of a map lie in its picture, y downwards: as the map says, or else worked out.

    Straight lines between places that are worked out do not cross, except where borders of the map have to.

    Args:
        source: the map.

    Raises:
        MapError: `drawing-crowded`.
    """
    width, height = size_of(source)
    if said(source):
        return {region.id: (region.x * width, region.y * height) for region in source.regions}
    found: dict[str, Point] = {}
    for names, box in _islands(source, width, height):
        if len(names) == 1:
            found[names[0]] = box.x + box.width / 2, box.y + box.height / 2
            continue
        disc = _laid(source, names, box, {}, 0.0)[1]
        found |= _read(names, {name: (box.x + disc.at[name][0], box.y + box.height - disc.at[name][1]) for name in names}, box)
    return {name: found[name] for name in source.ids}


def _read(names: Sequence[str], at: Places, box: Box) -> dict[str, Point]:
    """Return places, mirrored so that the regions follow each other as lines are read, as far as that goes."""
    flips = [(across, down) for across in (False, True) for down in (False, True)]
    best = max(
        flips,
        key=lambda flip: sum(n * (_SLOPE * y + x) for n, (x, y) in enumerate(_flipped(at[one], box, *flip) for one in names)),
    )
    return {name: _flipped(at[name], box, *best) for name in names}


def _flipped(point: Point, box: Box, across: bool, down: bool) -> Point:
    x, y = point
    return 2 * box.x + box.width - x if across else x, 2 * box.y + box.height - y if down else y


def said(source: RegionMap) -> bool:
    """Return whether a map says where its regions lie: no two in one place."""
    return len({(region.x, region.y) for region in source.regions}) == len(source.regions)


def plain_drawing(source: RegionMap) -> Drawing:
    """Draw a map without any extra.

    Args:
        source: the map.

    Raises:
        MapError: `drawing-crowded` for a map that cannot be drawn with numbers of one decimal place.
    """
    width, height = size_of(source)
    if source.regions and all(region.polygon for region in source.regions):
        return _given(source, width, height)
    islands: dict[str, int] = {}
    place = placed(source)
    parts: list[_Island] = []
    for number, (names, box) in enumerate(_islands(source, width, height)):
        islands |= dict.fromkeys(names, number)
        parts.append(_island(source, names, box, {name: place[name] for name in names}))
    outlines = {name: outline for part in parts for name, outline in part.outlines.items()}
    known = [part.embedding for part in parts if part.embedding is not None]
    return Drawing(
        source.id,
        width,
        height,
        tuple(Territory(name, outlines[name], *middle_of(outlines[name]), islands[name]) for name in source.ids),
        tuple(part.frame for part in parts),
        tuple(void for part in parts for void in part.voids),
        tuple(link for embedding in known for link in embedding.links),
        next((embedding.crossing for embedding in known if embedding.crossing), None),
        tuple(name for embedding in known for name in embedding.landlocked),
        facts(source.ids, source.borders, source.where(edge=True)),
    )


def _given(source: RegionMap, width: float, height: float) -> Drawing:
    """Return the outlines that stand in the map as they are: nothing here could compare them with its borders."""
    shapes = {one.id: tuple((round(x * width, 1), round(y * height, 1)) for x, y in one.polygon or ()) for one in source.regions}
    island = {name: number for number, names in enumerate(source.components()) for name in names}
    frame = ((0.0, 0.0), (0.0, height), (width, height), (width, 0.0))
    told = facts(source.ids, source.borders, source.where(edge=True))
    parts = tuple(Territory(name, shape, *middle_of(shape), island[name]) for name, shape in shapes.items())
    return Drawing(source.id, width, height, parts, () if source.islands else (frame,), facts=told)


def _islands(source: RegionMap, width: float, height: float) -> list[tuple[tuple[str, ...], Box]]:
    groups = source.components()
    place = {region.id: (region.x * width, region.y * height) for region in source.regions}
    return list(zip(groups, boxes(groups, place, width, height), strict=True))


def _island(source: RegionMap, names: Sequence[str], box: Box, place: Places) -> _Island:
    """Draw an island; where regions would be too narrow at their places, they give way."""
    if len(names) == 1:
        outline, frame = lone(source.region(names[0]).edge, box, board=not source.islands)
        return _Island({names[0]: outline}, frame)
    homes = {one: (x - box.x, box.y + box.height - y) for one, (x, y) in place.items()}
    for pull in (_PULL, 0.0):
        embedding, disc = _laid(source, names, box, homes, pull)
        shapes = {name: _down(shape, box) for name, shape in _cells(disc, with_gaps(embedding.turns, embedding.shore))}
        voids = [_down([disc.at[one] for one in ring], box) for ring in disc.voids]
        if all(map(is_simple, (*shapes.values(), *voids))):
            voids += [shape for name, shape in shapes.items() if name.startswith(GAP)]
            return _Island({name: shapes[name] for name in names}, _down(_frame(disc), box), tuple(voids), embedding)
    raise crowded(source, _TOO_MUCH)


def _laid(source: RegionMap, names: Sequence[str], box: Box, homes: Places, pull: float) -> tuple[Embedding, Disc]:
    """Return how the regions of an island lie around each other, and where."""
    here = frozenset(names)
    borders = [pair for pair in source.borders if pair[0] in here]
    edge = [name for name in names if source.region(name).edge]
    try:
        embedding = embed(names, borders, edge, homes or dict.fromkeys(names, (0.0, 0.0)))
    except ValueError as error:
        raise crowded(source, str(error)) from error
    turns = with_gaps(embedding.turns, embedding.shore)
    disc = disc_of(turns, homes, box.width, box.height, pull, box=not source.islands)
    if min(disc.area(triangle) for triangle in disc.triangles) <= 0:
        raise crowded(source, _TOO_MUCH)
    return embedding, disc


def crowded(source: RegionMap, why: str) -> MapError:
    """Return the error for a map that no picture has room for.

    Args:
        source: the map.
        why: what is too much.
    """
    told = f"{source.label}: its regions lie too deep inside each other, or too many borders cross."
    return MapError(told, code="drawing-crowded", hint=why, map=source.label)


def _cells(disc: Disc, turns: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, list[Point]]]:
    """Yield the outline of each region and gap, anticlockwise."""

    def end(key: Corner | tuple[str, ...]) -> Point:
        return _mean([disc.at[name] for name in key]) if isinstance(key, tuple) else disc.at[key]

    arcs: dict[tuple[str, str], list[Point]] = {}
    for (one, other), left in disc.left.items():
        if (other, one) not in arcs:
            middle = _mean([disc.at[one], disc.at[other]])
            line = _bent(end(disc.left[other, one]), middle, end(left), disc.at[one], disc.at[other])
            arcs[one, other] = [(round(x, 1), round(y, 1)) for x, y in line]
            arcs[other, one] = arcs[one, other][::-1]
    for name, around in turns.items():
        if name in disc.at:
            outline: list[Point] = []
            for other in around:
                line = arcs[name, other] if other in disc.at else [disc.at[one] for one in disc.frames[name]]
                outline += [(round(x, 1), round(y, 1)) for x, y in line]
            yield name, outline


def _bent(start: Point, middle: Point, end: Point, one: Point, other: Point) -> list[Point]:
    """Return a border from end to end, bent towards the middle of the line between two regions.

    The curve stays between its ends and that middle; where this leaves the two triangles at that line, it goes straight.
    """
    if turn(start, end, one) * turn(start, end, other) >= 0:
        return [start, middle, end]
    found = [start]
    for t in _BENDS:
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * start[0] + b * middle[0] + c * end[0], a * start[1] + b * middle[1] + c * end[1]))
    return [*found, end]


def _mean(points: Sequence[Point]) -> Point:
    return math.fsum(x for x, _ in points) / len(points), math.fsum(y for _, y in points) / len(points)


def _frame(disc: Disc) -> list[Point]:
    return [disc.at[corner] for corners in disc.frames.values() for corner in corners[:-1]]


def _down(outline: Sequence[Point], box: Box) -> Outline:
    """Return an outline in the numbers of the picture, y downwards; points that fall together are one."""
    found: list[Point] = []
    for x, y in outline:
        point = round(box.x + round(x, 1), 1), round(box.y + box.height - round(y, 1), 1)
        if not found or point != found[-1]:
            found.append(point)
    return tuple(found[:-1] if len(found) > 1 and found[0] == found[-1] else found)
