"""Drawn maps: territories share a border exactly where the map says so, read back from the coordinates by another library."""

from __future__ import annotations

import math
import subprocess
import sys
import time
from pathlib import Path

import attrs
import pytest

from scripts.outlines import fresh, maps, outlines
from swcore import MapError, SwcoreError, load_plugins
from swcore.graph import Region, RegionMap, grid, join_islands, load_map
from swcore.graph.drawing import (
    Drawing,
    drawing_of,
    dump_drawing,
    join_drawings,
    load_drawing,
    shipped_drawing,
    territories,
)
from swcore.text.extras import how_to_get
from tests.shared.pictures import differences, public_maps, random_map, smallest

SHIPPED = maps()


def small(borders: str, edge: str = "", *, islands: bool = False) -> RegionMap:
    """Return a map by its borders: "ab bc" joins a with b and b with c; "a" alone is a region."""
    names = sorted(set(borders) - {" "})
    pairs = tuple((pair[0], pair[1]) for pair in borders.split() if len(pair) == 2)
    return RegionMap("s", {"en": "S"}, tuple(Region(one, "hill", edge=one in edge) for one in names), pairs, islands=islands)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_outlines_say_what_the_map_says(path: Path) -> None:
    """If they do not: make outlines."""
    assert fresh(path)
    drawn = load_drawing(outlines(path).read_bytes())
    assert differences(load_map(path), drawn) == []
    assert drawn.planar
    assert drawn.landlocked == ()
    assert smallest(drawn) > 0.22


def test_shipped_outlines_are_drawn_by_the_program() -> None:
    """The same picture as shipped, within what another processor may round otherwise; one island is enough to see it."""
    path = next(one for one in SHIPPED if one.stem == "small-1a")
    drawn, shipped = territories(load_map(path), given=False), load_drawing(outlines(path).read_bytes())
    assert drawn.facts == shipped.facts
    for one, other in zip(drawn.territories, shipped.territories, strict=True):
        assert (one.x, one.y, one.radius) == pytest.approx((other.x, other.y, other.radius), abs=5)


@pytest.mark.parametrize("seed", range(40))
def test_random_maps(seed: int) -> None:
    source = random_map(seed)
    drawn = territories(source)
    assert differences(source, drawn) == []
    assert drawn.planar


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("start", range(1000, 1500, 50))
def test_many_random_maps(start: int) -> None:
    for seed in range(start, start + 50):
        source = random_map(seed, 40 if seed % 10 == 0 else 0)
        drawn = territories(source)
        assert differences(source, drawn) == [], seed
        assert drawn.planar
        assert smallest(drawn) > 0.04, seed


@pytest.mark.parametrize("source", tuple(public_maps()), ids=lambda source: source.id)
def test_maps_of_published_games(source: RegionMap) -> None:
    drawn = territories(source)
    assert differences(source, drawn) == []
    assert drawn.landlocked == ()
    assert drawn.planar == (source.id != "ancient-mediterranean")  # its straits and islands cross
    assert smallest(drawn) > 0.1


@pytest.mark.parametrize(
    "source",
    [
        small("a", "a"),
        small("a"),
        small("a", "a", islands=True),
        small("ab", "ab"),
        small("ab", "a"),
        small("ab"),
        small("ab ac ad ae", "bcde"),  # a star
        small("ab ac ad ae", "a"),
        small("ab bc cd", "ad"),  # a path
        small("ab bc ca ad de ef fd", "be"),  # two triangles at a cut vertex's neighbour
        small("ab bc ca ad de ea", "bcde"),  # a cut vertex
        small("ab bc cd de ef fa xa xb xc xd xe xf", "abcdef"),  # a wheel
        small("ab bc cd de ef fa xa xb xc xd xe xf"),
        small("ab bc cd de ef fa", "ad"),  # a ring around nothing
        small("ab bc ca cd", "ab"),  # a leaf inside or outside
        grid(4, 5),  # four squares meet at a corner, and only neighbours share a border
    ],
    ids=lambda source: f"{len(source.ids)}-{len(source.borders)}",
)
def test_small_maps(source: RegionMap) -> None:
    drawn = territories(source)
    assert differences(source, drawn) == []
    assert (drawn.planar, drawn.landlocked) == (True, ())
    assert smallest(drawn) > 0.1


