"""Which patterns have been begun in a town, and how far they have come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from swcore_tiny_towns.position.patterns import cubes_in, used
from swcore_tiny_towns.position.squares import ALL

if TYPE_CHECKING:
    from swcore_tiny_towns.position.state import TownRecord
    from swcore_tiny_towns.rules.card_tables import Deal
    from swcore_tiny_towns.rules.laid import Ways

Lying = tuple[int, int, "Ways"]
"""A pattern laid on a town: the squares and the code of its cubes, and what it is one of."""
Shares = list[tuple[str, float]]
"""Cards, and how much of the best pattern of each lies in a town, squared."""


def ways_of(deal: Deal, town: TownRecord) -> tuple[Ways, ...]:
    """Return the ways to lay the cards that a seat can still build: a monument is built once (TT-BUILD-10)."""
    return deal.ways[:-1] if deal.monument and deal.monument in town.squares else deal.ways


def begun(ways: Iterable[Ways], code: int, empty: int) -> list[Lying]:
    """Return the patterns of which cubes lie in a town, and that can still be completed: their other squares are empty.

    Such a pattern covers just as many squares that are taken as it has cubes there.

    Args:
        ways: of the cards that can be built.
        code: the cubes of the town.
        empty: the mask of its empty squares.
    """
    taken = ALL & ~empty
    built = taken & ~used(code)
    cubes = cubes_in(code)
    return [
        laid
        for way in ways
        for one in cubes
        for laid in way.around.get(one, ())
        if not laid[0] & built  # that is quickly seen, and of most
        and (have := laid[1] & code) & -have == one  # it is met at each of its cubes, and looked at with the first one
        and (laid[0] & taken).bit_count() == have.bit_count()
    ]


def shares_of(found: Iterable[Lying], code: int) -> tuple[Shares, int]:
    """Return how far the patterns of cards have come, and how many cubes are part of no pattern.

    Args:
        found: the patterns that have been begun.
        code: the cubes of the town.
    """
    most: dict[Ways, int] = {}
    useful = 0
    for _, laid, way in found:
        have = laid & code
        useful |= have
        count = have.bit_count()
        if count > most.get(way, 0):
            most[way] = count
    return _shares(most), (code & ~useful).bit_count()


def shares_with(ways: Iterable[Ways], found: Iterable[Lying], code: int, empty: int, one: int, square: int) -> tuple[Shares, int]:
    """Return the same once one more cube lies there.

    Args:
        ways: of the cards that can be built.
        found: the patterns that have been begun before.
        code, empty: the cubes and the empty squares of the town before.
        one: the code of the new cube.
        square: the mask of its square, which was empty.
    """
    taken = ~empty
    code |= one
    most: dict[Ways, int] = {}
    useful = 0
    for mask, laid, way in found:
        if laid & one or not mask & square:
            have = laid & code
            useful |= have
            count = have.bit_count()
            if count > most.get(way, 0):
                most[way] = count
    for way in ways:
        if way in most and useful & one:
            continue  # no pattern that the cube begins is better, and the cube is useful already
        for mask, _, _ in way.around.get(one, ()):
            if not mask & taken:
                useful |= one
                most.setdefault(way, 1)
                break
    return _shares(most), (code & ~useful).bit_count()


def _shares(most: Mapping[Ways, int]) -> Shares:
    return [(way.card, way.shares[count]) for way, count in most.items()]
