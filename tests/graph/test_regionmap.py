"""Questions to a map."""

from __future__ import annotations

from collections import deque

import attrs
import networkx as nx
import pytest
from hypothesis import given

from swcore.errors import MapError
from swcore.graph import Region, RegionMap, load_map
from tests.graph.samples import base_map, document, region_maps

RING = load_map(document())


def test_neighbours_stand_in_the_order_of_the_map() -> None:
    assert RING.neighbours("west") == ("north", "south")
    assert RING.neighbours("east") == ("north", "south")


def test_adjacency_goes_both_ways_and_not_to_itself() -> None:
    assert RING.adjacent("north", "west")
    assert RING.adjacent("west", "north")
    assert not RING.adjacent("north", "south")
    assert not RING.adjacent("north", "north")


def test_where() -> None:
    assert RING.where() == RING.ids == ("north", "east", "south", "west")
    assert RING.where(terrain="hill") == ("north", "south")
    assert RING.where(terrain=["sea", "forest"]) == ("east", "west")
    assert RING.where(terrain=()) == ()
    assert RING.where(symbol="mine", edge=True) == ("north",)
    assert RING.where(edge=False) == ("south",)
    assert RING.where(terrain="swamp") == ()


def test_coast_leaves_out_the_water_itself() -> None:
    assert RING.coast("sea") == ("north", "south")
    assert RING.coast("lake") == ()
    assert RING.coast() == ()


def test_two_waters_that_touch_are_no_coast_of_each_other() -> None:
    regions = tuple(Region(name, terrain) for name, terrain in [("a", "sea"), ("b", "lake"), ("c", "hill")])
    water = RegionMap("m", {"en": "M"}, regions, (("a", "b"), ("b", "c")))
    assert water.coast("sea", "lake") == ("c",)
    assert water.coast("sea") == ("b",)


def test_distance() -> None:
    assert RING.distance("north", "north") == 0
    assert RING.distance("north", "east") == 1
    assert RING.distance("north", "south") == 2


def test_components_within_a_choice_of_regions() -> None:
    assert RING.components() == (("north", "east", "south", "west"),)
    assert RING.components(["south", "north"]) == (("north",), ("south",))
    assert RING.components(["south", "west", "north"]) == (("north", "south", "west"),)
    assert RING.components([]) == ()


@pytest.mark.parametrize(
    "question",
    [
        lambda: RING.region("nort"),
        lambda: RING.neighbours("nort"),
        lambda: RING.adjacent("east", "nort"),
        lambda: RING.adjacent("nort", "east"),
        lambda: RING.components(["nort"]),
        lambda: RING.distance("nort", "east"),
        lambda: RING.distance("east", "nort"),
    ],
)
def test_an_unknown_region_is_refused_with_a_hint(question: object) -> None:
    assert callable(question)
    with pytest.raises(MapError) as caught:
        question()
    assert caught.value.code == "unknown-region"
    assert caught.value.message == "Map 'ring': there is no region 'nort'."
    assert caught.value.hint == "Did you mean north?"


def test_the_graph_carries_typed_facts_and_cannot_be_changed() -> None:
    graph = RING.graph
    assert graph.graph == {"id": "ring", "aspect": 1.0}
    assert graph.nodes["south"] == {
        "terrain": "hill",
        "symbols": ("mine", "cavern"),
        "edge": False,
        "x": 0.5,
        "y": 0.9,
        "polygon": None,
    }
    with pytest.raises(nx.NetworkXError):
        graph.add_node("more")
    assert RING.graph is graph


def test_maps_compare_by_content_and_can_be_kept_in_a_set() -> None:
    assert load_map(document()) == RING
    assert len({load_map(document()), RING}) == 1
    assert load_map(document(players=3)) != RING


def test_a_changed_map_is_checked_again() -> None:
    flooded = attrs.evolve(RING.region("east"), terrain="sea")
    regions = tuple(flooded if region.id == "east" else region for region in RING.regions)
    assert attrs.evolve(RING, regions=regions).where(terrain="sea") == ("east", "west")
    with pytest.raises(MapError) as caught:
        attrs.evolve(RING, borders=(*RING.borders, ("north", "nowhere")))
    assert caught.value.code == "dangling-border"


def test_a_bad_region_id_is_refused_in_a_built_map_too() -> None:
    with pytest.raises(MapError, match="'a b' is not a region id"):
        RegionMap("m", {"en": "M"}, (Region("a b", "hill"),), ())


def _steps_from(built: RegionMap, start: str) -> dict[str, int]:
    """Walk a map by its borders alone."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for border in built.borders:
            if here in border:
                there = border[0] if border[1] == here else border[1]
                if there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
    return steps


@given(region_maps())
def test_distance_and_components_agree_with_a_walk(built: RegionMap) -> None:
    for start in built.ids:
        steps = _steps_from(built, start)
        assert {name: built.distance(start, name) for name in built.ids} == {name: steps.get(name) for name in built.ids}
        assert tuple(name for name in built.ids if name in steps) in built.components()
    assert sorted(name for piece in built.components() for name in piece) == sorted(built.ids)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_distance_and_neighbours_agree_with_networkx(players: int) -> None:
    built = base_map(players)
    lengths = dict(nx.all_pairs_shortest_path_length(built.graph))
    for one in built.ids:
        assert {other: built.distance(one, other) for other in built.ids} == dict(lengths[one])
        assert set(built.neighbours(one)) == set(built.graph[one])
