"""Feeding: the fed sets among which a town's best one is sure to be (TT-FEED-7 to TT-FEED-11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from swcore.engine import Budget
from swcore_tiny_towns.position.squares import squares_of

SETS = Budget(4 << 20)  # for fed sets: there may be one of a few feeders, or ten thousand of many
ENTRY, FED_SET = 300, 44  # bytes of an answer with its question, and of a mask in it
_known: dict[object, tuple[int, ...]] = SETS.table({})


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
    key = (feedable, upto, choices, monotone)
    known = _known.get(key)
    if known is None:
        known = _fed_sets(feedable, upto, choices, monotone)
        SETS.take(ENTRY + FED_SET * len(known))
        _known[key] = known
    return known


def _fed_sets(feedable: int, upto: int, choices: tuple[tuple[int, ...], ...], monotone: bool) -> tuple[int, ...]:
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
