"""Drawn maps against their maps, read back by shapely, and random maps to draw."""

from __future__ import annotations

import math
import random
import tomllib
from collections.abc import Iterator
from typing import Any

import numpy as np
import shapely
from scipy.spatial import Delaunay

from swcore.graph import Region, RegionMap
from swcore.graph.drawing import Drawing
from tests.project.repo import DATA

SIZES = (1, 2, 3, 4, 5, 6, 8, 12, 16)


def differences(source: RegionMap, drawn: Drawing) -> list[str]:
    """Return in which ways the coordinates of a drawing say something else than the map does."""
    shapes = {one.id: shapely.Polygon(one.outline) for one in drawn.territories}
    found = [f"{name} is broken" for name, shape in shapes.items() if not shape.is_valid]
    if tuple(shapes) != source.ids:
        found.append("the regions are other ones")
    linked = {frozenset(link) for link in drawn.links}
    for at, one in enumerate(source.ids):
        for other in source.ids[:at]:
            if shapes[one].intersection(shapes[other]).area > 0:
                found.append(f"{one} and {other} overlap")
            shared = shapes[one].boundary.intersection(shapes[other].boundary).length > 0
            if shared != (source.adjacent(one, other) and frozenset((one, other)) not in linked):
                found.append(f"{one} and {other} {'touch' if shared else 'do not touch'}")
    frames = shapely.union_all([shapely.LinearRing(frame) for frame in drawn.frames])
    for region in source.regions:
        reaches = shapes[region.id].boundary.intersection(frames).length > 0
        if reaches != (region.edge and region.id not in drawn.landlocked):
            found.append(f"{region.id} {'reaches' if reaches else 'does not reach'} the frame")
        label = drawn.territory(region.id)
        middle = shapely.Point(label.x, label.y)
        if not shapes[region.id].contains(middle) or shapes[region.id].boundary.distance(middle) < label.radius:
            found.append(f"the label of {region.id} leaves it")
    return found


def smallest(drawn: Drawing) -> float:
    """Return the radius of the smallest label, where a square as large as the average territory has a side of 1."""
    return min(one.radius for one in drawn.territories) / math.sqrt(drawn.width * drawn.height / len(drawn.territories))


def random_map(seed: int, size: int = 0) -> RegionMap:
    """Return a planar map: points in the plane, a tree that joins them, and some of the other lines of a triangulation."""
    rng = random.Random(seed)
    size = size or rng.choice(SIZES)
    points = [(rng.random(), rng.random()) for _ in range(size)]
    lines, hull = _lines(points)
    lines = list(_thinned(rng, lines, size))
    often = rng.choice((1.0, 0.7, 0.3, 0.0))
    edge = {at for at in sorted(hull) if rng.random() < often}
    misplaced = rng.random() < 0.3
    places = [(rng.random(), rng.random()) for _ in points] if misplaced else points
    regions = [Region(f"r{at}", "hill", edge=at in edge, x=x, y=y) for at, (x, y) in enumerate(places)]
    borders = [(f"r{one}", f"r{other}") for one, other in lines]
    aspect, islands = rng.choice((0.6, 1.0, 1.6)), rng.random() < 0.3
    return RegionMap(f"random-{seed}", {"en": "Random"}, tuple(regions), tuple(borders), aspect=aspect, islands=islands)


def public_maps() -> Iterator[RegionMap]:
    """Yield the maps of three published games, as far as they are facts: who borders on whom."""
    for name, facts in tomllib.loads((DATA / "public_adjacencies.toml").read_text(encoding="utf-8")).items():
        near: dict[str, str] = facts["borders"]
        edge = facts["edge"].split()
        borders = tuple((one, other) for one, others in near.items() for other in others.split())
        regions = tuple(Region(one, "land", edge=one in edge) for one in near)
        yield RegionMap(name, {"en": name}, regions, borders, aspect=1.5)


def _lines(points: list[tuple[float, float]]) -> tuple[list[tuple[int, int]], set[int]]:
    if len(points) < 4:
        return [(at, at + 1) for at in range(len(points) - 1)], set(range(len(points)))
    cut: Any = Delaunay(np.array(points))
    pairs = {tuple(sorted((int(corners[at]), int(corners[at - 1])))) for corners in cut.simplices for at in range(3)}
    return sorted((one, other) for one, other in pairs), {int(at) for side in cut.convex_hull for at in side}


def _thinned(rng: random.Random, lines: list[tuple[int, int]], size: int) -> Iterator[tuple[int, int]]:
    keep = rng.random() ** 0.5
    piece = list(range(size))
    for one, other in rng.sample(lines, len(lines)):
        joins = piece[one] != piece[other]
        if joins:
            piece = [piece[one] if number == piece[other] else number for number in piece]
        if joins or rng.random() < keep:
            yield one, other
