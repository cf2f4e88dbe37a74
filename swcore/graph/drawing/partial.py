"""Outlines that stand in the map file for some regions only: these are kept, and the others are drawn around them.

The whole map is drawn first, each given outline then laid over it. What the outlines cover is taken from the other regions, and
what they leave free goes to the nearest of those. Whether that still shows every border is looked up afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs
import shapely

from swcore.errors import MapError
from swcore.graph.drawing.given import check_borders, shape_of
from swcore.graph.drawing.shape import Drawing, Outline
from swcore.graph.regionmap import RegionMap

_GRID = 0.1  # the numbers of a drawing
_STEP = 6.0  # between the points from which free ground is measured
_INSIDE = 1.0
_SPECK = 1.0  # an area that is nothing
_SHARED = 1.0  # a border is at least so long


def placed_by(source: RegionMap, place: Mapping[str, tuple[float, float]], width: float, height: float) -> RegionMap:
    """Return a map without outlines, in which the regions that have some lie where these are.

    Args:
        source: the map.
        place: where all regions would lie, in the numbers of the picture.
        width: of the picture.
        height: of the picture.
    """
    regions = []
    for region in source.regions:
        x, y = place[region.id]
        if region.polygon is not None:
            middle = shapely.Polygon([(u * width, v * height) for u, v in region.polygon]).representative_point()
            x, y = middle.x, middle.y
        regions.append(attrs.evolve(region, x=x / width, y=y / height, polygon=None))
    return attrs.evolve(source, regions=tuple(regions))


def fitted(source: RegionMap, drawn: Drawing) -> tuple[dict[str, Outline], list[Outline]]:
    """Return all outlines, and the voids, with those that the map brings in their places.

    Args:
        source: the map.
        drawn: the map without them.

    Raises:
        MapError: `outline-broken`, `outline-overlap`, `outline-borders`; `outline-partial` where the others cannot be drawn
            around them.
    """
    given = {one.id: shape_of(source, one.id, drawn.width, drawn.height) for one in source.regions if one.polygon is not None}
    check_borders(source, given)
    kept = shapely.union_all(list(given.values()))
    drawn_shapes = {one.id: shapely.Polygon(one.outline) for one in drawn.territories}
    voids = [shapely.Polygon(void).difference(kept) for void in drawn.voids]
    rest = {name: shape.difference(kept) for name, shape in drawn_shapes.items() if name not in given}
    free = shapely.union_all([drawn_shapes[name] for name in given]).difference(kept)
    grown = {name: shapely.union(rest[name], part) for name, part in _shared_out(free, rest).items()}
    labels = {**given, **grown, **{f" {at}": void for at, void in enumerate(voids)}}
    cells = _exact(labels)
    wrong = _differences(source, drawn, cells, given)
    if wrong:
        names = [region.id for region in source.regions if region.polygon is None]
        told = f"{source.label}: not every region has an outline, and the others cannot be drawn around those that are given"
        hint = f"Give outlines to {', '.join(names[:8])}{', ...' if len(names) > 8 else ''}, too, or take all of them out."
        raise MapError(f"{told}: {wrong}.", code="outline-partial", hint=hint, map=source.label, regions=names)
    found = {name: tuple(shape.exterior.coords[:-1]) for name, shape in cells.items() if name in source.ids}
    outlines = {name: tuple((round(x, 1), round(y, 1)) for x, y in ring) for name, ring in found.items()}
    left = [part for name, shape in cells.items() if name not in source.ids for part in getattr(shape, "geoms", [shape])]
    return outlines, [tuple((round(x, 1), round(y, 1)) for x, y in part.exterior.coords[:-1]) for part in left]


def _shared_out(free: Any, rest: Mapping[str, Any]) -> dict[str, Any]:
    """Return what of free ground lies nearest to each region."""
    points, owners = [], []
    for name, shape in rest.items():
        for ring in _rings(shape.buffer(-_INSIDE)):
            steps = max(3, int(ring.length / _STEP))
            points += [ring.interpolate(at / steps, normalized=True) for at in range(steps)]
            owners += [name] * steps
    if free.is_empty or len(points) < 2:
        return dict.fromkeys(rest, shapely.Polygon())
    near = shapely.voronoi_polygons(shapely.MultiPoint(points), extend_to=free, ordered=True)
    parts: dict[str, list[Any]] = {name: [] for name in rest}
    for owner, cell in zip(owners, near.geoms, strict=True):
        if cell.intersects(free):
            parts[owner].append(cell.intersection(free))
    return {name: shapely.union_all(found) for name, found in parts.items()}


def _rings(shape: Any) -> list[Any]:
    return [part.exterior for part in getattr(shape, "geoms", [shape]) if not part.is_empty and part.geom_type == "Polygon"]


def _exact(labels: Mapping[str, Any]) -> dict[str, Any]:
    """Return areas that share the points of their borders exactly, in the numbers of a drawing."""
    lines = shapely.union_all([shape.boundary for shape in labels.values() if not shape.is_empty], grid_size=_GRID)
    parts: dict[str, list[Any]] = {}
    names, tree = list(labels), shapely.STRtree(list(labels.values()))
    for face in shapely.polygonize(list(getattr(lines, "geoms", [lines]))).geoms:
        hits = [names[at] for at in tree.query(face.representative_point(), predicate="intersects")]
        if hits:
            parts.setdefault(hits[0], []).append(face)
    return {
        name: _largest(shapely.union_all(faces)) if name.strip() == name else shapely.union_all(faces)
        for name, faces in parts.items()
    }


def _largest(shape: Any) -> Any:
    """Return an area without the specks that rounding may have left beside it."""
    parts = list(getattr(shape, "geoms", [shape]))
    best = max(parts, key=lambda part: part.area)
    return best if sum(part.area for part in parts) - best.area < _SPECK else shape


def _differences(source: RegionMap, drawn: Drawing, cells: Mapping[str, Any], given: Mapping[str, Any]) -> str:
    """Return the first thing that outlines tell otherwise than the map does, or ""."""
    for name in source.ids:
        shape = cells.get(name)
        if shape is None or shape.geom_type != "Polygon" or shape.interiors or shape.area < _SPECK:
            return f"{name} would be cut up"
        if name in given and shape.symmetric_difference(given[name]).area > 0.02 * given[name].area + _SPECK:
            return f"the outline of {name} overlaps another one"
    linked = {frozenset(link) for link in drawn.links}
    for at, one in enumerate(source.ids):
        for other in source.ids[:at]:
            touch = cells[one].boundary.intersection(cells[other].boundary).length >= _SHARED
            if touch != (source.adjacent(one, other) and frozenset((one, other)) not in linked):
                return f"{other} and {one} would {'touch' if touch else 'not touch'}"
    frames = shapely.union_all([shapely.LinearRing(frame) for frame in drawn.frames])
    for region in source.regions:
        reaches = cells[region.id].boundary.intersection(frames).length >= _SHARED
        if reaches != (region.edge and region.id not in drawn.landlocked):
            return f"{region.id} would {'reach' if reaches else 'not reach'} the edge of the board"
    return ""
