"""Maps as pictures: territories that touch exactly where the regions of a map are adjacent.

`territories` draws any map; it needs the extra `drawing` (numpy, scipy and shapely). The `Drawing` that it returns is plain
numbers, and those of the maps of installed games are shipped with them (`shipped_drawing`): neither needs the extra, and
`drawing_of` makes a plainer one without it. `import swcore` imports nothing from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.graph.drawing.extra import needed
from swcore.graph.drawing.shape import Drawing, Outline, Point, Territory, dump_drawing, join_drawings, load_drawing
from swcore.graph.drawing.shipped import drawing_of, shipped_drawing

if TYPE_CHECKING:
    from swcore.graph.regionmap import RegionMap

__all__ = [
    "Drawing",
    "Outline",
    "Point",
    "Territory",
    "drawing_of",
    "dump_drawing",
    "join_drawings",
    "load_drawing",
    "shipped_drawing",
    "territories",
]


def territories(source: RegionMap, *, given: bool = True) -> Drawing:
    """Draw the regions of a map as territories that touch exactly where the map says.

    The same map gives the same drawing. Positions are kept to where they allow it.

    Args:
        source: the map.
        given: whether the outlines in the map are used; regions without one are drawn around those.

    Raises:
        SwcoreError: `extra-missing`: the extra `drawing` is not installed.
        MapError: outlines in the map do not say what its borders say: `outline-broken`, `outline-overlap`, `outline-borders` or
            `outline-edge`; `outline-partial` where some have one, and the others cannot be drawn around
            them; `drawing-crowded` for a map that cannot be drawn with numbers of one decimal place.
    """
    with needed("drawing"):
        from swcore.graph.drawing.draw import territories as draw
    return draw(source, given=given)
