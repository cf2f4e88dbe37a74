"""Grids, and maps joined as islands."""

from __future__ import annotations

from itertools import pairwise

import attrs
import networkx as nx
import pytest

from swcore.errors import MapError
from swcore.graph import Region, RegionMap, compile_board, dump_map, grid, join_islands, load_map
from tests.graph.samples import base_map


def test_a_town_of_sixteen_squares() -> None:
    town = grid(4, 4)
    assert " ".join(town.ids) == "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4"
    assert len(town.borders) == 24
    assert town.neighbours("a1") == ("b1", "a2")
    assert town.neighbours("b2") == ("b1", "a2", "c2", "b3")
    assert town.neighbours("d4") == ("d3", "c4")
    assert not town.adjacent("a1", "b2")
    assert not town.adjacent("d1", "a2")
    assert town.where(edge=False) == ("b2", "c2", "b3", "c3")
    assert town.distance("a1", "d4") == 6
    assert nx.is_isomorphic(town.graph, nx.grid_2d_graph(4, 4))


def test_letters_run_to_the_right_and_numbers_down() -> None:
    board = grid(2, 3)
    assert [(board.region(name).x, board.region(name).y) for name in ("a1", "c1", "a2")] == [
        (0.1667, 0.25),
        (0.8333, 0.25),
        (0.1667, 0.75),
    ]
    assert board.aspect == 1.5
    assert board.neighbours("b1") == ("a1", "c1", "b2")


def test_names_terrain_and_id() -> None:
    board = grid(1, 1, id="one", terrain="meadow")
    assert (board.id, board.ids, board.borders) == ("one", ("a1",), ())
    assert board.region("a1").terrain == "meadow"
    assert grid(2, 3).name == {"en": "Grid 3 x 2", "ru": "Сетка 3 x 2"}


def test_a_grid_can_be_written_and_read() -> None:
    board = attrs.evolve(grid(3, 2), aspect=0.5)
    assert load_map(dump_map(board)) == board
    assert load_map(dump_map(grid(1, 1))) == grid(1, 1)


@pytest.mark.parametrize(("rows", "cols"), [(0, 4), (4, 0), (100, 1), (1, 27), (-1, -1)])
def test_a_grid_out_of_range_is_refused(rows: int, cols: int) -> None:
    with pytest.raises(ValueError, match=f"not {rows} and {cols}"):
        grid(rows, cols)


def _island(id: str, *names: str, aspect: float = 1.0) -> RegionMap:
    regions = tuple(Region(name, "hill", ("mine",), edge=True, x=0.5, y=0.25) for name in names)
    borders = tuple(pairwise(names))
    return RegionMap(id, {"en": id.title(), "ru": id.upper()}, regions, borders, aspect=aspect, players=2)


@pytest.mark.case("CASE-EN-20")
@pytest.mark.clause("WC-MAP-1")
def test_islands_stand_side_by_side_and_are_never_adjacent() -> None:
    world = join_islands("world", [_island("left", "a", "b"), _island("right", "c", "d", "e", aspect=2.0)])
    assert world.islands
    assert world.components() == (("a", "b"), ("c", "d", "e"))
    assert world.borders == (("a", "b"), ("c", "d"), ("d", "e"))
    assert world.distance("b", "c") is None
    assert (world.players, world.rounds) == (None, None)
    board = compile_board(world)
    assert board.around(board.mask("ab")) == board.mask("ab")


def test_positions_are_shares_of_the_whole_board() -> None:
    """Two islands 1 and 2 wide with a gap of 0.05: the board is 3.05 wide, the centres lie at 0.5 and 2.05."""
    world = join_islands("world", [_island("left", "a"), _island("right", "b", aspect=2.0)])
    assert world.aspect == 3.05
    assert [(region.x, region.y) for region in world.regions] == [(0.1639, 0.25), (0.6721, 0.25)]


def test_outlines_move_with_their_region() -> None:
    square = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))
    part = RegionMap("p", {"en": "P"}, (Region("a", "hill", polygon=square),), ())
    world = join_islands("world", [_island("left", "b"), part])
    assert world.region("a").polygon == ((0.5122, 0.0), (1.0, 0.0), (1.0, 1.0))


def test_the_joined_map_keeps_facts_and_can_be_written() -> None:
    world = join_islands("all-boards", [_island("left", "a"), _island("right", "b")])
    assert world.name == {"en": "Left + Right", "ru": "LEFT + RIGHT"}
    assert join_islands("w", [_island("left", "a")], name={"en": "World"}).name == {"en": "World"}
    assert (world.region("b").symbols, world.region("b").edge) == (("mine",), True)
    assert load_map(dump_map(world)) == world


def test_islands_with_the_same_region_are_refused() -> None:
    with pytest.raises(MapError) as caught:
        join_islands("world", [_island("left", "a", "b"), _island("right", "b", "c")])
    assert caught.value.code == "duplicate-region"
    assert caught.value.message == "Map 'world': the islands 'left' and 'right' both have a region 'b'."
    with pytest.raises(MapError, match="'base-2p' and 'base-3p' both have a region 'r01'"):
        join_islands("world", [base_map(2), base_map(3)])


def test_no_islands_are_no_map() -> None:
    with pytest.raises(ValueError, match="at least one island"):
        join_islands("world", [])
