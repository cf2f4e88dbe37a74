"""The compiled board: numbers and masks that say the same as the map."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swcore.errors import MapError
from swcore.graph import Board, RegionMap, compile_board, load_map
from swcore.graph import board as board_module
from tests.graph.samples import base_map, document, region_maps

RING = compile_board(load_map(document()))


def test_a_small_board_in_full() -> None:
    """north 0, east 1, south 2, west 3 in a ring: masks worked out by hand."""
    assert (RING.id, RING.size, RING.all) == ("ring", 4, 0b1111)
    assert RING.names == ("north", "east", "south", "west")
    assert RING.index == {"north": 0, "east": 1, "south": 2, "west": 3}
    assert RING.neighbours == ((1, 3), (0, 2), (1, 3), (0, 2))
    assert RING.near == (0b1010, 0b0101, 0b1010, 0b0101)
    assert RING.edge == 0b1011
    assert RING.terrain == {"hill": 0b0101, "forest": 0b0010, "sea": 0b1000}
    assert RING.symbol == {"mine": 0b0101, "cavern": 0b0100}
    assert RING.terrain_of == ("hill", "forest", "hill", "sea")
    assert RING.symbols_of == (("mine",), (), ("mine", "cavern"), ())
    assert repr(RING) == "<Board ring with 4 regions>"


def test_terrains_and_symbols_stand_in_alphabetical_order() -> None:
    assert list(RING.terrain) == ["forest", "hill", "sea"]
    assert list(RING.symbol) == ["cavern", "mine"]


def test_bits_and_names() -> None:
    assert RING.bits(0) == ()
    assert RING.bits(0b1101) == (0, 2, 3)
    assert RING.bits(0b1101) is RING.bits(0b1101)
    assert RING.names_of(0b1101) == ("north", "south", "west")
    assert RING.mask(["west", "north", "west"]) == 0b1001
    assert RING.mask([]) == 0
    assert RING.number("south") == 2


def test_around_joins_the_neighbours() -> None:
    assert RING.around(0) == 0
    assert RING.around(0b0001) == 0b1010
    assert RING.around(0b0011) == 0b1111
    assert RING.around(0b0101) == RING.around(0b0101) == 0b1010


def test_terrain_and_symbol_masks() -> None:
    assert RING.terrain_mask("forest", "sea", "swamp") == 0b1010
    assert RING.terrain_mask() == 0
    assert RING.symbol_mask("mine", "magic") == 0b0101


@pytest.mark.parametrize("mask", [1 << 4, -1, ~0b0001])
def test_bits_beyond_the_board_are_refused(mask: int) -> None:
    with pytest.raises(ValueError, match="beyond the 4 regions of 'ring'"):
        RING.bits(mask)
    with pytest.raises(ValueError, match="beyond the 4 regions of 'ring'"):
        RING.around(mask)


@pytest.mark.parametrize("question", [lambda: RING.number("wset"), lambda: RING.mask(["north", "wset"])])
def test_an_unknown_region_is_refused_with_a_hint(question: object) -> None:
    assert callable(question)
    with pytest.raises(MapError) as caught:
        question()
    assert caught.value.code == "unknown-region"
    assert caught.value.message == "Map 'ring': there is no region 'wset'."
    assert "west" in caught.value.hint


def test_kept_answers_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_module, "_BYTES", 4 * (288 + 8 * 4))  # four answers about four regions
    board = compile_board(load_map(document()))
    for mask in range(16):
        assert board.bits(mask) == tuple(number for number in range(4) if mask >> number & 1)
        assert board.around(mask) == board.around(mask)
        assert len(board._bits) <= 4
        assert len(board._around) <= 4


def test_a_board_survives_pickling() -> None:
    again: Board = pickle.loads(pickle.dumps(RING))
    assert (again.names, again.near, again.terrain, again.bits(5)) == (RING.names, RING.near, RING.terrain, (0, 2))


def _check(built: RegionMap, board: Board) -> None:
    graph = built.graph
    assert board.names == built.ids
    for name in built.ids:
        number = board.index[name]
        assert set(board.names_of(board.near[number])) == set(graph[name])
        assert tuple(board.names[other] for other in board.neighbours[number]) == built.neighbours(name)
        assert board.bits(board.near[number]) == board.neighbours[number]
        facts = graph.nodes[name]
        assert (board.terrain_of[number], board.symbols_of[number]) == (facts["terrain"], facts["symbols"])
        assert bool(board.edge >> number & 1) == facts["edge"]
    for terrain, mask in board.terrain.items():
        assert board.names_of(mask) == built.where(terrain=terrain)
    for symbol, mask in board.symbol.items():
        assert board.names_of(mask) == built.where(symbol=symbol)
    assert sum(board.terrain.values()) == board.all


@given(region_maps(), st.data())
def test_masks_agree_with_the_graph(built: RegionMap, data: st.DataObject) -> None:
    board = compile_board(built)
    _check(built, board)
    chosen = data.draw(st.lists(st.sampled_from(built.ids), unique=True))
    mask = board.mask(chosen)
    assert set(board.names_of(mask)) == set(chosen)
    assert set(board.names_of(board.around(mask))) == {other for name in chosen for other in built.graph[name]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_masks_of_the_printed_boards_agree_with_the_graph(players: int) -> None:
    built = base_map(players)
    _check(built, compile_board(built))


@pytest.mark.case("CASE-EN-20")
def test_a_board_of_islands_compiles() -> None:
    built = load_map(document(islands=True, borders=[["north", "east"]]))
    board = compile_board(built)
    assert board.near == (0b0010, 0b0001, 0, 0)
    assert board.around(board.all) == 0b0011
