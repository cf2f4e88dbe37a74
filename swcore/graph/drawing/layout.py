"""A first picture of a mesh that is right, if not yet beautiful: Tutte's method, with the frame where it belongs.

The frame is laid on a convex outline, each cell gets a centre, and every other point goes to the middle of its neighbours.
For a triangulated disc that picture has no crossings (W. T. Tutte, How to draw a graph, 1963), and a mesh with its centres is
one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from swcore.graph.drawing.mesh import SHORE_BENDS, Mesh
from swcore.graph.drawing.springs import Springs

Points = Any  # a numpy array of shape (points, 2)
SIDES = 4
_ROUNDS = 40
_EVEN = 0.15  # as even as a first picture need be: the smallest cell in comparison to its target
_SLACK = 1e-4
_CLOSE = 1e-4


def first_picture(
    mesh: Mesh, width: float, height: float, place: Mapping[str, tuple[float, float]], targets: Points, *, box: bool
) -> Points:
    """Return where all points of a mesh, and after them the centres of its cells, lie at first.

    Args:
        mesh: the mesh.
        width: of the frame.
        height: of the frame.
        place: where the regions are said to lie, y upwards.
        targets: the area that each cell should have.
        box: whether the frame is a rectangle; else it is an ellipse.
    """
    at = np.zeros((mesh.size + len(mesh.rings), 2))
    ways = _ways(mesh, width, height, place)
    curve = _rectangle if box else _ellipse
    for point, way in zip(mesh.frame, ways, strict=True):
        at[point] = curve(way, width, height)
    springs = Springs(mesh)
    weights = np.ones(len(mesh.rings))
    for _ in range(_ROUNDS):
        at = springs.rest(at, weights)
        share = mesh.areas(at) / targets
        if share.min() > _EVEN:
            break
        weights = weights * np.clip(share, 1e-4, 1e2) ** 0.5
        weights = np.clip(weights / np.exp(np.log(weights).mean()), _SLACK, 1 / _SLACK)
    return at


def _ways(mesh: Mesh, width: float, height: float, place: Mapping[str, tuple[float, float]]) -> list[float]:
    """Return how far along the frame, as shares of it, each of its points lies: near the cells that it bounds."""
    name = {number: region for region, number in mesh.regions.items()}
    count = len(mesh.shore)
    wanted = [_way(place[name[cell]], width, height) if cell in name else None for cell in mesh.shore]
    middles = _in_order(wanted, count)
    starts = [(middles[at - 1] - (1 if at == 0 else 0) + middles[at]) / 2 for at in range(count)]
    if count == 1:
        starts = [middles[0] - 0.5]
    half = width / (width + height) / 2
    starts = [_off_corner(start, half) for start in starts]
    ends = [*starts[1:], starts[0] + 1]
    return [way for start, end in zip(starts, ends, strict=True) for way in (start, *_bends(start, end, half))]


def _corners(half: float) -> tuple[float, ...]:
    """Return the ways to the corners of the rectangle, once around and a little further."""
    return tuple(turn + way for turn in (-2, -1, 0, 1, 2) for way in (0.0, half, 0.5, 0.5 + half))


def _off_corner(way: float, half: float) -> float:
    return next((corner + _CLOSE for corner in _corners(half) if abs(way - corner) < _CLOSE), way)


def _bends(start: float, end: float, half: float) -> list[float]:
    """Return ways for the bends of an arc of the frame: one in each corner of the rectangle, the others spread between."""
    found = [start, *(corner for corner in _corners(half) if start < corner < end), end]
    while len(found) < SHORE_BENDS + 2:
        wide = max(range(len(found) - 1), key=lambda at: found[at + 1] - found[at])
        found.insert(wide + 1, (found[wide] + found[wide + 1]) / 2)
    return found[1:-1]


def _in_order(wanted: Sequence[float | None], count: int) -> list[float]:
    """Return rising shares, less than 1 from first to last, as near to the wanted ones as a half-way even spacing allows."""
    known = [(at, way) for at, way in enumerate(wanted) if way is not None]
    even = [at / count for at in range(count)]
    if not known:
        return even
    shift = math.atan2(
        sum(math.sin(math.tau * (way - even[at])) for at, way in known),
        sum(math.cos(math.tau * (way - even[at])) for at, way in known),
    )
    base = [way + shift / math.tau for way in even]
    off = {at: (way - base[at] + 0.5) % 1 - 0.5 for at, way in known}
    for share in (0.8, 0.5, 0.25):
        found = [way + share * off.get(at, 0.0) for at, way in enumerate(base)]
        steps = [b - a for a, b in zip(found, [*found[1:], found[0] + 1], strict=True)]
        if min(steps) > 0.25 / count:
            return found
    return base


def _way(spot: tuple[float, float], width: float, height: float) -> float:
    """Return where on the frame, as a share of it, the ray from the middle through a spot leaves."""
    x, y = spot[0] / width - 0.5, spot[1] / height - 0.5
    most = max(abs(x), abs(y)) or 1.0
    x, y = x / most, y / most
    along = x + 1 if y <= -1 else 2 + y + 1 if x >= 1 else 4 + 1 - x if y >= 1 else 6 + 1 - y
    # Sides of unlike lengths: the share of the way counts length.
    side, part = divmod(along / 2, 1)
    lengths = (width, height, width, height)
    return (sum(lengths[: int(side) % SIDES]) + part * lengths[int(side) % SIDES]) / (2 * (width + height))


def _rectangle(way: float, width: float, height: float) -> tuple[float, float]:
    left = way % 1 * 2 * (width + height)
    for start, step, length in (
        ((0.0, 0.0), (1, 0), width),
        ((width, 0.0), (0, 1), height),
        ((width, height), (-1, 0), width),
        ((0.0, height), (0, -1), height),
    ):
        if left <= length:
            return start[0] + step[0] * left, start[1] + step[1] * left
        left -= length
    return 0.0, 0.0


def _ellipse(way: float, width: float, height: float) -> tuple[float, float]:
    x, y = _rectangle(way, width, height)
    angle = math.atan2(y / height - 0.5, x / width - 0.5)
    return width / 2 * (1 + math.cos(angle)), height / 2 * (1 + math.sin(angle))
