"""Dealing terrains and symbols to regions that have none, in the shares of the maps of a game, and well mixed."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from swcore.authoring.maps.sketch import Sketch
from swcore.engine import chance
from swcore.graph import RegionMap

_STREAM = "map"
_SWAPS = 30  # for each region
Facts = tuple[str, tuple[str, ...]]


def deal(sketch: Sketch, models: Sequence[RegionMap], seed: int) -> Sketch:
    """Return a sketch in which every region has terrain and symbols.

    What stands in a region of a model stands together in the new map, too; what touches the edge of the board there does here as
    far as possible. Neighbours of one terrain are parted where they can be.

    Args:
        sketch: what is known.
        models: maps to deal as; the one with the most similar number of regions counts.
        seed: where the order comes from.
    """
    open_ = [name for name in sketch.names if name not in sketch.facts]
    if not open_ or not models:
        return attrs.evolve(sketch, facts={**dict.fromkeys(open_, ("plain", ())), **sketch.facts})
    draws = _Draws(seed)
    model = min(models, key=lambda one: abs(len(one.regions) - len(sketch.names)))
    dealt: dict[str, Facts] = dict(sketch.facts)
    rims = [name for name in open_ if name in sketch.edge]
    inner = [name for name in open_ if name not in sketch.edge]
    # Once around all cards, then again: the shares stay those of the model. Those of the rim go there first.
    order = draws.shuffled(len(model.regions))
    cards = [model.regions[order[at % len(order)]] for at in range(len(open_))]
    cards.sort(key=lambda one: not one.edge)
    dealt |= {name: (one.terrain, one.symbols) for name, one in zip([*rims, *inner], cards, strict=True)}
    for places in (rims, inner):
        _part(dealt, places, sketch.borders, draws)
    return attrs.evolve(sketch, facts={name: dealt[name] for name in sketch.names})


def _part(dealt: dict[str, Facts], places: list[str], borders: Sequence[tuple[str, str]], draws: _Draws) -> None:
    """Exchange what lies in two regions while fewer neighbours are of one terrain, or of one symbol, after it."""
    near: dict[str, list[str]] = {}
    for one, other in borders:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)

    def alike(name: str) -> int:
        terrain, symbols = dealt[name]
        others = [dealt[other] for other in near.get(name, ())]
        return sum(3 * (terrain == other) + len({*symbols} & {*more}) for other, more in others)

    for _ in range(_SWAPS * len(places)):
        one, other = places[draws.below(len(places))], places[draws.below(len(places))]
        before = alike(one) + alike(other)
        dealt[one], dealt[other] = dealt[other], dealt[one]
        if alike(one) + alike(other) > before:
            dealt[one], dealt[other] = dealt[other], dealt[one]


class _Draws:
    """Numbers that follow from a seed, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._key, self._count = chance.stream_key(seed, _STREAM), 0

    def below(self, limit: int) -> int:
        self._count += 1
        return chance.draw(self._key, self._count, 0, limit)

    def shuffled(self, size: int) -> list[int]:
        self._count += 1
        return list(chance.permutation(self._key, self._count, size))


def draws_of(seed: int) -> _Draws:
    """Return numbers that follow from a seed.

    Args:
        seed: the seed.
    """
    return _Draws(seed)
