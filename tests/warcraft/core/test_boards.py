"""The twelve islands against the published counts, and which of them a game uses (WC-SETUP-1 to 4)."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import combinations, product
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from swcore import Game, MapError
from swcore.conquest.position.maps import Islands
from swcore.graph import RegionMap, dump_map, join_islands, load_map
from swcore.testing import tiny_map
from tests.shared.rulesets import rules

RULES = rules("warcraft")
WATER = ("sea", "lake")
LAND = {"large": 11, "medium": 9, "small": 7}
COUNTED = ("harbor", "murloc", "magic", "cavern")
# regions, water, harbors, Murlocs, magic, caverns, mountains
COUNTS = {
    "large-1a": (12, 1, 4, 4, 2, 3, 3),
    "large-1b": (12, 1, 4, 4, 2, 2, 2),
    "large-2a": (13, 2, 4, 3, 2, 3, 3),
    "large-2b": (12, 1, 5, 4, 3, 2, 2),
    "medium-1a": (10, 1, 3, 3, 2, 2, 2),
    "medium-1b": (9, 0, 4, 3, 1, 2, 1),
    "medium-2a": (10, 1, 3, 2, 2, 1, 2),
    "medium-2b": (10, 1, 3, 3, 1, 2, 1),
    "small-1a": (7, 0, 3, 2, 1, 1, 1),
    "small-1b": (8, 1, 2, 2, 1, 1, 1),
    "small-2a": (8, 1, 2, 2, 1, 2, 1),
    "small-2b": (7, 0, 3, 1, 2, 1, 1),
}  # fmt: skip
SETS = {
    2: Counter(large=1, small=1),
    3: Counter(large=1, medium=1, small=1),
    4: Counter(large=1, medium=2, small=1),
    5: Counter(large=2, medium=1, small=2),
}
NAMES = sorted(COUNTS)


@cache
def island(name: str) -> RegionMap:
    """Return a face as a map, by the file that the pack ships."""
    return load_map((files("swcore_warcraft") / f"maps/{name}.json").read_bytes())


def drawn(seats: int, seed: int) -> list[str]:
    """Return the faces of a new game."""
    names: str = Game.new(RULES, seats, seed=seed).play.setup.map
    return names.split("+")


def wet(one: RegionMap) -> set[str]:
    return set(one.where(terrain=WATER))


# -- the islands themselves


@pytest.mark.clause("WC-SETUP-1")
def test_the_box_has_two_boards_of_each_size_with_two_faces() -> None:
    assert sorted(RULES.book.maps) == NAMES
    assert sorted(f"{size}-{board}{face}" for size in LAND for board in (1, 2) for face in "ab") == NAMES


@pytest.mark.clause("WC-TERM-7")
@pytest.mark.parametrize("name", NAMES)
def test_each_face_has_the_published_numbers(name: str) -> None:
    one = island(name)
    symbols = Counter(symbol for region in one.regions for symbol in region.symbols)
    mountains = len(one.where(terrain="mountain"))
    found = (len(one.regions), len(wet(one)), *(symbols[symbol] for symbol in COUNTED), mountains)
    assert found == COUNTS[name]
    assert len(one.regions) - len(wet(one)) == LAND[name.partition("-")[0]]
    assert symbols["artifact_slot"] == 1
    assert set(symbols) <= {*COUNTED, "artifact_slot"}


@pytest.mark.parametrize("name", NAMES)
def test_each_face_is_one_planar_piece_and_so_is_its_land(name: str) -> None:
    one = island(name)
    graph: nx.Graph[str] = nx.Graph(list(one.borders))
    assert set(graph) == set(one.ids)
    assert nx.is_connected(graph)
    assert nx.check_planarity(graph)[0]
    assert nx.is_connected(graph.subgraph(set(one.ids) - wet(one)))


@pytest.mark.parametrize("name", NAMES)
def test_harbors_and_seas_lie_on_the_rim_and_lakes_inside(name: str) -> None:
    one = island(name)
    rim = set(one.where(edge=True))
    assert set(one.where(symbol="harbor")) <= rim - wet(one)
    assert set(one.where(terrain="sea")) <= rim
    assert not set(one.where(terrain="lake")) & rim


@pytest.mark.parametrize("name", NAMES)
def test_no_two_neighbours_on_land_share_a_terrain_and_markers_start_on_land(name: str) -> None:
    one = island(name)
    alike = [pair for pair in one.borders if one.region(pair[0]).terrain == one.region(pair[1]).terrain]
    assert not [pair for pair in alike if not set(pair) <= wet(one)]
    assert not {region.id for region in one.regions if region.symbols} & wet(one)


@pytest.mark.clause("WC-SETUP-2", "WC-SETUP-10", "WC-SETUP-13")
@pytest.mark.parametrize("seats", sorted(SETS))
def test_every_legal_set_of_boards_fits_the_box(seats: int) -> None:
    most: Counter[str] = Counter()
    for chosen in legal_sets(seats):
        maps = [island(name) for name in chosen]
        total = Counter(symbol for one in maps for region in one.regions for symbol in region.symbols)
        total.update(region.terrain for one in maps for region in one.regions)
        assert total["artifact_slot"] == seats
        assert min(total["magic"], total["cavern"]) >= 3
        most |= total
    assert most["mountain"] <= 10
    assert most["murloc"] <= 15
    assert most["forest"] <= 9  # so that the Wisp Walls suffice
    if seats == 5:
        assert (most["mountain"], most["murloc"]) == (10, 15)


def legal_sets(seats: int) -> list[list[str]]:
    """Return every set of faces that may be in play for a number of players."""
    sizes = [[f"{size}-{board}" for board in (1, 2)] for size in LAND]
    picked = [combinations(boards, SETS[seats][size]) for size, boards in zip(LAND, sizes, strict=True)]
    groups = [[*group[0], *group[1], *group[2]] for group in product(*picked)]
    return [
        [board + face for board, face in zip(boards, faces, strict=True)]
        for boards in groups
        for faces in product("ab", repeat=len(boards))
    ]


def test_some_faces_have_no_water_so_that_the_well_may_find_none() -> None:
    assert [name for name in NAMES if not wet(island(name))] == ["medium-1b", "small-1a", "small-2b"]


# -- which of them a game uses


@pytest.mark.clause("WC-SETUP-2", "WC-SETUP-4", "WC-SETUP-5")
@pytest.mark.case("CASE-WW-01")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_each_number_of_players_has_its_set_of_boards_and_its_rounds(seats: int, rounds: int) -> None:
    for seed in range(40):
        faces = drawn(seats, seed)
        assert Counter(face.partition("-")[0] for face in faces) == SETS[seats]
        assert len({face[:-1] for face in faces}) == len(faces)  # never two faces of one board
    now = Game.new(RULES, seats).play.state
    assert (now.rounds, len(now.ground.parts)) == (rounds, seats)


@pytest.mark.clause("WC-SETUP-3")
@pytest.mark.parametrize("seats", sorted(SETS))
def test_every_face_comes_up_and_each_by_chance(seats: int) -> None:
    sets = [drawn(seats, seed) for seed in range(200)]
    met = Counter(face for faces in sets for face in faces)
    assert set(met) == {name for name in NAMES if SETS[seats][name.partition("-")[0]]}
    for name, count in met.items():  # a board is in with probability 1/2 or 1, a face up with 1/2: mean 50 or 100 of 200
        assert 25 <= count <= 125, (name, count)
    assert drawn(seats, 7) == drawn(seats, 7)


@pytest.mark.clause("WC-SETUP-3")
def test_which_board_and_which_face_are_independent() -> None:
    pairs = Counter(tuple(sorted(drawn(2, seed))) for seed in range(400))
    assert len(pairs) == 4 * 4  # every large face with every small one


@pytest.mark.clause("WC-SETUP-4")
@pytest.mark.parametrize("chosen", ["large-1a+large-1b", "small-2b+large-1a+small-2a"])
def test_two_faces_of_one_board_are_refused(chosen: str) -> None:
    with pytest.raises(MapError, match="are faces of one board") as caught:
        Game.new("warcraft", 2, map=chosen)
    assert caught.value.code == "two-faces"
    both = [name for name in chosen.split("+") if chosen.count(name[:-1]) == 2]
    assert all(name in caught.value.message for name in both)


@pytest.mark.clause("WC-SETUP-4")
def test_a_board_that_is_named_twice_is_refused_as_well() -> None:
    with pytest.raises(MapError) as caught:
        Game.new("warcraft", 2, map="large-1a+large-1a")
    assert caught.value.code == "two-faces"


@pytest.mark.parametrize(
    ("chosen", "wrong", "hint"),
    [
        ("large-1c+small-2b", "large-1c", "large-1a"),
        ("large-1a+smal-2b", "smal-2b", "small-2b"),
        ("large-3a", "large-3a", "large-2a"),
        ("large-1a+", "''", ""),
    ],
)
def test_an_unknown_island_is_told_with_its_neighbours(chosen: str, wrong: str, hint: str) -> None:
    with pytest.raises(MapError, match="There is no map") as caught:
        Game.new("warcraft", 2, map=chosen)
    assert caught.value.code == "unknown-map"
    assert wrong in caught.value.message
    assert hint in caught.value.hint


@pytest.mark.clause("WC-MAP-1")
def test_a_set_may_be_named_and_its_regions_are_those_of_its_boards() -> None:
    game = Game.new("warcraft", 2, map="large-1a+small-2b")
    assert game.play.setup.map == "large-1a+small-2b"
    ground = game.play.state.ground
    assert sorted(ground.names) == sorted([*island("large-1a").ids, *island("small-2b").ids])
    assert sorted(part.bit_count() for part in ground.parts) == [7, 12]
    for part in ground.parts:  # no border leads from one board to another
        assert all(not ground.near[region] & ~part for region in ground.bits(part))


def played(game: Game, steps: int = 30) -> Game:
    """Play some legal actions."""
    rng = random.Random(steps)
    for _ in range(steps):
        game.apply(rng.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("chosen", [None, "large-1a+small-2b", "medium-1b"])
def test_a_game_of_islands_is_saved_and_loaded_as_it_was(chosen: str | None) -> None:
    game = played(Game.new("warcraft", 2, map=chosen, seed=5))
    again = Game.load(game.save())
    assert again.play.setup.map == game.play.setup.map
    assert again.digest() == game.digest()
    assert again.legal_actions() == game.legal_actions()
    assert played(again).digest() == played(game).digest()


# -- maps of one's own


def own_islands() -> dict[str, Any]:
    """Two islands as the data of one map: two regions that do not touch the two others."""
    board = tiny_map({"a": "hill harbor", "b": "swamp murloc", "c": "forest harbor artifact_slot", "d": "mountain"}, "a-b c-d")
    return {**board, "id": "own", "rounds": 4}


@pytest.mark.clause("WC-MAP-1", "WC-SETUP-8", "WC-SETUP-9")
@pytest.mark.parametrize("as_file", [False, True])
def test_a_map_may_be_given_as_data_or_as_a_file(tmp_path: Path, as_file: bool) -> None:
    chosen: Any = own_islands()
    if as_file:
        path = tmp_path / "own.json"
        path.write_text(json.dumps(chosen), encoding="utf-8")
        chosen = path
    game = Game.new("warcraft", 2, map=chosen)
    now = game.play.state
    assert (now.ground.names, now.rounds) == (("a", "b", "c", "d"), 4)
    assert [part.bit_count() for part in now.ground.parts] == [2, 2]
    assert (now.tokens, [name for name, _ in now.marks[3]]) == ([0, 1, 0, 0], ["warcraft.mountain"])
    again = Game.load(played(game, 6).save())  # the save holds the map itself
    assert again.digest() == game.digest()


def test_islands_joined_by_a_designer_are_a_map_too() -> None:
    one = load_map({**own_islands(), "id": "one"})
    joined = join_islands("both", [one, island("small-1a")])
    game = Game.new("warcraft", 2, map=dump_map(joined))
    assert sorted(part.bit_count() for part in game.play.state.ground.parts) == [2, 2, 7]


def test_a_map_without_an_entry_region_is_refused() -> None:
    with pytest.raises(MapError, match="no army can enter") as caught:
        Game.new("warcraft", 2, map=tiny_map({"a": "hill", "b": "swamp"}))
    assert (caught.value.code, "harbor" in caught.value.hint) == ("no-entry", True)


def test_sets_of_other_sizes_draw_from_their_own_boards() -> None:
    """The drawing is no matter of this game: boards with three faces and a set of two alike."""
    boards = Islands({"X": (("a", "b", "c"), ("d", "e", "f"), ("g", "h", "i"))}, {2: "XX"})
    seen = {boards.draw(2, seed) for seed in range(400)}
    assert seen == {
        f"{one}+{other}"
        for one in "abcdefghi"
        for other in "abcdefghi"
        if "abcdefghi".index(one) // 3 != "abcdefghi".index(other) // 3
    }
