"""One island, from its adjacencies to outlines; and where the islands of a map lie."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import attrs
import numpy as np

from swcore.graph.drawing.embedding import Border, Embedding, embed
from swcore.graph.drawing.layout import first_picture
from swcore.graph.drawing.mesh import Mesh, mesh_of
from swcore.graph.drawing.relax import Points, Relaxation
from swcore.graph.drawing.rough import outlines
from swcore.graph.drawing.shape import Outline
from swcore.graph.drawing.shore import with_gaps

Places = Mapping[str, tuple[float, float]]
_VOID = 0.3  # the area of a gap, where a region has 1
_ROUNDS, _STEPS = 3, 50
_HOME = 0.1
_ON_FRAME = 1e-7
_BEACH = 0.04  # the water around an island, as a share of its box
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


@attrs.frozen
class Box:
    """Where an island lies: x and y of its corner, y downwards, and its size."""

    x: float
    y: float
    width: float
    height: float


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
        return _lone(names[0], bool(edge), box, board=board)
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


def boxes(islands: Sequence[Sequence[str]], place: Places, width: float, height: float) -> list[Box]:
    """Return where islands lie: around the places of their regions, or else side by side.

    Args:
        islands: the regions of each.
        place: where they are said to lie, in the numbers of the picture.
        width: of the picture.
        height: of the picture.
    """
    found = []
    for names in islands:
        reach = math.sqrt(width * height / sum(map(len, islands))) * 0.5
        xs, ys = [place[name][0] for name in names], [place[name][1] for name in names]
        left, top = max(0.0, min(xs) - reach), max(0.0, min(ys) - reach)
        found.append(Box(left, top, min(width, max(xs) + reach) - left, min(height, max(ys) + reach) - top))
    apart = all(_apart(one, other) for at, one in enumerate(found) for other in found[:at])
    if apart and all(min(box.width, box.height) > 0 for box in found):
        return found
    left, row = 0.0, []
    for names in islands:
        part = width * math.sqrt(len(names)) / sum(math.sqrt(len(one)) for one in islands)
        tall = min(height, part * 1.3)
        row.append(Box(left, (height - tall) / 2, part, tall))
        left += part
    return row


def _apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
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
    # Regions that lie in one place were given none: nothing pulls them there.
    placed = len(set(homes.values())) == len(homes)
    names = {number: homes[name] for name, number in mesh.regions.items()} if placed else {}
    targets = wanted
    for _ in range(_ROUNDS):
        at = Relaxation(mesh, targets, names, _HOME, free).relax(at, _STEPS)
        targets = targets * np.clip(wanted / mesh.areas(at), 0.5, 2) ** 0.7
    return at


def _fitted(at: Points, width: float, height: float) -> Points:
    """Return an island scaled into its box, with water around it."""
    low, high = at.min(axis=0), at.max(axis=0)
    room = np.array([width, height]) * (1 - 2 * _BEACH)
    return (at - (low + high) / 2) * (room / (high - low)).min() + np.array([width, height]) / 2


def _down(outline: Outline) -> Outline:
    return tuple((x, -y + 0.0) for x, y in outline)


def _lone(name: str, edge: bool, box: Box, *, board: bool) -> Island:
    """Return an island of one region: all of the frame, or a spot in the middle of it."""
    frame = _rectangle(box) if board else _round(box, 1 - 2 * _BEACH)
    return Island({name: frame if edge else _round(box, 0.7)}, frame)


def _rectangle(box: Box) -> Outline:
    right, bottom = box.x + box.width, box.y + box.height
    return tuple((round(x, 1), round(y, 1)) for x, y in ((box.x, box.y), (box.x, bottom), (right, bottom), (right, box.y)))


def _round(box: Box, share: float) -> Outline:
    turns = [-math.tau * step / 48 for step in range(48)]
    x, y = box.x + box.width / 2, box.y + box.height / 2
    return tuple(
        (round(x + share * box.width / 2 * math.cos(turn), 1), round(y + share * box.height / 2 * math.sin(turn), 1))
        for turn in turns
    )
