"""An island as a triangulated disc with its frame around it, and where straight lines without crossings put its regions.

The frame is laid on a convex outline, and every other corner goes to the middle of its neighbours: that picture has no crossings
(W. T. Tutte, How to draw a graph, 1963). Then each corner moves to the middle of what lies around it, as far as no triangle turns
over. It needs no extra, and the same map lies the same everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

import attrs

from swcore.graph.drawing.embedding import OUTSIDE, Turns, faces
from swcore.graph.drawing.frame import (
    Places,
    bends,
    corners_between,
    half_way,
    on_ellipse,
    on_rectangle,
    starts_along,
)
from swcore.graph.drawing.shape import Point
from swcore.graph.drawing.shore import GAP

Corner = str | int  # a region or a gap by its name; other corners by number
_SWEEPS, _STILL = 400, 1e-5  # of Tutte's picture
_ROUNDS = 60  # of making it even
_SHORTER = (1.0, 0.5, 0.25, 0.1)
_EMPTY, _RIM = 2.5, 6.0
_THIN = 0.15  # a triangle may become so much smaller in one move
_COAST_BENDS = 7
_TRIANGLE, _SQUARE = 3, 4


@attrs.define
class Disc:
    """A triangulated island.

    Attributes:
        triangles: corners anticlockwise.
        left: for each step from a region to a neighbour, the corner or the triangle in which the border's left end lies.
        voids: for each gap inside, the corners around it.
        frames: for each region or gap at the frame, the points of its part of the frame, anticlockwise.
        at: where the corners lie, y upwards.
        count: of the numbered corners.
        named: the regions.
    """

    triangles: list[tuple[Corner, Corner, Corner]] = attrs.Factory(list)
    left: dict[tuple[str, str], Corner | tuple[str, ...]] = attrs.Factory(dict)
    voids: list[list[Corner]] = attrs.Factory(list)
    frames: dict[str, list[Corner]] = attrs.Factory(dict)
    at: dict[Corner, Point] = attrs.Factory(dict)
    count: int = 0
    named: frozenset[str] = frozenset()

    def new(self) -> int:
        """Return a new corner."""
        self.count += 1
        return self.count

    def area(self, triangle: Sequence[Corner]) -> float:
        """Return twice the area of a triangle, positive where it is the right way round."""
        (ax, ay), (bx, by), (cx, cy) = (self.at[one] for one in triangle)
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def disc_of(turns: Turns, homes: Places, width: float, height: float, pull: float, *, box: bool) -> Disc:
    """Return an island laid out in its frame.

    Args:
        turns: for each region, the outside and the gaps beside it, the neighbours in turn.
        homes: where regions are said to lie, y upwards; empty where nobody said.
        width: of the frame.
        height: of the frame.
        pull: how much regions keep to their homes, from 0 to 1.
        box: whether the frame is a rectangle; else it is an ellipse.
    """
    disc = Disc(named=frozenset(name for name in turns if name != OUTSIDE and not name.startswith(GAP)))
    _frame(disc, turns[OUTSIDE][::-1], homes, width, height, box=box)
    for walk in faces(turns):
        _face(disc, walk)
    fixed = set(disc.at)
    near = _near(disc)
    loose = [corner for corner in near if corner not in fixed]
    _tutte(disc, loose, near, homes, (width / 2, height / 2))
    _even(disc, loose, homes, pull)
    return disc


def _frame(disc: Disc, rim: Sequence[str], homes: Places, width: float, height: float, *, box: bool) -> None:
    """Put corners on the frame: where two regions meet at it, and between these."""
    curve, half = (on_rectangle if box else on_ellipse), half_way(width, height)
    starts = starts_along([homes.get(name) for name in rim], width, height)
    first = [disc.new() for _ in starts]
    for corner, way in zip(first, starts, strict=True):
        disc.at[corner] = curve(way, width, height)
    for at, name in enumerate(rim):
        start, end = starts[at], starts[at + 1] if at + 1 < len(rim) else starts[0] + 1
        between = []
        for way in corners_between(start, end, half) if box else bends(start, end, half, _COAST_BENDS):
            between.append(disc.new())
            disc.at[between[-1]] = curve(way, width, height)
        points: list[Corner] = [first[at], *between, first[(at + 1) % len(rim)]]
        disc.frames[name] = points
        disc.triangles += [(one, other, name) for one, other in pairwise(points)]
        disc.left[name, rim[at - 1]] = first[at]


def _face(disc: Disc, walk: list[str]) -> None:
    """Cut a face into triangles, and note where the borders around it end."""
    if OUTSIDE in walk:
        at = walk.index(OUTSIDE)
        one, other = (walk[at + 1 :] + walk[:at])[:2]
        disc.triangles.append((one, other, disc.left[one, other]))  # type: ignore[arg-type]
        return
    steps = list(zip(walk, walk[1:] + walk[:1], strict=True))
    if len(walk) == _TRIANGLE:
        disc.triangles.append((walk[0], walk[1], walk[2]))
        disc.left.update(dict.fromkeys(steps, tuple(walk)))
        return
    middle = disc.new()
    if len(walk) == _SQUARE == len(set(walk)):
        disc.left.update(dict.fromkeys(steps, middle))
        disc.triangles += [(one, other, middle) for one, other in steps]
        return
    ring: list[Corner] = [disc.new() for _ in steps]
    disc.voids.append(ring)
    for at, (step, corner) in enumerate(zip(steps, ring, strict=True)):
        disc.left[step] = corner
        disc.triangles += [(*step, corner), (ring[at - 1], step[0], corner), (ring[at - 1], corner, middle)]


def _near(disc: Disc) -> dict[Corner, list[Corner]]:
    near: dict[Corner, dict[Corner, None]] = {}
    for triangle in disc.triangles:
        for one in triangle:
            near.setdefault(one, {}).update((other, None) for other in triangle if other != one)
    return {corner: list(others) for corner, others in near.items()}


def _tutte(disc: Disc, loose: Sequence[Corner], near: Mapping[Corner, Sequence[Corner]], homes: Places, middle: Point) -> None:
    """Bring every loose corner to the middle of its neighbours."""
    for corner in loose:
        disc.at[corner] = homes.get(corner, middle) if isinstance(corner, str) else middle
    at = disc.at
    for _ in range(_SWEEPS):
        most = 0.0
        for corner in loose:
            around = [at[other] for other in near[corner]]
            x, y = sum(one[0] for one in around) / len(around), sum(one[1] for one in around) / len(around)
            # A step beyond the middle comes to rest sooner.
            old = at[corner]
            there = old[0] + 1.6 * (x - old[0]), old[1] + 1.6 * (y - old[1])
            most = max(most, abs(there[0] - old[0]), abs(there[1] - old[1]))
            at[corner] = there
        if most < _STILL:
            break


def _even(disc: Disc, loose: Sequence[Corner], homes: Places, pull: float) -> None:
    """Move each loose corner to the middle of the triangles around it, and to its home, while they stay the right way round."""
    stars: dict[Corner, list[tuple[Corner, Corner, float]]] = {corner: [] for corner in loose}
    for a, b, c in disc.triangles:
        # What belongs to no region need not be large, and what lies at the frame belongs to one alone.
        heavy = _EMPTY ** sum(one in stars and one not in disc.named for one in (a, b, c))
        heavy *= _RIM if sum(one not in stars for one in (a, b, c)) > 1 else 1
        for one, ahead, behind in ((a, b, c), (b, c, a), (c, a, b)):
            if one in stars:
                stars[one].append((ahead, behind, heavy))
    for _ in range(_ROUNDS):
        for corner, star in stars.items():
            ends = [(*disc.at[ahead], *disc.at[behind], heavy) for ahead, behind, heavy in star]
            x, y = disc.at[corner]
            whole, goal_x, goal_y, least = 0.0, 0.0, 0.0, math.inf
            for ax, ay, bx, by, heavy in ends:
                area = (ax - x) * (by - y) - (ay - y) * (bx - x)
                least = min(least, area)
                area *= heavy
                whole, goal_x, goal_y = whole + area, goal_x + area * (x + ax + bx) / 3, goal_y + area * (y + ay + by) / 3
            if whole <= 0:
                continue
            goal_x, goal_y = goal_x / whole, goal_y / whole
            if corner in homes:
                home = homes[corner]  # type: ignore[index]
                goal_x, goal_y = goal_x + pull * (home[0] - goal_x), goal_y + pull * (home[1] - goal_y)
            for share in _SHORTER:
                u, v = x + share * (goal_x - x), y + share * (goal_y - y)
                if all((ax - u) * (by - v) - (ay - v) * (bx - u) > _THIN * least for ax, ay, bx, by, _ in ends):
                    disc.at[corner] = u, v
                    break
