"""Feeding: the fed sets among which a town's best one is sure to be (TT-FEED-7 to TT-FEED-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from swcore_tiny_towns.position.squares import squares_of

KEPT = 512


@lru_cache(maxsize=KEPT)
def fed_sets(feedable: int, upto: int, choices: tuple[tuple[int, ...], ...], monotone: bool = True) -> tuple[int, ...]:
    """Return the fed sets worth trying, the one with the smallest sorted list of squares first (TT-FEED-9).

    Args:
        feedable: mask of the squares with feedable buildings.
        upto: how many squares anywhere can be fed, over all feeders.
        choices: for each feeder that has a choice of areas, their masks; what is not feedable in them is passed over.
        monotone: whether no total falls when more is fed; only sets that cannot grow are tried then (TT-FEED-10). Otherwise
            every fed set is (TT-FEED-11).

    Returns:
        Masks, at least one.
    """
    found: set[int] = set()
    for mask in _unions(feedable, choices, monotone):
        left = [1 << square for square in squares_of(feedable & ~mask)]
        most = min(upto, len(left))
        for size in (most,) if monotone else range(most + 1):
            found.update(mask + sum(more) for more in combinations(left, size))
    return tuple(sorted(found, key=squares_of))


def _unions(feedable: int, choices: Iterable[tuple[int, ...]], monotone: bool) -> set[int]:
    """Return the unions of one area per feeder.

    Feeders with the same areas are taken together: as many different areas as there are feeders cover every union of fewer.
    """
    feeders = Counter(tuple(sorted({area & feedable for area in areas})) for areas in choices if areas)
    found = {0}
    for areas, times in feeders.items():
        most = min(times, len(areas))
        covers = {_joined(cover) for size in ((most,) if monotone else range(1, most + 1)) for cover in combinations(areas, size)}
        found = {one | cover for one in found for cover in covers}
    return found


def _joined(areas: Iterable[int]) -> int:
    mask = 0
    for area in areas:
        mask |= area
    return mask
