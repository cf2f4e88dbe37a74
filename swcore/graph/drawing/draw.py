"""From a map to its drawing."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import attrs
import shapely

from swcore.errors import MapError
from swcore.graph.drawing.frame import boxes
from swcore.graph.drawing.given import given_outlines
from swcore.graph.drawing.islands import Island, draw_island
from swcore.graph.drawing.partial import fitted, placed_by
from swcore.graph.drawing.plain import crowded, placed, size_of
from swcore.graph.drawing.shape import Drawing, Outline, Territory, facts
from swcore.graph.regionmap import RegionMap


def territories(source: RegionMap, *, given: bool = True) -> Drawing:
    """Draw the regions of a map as territories that touch exactly where the map says.

    The same map gives the same drawing. Positions are kept to where they allow it.

    Args:
        source: the map.
        given: whether the outlines in the map are used; regions without one are drawn around those.

    Raises:
        MapError: outlines in the map do not say what its borders say: `outline-broken`, `outline-overlap`, `outline-borders` or
            `outline-edge`; `outline-partial` where some have one, and the others cannot be drawn around
            them; `drawing-crowded` for a map that cannot be drawn with numbers of one decimal place.
    """
    width, height = size_of(source)
    found = given_outlines(source, width, height) if given else None
    if found is not None:
        shapes, frames = found
        parts = [Island({name: shapes[name] for name in names}, ()) for names in source.components()]
        return _drawing(source, width, height, parts, frames)
    if given and any(region.polygon is not None for region in source.regions):
        bare = placed_by(source, _placed(source, width, height), width, height)
        return _around(source, territories(bare))
    parts = _islands(source, width, height)
    return _drawing(source, width, height, parts, [part.frame for part in parts])


def _around(source: RegionMap, drawn: Drawing) -> Drawing:
    """Return a drawing with the outlines that the map brings for some of its regions."""
    outlines, voids = fitted(source, drawn)
    labels = _labels(outlines)
    parts = tuple(Territory(one.id, outlines[one.id], *labels[one.id], one.island) for one in drawn.territories)
    return attrs.evolve(drawn, territories=parts, voids=tuple(voids))


def _islands(source: RegionMap, width: float, height: float) -> list[Island]:
    place = _placed(source, width, height)
    groups = source.components()
    spots = boxes(groups, place, width, height)
    found = []
    for at, (names, box) in enumerate(zip(groups, spots, strict=True)):
        here = frozenset(names)
        borders = [pair for pair in source.borders if pair[0] in here]
        edge = [name for name in names if source.region(name).edge]
        try:
            found.append(draw_island(names, borders, edge, place, box, f"{source.id} {at}", board=not source.islands))
        except ValueError as error:
            raise crowded(source, str(error)) from error
    return found


def _placed(source: RegionMap, width: float, height: float) -> Mapping[str, tuple[float, float]]:
    """Return where regions lie; all in the middle where straight lines leave no room for them."""
    try:
        return placed(source)
    except MapError:
        return dict.fromkeys(source.ids, (width / 2, height / 2))


def _drawing(source: RegionMap, width: float, height: float, parts: Sequence[Island], frames: Sequence[Outline]) -> Drawing:
    island = {name: at for at, part in enumerate(parts) for name in part.outlines}
    outlines = {name: outline for part in parts for name, outline in part.outlines.items()}
    labels = _labels({name: outlines[name] for name in source.ids})
    known = [part.embedding for part in parts if part.embedding is not None]
    return Drawing(
        source.id,
        width,
        height,
        tuple(Territory(name, outlines[name], *labels[name], island[name]) for name in source.ids),
        tuple(frames),
        tuple(void for part in parts for void in part.voids),
        tuple(link for embedding in known for link in embedding.links),
        next((embedding.crossing for embedding in known if embedding.crossing), None),
        tuple(name for embedding in known for name in embedding.landlocked),
        facts(source.ids, source.borders, source.where(edge=True)),
    )


def _labels(outlines: Mapping[str, Outline]) -> dict[str, tuple[float, float, float]]:
    """Return the middle and the radius of the largest circle in each outline."""
    shapes = [shapely.Polygon(outline) for outline in outlines.values()]
    spokes: Any = shapely.maximum_inscribed_circle(shapes, tolerance=1.0)
    found = {}
    for name, shape, spoke in zip(outlines, shapes, spokes, strict=True):
        x, y = (round(number, 1) for number in spoke.coords[0])
        radius = math.floor(10 * shape.exterior.distance(shapely.Point(x, y)) - 1e-6) / 10
        found[name] = x, y, radius
    return found
