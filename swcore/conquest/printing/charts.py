"""Maps of the family on paper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from swcore.conquest.content.pieces import Marker, Natives
from swcore.graph.drawing import drawing_of
from swcore.hooks.loading import resolve
from swcore.printing.maps import MapStyle, map_parts
from swcore.printing.parts import Part
from swcore.printing.prints import Job

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset
    from swcore.graph.regionmap import RegionMap
    from swcore.printing.shapes import Point


def chart(source: RegionMap, job: Job, room: Point, width: float) -> list[Part]:
    """Return a map as tiles, with a card that explains it.

    Args:
        source: the map.
        job: for whom.
        room: the largest part that fits on a page.
        width: how wide the whole map becomes, in millimetres; 0 for as wide as tokens need it.

    Raises:
        SwcoreError: `extra-missing`: the map is not one of the game's own, and the extra that draws maps is not installed.
    """
    book = job.ruleset.book
    looks = resolve(book.face, book)(job.ruleset, job.language).looks
    return map_parts(source, drawing_of(source, book), MapStyle(looks, job.texts, _signs(job.ruleset)), room, width)


def _signs(ruleset: Ruleset) -> dict[str, tuple[str, Mapping[str, str]]]:
    """Return by symbol the picture and the name of the piece that lies there at the start."""
    found: dict[str, tuple[str, Mapping[str, str]]] = {}
    for piece in ruleset.pieces.values():
        symbol = piece.symbol if isinstance(piece, Natives) else piece.starts_at if isinstance(piece, Marker) else ""
        if symbol:
            found[symbol] = (piece.emblem, piece.name)
    return found
