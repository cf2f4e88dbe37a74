"""Feeding and what depends on it, worked out from the rules alone: rows and columns, sets of squares, every fed set tried."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

Square = tuple[int, int]
Fed = frozenset[Square]
Grid = dict[Square, str]
"""The bare names of cards by row and column."""


def grid_of(words: Iterable[str]) -> Grid:
    """Return a town from sixteen bare names, "" for an empty square."""
    return {divmod(number, 4): word for number, word in enumerate(words) if word}


def fed_sets(grid: Grid) -> set[Fed]:
    """Return every fed set: a union of one option per feeder (TT-FEED-7)."""
    found: set[Fed] = {frozenset()}
    for square, card in sorted(grid.items()):
        options = _options(grid, square, card)
        if options:
            found = {one | option for one in found for option in options}
    return found


def worth(grid: Grid, fed: Fed) -> int:
    """Return what cottages, Barrett Castle, chapels and temples score for a fed set."""
    weights = {square: 2 if grid[square] == "barrett_castle" else 1 for square in fed}
    unfed = 3 if "grand_mausoleum_of_the_rodina" in grid.values() else 0
    total = 0
    for square, card in grid.items():
        if card == "cottage":
            total += 3 if square in fed else unfed
        elif card == "barrett_castle":
            total += 5 if square in fed else 0
        elif card == "chapel":
            total += sum(weights.values())
        elif card == "temple":
            total += 4 if sum(weights.get(other, 0) for other in _sides(square)) >= 2 else 0
    return total


def _options(grid: Grid, square: Square, card: str) -> list[Fed]:
    eaters = [other for other, what in sorted(grid.items()) if what in ("cottage", "barrett_castle")]
    row, column = square
    match card:
        case "farm":
            return [frozenset(some) for size in range(5) for some in combinations(eaters, size)]
        case "granary":
            return [frozenset(one for one in eaters if max(abs(one[0] - row), abs(one[1] - column)) == 1)]
        case "orchard":
            return [frozenset(one for one in eaters if one[0] == row or one[1] == column)]
        case "greenhouse":
            return _components(eaters)
    return []


def _components(squares: Iterable[Square]) -> list[Fed]:
    left, found = set(squares), []
    while left:
        group = {left.pop()}
        while more := {other for one in group for other in _sides(one)} & left:
            group |= more
            left -= more
        found.append(frozenset(group))
    return found


def _sides(square: Square) -> list[Square]:
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
