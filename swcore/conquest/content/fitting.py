"""Which regions fit a description, as everything that goes by a description asks: ready-made classes and declared pieces."""

from __future__ import annotations

from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View


def fitting(view: View, mask: int, purpose: str, army: Army, terrain: tuple[str, ...] = (), symbol: tuple[str, ...] = ()) -> int:
    """Return the regions among some that count as one of the terrains, and with one of the symbols, where any are named.

    Args:
        view: the position.
        mask: the regions in question.
        purpose: as for `view.counts`.
        army: whose cost or bonus it is.
        terrain, symbol: words of the map.
    """
    if not view.ground.tables.counting:  # nobody says otherwise: no need to ask
        if terrain:
            mask &= view.terrain(*terrain)
        return mask & view.symbol(*symbol) if symbol else mask
    if terrain:
        mask = view.counts(("terrain", *terrain), mask, purpose=purpose, asker=army)
    if symbol:
        mask = view.counts(("symbol", *symbol), mask, purpose=purpose, asker=army)
    return mask
