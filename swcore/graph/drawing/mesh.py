"""An island as cells between corners: which arcs bound which region, gap or the outside. Where the corners lie comes later.

Every face of the embedding with three regions becomes a corner where the three meet, and so does one with four regions. Any
other face becomes a void: a cell of its own, so that regions around it that are not adjacent stay apart. Each arc between two
corners has further points, so that it can bend; they make every picture of the mesh one of a graph that Tutte's method can
draw.
"""

from __future__ import annotations

from typing import Any

import attrs
import numpy as np

from swcore.graph.drawing.embedding import OUTSIDE, Turns, faces
from swcore.graph.drawing.frame import SHORE_BENDS
from swcore.graph.drawing.shore import GAP

BENDS = 1  # points of an arc between its corners


@attrs.define
class Mesh:
    """The cells of an island.

    Attributes:
        regions: for each region its number as a cell; regions come first.
        cells: how many cells there are; those that are no region are voids.
        size: how many points there are; corners come first.
        corners: how many of them are corners.
        arcs: the points of each arc, from corner to corner.
        rings: the points of each cell, anticlockwise.
        frame: the points of the frame, anticlockwise.
        shore: for each arc of the frame, in the order of `frame`, the cell that it bounds.
    """

    regions: dict[str, int]
    cells: int = 0
    size: int = 0
    corners: int = 0
    arcs: list[list[int]] = attrs.Factory(list)
    rings: list[list[int]] = attrs.Factory(list)
    frame: list[int] = attrs.Factory(list)
    shore: list[int] = attrs.Factory(list)

    def areas(self, at: Any) -> Any:
        """Return the area of each cell, positive where its ring runs anticlockwise.

        Args:
            at: where the points lie, as a numpy array.
        """
        found = []
        for ring in self.rings:
            x, y = at[ring].T
            found.append(float(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2)
        return np.array(found)


def mesh_of(turns: Turns) -> Mesh:
    """Return the mesh of an embedding of at least two regions.

    Args:
        turns: for each region, the outside and the gaps beside it, the neighbours in turn.
    """
    gaps = [name for name in turns if name.startswith(GAP)]
    names = [name for name in turns if name not in gaps and name != OUTSIDE]
    mesh = Mesh({name: at for at, name in enumerate(names)})
    cell = {name: at for at, name in enumerate([*names, *gaps])}
    mesh.cells = len(cell)
    # For each step along a face the corner on its left, and for each cell the arcs that bound it, by where they start.
    corner, after = _corners(turns, mesh, cell)
    bounds: dict[int, dict[int, list[int]]] = {}
    outer: dict[int, tuple[list[int], int]] = {}
    arcs: list[tuple[int, int, int, int]] = []
    for one, around in turns.items():
        for other in around:
            if one != OUTSIDE and (other == OUTSIDE or cell[one] < cell[other]):
                # Seen from `one` to `other`, the corner on the right comes first anticlockwise around `one`.
                arcs.append((corner[other, one], corner[one, other], cell[one], cell.get(other, -1)))
    arcs += after
    mesh.size = mesh.corners
    for start, end, left, right in arcs:
        bends = SHORE_BENDS if right < 0 else BENDS
        points = [start, *range(mesh.size, mesh.size + bends), end]
        mesh.size += bends
        mesh.arcs.append(points)
        bounds.setdefault(left, {})[start] = points
        if right < 0:
            outer[start] = (points, left)
        else:
            bounds.setdefault(right, {})[end] = points[::-1]
    mesh.rings = [_ring(bounds[number]) for number in range(mesh.cells)]
    mesh.frame = _ring({start: points for start, (points, _) in outer.items()})
    mesh.shore = [outer[point][1] for point in mesh.frame if point < mesh.corners]
    return mesh


def _corners(
    turns: Turns, mesh: Mesh, cell: dict[str, int]
) -> tuple[dict[tuple[str, str], int], list[tuple[int, int, int, int]]]:
    """Number the corners, and return them by the step along a face on whose left they lie, and the arcs of the voids."""
    corner: dict[tuple[str, str], int] = {}
    arcs: list[tuple[int, int, int, int]] = []
    for walk in faces(turns):
        steps = list(zip(walk, walk[1:] + walk[:1], strict=True))
        if len(walk) == 3 or (len(walk) == 4 == len(set(walk)) and OUTSIDE not in walk):
            corner.update(dict.fromkeys(steps, mesh.corners))
            mesh.corners += 1
            continue
        void, mesh.cells = mesh.cells, mesh.cells + 1
        for step in steps:
            corner[step] = mesh.corners
            mesh.corners += 1
        for at, name in enumerate(walk):
            # The void lies on the left of the walk: around it the corners follow anticlockwise as the steps do.
            arcs.append((corner[steps[at - 1]], corner[steps[at]], void, cell.get(name, -1)))
    return corner, arcs


def _ring(arcs: dict[int, list[int]]) -> list[int]:
    """Return the points of arcs that follow each other round."""
    start = at = next(iter(arcs))
    ring: list[int] = []
    while not ring or at != start:
        ring += arcs[at][:-1]
        at = arcs[at][-1]
    return ring
