"""Borders as they are drawn: each arc bent and roughened once, for both its sides, and all of it rounded.

How an arc is roughened depends on the map's id and the arc's place in it alone. Where the result would break a cell, its arcs
are made straighter until it does not.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import shapely

from swcore.graph.drawing.mesh import Mesh
from swcore.graph.drawing.shape import Outline

Points = Any  # a numpy array of shape (points, 2)
_CROWDED = "The picture is too crowded."
_STEP = 9.0  # the length of a piece of an arc
_WAVES = (1, 2, 3, 5, 7)
_ROUGH, _COAST = 0.055, 0.08  # how far borders and coasts stray, as a share of their length
_CALMER = (1.0, 0.6, 0.3, 0.1, 0.0, -1.0)  # the last one stands for the arc as it came: through its bends in straight lines


def outlines(mesh: Mesh, at: Points, seed: str, *, box: bool) -> tuple[list[Outline], Outline]:
    """Return the outlines of all cells, and of the frame.

    Args:
        mesh: the mesh.
        at: where its points lie, in the numbers of the picture.
        seed: what the roughness follows from.
        box: whether the frame is a rectangle, which stays straight.

    Raises:
        ValueError: the cells are too small for numbers with one decimal place.
    """
    frame = set(mesh.frame)
    shore = [arc[1] in frame for arc in mesh.arcs]
    calm = [len(_CALMER) - 1 if box and shore[number] else 0 for number in range(len(mesh.arcs))]
    rings = [_arcs_of(mesh, ring) for ring in [*mesh.rings, mesh.frame]]
    drawn: dict[tuple[int, int], Points] = {}
    if any((np.round(at[arc[0]], 1) == np.round(at[arc[-1]], 1)).all() for arc in mesh.arcs):
        raise ValueError(_CROWDED)
    while True:
        lines = []
        for number, arc in enumerate(mesh.arcs):
            key = number, calm[number]
            if key not in drawn:
                drawn[key] = _arc(at[arc], f"{seed} {number}", _CALMER[calm[number]], coast=shore[number])
            lines.append(drawn[key])
        shapes = [_joined(lines, ring) for ring in rings]
        broken = _broken(shapes)
        if not broken:
            found = [tuple((x, y) for x, y in shape.tolist()) for shape in shapes]
            return found[:-1], found[-1]
        stuck = True
        for number in {number for ring in broken for number, _ in rings[ring]}:
            if calm[number] < len(_CALMER) - 1:
                calm[number], stuck = calm[number] + 1, False
        if stuck:
            raise ValueError(_CROWDED)


def _arc(points: Points, seed: str, share: float, *, coast: bool) -> Points:
    """Return the points of an arc from corner to corner, rounded."""
    if share < 0:
        return np.round(points, 1)
    curve = _curve(points)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(curve, axis=0).T))])
    length = float(along[-1])
    count = max(2, round(length / _STEP))
    ways = np.linspace(0, 1, count + 1)
    line = np.stack([np.interp(ways * length, along, curve[:, axis]) for axis in (0, 1)], axis=1)
    ahead = np.stack([np.interp(np.minimum(ways * length + 1, length), along, curve[:, axis]) for axis in (0, 1)], axis=1) - line
    across = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1) / np.maximum(np.hypot(*ahead.T), 1e-9)[:, None]
    numbers = [byte / 255 for byte in hashlib.sha256(seed.encode()).digest()]
    stray = sum((numbers[wave] + 0.3) / wave**0.8 * np.sin(2 * math.pi * (wave * ways + numbers[wave + 10])) for wave in _WAVES)
    far = share * (_COAST if coast else _ROUGH) * min(length, 110) * np.maximum(np.sin(math.pi * ways), 0) ** 0.6
    return np.round(line + (far * stray)[:, None] * across, 1)


def _curve(points: Points) -> Points:
    """Return a smooth curve through points (Catmull and Rom, with ends of their own)."""
    ends = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    parts = []
    t = np.linspace(0, 1, 9)[:-1, None]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        parts.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.concatenate([*parts, points[-1:]])


def _arcs_of(mesh: Mesh, ring: Sequence[int]) -> list[tuple[int, bool]]:
    """Return the arcs of a ring in turn, each with whether it runs backwards there."""
    by_bend = {arc[1]: (number, False) for number, arc in enumerate(mesh.arcs)}
    by_bend |= {arc[-2]: (number, True) for number, arc in enumerate(mesh.arcs) if arc[-2] != arc[1]}
    found = []
    for at, point in enumerate(ring):
        if point < mesh.corners:
            number, backwards = by_bend[ring[(at + 1) % len(ring)]]
            found.append((number, backwards or mesh.arcs[number][0] != point))
    return found


def _joined(lines: Sequence[Points], ring: Sequence[tuple[int, bool]]) -> Points:
    return np.concatenate([lines[number][::-1][:-1] if backwards else lines[number][:-1] for number, backwards in ring])


def _broken(shapes: Sequence[Points]) -> list[int]:
    """Return which shapes are not simple, or run the wrong way."""
    owner = np.repeat(np.arange(len(shapes)), [len(shape) for shape in shapes])
    rings = shapely.linearrings(np.concatenate(shapes), indices=owner)
    wrong = ~shapely.is_simple(rings) | ~shapely.is_ccw(rings)
    return [int(number) for number in np.flatnonzero(wrong)]
