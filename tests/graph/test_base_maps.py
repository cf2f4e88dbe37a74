"""The four printed boards, against figures counted from the boards themselves."""

from __future__ import annotations

from collections import Counter

import networkx as nx
import pytest

from swcore.graph import RegionMap, compile_board
from tests.graph.samples import base_map

PLAYERS = (2, 3, 4, 5)
SYMBOLS = ("mine", "magic", "cavern")
WATER = ("sea", "lake")


def _land_entry(board: RegionMap) -> set[str]:
    """Return the land where an army can come in: on the edge, or on the coast of a sea (both seas touch the edge)."""
    return set(board.where(edge=True)) - set(board.where(terrain=WATER)) | set(board.coast("sea"))


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_names_and_numbers_printed_on_the_board(players: int, rounds: int) -> None:
    board = base_map(players)
    assert board.id == f"base-{players}p"
    assert (board.players, board.rounds, board.islands) == (players, rounds, False)
    assert set(board.name) == {"en", "ru"}


@pytest.mark.parametrize(("players", "regions"), [(2, 23), (3, 30), (4, 39), (5, 48)])
def test_regions_are_numbered_in_reading_order(players: int, regions: int) -> None:
    assert base_map(players).ids == tuple(f"r{number:02d}" for number in range(1, regions + 1))


@pytest.mark.parametrize(("players", "each", "mountains"), [(2, 4, 4), (3, 5, 7), (4, 7, 8), (5, 9, 9)])
def test_terrains(players: int, each: int, mountains: int) -> None:
    assert Counter(region.terrain for region in base_map(players).regions) == {
        "farmland": each,
        "forest": each,
        "hill": each,
        "swamp": each,
        "mountain": mountains,
        "sea": 2,
        "lake": 1,
    }


@pytest.mark.parametrize(("players", "each", "both"), [(2, 4, "r06"), (3, 5, "r13"), (4, 7, "r22"), (5, 9, "r25")])
def test_symbols(players: int, each: int, both: str) -> None:
    board = base_map(players)
    counts = Counter(symbol for region in board.regions for symbol in region.symbols)
    assert {symbol: counts[symbol] for symbol in SYMBOLS} == dict.fromkeys(SYMBOLS, each)
    assert set(counts) == {*SYMBOLS, "lost_tribe"}
    two = [region for region in board.regions if len(set(region.symbols) & set(SYMBOLS)) > 1]
    assert [(region.id, region.symbols) for region in two] == [(both, ("mine", "cavern"))]


@pytest.mark.parametrize(("players", "tribes"), [(2, 9), (3, 10), (4, 14), (5, 18)])
def test_lost_tribes_start_on_plain_land(players: int, tribes: int) -> None:
    board = base_map(players)
    found = board.where(symbol="lost_tribe")
    assert len(found) == tribes
    assert not {board.region(name).terrain for name in found} & {"mountain", *WATER}


@pytest.mark.parametrize(("players", "pairs", "on_land"), [(2, 51, 41), (3, 71, 58), (4, 95, 78), (5, 119, 99)])
def test_adjacency(players: int, pairs: int, on_land: int) -> None:
    board = base_map(players)
    wet = set(board.where(terrain=WATER))
    assert len(board.borders) == pairs
    assert sum(not wet & set(border) for border in board.borders) == on_land
    assert all(one < other for one, other in board.borders)
    assert list(board.borders) == sorted(board.borders)


@pytest.mark.parametrize(
    ("players", "edges", "entries", "by_coast_only"),
    [
        (2, 15, 14, "r22"),
        (3, 16, 16, "r07 r24"),
        (4, 18, 21, "r02 r03 r07 r08 r14"),
        (5, 21, 25, "r08 r12 r17 r18 r24 r29"),
    ],
)
def test_edge_and_entry(players: int, edges: int, entries: int, by_coast_only: str) -> None:
    board = base_map(players)
    assert len(board.where(edge=True)) == edges
    assert len(_land_entry(board)) == entries
    assert sorted(_land_entry(board) - set(board.where(edge=True))) == by_coast_only.split()


@pytest.mark.parametrize("players", PLAYERS)
def test_seas_touch_the_edge_and_the_lake_does_not(players: int) -> None:
    board = base_map(players)
    assert [board.region(name).edge for name in board.where(terrain="sea")] == [True, True]
    assert [board.region(name).edge for name in board.where(terrain="lake")] == [False]


@pytest.mark.parametrize(("players", "shores"), [(2, 10), (3, 13), (4, 17), (5, 20)])
def test_coast(players: int, shores: int) -> None:
    assert len(base_map(players).coast(*WATER)) == shores


@pytest.mark.parametrize("players", PLAYERS)
def test_boards_are_planar_and_their_land_is_in_one_piece(players: int) -> None:
    board = base_map(players)
    with_outside: nx.Graph[str] = nx.Graph(board.graph)
    with_outside.add_edges_from(("outside", name) for name in board.where(edge=True))
    assert nx.check_planarity(with_outside)[0]
    land = board.where(terrain=("farmland", "forest", "hill", "swamp", "mountain"))
    assert board.components() == (board.ids,)
    assert board.components(land) == (land,)
    assert all(len(piece) == 1 for piece in board.components(board.where(terrain=WATER)))


@pytest.mark.parametrize(("players", "shared_twice"), [(2, 0), (3, 0), (4, 1), (5, 1)])
def test_no_border_is_missing_or_extra(players: int, shared_twice: int) -> None:
    """Where borders meet three at a time, borders = 3 x regions - 3 - edge regions.

    On the boards for four and five players one pair shares two stretches of border round a peninsula.
    """
    board = base_map(players)
    assert len(board.borders) + shared_twice == 3 * len(board.regions) - 3 - len(board.where(edge=True))


@pytest.mark.case("CASE-SW-31")
def test_three_player_board_right_hand_mountain_on_the_south_border_touches_the_forest() -> None:
    board = base_map(3)
    south_mountains = [region.id for region in board.regions if region.terrain == "mountain" and region.edge and region.y > 0.8]
    assert south_mountains[-1] == "r27"
    assert board.region("r28").terrain == "forest"
    assert board.adjacent("r27", "r28")
    compiled = compile_board(board)
    assert compiled.mask(["r28"]) & compiled.near[compiled.index["r27"]]


def test_a_region_of_the_two_player_board_in_full() -> None:
    """The mountain r06 with mine and cavern on the left edge, read from the board."""
    board = base_map(2)
    region = board.region("r06")
    assert (region.terrain, region.symbols, region.edge) == ("mountain", ("mine", "cavern"), True)
    assert board.neighbours("r06") == ("r01", "r02", "r07", "r12")
    assert board.distance("r06", "r23") == 5


@pytest.mark.parametrize("players", PLAYERS)
def test_texts_stand_in_the_vocabulary_of_the_box(players: int) -> None:
    compiled = compile_board(base_map(players))
    assert list(compiled.terrain) == ["farmland", "forest", "hill", "lake", "mountain", "sea", "swamp"]
    assert list(compiled.symbol) == ["cavern", "lost_tribe", "magic", "mine"]
