"""Where the regions of a map are drawn: as its drawing says, else at their places."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from swcore.conquest.position.maps import read_map
from swcore.errors import MapError, SwcoreError
from swcore.game.game import Game
from swcore.graph import RegionMap
from swcore.graph.drawing import drawing_of
from swcore.wording.scene import Point

LONG_SIDE = 1000.0


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

    The drawing is shipped with the map, or computed once where the libraries for it are installed.

    Args:
        game: the game.
    """
    book, setup = game.ruleset.book, game.play.setup
    try:
        source = read_map(book, setup.map, game.ruleset.boards, game.ruleset.compiled)
    except MapError:  # a board that was put together without a map
        return NOWHERE
    try:
        drawn = drawing_of(source, book)
    except SwcoreError:  # no libraries, or outlines that contradict the map
        return _placed(source)
    return Territories((drawn.width, drawn.height), {one.id: Territory((one.x, one.y), one.outline) for one in drawn.territories})


def _placed(source: RegionMap) -> Territories:
    aspect = max(source.aspect, 0.05)
    width, height = (LONG_SIDE, LONG_SIDE / aspect) if aspect >= 1 else (LONG_SIDE * aspect, LONG_SIDE)
    if len({(region.x, region.y) for region in source.regions}) < len(source.regions):  # places that were never given
        return NOWHERE
    found = {}
    for region in source.regions:
        corners = tuple((round(x * width, 1), round(y * height, 1)) for x, y in region.polygon or ())
        found[region.id] = Territory((round(region.x * width, 1), round(region.y * height, 1)), corners)
    return Territories((round(width, 1), round(height, 1)), found)
