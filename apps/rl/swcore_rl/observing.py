"""What a seat sees, as numbers: a vector, or the same by names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from swcore import Game
from swcore.wording.face import Feature, Viewed

Floats = NDArray[np.float32]


class Observer:
    """Writes what a seat sees, out of its view and nothing else.

    Args:
        features: the features of the game.

    Attributes:
        features: as given.
        size: how many numbers a vector has.
        starts: where each feature begins.
    """

    def __init__(self, features: Sequence[Feature]) -> None:
        self.features = tuple(features)
        self.starts: list[int] = []
        self.size = 0
        for feature in self.features:
            self.starts.append(self.size)
            self.size += feature.size
        self._parts = [(start, 1 / one.scale, one.read) for start, one in zip(self.starts, self.features, strict=True)]

    def fields(self) -> list[dict[str, Any]]:
        """Return a row for each feature, as JSON data.

        `name`, `about`, `shape`, `axes` (per axis what its places are called), `start` and `stop` in the vector, and `scale`:
        the number that is told as 1.
        """
        return [
            {
                "name": one.name,
                "about": one.about,
                "shape": list(one.shape),
                "axes": [list(axis) for axis in one.axes],
                "start": start,
                "stop": start + one.size,
                "scale": one.scale,
            }
            for start, one in zip(self.starts, self.features, strict=True)
        ]

    def flat(self, game: Game, seat: int) -> Floats:
        """Return what a seat sees as a vector; each number lies between -1 and 1.

        Args:
            game: the game.
            seat: who looks.
        """
        seen = Viewed(game.view(seat), seat)
        places: list[int] = []
        numbers: list[float] = []
        for start, factor, read in self._parts:
            for place, number in read(seen):
                places.append(start + place)
                numbers.append(number * factor)
        found = np.zeros(self.size, np.float32)
        found[places] = numbers
        return np.clip(found, -1, 1, out=found)

    def named(self, flat: Floats) -> dict[str, Floats]:
        """Return the parts of a vector by the names of the features, each in its shape.

        Args:
            flat: the vector; the parts are views of it.
        """
        rows = zip(self.starts, self.features, strict=True)
        return {one.name: flat[start : start + one.size].reshape(one.shape) for start, one in rows}
