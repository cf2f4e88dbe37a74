"""Dealing terrains and symbols to regions that have none, in the shares of the maps of a game, and well mixed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from swcore.authoring.maps.mixing import Card, Draws, mixed
from swcore.authoring.maps.sketch import Sketch
from swcore.graph import RegionMap


def deal(sketch: Sketch, models: Sequence[RegionMap], seed: int) -> Sketch:
    """Return a sketch in which every region has terrain and symbols.

    What stands in a region of a model stands together in the new map, too. As few neighbours as can be found are of one terrain;
    among such maps, what touches the edge of the board in the model does so here as far as possible.

    Args:
        sketch: what is known.
        models: maps to deal as; the one with the most similar number of regions counts.
        seed: where the order comes from.
    """
    open_ = [name for name in sketch.names if name not in sketch.facts]
    if not open_ or not models:
        return attrs.evolve(sketch, facts={**dict.fromkeys(open_, ("plain", ())), **sketch.facts})
    draws = Draws(seed)
    model = min(models, key=lambda one: abs(len(one.regions) - len(sketch.names)))
    # Once around all cards, then again: the shares stay those of the model. Those of the rim go there first.
    order = draws.shuffled(len(model.regions))
    regions = [model.regions[order[at % len(order)]] for at in range(len(open_))]
    cards = sorted((Card(one.terrain, one.symbols, one.edge) for one in regions), key=lambda one: not one.edge)
    rims = [name for name in open_ if name in sketch.edge]
    inner = [name for name in open_ if name not in sketch.edge]
    said = {name: Card(*facts, name in sketch.edge) for name, facts in sketch.facts.items()}
    dealt = mixed(dict(zip([*rims, *inner], cards, strict=True)), said, sketch.borders, sketch.edge, draws)
    facts = {**{name: (card.terrain, card.symbols) for name, card in dealt.items()}, **sketch.facts}
    return attrs.evolve(sketch, facts={name: facts[name] for name in sketch.names})


def alike(terrains: Mapping[str, str], borders: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Return the borders between two regions of one terrain.

    Args:
        terrains: by region.
        borders: pairs of regions.
    """
    return tuple(pair for pair in borders if terrains[pair[0]] == terrains[pair[1]])
