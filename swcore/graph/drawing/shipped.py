"""The drawing of a map: shipped with the map, so that showing it needs no library of geometry, or new.

Beside `maps/pond.json` lies `maps/pond.outlines.json`. A drawing belongs to a map by what it is drawn of: regions, borders
and edges.
"""

from __future__ import annotations

import functools
from typing import Any

from swcore.graph.builders import ISLAND_GAP
from swcore.graph.drawing.extra import is_ours
from swcore.graph.drawing.shape import Drawing, facts, join_drawings, load_drawing
from swcore.graph.regionmap import RegionMap
from swcore.text.resources import resource

SUFFIX = ".outlines.json"


def drawing_of(source: RegionMap, book: Any = None) -> Drawing:
    """Return the drawing of a map: the one that is shipped with the game, else a new one.

    Without the extra `drawing` a new one is plainer: it lies alike and shows the same borders.

    Args:
        source: the map; of islands, too, that were joined from maps of the game.
        book: the rulebook of the game, or None.

    Raises:
        MapError: as `swcore.graph.drawing.territories`.
    """
    return (None if book is None else shipped_drawing(source, book)) or _new(source)


def shipped_drawing(source: RegionMap, book: Any) -> Drawing | None:
    """Return the drawing of a map that is shipped with a game, or None; it needs no extra.

    Args:
        source: the map; of islands, too, that were joined from maps of the game.
        book: the rulebook of the game.
    """
    known = _shipped(tuple(book.maps.values()), book)
    found: list[Drawing] = []
    at = 0
    while at < len(source.ids):
        part = next((one for one in known if _fits(one, source, at)), None)
        if part is None:
            return None
        found.append(part)
        at += len(part.territories)
    return found[0] if len(found) == 1 else join_drawings(source.id, found, ISLAND_GAP)


def _fits(part: Drawing, source: RegionMap, at: int) -> bool:
    """Return whether a drawing shows the regions of a map from one on, and no border leads out of it."""
    names = tuple(one.id for one in part.territories)
    if names != source.ids[at : at + len(names)]:
        return False
    here = frozenset(names)
    borders = [pair for pair in source.borders if not here.isdisjoint(pair)]
    return part.facts == facts(names, borders, [name for name in names if source.region(name).edge])


@functools.cache
def _shipped(paths: tuple[str, ...], book: Any) -> tuple[Drawing, ...]:
    found = []
    for path in paths:
        file = resource(path.removesuffix(".json") + SUFFIX, book)
        if file.is_file():
            found.append(load_drawing(file.read_bytes()))
    return tuple(found)


@functools.lru_cache(maxsize=16)
def _new(source: RegionMap) -> Drawing:
    try:
        from swcore.graph.drawing.draw import territories
    except ModuleNotFoundError as error:
        if is_ours(error):
            raise
        from swcore.graph.drawing.plain import plain_drawing

        return plain_drawing(source)
    return territories(source)
