"""What facts of a position have turned out to be worth in many games: numbers for a value of a game's own.

`python -m scripts.fit_prospects` fits them: in games between bots, what a seat still gains to the end is explained by facts that
it sees, each by itself and by how much of the game is left. A game offers the facts; they name what a piece does, never a piece,
so a stranger's piece is valued as well.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

Fitted = Mapping[str, Sequence[float]]  # of a fact: what one of it is worth, and what that grows by with `left` and its square


class Seen(NamedTuple):
    """What is seen of a seat.

    Attributes:
        left: how much of the game is left to it, in turns, squares, or what the game goes by.
        now: what it has or is sure to get; the rest is to be foretold.
        facts: amounts by the name of the fact.
        marks: facts that are there or not; those that were seldom seen are worth nothing.
    """

    left: int
    now: float
    facts: Mapping[str, float]
    marks: Collection[str] = ()


class Prospects:
    """The worth of facts.

    Args:
        fitted: the fitted numbers, by the name of the fact.
        most: the most that `Seen.left` tells apart.
    """

    __slots__ = ("_most", "_tables")

    def __init__(self, fitted: Fitted, most: int) -> None:
        self._most = most
        self._tables = [{fact: _at(left, fit) for fact, fit in fitted.items()} for left in range(most + 1)]

    def worth(self, seen: Seen) -> float:
        """Return what is to come for a seat, `Seen.now` left out."""
        table = self._tables[seen.left if seen.left < self._most else self._most]
        worth = 0.0
        for fact, amount in seen.facts.items():
            worth += table[fact] * amount
        for mark in seen.marks:
            if mark in table:
                worth += table[mark]
        return worth


def _at(left: int, fit: Sequence[float]) -> float:
    """Return the worth of one of a fact."""
    return sum((number * float(left**power) for power, number in enumerate(fit)), 0.0)


@lru_cache(maxsize=64)
def load_prospects(package: str, name: str) -> Mapping[str, Prospects]:
    """Return the prospects in a file of a pack, by their names.

    Args:
        package: the package that holds the file.
        name: the file, JSON as `scripts.fit_prospects` writes it.
    """
    data = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return {key: Prospects(one["worth"], one["most"]) for key, one in data.items()}
