"""Drawings without an extra: right in every border, and laid out like those that the extra makes."""

from __future__ import annotations

import math
import subprocess
import sys

import attrs
import pytest

from swcore.errors import MapError
from swcore.graph import Region, RegionMap, grid
from swcore.graph.drawing import territories
from swcore.graph.drawing.middle import is_simple, middle_of
from swcore.graph.drawing.plain import placed, plain_drawing
from tests.shared.pictures import differences, public_maps, random_map


def without_places(source: RegionMap) -> RegionMap:
    return attrs.evolve(source, regions=tuple(attrs.evolve(region, x=0.5, y=0.5) for region in source.regions))


@pytest.mark.parametrize("seed", range(24))
def test_random_maps(seed: int) -> None:
    for source in (random_map(seed), without_places(random_map(seed))):
        drawn = plain_drawing(source)
        assert differences(source, drawn) == []
        assert (drawn.planar, drawn.landlocked) == (True, ())


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("start", range(1000, 1500, 50))
def test_many_random_maps(start: int) -> None:
    crowded = 0
    for seed in range(start, start + 50):
        for source in (random_map(seed, 40 if seed % 10 == 0 else 0), without_places(random_map(seed))):
            try:
                drawn = plain_drawing(source)
            except MapError:
                crowded += 1
                continue
            assert differences(source, drawn) == [], seed
    assert crowded <= 1  # regions in regions in regions: a picture of straight lines has no room for the innermost


@pytest.mark.parametrize("source", tuple(public_maps()), ids=lambda source: source.id)
def test_maps_of_published_games(source: RegionMap) -> None:
    drawn = plain_drawing(source)
    assert differences(source, drawn) == []
    assert set(drawn.links) == set(territories(source).links)


@pytest.mark.parametrize(
    "source", [grid(4, 5), random_map(3), random_map(20, 30), random_map(7, 12)], ids=lambda source: source.id
)
def test_a_map_without_places_lies_alike_with_the_extra_and_without(source: RegionMap) -> None:
    """On average regions lie less than two thirds of their width from their place in the other drawing."""
    blank = without_places(source)
    plain, full = plain_drawing(blank), territories(blank)
    wide = math.sqrt(plain.width * plain.height / len(source.ids))
    pairs = zip(plain.territories, full.territories, strict=True)
    apart = [math.dist((one.x, one.y), (other.x, other.y)) / wide for one, other in pairs]
    assert sum(apart) / len(apart) < 0.65
    assert max(apart) < 1.4


def test_places_are_worked_out_only_where_a_map_does_not_tell_them_all() -> None:
    regions = tuple(Region(one, "hill", edge=True, x=x) for one, x in zip("abc", (0.2, 0.5, 0.8), strict=True))
    told = RegionMap("m", {"en": "M"}, regions, (("a", "b"), ("b", "c")), 2.0)
    assert placed(told) == {"a": (200.0, 250.0), "b": (500.0, 250.0), "c": (800.0, 250.0)}
    found = placed(without_places(told))
    assert found["a"][0] < found["b"][0] < found["c"][0]  # in reading order, as far as that goes
    assert len(set(found.values())) == 3


def test_outlines_in_the_map_are_drawn_as_they_are() -> None:
    squares = {"a": ((0, 0), (0.5, 0), (0.5, 1), (0, 1)), "b": ((0.5, 0), (1, 0), (1, 1), (0.5, 1))}
    regions = tuple(Region(one, "hill", edge=True, polygon=corners) for one, corners in squares.items())
    drawn = plain_drawing(RegionMap("m", {"en": "M"}, regions, (("a", "b"),), 2.0))
    assert drawn.territory("b").outline == ((500, 0), (1000, 0), (1000, 500), (500, 500))
    assert [drawn.territory("b").x, drawn.territory("b").radius] == pytest.approx([750, 249], abs=5)


@pytest.mark.parametrize(
    ("outline", "simple"),
    [
        (((0, 0), (4, 0), (4, 4), (0, 4)), True),
        (((0, 0), (4, 4), (4, 0), (0, 4)), False),  # a bow
        (((0, 0), (4, 0), (2, 0), (2, 4)), False),  # back on its own way
        (((0, 0), (4, 0), (4, 4), (2, 0)), False),  # touches a side of its own
        (((0, 0), (4, 0), (0, 0), (0, 4)), False),
    ],
)
def test_a_line_that_crosses_or_touches_itself_is_seen(outline: tuple[tuple[float, float], ...], simple: bool) -> None:
    assert is_simple(outline) is simple


def test_the_middle_of_a_triangle_is_that_of_its_largest_circle() -> None:
    """Of 3, 4 and 5: the radius is (3 + 4 - 5) / 2."""
    x, y, radius = middle_of(((0, 0), (300, 0), (0, 400)))
    assert [x, y, radius] == pytest.approx([100, 100, 100], abs=8)
    assert radius <= 100


def test_without_the_libraries_a_map_is_made_drawn_and_shown() -> None:
    code = """
import sys
sys.modules["shapely"] = sys.modules["numpy"] = sys.modules["scipy"] = None
from swcore import Game
from swcore.authoring.maps import deal, random_sketch
from swcore.graph import dump_map
made = deal(random_sketch(2, 20), [], 2).finished("m", {"en": "M"}, players=2, rounds=8)
import attrs
made = attrs.evolve(made, regions=tuple(attrs.evolve(one, terrain="hill") for one in made.regions))
scene = Game.new("small-world", seats=2, seed=1, map=dump_map(made)).scene(0)
print(min(len(area.outline) for area in scene.of("area")) > 3)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["True"]
