"""Dealing terrains and symbols to regions that have none, in the shares of the maps of a game, and well mixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import cycle

import attrs

from swcore.authoring.maps.mixing import Card, Draws, mixed
from swcore.authoring.maps.sketch import Sketch
from swcore.graph import Region, RegionMap


def deal(sketch: Sketch, models: Sequence[RegionMap], seed: int, stock: Mapping[str, int] | None = None) -> Sketch:
    """Return a sketch in which every region has terrain and symbols.

    What stands in a region of a model stands together in the new map, too. As few neighbours as can be found are of one terrain;
    among such maps, what touches the edge of the board in the model does so here as far as possible.

    Args:
        sketch: what is known.
        models: maps to deal as; the one with the most similar number of regions counts.
        seed: where the order comes from.
        stock: in how many regions a word may stand at most, see `Rulebook.stock`; what is said in the sketch counts, too.
    """
    open_ = [name for name in sketch.names if name not in sketch.facts]
    if not open_ or not models:
        return attrs.evolve(sketch, facts={**dict.fromkeys(open_, ("plain", ())), **sketch.facts})
    draws = Draws(seed)
    model = min(models, key=lambda one: abs(len(one.regions) - len(sketch.names)))
    order = [model.regions[at] for at in draws.shuffled(len(model.regions))]
    taken = Counter(word for terrain, symbols in sketch.facts.values() for word in (terrain, *symbols))
    # Those of the rim go there first.
    cards = sorted(_cards(order, len(open_), stock or {}, taken), key=lambda one: not one.edge)
    rims = [name for name in open_ if name in sketch.edge]
    inner = [name for name in open_ if name not in sketch.edge]
    said = {name: Card(*facts, name in sketch.edge) for name, facts in sketch.facts.items()}
    dealt = mixed(dict(zip([*rims, *inner], cards, strict=True)), said, sketch.borders, sketch.edge, draws)
    facts = {**{name: (card.terrain, card.symbols) for name, card in dealt.items()}, **sketch.facts}
    return attrs.evolve(sketch, facts={name: facts[name] for name in sketch.names})


def _cards(order: Sequence[Region], count: int, stock: Mapping[str, int], taken: Counter[str]) -> list[Card]:
    """Return what stands in the regions of a model: around all of them again and again, so that the shares stay.

    Of a terrain of which there is no more in the stock there is no further card; such a symbol is left out of the card.

    Args:
        order: the regions of the model.
        count: how many cards are needed.
        stock: in how many regions a word may stand at most.
        taken: in how many it stands already.
    """
    cards: list[Card] = []
    used = Counter(taken)
    spare = {one.terrain for one in order if one.terrain not in stock}
    for one in cycle(order):
        if len(cards) == count:
            break
        if spare and _is_out(one.terrain, stock, used):
            continue
        symbols = tuple(word for word in one.symbols if not _is_out(word, stock, used))
        used.update((one.terrain, *symbols))
        cards.append(Card(one.terrain, symbols, one.edge))
    return cards


def _is_out(word: str, stock: Mapping[str, int], used: Mapping[str, int]) -> bool:
    return word in stock and used.get(word, 0) >= stock[word]


def alike(terrains: Mapping[str, str], borders: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Return the borders between two regions of one terrain.

    Args:
        terrains: by region.
        borders: pairs of regions.
    """
    return tuple(pair for pair in borders if terrains[pair[0]] == terrains[pair[1]])
