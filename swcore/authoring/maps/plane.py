"""A map out of nothing: points that keep their distance, and which of them lie next to each other."""

from __future__ import annotations

from swcore.authoring.maps.delaunay import triangles
from swcore.authoring.maps.mixing import Draws
from swcore.authoring.maps.sketch import Sketch

_FINE = 4096  # steps of a share
_TRIES = 12  # for a point: the one farthest from all others counts
_LONG = 1.9  # a border between points farther apart than so many usual distances is none


def random_sketch(seed: int, regions: int, aspect: float = 1.4) -> Sketch:
    """Return a random map without terrains: the same for the same arguments.

    Args:
        seed: where it comes from.
        regions: how many regions.
        aspect: width divided by height.
    """
    points = _points(seed, regions, aspect)
    names = [f"r{at + 1:0{len(str(regions))}}" for at in range(regions)]
    pairs, rim = _neighbours(points)
    places = {name: (round(x / aspect, 4), round(y, 4)) for name, (x, y) in zip(names, points, strict=True)}
    borders = tuple((names[one], names[other]) for one, other in pairs)
    return Sketch(tuple(names), borders, frozenset(names[at] for at in rim), places, {}, aspect)


def _points(seed: int, count: int, aspect: float) -> list[tuple[float, float]]:
    """Return points in reading order, each the best of several."""
    draws = Draws(seed)
    found: list[tuple[float, float]] = []
    for _ in range(count):
        tries = [(draws.below(_FINE) / _FINE * aspect, draws.below(_FINE) / _FINE) for _ in range(_TRIES)]
        found.append(max(tries, key=lambda one: min((_far(one, other) for other in found), default=0.0)))
    rows = max(1, round((count / aspect) ** 0.5))
    return sorted(found, key=lambda one: (int(one[1] * rows), one[0]))


def _far(one: tuple[float, float], other: tuple[float, float]) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _neighbours(points: list[tuple[float, float]]) -> tuple[list[tuple[int, int]], set[int]]:
    """Return the pairs of neighbours, and the points on the rim: those of a triangulation without its slivers."""
    if len(points) < 4:
        return [(at, at + 1) for at in range(len(points) - 1)], set(range(len(points)))
    cut = triangles(points)
    width = max(x for x, _ in points)
    usual = (width / len(points)) ** 0.5
    sides: dict[tuple[int, int], list[int]] = {}
    for number, corners in enumerate(cut):
        for at in range(3):
            one, other = sorted((corners[at], corners[at - 1]))
            sides.setdefault((one, other), []).append(number)
    # Long sides on the rim go, one after the other, as long as the map hangs together in triangles.
    for side in sorted(sides, key=lambda pair: -_far(points[pair[0]], points[pair[1]])):
        inside = sides[side]
        if len(inside) == 1 and _far(points[side[0]], points[side[1]]) > (_LONG * usual) ** 2:
            corners = cut[inside[0]]
            others = [tuple(sorted((corners[at], corners[at - 1]))) for at in range(3)]
            rest = [pair for pair in others if pair != side]
            if all(len(sides[pair[0], pair[1]]) == 2 for pair in rest):
                for pair in rest:
                    sides[pair[0], pair[1]].remove(inside[0])
                del sides[side]
    return sorted(sides), {at for side, inside in sides.items() if len(inside) == 1 for at in side}
