"""Where the regions of a map are drawn."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from swcore.conquest.position.maps import read_map
from swcore.engine.rulebook import Rulebook
from swcore.errors import MapError, SwcoreError
from swcore.game.game import Game
from swcore.graph import RegionMap
from swcore.graph.drawing import Drawing, drawing_of
from swcore.wording.scene import Point


@attrs.frozen
class Territory:
    """Where a region is drawn.

    Attributes:
        position: where its label stands, in the numbers of the picture.
        outline: its corners; empty where the map has none.
    """

    position: Point
    outline: tuple[Point, ...] = ()


@attrs.frozen
class Territories:
    """A drawn map.

    Attributes:
        size: width and height of the picture; empty where there is none.
        of: by region.
    """

    size: tuple[float, ...] = ()
    of: Mapping[str, Territory] = attrs.field(factory=dict)


NOWHERE = Territories()


def territories(game: Game) -> Territories:
    """Return where the regions of a game's map are drawn; regions that came later are not among them.

    The drawing is shipped with the map, or computed once.

    Args:
        game: the game.
    """
    book, setup = game.ruleset.book, game.play.setup
    try:
        source = read_map(book, setup.map, game.ruleset.boards, game.ruleset.compiled)
    except MapError:  # a board that was put together without a map
        return NOWHERE
    try:
        drawn = _drawn(source, book)
    except SwcoreError:  # more borders cross than a picture can show
        return NOWHERE
    return Territories((drawn.width, drawn.height), {one.id: Territory((one.x, one.y), one.outline) for one in drawn.territories})


def _drawn(source: RegionMap, book: Rulebook) -> Drawing:
    try:
        return drawing_of(source, book)
    except MapError:  # outlines in the map that contradict its borders: without them it is drawn as well
        if not any(region.polygon for region in source.regions):
            raise
    return drawing_of(attrs.evolve(source, regions=tuple(attrs.evolve(one, polygon=None) for one in source.regions)), book)
