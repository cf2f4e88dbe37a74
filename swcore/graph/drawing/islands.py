"""One island, from its adjacencies to outlines; and where the islands of a map lie."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import attrs
import numpy as np

from swcore.graph.drawing.embedding import Border, Embedding, embed
from swcore.graph.drawing.frame import BEACH, Box, Places, lone
from swcore.graph.drawing.layout import first_picture
from swcore.graph.drawing.mesh import Mesh, mesh_of
from swcore.graph.drawing.relax import Points, Relaxation
from swcore.graph.drawing.rough import outlines
from swcore.graph.drawing.shape import Outline
from swcore.graph.drawing.shore import with_gaps

_VOID = 0.3  # the area of a gap, where a region has 1
_ROUNDS, _STEPS = 3, 50
_HOME = 0.1
_ON_FRAME = 1e-7
_MANY = 6  # neighbours: a region with more of them gets more space


@attrs.frozen
class Island:
    """A drawn island.

    Attributes:
        outlines: by region.
        frame: its coast, or the rectangle of the board.
        voids: the gaps inside.
        embedding: how its regions lie around each other; None where there is only one.
    """

    outlines: Mapping[str, Outline]
    frame: Outline
    voids: tuple[Outline, ...] = ()
    embedding: Embedding | None = None


def draw_island(
    names: Sequence[str], borders: Sequence[Border], edge: Sequence[str], place: Places, box: Box, seed: str, *, board: bool
) -> Island:
    """Draw an island into its box.

    Args:
        names: its regions.
        borders: pairs of them.
        edge: those that reach the frame.
        place: where they are said to lie, in the numbers of the picture.
        box: where to draw it.
        seed: what the roughness follows from.
        board: whether it fills its box to the edges; else it has a coast.
    """
    if len(names) == 1:
        outline, frame = lone(bool(edge), box, board=board)
        return Island({names[0]: outline}, frame)
    unit = math.sqrt(box.width * box.height / len(names))
    width, height = box.width / unit, box.height / unit
    homes = {name: ((place[name][0] - box.x) / unit, (box.y + box.height - place[name][1]) / unit) for name in names}
    embedding = embed(names, borders, edge, homes)
    mesh = mesh_of(with_gaps(embedding.turns, embedding.shore))
    at = _relaxed(mesh, width, height, homes, board=board)[: mesh.size]
    if not board:
        at = _fitted(at, width, height)
    at = np.stack([box.x + at[:, 0] * unit, box.y + box.height - at[:, 1] * unit], axis=1)
    cells, frame = outlines(mesh, at * (1, -1), seed, box=board)
    shapes = [_down(cell) for cell in cells]
    return Island(
        {name: shapes[number] for name, number in mesh.regions.items()}, _down(frame), tuple(shapes[len(names) :]), embedding
    )


def _relaxed(mesh: Mesh, width: float, height: float, homes: Places, *, board: bool) -> Points:
    arcs = np.array([sum(point < mesh.corners for point in ring) for ring in mesh.rings])
    wanted = np.where(np.arange(mesh.cells) < len(mesh.regions), 1, _VOID) * np.maximum(1, arcs / _MANY)
    wanted *= width * height * (1 if board else math.pi / 4) / wanted.sum()
    at = first_picture(mesh, width, height, homes, wanted, box=board)
    free = np.ones((len(at), 2), dtype=bool)
    if board:
        for point in mesh.frame:
            x, y = at[point]
            free[point] = min(abs(x), abs(x - width)) > _ON_FRAME, min(abs(y), abs(y - height)) > _ON_FRAME
    # Regions in one place have none: nothing pulls them there.
    apart = len(set(homes.values())) == len(homes)
    names = {number: homes[name] for name, number in mesh.regions.items()} if apart else {}
    targets = wanted
    for _ in range(_ROUNDS):
        at = Relaxation(mesh, targets, names, _HOME, free).relax(at, _STEPS)
        targets = targets * np.clip(wanted / mesh.areas(at), 0.5, 2) ** 0.7
    return at


def _fitted(at: Points, width: float, height: float) -> Points:
    """Return an island scaled into its box, with water around it."""
    low, high = at.min(axis=0), at.max(axis=0)
    room = np.array([width, height]) * (1 - 2 * BEACH)
    return (at - (low + high) / 2) * (room / (high - low)).min() + np.array([width, height]) / 2


def _down(outline: Outline) -> Outline:
    return tuple((x, -y + 0.0) for x, y in outline)
