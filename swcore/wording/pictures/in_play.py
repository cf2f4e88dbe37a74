"""What a game has changed on its map: the drawing stays, and what is other than on it is drawn over it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import attrs

from swcore.graph.drawing import Drawing, Point, Territory
from swcore.wording.pictures.ink import INK, PAPER, TARGET, element, points
from swcore.wording.scene import Area, Scene

Pair = tuple[str, str]
_NEW = 0.17  # how large a region that came later is, where the average one is 1
_SIDES = 24


@attrs.frozen
class Changes:
    """Borders that are other than the drawing shows.

    Attributes:
        opened: borders that came.
        closed: borders that are no more.
    """

    opened: tuple[Pair, ...] = ()
    closed: tuple[Pair, ...] = ()


def in_play(drawing: Drawing, borders: Iterable[Pair], scene: Scene) -> tuple[Drawing, Changes]:
    """Return a drawing with the regions that came later, and how the borders have changed.

    Args:
        drawing: of the map on which the game began.
        borders: those of that map.
        scene: the game as it stands.
    """
    areas = {area.name: area for area in scene.of("area")}
    whole = _with_new(drawing, [area for name, area in areas.items() if name not in {one.id for one in drawing.territories}])
    drawn = {one.id for one in whole.territories}
    now = {_pair(name, other) for name, area in areas.items() for other in area.borders if {name, other} <= drawn}
    before = {_pair(*border) for border in borders}
    return whole, Changes(tuple(sorted(now - before)), tuple(sorted(before - now)))


def _pair(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


def _with_new(drawing: Drawing, areas: list[Area]) -> Drawing:
    """Return a drawing with round regions beside their neighbours."""
    radius = round(_NEW * math.sqrt(drawing.width * drawing.height / max(1, len(drawing.territories))), 1)
    found = {one.id: one for one in drawing.territories}
    for area in areas:
        near = [found[name] for name in area.borders if name in found]
        if not near:
            continue
        x, y = _beside(near[0], radius, drawing, [(one.x, one.y) for one in found.values()])
        turns = [math.tau * side / _SIDES for side in range(_SIDES)]
        outline = tuple((round(x + radius * math.cos(turn), 1), round(y - radius * math.sin(turn), 1)) for turn in turns)
        found[area.name] = Territory(area.name, outline, round(x, 1), round(y, 1), radius * 0.95, near[0].island)
    return attrs.evolve(drawing, territories=tuple(found.values()))


def _beside(one: Territory, radius: float, drawing: Drawing, labels: list[Point]) -> Point:
    """Return a place near a territory's middle, inside the picture, as far from all labels as can be."""
    away = one.radius + radius
    turns = [math.tau * side / _SIDES for side in range(_SIDES)]
    spots = [(one.x + away * math.cos(turn), one.y + away * math.sin(turn)) for turn in turns]
    inside = [(x, y) for x, y in spots if radius < x < drawing.width - radius and radius < y < drawing.height - radius]
    return max(inside or spots, key=lambda spot: min(math.dist(spot, label) for label in labels))


def changed_borders(drawing: Drawing, changes: Changes) -> Iterator[str]:
    """Yield borders that came as lines between regions, and those that are no more as walls with a cross.

    Args:
        drawing: the drawing.
        changes: how the borders have changed.
    """
    for one, other in changes.opened:
        a, b = drawing.territory(one), drawing.territory(other)
        ends = {"x1": a.x, "y1": a.y, "x2": b.x, "y2": b.y, "stroke_dasharray": "14 9"}
        under = element("line", **ends, stroke=PAPER, stroke_width=9)
        yield element("g", under + element("line", **ends, stroke=TARGET, stroke_width=4), data_opened=f"{one} {other}")
    for one, other in changes.closed:
        yield from _wall(drawing.territory(one), drawing.territory(other))


def _wall(one: Territory, other: Territory) -> Iterator[str]:
    shared = _shared(one, other)
    for stretch in shared:
        for colour, wide in ((INK, 11.0), (PAPER, 4.0)):
            yield element(
                "polyline", points=points(stretch), fill="none", stroke=colour, stroke_width=wide, stroke_linecap="round"
            )
    longest = max(shared, key=len, default=((one.x, one.y), ((one.x + other.x) / 2, (one.y + other.y) / 2), (other.x, other.y)))
    x, y = longest[len(longest) // 2]
    yield element("circle", cx=x, cy=y, r=13, fill=PAPER, stroke=INK, stroke_width=3, data_closed=f"{one.id} {other.id}")
    cross = f"M{x - 6:g} {y - 6:g}l12 12M{x + 6:g} {y - 6:g}l-12 12"
    yield element("path", d=cross, fill="none", stroke=INK, stroke_width=4, stroke_linecap="round")


def _shared(one: Territory, other: Territory) -> list[tuple[Point, ...]]:
    """Return the stretches of border that two territories share."""
    known = set(other.outline)
    sides = list(zip(one.outline, [*one.outline[1:], one.outline[0]], strict=True))
    theirs = {frozenset(side) for side in zip(other.outline, [*other.outline[1:], other.outline[0]], strict=True)}
    start = next((at for at, point in enumerate(one.outline) if point not in known), 0)
    found: list[list[Point]] = []
    last: Point | None = None
    for a, b in sides[start:] + sides[:start]:
        if frozenset((a, b)) in theirs:
            if a != last:
                found.append([a])
            found[-1].append(b)
            last = b
    return [tuple(stretch) for stretch in found]
