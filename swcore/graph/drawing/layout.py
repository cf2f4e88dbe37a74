"""A first picture of a mesh that is right, if not yet beautiful: Tutte's method, with the frame where it belongs.

The frame is laid on a convex outline, each cell gets a centre, and every other point goes to the middle of its neighbours.
For a triangulated disc that picture has no crossings (W. T. Tutte, How to draw a graph, 1963), and a mesh with its centres is
one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from swcore.graph.drawing.frame import bends, half_way, on_ellipse, on_rectangle, starts_along
from swcore.graph.drawing.mesh import Mesh
from swcore.graph.drawing.springs import Springs

Points = Any  # a numpy array of shape (points, 2)
_ROUNDS = 40
_EVEN = 0.15  # as even as a first picture need be: the smallest cell in comparison to its target
_SLACK = 1e-4


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
    curve = on_rectangle if box else on_ellipse
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
    starts = starts_along([place[name[cell]] if cell in name else None for cell in mesh.shore], width, height)
    half = half_way(width, height)
    ends = [*starts[1:], starts[0] + 1]
    return [way for start, end in zip(starts, ends, strict=True) for way in (start, *bends(start, end, half))]
