"""How the regions of an island lie around each other: for each one the neighbours in turn, the outside among them.

A picture of adjacencies needs no positions, only these turns: they say which regions meet at a corner. Straight lines between
the given positions give them where no two of them cross; elsewhere a test of planarity does.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import attrs
import networkx as nx

Turns = dict[str, list[str]]
Border = tuple[str, str]
OUTSIDE = ""  # is no id of a region
_MANY = "More borders cross than can be drawn as lines."
MOST_LINKS = 24  # a picture with more of them shows nothing, and finding them takes long


@attrs.frozen
class Embedding:
    """The turns of one island.

    Attributes:
        turns: for each region, and the outside, the neighbours in turn, anticlockwise where y grows upwards.
        links: borders that had to be left out.
        crossing: the first of them, and a border that it would cross; or None.
        landlocked: regions with `edge` that cannot reach the outside.
        shore: the regions along the outside in turn, where none of them has `edge`.
    """

    turns: Turns
    links: tuple[Border, ...] = ()
    crossing: tuple[Border, Border] | None = None
    landlocked: tuple[str, ...] = ()
    shore: tuple[str, ...] = ()


def embed(
    names: Sequence[str], borders: Sequence[Border], edge: Sequence[str], place: Mapping[str, tuple[float, float]]
) -> Embedding:
    """Return how the regions of an island lie around each other.

    Args:
        names: the regions.
        borders: pairs of them.
        edge: those that reach the outside.
        place: where they are said to lie, y upwards.
    """
    turns = None if _crossed(borders, place) else _from_places(names, borders, edge, place)
    if turns is not None:
        return Embedding(turns, shore=() if edge else tuple(_outer(turns, place)))
    ordered = sorted(borders, key=lambda pair: (math.dist(place[pair[0]], place[pair[1]]), pair))
    kept, links = _planar_part(ordered)
    turns = _turns([*kept, *((OUTSIDE, name) for name in edge)], names)
    landlocked: list[str] = []
    if turns is None:
        # Those reach the outside that lie around the face with most of them.
        rim = set(max(faces(_turns(kept, names) or {}), key=lambda walk: len(set(walk) & set(edge))))
        landlocked = [name for name in edge if name not in rim]
        turns = _turns([*kept, *((OUTSIDE, name) for name in edge if name in rim)], names) or {}
    turns.setdefault(OUTSIDE, [])
    if _mirrored(turns, place):
        turns = {name: around[::-1] for name, around in turns.items()}
    crossing = (links[0], _crosses(turns, links[0])) if links else None
    shore = () if edge else tuple(_longest(faces(turns)))
    return Embedding(turns, tuple(links), crossing, tuple(landlocked), shore)


def faces(turns: Turns) -> list[list[str]]:
    """Return the corners of all faces, each face once around.

    Args:
        turns: as in an embedding.
    """
    following = {(one, other): around[at - 1] for one, around in turns.items() for at, other in enumerate(around)}
    left = dict.fromkeys((one, other) for one, around in turns.items() for other in around)
    found = []
    while left:
        step = start = next(iter(left))
        walk: list[str] = []
        while not walk or step != start:
            del left[step]
            walk.append(step[0])
            step = (step[1], following[step[1], step[0]])
        found.append(walk)
    return found


def _turns(borders: Sequence[Border], names: Sequence[str]) -> Turns | None:
    """Return turns of borders that are planar, else None."""
    planar, found = nx.check_planarity(nx.Graph(list(borders)))
    seen: Any = found
    return {name: list(seen.neighbors_cw_order(name))[::-1] for name in (*names, OUTSIDE) if name in seen} if planar else None


def _longest(walks: Sequence[list[str]]) -> list[str]:
    return max(walks, key=len)


def _crossed(borders: Sequence[Border], place: Mapping[str, tuple[float, float]]) -> bool:
    """Return whether two of the straight lines between places cross or touch."""
    if any(place[one] == place[other] for one, other in borders):
        return True
    lines = sorted(borders, key=lambda pair: min(place[pair[0]][0], place[pair[1]][0]))
    for at, first in enumerate(lines):
        right = max(place[name][0] for name in first)
        for second in lines[at + 1 :]:
            if min(place[second[0]][0], place[second[1]][0]) > right:
                break
            if _meet(first, second, place):
                return True
    return False


def _meet(first: Border, second: Border, place: Mapping[str, tuple[float, float]]) -> bool:
    """Return whether two lines have a point in common, other than a region that both begin or end in."""
    shared = next((name for name in first if name in second), None)
    a, b, c, d = (place[name] for name in (*first, *second))
    if shared is not None:
        at, one, other = place[shared], b if shared == first[0] else a, d if shared == second[0] else c
        along = (one[0] - at[0]) * (other[0] - at[0]) + (one[1] - at[1]) * (other[1] - at[1])
        return _side(at, one, other) == 0 and along > 0
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def _side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    """Return twice the area of a triangle, positive where its corners run anticlockwise."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _from_places(
    names: Sequence[str], borders: Sequence[Border], edge: Sequence[str], place: Mapping[str, tuple[float, float]]
) -> Turns | None:
    """Return the turns that the places give, or None where a region with `edge` lies inside."""
    turns: Turns = {name: [] for name in names}
    for one, other in borders:
        turns[one].append(other)
        turns[other].append(one)
    for name, around in turns.items():
        around.sort(key=lambda other: _angle(place[name], place[other]))
    walk = _outer(turns, place)
    if not set(edge) <= set(walk):
        return None
    steps = list(zip(walk[-1:] + walk[:-1], walk, walk[1:] + walk[:1], strict=True))
    chosen = {
        name: max((at for at, one in enumerate(walk) if one == name), key=lambda at: _gap(place, *steps[at])) for name in edge
    }
    for at in chosen.values():
        _, name, after = steps[at]
        around = turns[name]
        around.insert(around.index(after) + 1, OUTSIDE)
    turns[OUTSIDE] = [walk[at] for at in sorted(chosen.values())]
    return turns