def test_islands_lie_apart() -> None:
    source = small("ab bc cd da ef fg hi", "abcdefghi", islands=True)
    drawn = territories(source)
    assert differences(source, drawn) == []
    assert [one.island for one in drawn.territories] == [0] * 4 + [1] * 3 + [2] * 2
    assert len(drawn.frames) == 3


def test_a_map_that_is_not_planar_is_drawn_with_links_and_says_what_crosses() -> None:
    five = "ab ac ad ae bc bd be cd ce de"  # K5: one border is one too many (Kuratowski)
    drawn = territories(small(five))
    assert differences(small(five), drawn) == []
    assert len(drawn.links) == 1
    assert drawn.crossing is not None
    link, crossed = drawn.crossing
    assert link == drawn.links[0]
    assert len({*link, *crossed}) == 4
    assert not drawn.planar


@pytest.mark.parametrize("size", [12, 45])
def test_a_map_of_which_most_borders_cross_is_refused_at_once(size: int) -> None:
    """Of K12 36 borders are too many by Euler's formula, K45 is as large as a file may be."""
    names = [f"r{at}" for at in range(size)]
    pairs = tuple((one, other) for at, one in enumerate(names) for other in names[:at])
    source = RegionMap("k", {"en": "K"}, tuple(Region(one, "hill", edge=True) for one in names), pairs)
    start = time.thread_time()
    with pytest.raises(MapError) as caught:
        territories(source)
    assert time.thread_time() - start < 2
    assert (caught.value.code, caught.value.hint) == ("drawing-crowded", "More borders cross than can be drawn as lines.")


def test_a_region_that_cannot_reach_the_edge_is_named() -> None:
    """K4 with all four at the edge would be K5."""
    source = small("ab ac ad bc bd cd", "abcd")
    drawn = territories(source)
    assert len(drawn.landlocked) == 1
    assert differences(source, drawn) == []


def test_where_all_regions_want_to_the_edge_those_inside_stay_there() -> None:
    source = attrs.evolve(grid(9, 9), regions=tuple(attrs.evolve(one, edge=True) for one in grid(9, 9).regions))
    drawn = territories(source)
    assert set(drawn.landlocked) == set(grid(9, 9).where(edge=False))
    assert differences(source, drawn) == []


def test_positions_are_kept_to() -> None:
    source = load_map(next(one for one in SHIPPED if one.stem == "base-2p"))
    drawn = territories(source)
    apart = [
        math.dist((one.x, one.y), (region.x * drawn.width, region.y * drawn.height))
        for one, region in zip(drawn.territories, source.regions, strict=True)
    ]
    assert sum(apart) / len(apart) < 70  # a territory is 160 wide


def test_the_same_map_gives_the_same_drawing() -> None:
    source = random_map(7, 12)
    assert territories(source) == territories(source)


def test_two_hundred_regions_take_two_seconds() -> None:
    source = random_map(3, 200)
    territories(random_map(1, 5))  # what is imported once does not count
    start = time.thread_time()
    drawn = territories(source)
    assert time.thread_time() - start < 2
    assert len(drawn.territories) == 200


def test_outlines_of_the_map_are_used() -> None:
    square = ((0.0, 0.0), (0.5, 0.0), (0.5, 1.0), (0.0, 1.0))
    other = tuple((x + 0.5, y) for x, y in square)
    source = small("ab", "ab")
    given = attrs.evolve(
        source,
        regions=tuple(attrs.evolve(one, polygon=outline) for one, outline in zip(source.regions, (square, other), strict=True)),
    )
    drawn = territories(given)
    assert set(drawn.territory("a").outline) == {(0.0, 0.0), (500.0, 0.0), (500.0, 1000.0), (0.0, 1000.0)}
    assert differences(given, drawn) == []
    assert territories(given, given=False) == territories(source)


