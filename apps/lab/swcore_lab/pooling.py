"""Means that should rise, estimated so that they never fall: isotonic regression."""

from __future__ import annotations

import math
from collections.abc import Sequence


def pooled(means: Sequence[float], weights: Sequence[float]) -> list[float]:
    """Return the numbers nearest to some means, in weighted squares, none of which lies below the one before it.

    Neighbours that fall are replaced by their weighted mean, until none falls (pool adjacent violators; Ayer and others 1955).

    Args:
        means: in the order in which they should rise.
        weights: of each, such as how many games it is from; more than 0.

    Returns:
        As many numbers; those that were pooled are the same to the last digit.
    """
    blocks: list[list[tuple[float, float]]] = []
    for one in zip(means, weights, strict=True):
        blocks.append([one])
        while len(blocks) > 1 and _middle(blocks[-2]) > _middle(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    return [middle for block in blocks for middle in [_middle(block)] * len(block)]


def _middle(block: Sequence[tuple[float, float]]) -> float:
    """Return the weighted mean; of one number this very number."""
    if len(block) == 1:
        return block[0][0]
    return math.fsum(mean * weight for mean, weight in block) / math.fsum(weight for _, weight in block)