def _angle(at: tuple[float, float], to: tuple[float, float]) -> float:
    return math.atan2(to[1] - at[1], to[0] - at[0])


def _gap(place: Mapping[str, tuple[float, float]], before: str, name: str, after: str) -> float:
    """Return how wide a corner of the outer face opens."""
    turn = (_angle(place[name], place[before]) - _angle(place[name], place[after])) % math.tau
    return turn or math.tau


def _outer(turns: Turns, place: Mapping[str, tuple[float, float]]) -> list[str]:
    """Return the face outside: the one whose corners run the other way round."""
    return min(faces(turns), key=lambda walk: _area([place[name] for name in walk]))


def _area(points: Sequence[tuple[float, float]]) -> float:
    return sum(x * v - y * u for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True)) / 2


def _mirrored(turns: Turns, place: Mapping[str, tuple[float, float]]) -> bool:
    """Return whether most triangles lie the wrong way round."""
    signs = 0
    for walk in faces(turns):
        if len(walk) == 3 and all(name in place for name in walk):
            signs += 1 if _area([place[name] for name in walk]) > 0 else -1
    return signs < 0


def _planar_part(borders: Sequence[Border]) -> tuple[list[Border], list[Border]]:
    """Return the borders that can be drawn, and the others: the earlier ones come first."""
    shown, dropped, rest = list[Border](), list[Border](), list(borders)
    names = {name for pair in borders for name in pair}
    if len(borders) > 3 * max(3, len(names)) - 6 + MOST_LINKS:  # Euler: a planar map has no more than 3n - 6
        raise ValueError(_MANY)
    while not nx.check_planarity(nx.Graph([*shown, *rest]))[0]:
        low, high = 0, len(rest) - 1  # the shortest part of the rest that is one too many
        while low < high:
            middle = (low + high) // 2
            if nx.check_planarity(nx.Graph([*shown, *rest[: middle + 1]]))[0]:
                low = middle + 1
            else:
                high = middle
        shown += rest[:low]
        dropped.append(rest[low])
        if len(dropped) > MOST_LINKS:
            raise ValueError(_MANY)
        rest = rest[low + 1 :]
    return [*shown, *rest], dropped


def _crosses(turns: Turns, link: Border) -> Border:
    """Return a border that a link would have to cross: the first on a way across as few as possible."""
    around: dict[str, set[int]] = {}
    ways: nx.Graph[int] = nx.Graph()
    side: dict[Border, int] = {}
    for number, walk in enumerate(faces(turns)):
        for one, other in zip(walk, walk[1:] + walk[:1], strict=True):
            around.setdefault(one, set()).add(number)
            side[one, other] = number
    for (one, other), number in side.items():
        if OUTSIDE not in (one, other):
            ways.add_edge(number, side[other, one], border=(one, other))
    best: list[int] = []
    for start in sorted(around[link[0]]):
        for end in sorted(around[link[1]]):
            if start in ways and end in ways and nx.has_path(ways, start, end):
                path: list[int] = nx.shortest_path(ways, start, end)
                best = path if not best or len(path) < len(best) else best
    one, other = ways.edges[best[0], best[1]]["border"]
    return (one, other) if one < other else (other, one)
