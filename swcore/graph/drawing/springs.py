"""Springs along the arcs of a mesh, and from each cell's centre to the points around it."""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy.sparse import coo_array, diags_array
from scipy.sparse.linalg import splu

from swcore.graph.drawing.mesh import Mesh

Points = Any  # a numpy array of shape (points, 2): the points of a mesh, and the centres of its cells behind them


class Springs:
    """The springs of a mesh.

    Attributes:
        triangles: the corners of each triangle of a centre and two points that follow each other, anticlockwise.
        owner: for each triangle its cell.
        size: how many points and centres there are.
    """

    def __init__(self, mesh: Mesh) -> None:
        """String a mesh."""
        rows, owners = [], []
        for number, ring in enumerate(mesh.rings):
            rows += [(mesh.size + number, one, other) for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)]
            owners += [number] * len(ring)
        self.triangles = np.array(rows)
        self.owner = np.array(owners)
        self.size = mesh.size + len(mesh.rings)
        self._fixed = np.array(mesh.frame)
        self._loose = np.setdiff1d(np.arange(self.size), self._fixed)

    def matrix(self, weights: Points) -> Any:
        """Return the Laplacian matrix when each cell's springs have their own strength."""
        centre, one, other = self.triangles.T
        strength = weights[self.owner]
        pairs = np.concatenate([centre, one]), np.concatenate([one, other])
        half = coo_array((np.concatenate([strength, strength]), pairs), shape=(self.size, self.size)).tocsr()
        both = half + half.T
        return diags_array(both.sum(axis=1)).tocsr() - both

    def rest(self, at: Points, weights: Points) -> Points:
        """Return where everything comes to rest while the frame is held."""
        matrix = self.matrix(weights)
        right = -(matrix[self._loose][:, self._fixed] @ at[self._fixed])
        found = at.copy()
        found[self._loose] = splu(matrix[self._loose][:, self._loose].tocsc()).solve(right)
        return found
