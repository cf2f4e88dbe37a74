"""Exchanging what lies in regions until as few neighbours as can be found are of one terrain.

First a search with a memory: what has just left a region does not come back for some steps, so that it gets out of a dead end
(F. Glover, Tabu Search, 1989). Then exchanges that bring cards to the rim or to the inside, and part like symbols, while they
make no more neighbours alike.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import attrs

from swcore.engine import chance

_STREAM = "map"
_STEPS = 12  # of the search, for each region
_LEAST = 200
_KEEP = 4  # steps that a terrain stays away from a region that it left, and up to as many more
_SWAPS = 30  # for each region
_TERRAIN, _RIM, _SYMBOL = 10_000, 10, 1  # what a slip costs


@attrs.frozen
class Card:
    """What stands in a region of a model: its terrain, its symbols, and whether it touches the edge of the board."""

    terrain: str
    symbols: tuple[str, ...]
    edge: bool


class Draws:
    """Numbers that follow from a seed, the same on every machine."""

    def __init__(self, seed: int) -> None:
        """Begin with a seed."""
        self._key, self._count = chance.stream_key(seed, _STREAM), 0

    def below(self, limit: int) -> int:
        """Return a number from 0 on, less than a limit."""
        self._count += 1
        return chance.draw(self._key, self._count, 0, limit)

    def shuffled(self, size: int) -> list[int]:
        """Return the numbers from 0 on, less than a size, in any order."""
        self._count += 1
        return list(chance.permutation(self._key, self._count, size))


def mixed(
    dealt: Mapping[str, Card],
    said: Mapping[str, Card],
    borders: Sequence[tuple[str, str]],
    edge: Collection[str],
    draws: Draws,
) -> dict[str, Card]:
    """Return cards exchanged between regions.

    Args:
        dealt: by region what may be exchanged.
        said: by region what stays.
        borders: pairs of regions.
        edge: the regions that touch the edge of the board.
        draws: where the choices come from.
    """
    mix = _Mix(dealt, said, borders, edge)
    mix.part(draws)
    mix.settle(draws)
    return {name: mix.cards[name] for name in dealt}


class _Mix:
    def __init__(
        self, dealt: Mapping[str, Card], said: Mapping[str, Card], borders: Sequence[tuple[str, str]], edge: Collection[str]
    ) -> None:
        self.cards = {**dealt, **said}
        self._open, self._edge = list(dealt), frozenset(edge)
        self._near: dict[str, list[str]] = {name: [] for name in self.cards}
        for one, other in borders:
            self._near[one].append(other)
            self._near[other].append(one)

    def _alike(self, name: str, terrain: str, but: str = "") -> int:
        """Return how many neighbours of a region, but one, are of a terrain."""
        return sum(self.cards[other].terrain == terrain for other in self._near[name] if other != but)

    def _change(self, one: str, other: str) -> int:
        """Return how many more neighbours would be alike after an exchange."""
        here, there = self.cards[one].terrain, self.cards[other].terrain
        after = self._alike(one, there, other) + self._alike(other, here, one)
        return after - self._alike(one, here, other) - self._alike(other, there, one)

    def _slips(self) -> list[str]:
        return [name for name in self._open if self._alike(name, self.cards[name].terrain)]

    def _total(self) -> int:
        return sum(self._alike(name, card.terrain) for name, card in self.cards.items()) // 2

    def _swap(self, one: str, other: str) -> None:
        self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    def part(self, draws: Draws) -> None:
        """Exchange cards while neighbours of one terrain are found, and end with the best that was seen."""
        now = least = self._total()
        best = dict(self.cards)
        away: dict[tuple[str, str], int] = {}
        for step in range(max(_LEAST, _STEPS * len(self._open))):
            slips = self._slips()
            if not slips:
                break
            one = slips[draws.below(len(slips))]
            found: tuple[int, int, str] | None = None
            for at in draws.shuffled(len(self._open)):
                other = self._open[at]
                here, there = self.cards[one].terrain, self.cards[other].terrain
                if here == there:
                    continue
                change = self._change(one, other)
                barred = max(away.get((one, there), 0), away.get((other, here), 0)) > step
                if barred and now + change >= least:
                    continue
                rank = change, self._rim(one, self.cards[other]) + self._rim(other, self.cards[one]), other
                found = rank if found is None or rank[:2] < found[:2] else found
            if found is None:
                continue
            change, _, other = found
            for name in (one, other):
                away[name, self.cards[name].terrain] = step + _KEEP + draws.below(_KEEP + 1)
            self._swap(one, other)
            now += change
            if now < least:
                least, best = now, dict(self.cards)
        self.cards = best

    def _rim(self, name: str, card: Card) -> int:
        return int(card.edge != (name in self._edge))

    def _cost(self, name: str) -> int:
        card = self.cards[name]
        symbols = sum(len({*card.symbols} & {*self.cards[other].symbols}) for other in self._near[name])
        return _TERRAIN * self._alike(name, card.terrain) + _RIM * self._rim(name, card) + _SYMBOL * symbols

    def settle(self, draws: Draws) -> None:
        """Exchange cards that then lie better, and are no more alike."""
        for _ in range(_SWAPS * len(self._open)):
            one, other = (self._open[draws.below(len(self._open))] for _ in (0, 1))
            before = self._cost(one) + self._cost(other)
            self._swap(one, other)
            if self._cost(one) + self._cost(other) > before:
                self._swap(one, other)