@pytest.mark.parametrize(
    ("second", "edge", "code"),
    [
        ([(0.6, 0.0), (1.0, 0.0), (1.0, 1.0), (0.6, 1.0)], "ab", "outline-borders"),
        ([(0.4, 0.0), (1.0, 0.0), (1.0, 1.0), (0.4, 1.0)], "ab", "outline-overlap"),
        ([(0.5, 0.0), (1.0, 1.0), (1.0, 0.0), (0.5, 1.0)], "ab", "outline-broken"),
        ([(0.5, 0.0), (1.0, 0.0), (1.0, 1.0), (0.5, 1.0)], "a", "outline-edge"),
        ([(0.5, 0.2), (0.8, 0.2), (0.8, 0.8), (0.5, 0.8)], "ab", "outline-edge"),
    ],
)
def test_outlines_that_contradict_the_map_are_refused(second: list[tuple[float, float]], edge: str, code: str) -> None:
    first = ((0.0, 0.0), (0.5, 0.0), (0.5, 1.0), (0.0, 1.0))
    source = small("ab", edge)
    regions = tuple(attrs.evolve(one, polygon=tuple(o)) for one, o in zip(source.regions, (first, second), strict=True))
    with pytest.raises(MapError) as caught:
        territories(attrs.evolve(source, regions=regions))
    assert caught.value.code == code
    assert "'b'" in caught.value.message


def test_a_drawing_can_be_written_and_read() -> None:
    for source in (random_map(4, 8), small("ab ac ad ae bc bd be cd ce de")):
        drawn = territories(source)
        assert load_drawing(dump_drawing(drawn)) == drawn
    with pytest.raises(ValueError, match="swcore-drawing-1"):
        load_drawing("{}")


def test_shipped_drawings_are_found_for_joined_islands_too() -> None:
    book = load_plugins("warcraft").book
    parts = [load_map(one) for one in SHIPPED if one.stem in ("large-1a", "small-2b")]
    joined = join_islands("large-1a-small-2b", parts)
    drawn = shipped_drawing(joined, book)
    assert drawn is not None
    assert differences(joined, drawn) == []
    assert [one.island for one in drawn.territories] == [0] * 12 + [1] * 7
    assert drawn.width / drawn.height == pytest.approx(joined.aspect, abs=0.01)
    assert isinstance(drawing_of(joined, book), Drawing)


def test_a_changed_map_gets_no_shipped_drawing() -> None:
    book = load_plugins("small-world").book
    source = load_map(next(one for one in SHIPPED if one.stem == "base-2p"))
    assert shipped_drawing(source, book) is not None
    less = attrs.evolve(source, borders=source.borders[1:])
    assert shipped_drawing(less, book) is None
    assert differences(less, drawing_of(less, book)) == []


def test_joined_drawings_stand_side_by_side() -> None:
    one = territories(small("ab", "ab"))
    both = join_drawings("j", [one, attrs.evolve(one, territories=one.territories)], 0.05)
    assert (both.width, both.height) == (1000.0, round(1000 / 2.05, 1))
    assert [part.island for part in both.territories] == [0, 0, 1, 1]


def test_without_the_libraries_shipped_drawings_are_shown_and_others_say_what_is_missing() -> None:
    code = """
import sys
sys.modules["shapely"] = sys.modules["numpy"] = sys.modules["scipy"] = None
from swcore import SwcoreError, load_plugins
from swcore.graph import grid, load_map
from swcore.graph.drawing import drawing_of, territories
from swcore.text.resources import resource
book = load_plugins("small-world").book
print(len(drawing_of(load_map(resource(book.maps["base-2p"], book).read_bytes()), book).territories))
try:
    territories(grid(2, 2))
except SwcoreError as error:
    print(error.code, error.hint)
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split("\n")[:2] == ["23", f"extra-missing Install it: {how_to_get('drawing')}"]
    assert issubclass(MapError, SwcoreError)


def test_importing_swcore_imports_no_drawing() -> None:
    heavy = "m in ('numpy', 'shapely', 'scipy') or 'drawing' in m"
    code = f"import swcore, swcore.graph, sys; print([m for m in sys.modules if {heavy}])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "['swcore.engine.drawing']"
