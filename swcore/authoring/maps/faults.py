"""What makes a map unfit for a game although its file is right."""

from __future__ import annotations

from collections.abc import Collection

import attrs

from swcore.authoring.maps.fairness import Report
from swcore.errors import MapError, SwcoreError
from swcore.graph import RegionMap


@attrs.frozen
class Fault:
    """What is wrong.

    Attributes:
        error: the error that a game on this map would end with.
        regions: where it could be mended: land on the rim of the map.
    """

    error: SwcoreError
    regions: tuple[str, ...]


def fault_of(source: RegionMap, found: Report, land: Collection[str], error: SwcoreError | None) -> Fault | None:
    """Return why no army can enter a map, or None where one can.

    Args:
        source: the map.
        found: what was found out about it.
        land: the regions that can be held.
        error: what the rules say of it; None for words of no game.
    """
    if found.entries:
        return None
    told = f"{source.label}: no army can enter, there is no land region for it to begin from."
    why = error or MapError(
        told, code="no-entry", hint='Say "edge": true in a land region at the border of the map.', map=source.label
    )
    return Fault(why, tuple(name for name in rim(source) if name in land))


def rim(source: RegionMap) -> tuple[str, ...]:
    """Return the regions that lie along the outside of a map, in its order, as far as its borders tell.

    Args:
        source: the map.
    """
    from swcore.graph.drawing.embedding import embed
    from swcore.graph.drawing.plain import placed

    try:
        place = {name: (x, -y) for name, (x, y) in placed(source).items()}
    except MapError:
        place = dict.fromkeys(source.ids, (0.0, 0.0))
    found: set[str] = set()
    for names in source.components():
        here = frozenset(names)
        borders = [pair for pair in source.borders if pair[0] in here]
        try:
            found |= {*embed(names, borders, (), place).shore} if borders else here
        except ValueError:  # too many borders cross
            found |= here
    return tuple(name for name in source.ids if name in found)
