"""Making the cells of a picture round and even, without ever breaking it.

Each cell is cut into triangles from its centre. A triangle wants to look like its part of a regular polygon of the right
area, and what it costs to deform it grows without bound as it is flattened (the symmetric Dirichlet energy): so no triangle
ever turns over, and the picture stays right from the first step to the last. The energy is brought down by L-BFGS, with
springs as the first guess of its curvature (Z. Kovalsky and others, Accelerated Quadratic Proxy, 2016).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import shapely
from scipy.sparse import eye_array
from scipy.sparse.linalg import splu

from swcore.graph.drawing.mesh import Mesh
from swcore.graph.drawing.springs import Springs

Points = Any  # as in `springs`
_MEMORY = 8
_ENOUGH = 1e-5
_FLAT = 1e-9
_TAUT = 6.0  # how hard a coast pulls itself short
_GRIP = 1e-3  # holds what no frame holds


class Relaxation:
    """What a picture costs, and the way down."""

    def __init__(self, mesh: Mesh, targets: Points, homes: Mapping[int, tuple[float, float]], home: float, free: Points) -> None:
        """Take over a mesh.

        Args:
            mesh: the mesh.
            targets: the area that each cell should have.
            homes: where cells would like to have their centre.
            home: how much they would.
            free: for each point and centre, whether it may move along x, and along y.
        """
        springs = Springs(mesh)
        self._triangles, owner = springs.triangles, springs.owner
        count = np.bincount(owner)[owner]
        self._area = targets[owner] / count
        # The rest shape: a sector of a regular polygon, as the inverse of its two edges from the centre.
        turn = np.maximum(2 * np.pi / count, 0.01)
        radius = np.sqrt(2 * self._area / np.sin(turn))
        edges = np.zeros((len(owner), 2, 2))
        edges[:, 0, 0], edges[:, 0, 1], edges[:, 1, 1] = radius, radius * np.cos(turn), radius * np.sin(turn)
        self._rest = np.linalg.inv(edges)
        self._homes = np.array([mesh.size + cell for cell in homes], dtype=int), np.array(list(homes.values())).reshape(-1, 2)
        self._home = home
        # A frame that is held keeps its shape; a coast that is not must not run into itself.
        self._coast = mesh.frame if free[mesh.frame].all() else []
        matrix = springs.matrix(np.ones(len(mesh.rings))).tocsc()
        self._free = [np.flatnonzero(free[:, axis]) for axis in (0, 1)]
        self._solve = [splu((matrix[rows][:, rows] + _GRIP * eye_array(len(rows))).tocsc()).solve for rows in self._free]

    def relax(self, at: Points, steps: int) -> Points:
        """Return a picture after at most some steps down.

        Args:
            at: a picture that is right.
            steps: how many at most.
        """
        cost, slope = self._cost(at)
        moves: list[tuple[Points, Points]] = []
        for _ in range(steps):
            down = -self._guess(slope, moves)
            fall = float((down * slope).sum())
            if fall >= 0:
                moves, down = [], -self._smooth(slope)
                fall = float((down * slope).sum())
            length, there = self._search(at, cost, down, fall)
            if there is None:
                if not moves:
                    break
                moves = []
                continue
            new_cost, new_slope = self._cost(there)
            moves = [*moves[-_MEMORY:], (there - at, new_slope - slope)]
            done = cost - new_cost < _ENOUGH * abs(cost) and length == 1
            at, cost, slope = there, new_cost, new_slope
            if done:
                break
        return at

    def _search(self, at: Points, cost: float, down: Points, fall: float) -> tuple[float, Points | None]:
        length = min(1.0, 0.8 * self._room(at, down))
        for _ in range(40):
            there = at + length * down
            if self._value(there) <= cost + 1e-4 * length * fall:
                return length, there
            length /= 2
        return length, None

    def _room(self, at: Points, down: Points) -> float:
        """Return how far down the first triangle is flattened."""
        centre, one, other = self._triangles.T
        a, b = at[one] - at[centre], at[other] - at[centre]
        da, db = down[one] - down[centre], down[other] - down[centre]
        start = a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]
        bend = da[:, 0] * db[:, 1] - da[:, 1] * db[:, 0]
        slant = a[:, 0] * db[:, 1] - a[:, 1] * db[:, 0] + da[:, 0] * b[:, 1] - da[:, 1] * b[:, 0]
        root = slant**2 - 4 * bend * start
        # The smallest positive root, in the form that loses no digits.
        under = -slant + np.sqrt(np.maximum(root, 0))
        hit = (root >= 0) & (under > 0)
        return float(np.min(2 * start[hit] / under[hit], initial=np.inf))

    def _guess(self, slope: Points, moves: list[tuple[Points, Points]]) -> Points:
        """Return the slope over the curvature, by the two loops of L-BFGS."""
        found, kept = slope.copy(), []
        for move, bend in reversed(moves):
            along = float((move * bend).sum())
            if along <= 1e-12:
                continue
            share = float((move * found).sum()) / along
            found = found - share * bend
            kept.append((move, bend, along, share))
        found = self._smooth(found)
        for move, bend, along, share in reversed(kept):
            found = found + move * (share - float((bend * found).sum()) / along)
        return found

    def _smooth(self, slope: Points) -> Points:
        found = np.zeros_like(slope)
        for axis in (0, 1):
            rows = self._free[axis]
            found[rows, axis] = self._solve[axis](slope[rows, axis])
        return found

    def _strain(self, at: Points) -> tuple[Points, Points]:
        centre, one, other = self._triangles.T
        edges = np.stack([at[one] - at[centre], at[other] - at[centre]], axis=2)
        bent = edges @ self._rest
        return bent, bent[:, 0, 0] * bent[:, 1, 1] - bent[:, 0, 1] * bent[:, 1, 0]

    def _value(self, at: Points) -> float:
        bent, grown = self._strain(at)
        if grown.min() <= _FLAT or (self._coast and not shapely.is_simple(shapely.LinearRing(at[self._coast]))):
            return np.inf
        cells, spots = self._homes
        squared = (bent**2).sum(axis=(1, 2))
        value = float((self._area * squared * (1 + grown**-2)).sum())
        if self._coast:
            value += _TAUT * float(((at[self._coast] - at[np.roll(self._coast, -1)]) ** 2).sum())
        return value + self._home * float(((at[cells] - spots) ** 2).sum())

    def _cost(self, at: Points) -> tuple[float, Points]:
        bent, grown = self._strain(at)
        squared = (bent**2).sum(axis=(1, 2))[:, None, None]
        d = grown[:, None, None]
        turned = np.stack([bent[:, 1, 1], -bent[:, 1, 0], -bent[:, 0, 1], bent[:, 0, 0]], axis=1).reshape(-1, 2, 2)
        by_bent = 2 * bent * (1 + d**-2) - 2 * squared * d**-3 * turned
        by_edges = self._area[:, None, None] * by_bent @ self._rest.transpose(0, 2, 1)
        slope = np.zeros_like(at)
        centre, one, other = self._triangles.T
        for axis in (0, 1):
            a, b = by_edges[:, axis, 0], by_edges[:, axis, 1]
            size = len(at)
            slope[:, axis] = np.bincount(one, a, size) + np.bincount(other, b, size) - np.bincount(centre, a + b, size)
        cells, spots = self._homes
        slope[cells] += 2 * self._home * (at[cells] - spots)
        if self._coast:
            coast = at[self._coast]
            slope[self._coast] += 2 * _TAUT * (2 * coast - np.roll(coast, 1, axis=0) - np.roll(coast, -1, axis=0))
        for axis in (0, 1):
            held = np.ones(len(at), dtype=bool)
            held[self._free[axis]] = False
            slope[held, axis] = 0
        return self._value(at), slope
