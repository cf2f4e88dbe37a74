"""Outlines that stand in the map file: used as they were drawn, once they say the same as the borders do."""

from __future__ import annotations

from typing import Any

import shapely

from swcore.errors import MapError
from swcore.graph.drawing.shape import Outline
from swcore.graph.regionmap import RegionMap

_NEAR = 0.3  # people draw by hand: what is nearer than this is the same
_HINT = "Neighbours share the points of their border. Take all outlines out, and they are computed."
_SHARED = 2.0  # a border is at least so long


def given_outlines(source: RegionMap, width: float, height: float) -> tuple[dict[str, Outline], list[Outline]] | None:
    """Return the outlines that a map brings for all its regions, and its coasts; or None when it does not bring all.

    Args:
        source: the map.
        width: of the picture.
        height: of the picture.

    Raises:
        MapError: `outline-broken` for one that crosses itself, `outline-overlap`, `outline-borders` where two outlines do not
            touch and should, or the other way round, and `outline-edge` for the same with the edge of the board.
    """
    shapes: dict[str, Any] = {}
    for region in source.regions:
        if region.polygon is None:
            return None
        shapes[region.id] = shape_of(source, region.id, width, height)
    check_borders(source, shapes)
    land = shapely.union_all([shape.buffer(_NEAR) for shape in shapes.values()])
    coasts = [part.buffer(-_NEAR).exterior for part in getattr(land, "geoms", [land])]
    frames = coasts if source.islands else [shapely.box(0, 0, width, height).exterior]
    _check_edge(source, shapes, frames)
    return {name: _points(shape.exterior) for name, shape in shapes.items()}, [_points(frame) for frame in frames]


def shape_of(source: RegionMap, name: str, width: float, height: float) -> Any:
    """Return the outline of a region as it stands in the map.

    Args:
        source: the map.
        name: the region.
        width: of the picture.
        height: of the picture.

    Raises:
        MapError: `outline-broken`.
    """
    shape = shapely.Polygon([(round(x * width, 1), round(y * height, 1)) for x, y in source.region(name).polygon or ()])
    if not shape.is_valid:
        told = f"{source.label}: the outline of {name!r} crosses or touches itself."
        raise MapError(told, code="outline-broken", hint=_HINT, region=name)
    return shapely.orient_polygons(shape, exterior_cw=True)


def check_borders(source: RegionMap, shapes: dict[str, Any]) -> None:
    """Check that outlines touch where there is a border, and nowhere else.

    Args:
        source: the map.
        shapes: outlines of some regions, or of all.

    Raises:
        MapError: `outline-overlap`, `outline-borders`.
    """
    smaller = {name: shape.buffer(-_NEAR) for name, shape in shapes.items()}
    names = list(shapes)
    for at, one in enumerate(names):
        for other in names[:at]:
            touch = shapes[one].dwithin(shapes[other], _NEAR)
            if touch and smaller[one].intersects(smaller[other]):
                told = f"{source.label}: the outlines of {other!r} and {one!r} overlap."
                raise MapError(told, code="outline-overlap", hint=_HINT, regions=[other, one])
            touch = touch and shapes[one].exterior.intersection(shapes[other].buffer(_NEAR)).length >= _SHARED
            if touch != source.adjacent(one, other):
                why = "touch, but there is no such border" if touch else "do not touch"
                told = f"{source.label}: the outlines of {other!r} and {one!r} {why}."
                raise MapError(told, code="outline-borders", hint=_HINT, regions=[other, one], touch="yes" if touch else "")


def _check_edge(source: RegionMap, shapes: dict[str, Any], frames: list[Any]) -> None:
    for region in source.regions:
        reach = sum(frame.intersection(shapes[region.id].buffer(_NEAR)).length for frame in frames)
        if (reach >= _SHARED) != region.edge:
            why = "does not reach the edge of the board" if region.edge else "reaches the edge of the board, but has no 'edge'"
            told = f"{source.label}: the outline of {region.id!r} {why}."
            raise MapError(told, code="outline-edge", hint=_HINT, region=region.id, short="yes" if region.edge else "")


def _points(ring: Any) -> Outline:
    return tuple((round(x, 1), round(y, 1)) for x, y in ring.coords[:-1])
