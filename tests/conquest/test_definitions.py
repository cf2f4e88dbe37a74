"""Armies, places of tokens, and the kinds of regions (SW-DEF)."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game
from swcore.conquest.position.state import ConquestState
from swcore.testing import Scene, cost, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, public, random_steps, reasons, state


@pytest.mark.clause("SW-DEF-2")
def test_a_player_with_an_active_army_cannot_pick_another_one() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(0, RATS, INERT, {"a": 2})
    scene.column(("base.orcs", "base.hill", 0))
    game = scene.turn(0)
    assert "pick base.orcs" not in legal(game)
    assert reasons(game, "pick base.orcs")
    play(game, "expand")
    assert reasons(game, "pick base.orcs")
    idle_turn(game)
    mine = [army for army in public(game)["armies"] if army and army["seat"] == 0]
    assert [(army["race"], army["declined"]) for army in mine] == [(RATS, False)]


def _tokens_of(now: ConquestState, race: str) -> int:
    """Count the tokens of a race in every place there is."""
    armies = [army for army in now.armies if army is not None and army.race == race]
    ids = {army.id for army in armies}
    on_board: int = sum(count for owner, count in zip(now.owner, now.tokens, strict=True) if owner in ids)
    held: int = sum(army.hand + army.withdrawn + army.aside for army in armies)
    return now.tray[race] + on_board + held


@pytest.mark.clause("SW-DEF-3")
@pytest.mark.parametrize(("seats", "featured"), [(2, "base.amazons"), (3, "base.ghouls")])
def test_each_token_is_in_one_place_all_through_a_game(seats: int, featured: str) -> None:
    supply = {
        "base.amazons": 15, "base.dwarves": 8, "base.elves": 11, "base.ghouls": 10, "base.giants": 11,
        "base.halflings": 11, "base.humans": 10, "base.orcs": 10, "base.ratmen": 13, "base.skeletons": 20,
        "base.sorcerers": 18, "base.tritons": 11, "base.trolls": 10, "base.wizards": 10,
    }  # fmt: skip
    for game in random_steps(Game.new("small-world", seats, seed=seats, featured=(featured,)), seed=seats):
        assert {race: _tokens_of(state(game), race) for race in supply} == supply


@pytest.mark.clause("SW-DEF-4")
def test_a_region_is_occupied_by_the_one_army_whose_tokens_lie_there() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland", "c": "farmland"})
    mine = scene.army(0, RATS, INERT, {"a": 1}, hand=3)
    theirs = scene.army(1, "base.orcs", "base.hill", {"b": 1, "c": 1})
    game = scene.turn(0, "conquer")
    play(game, "conquer b")
    assert (scene.held(mine), scene.held(theirs)) == ({"a": 1, "b": 3}, {"c": 1})


@pytest.mark.clause("SW-DEF-4")
def test_an_army_stops_occupying_a_region_with_its_last_token() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    mine = scene.army(0, RATS, INERT, {"a": 1, "b": 1})
    game = scene.turn(0, "army")
    play(game, "abandon a")
    assert scene.held(mine) == {"b": 1}
    assert public(game)["owner"] == [-1, mine.id]


def _pillage(holder: str) -> list[tuple[int, str, str]]:
    """Let a Pillaging army take region b, held as the words say, and return the parts of its income."""
    terrain = "mountain" if holder == "bare mountain" else "farmland"
    scene = Scene({"a": "farmland edge", "b": terrain, "c": "farmland"}, "a-b b-c")
    if holder == "lost tribe":
        scene.natives("b")
    elif holder == "own declined":
        scene.army(0, "base.orcs", "", {"b": 1, "c": 1}, declined=True)
    elif holder == "active":
        scene.army(1, "base.orcs", "base.hill", {"b": 1, "c": 1})
    elif holder == "declined":
        scene.army(1, "base.orcs", "", {"b": 1, "c": 1}, declined=True)
    elif holder == "fortress alone":
        scene.mark("base.fortress", "b")
    scene.army(0, RATS, "base.pillaging", {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    play(game, "conquer b")
    idle_turn(game)
    return [part for part in income(game, 0) if part[2] == "SW-POWER-PILLAGING-1"]


@pytest.mark.clause("SW-DEF-5")
@pytest.mark.parametrize("holder", ["active", "declined", "own declined", "lost tribe"])
def test_a_region_with_a_token_of_anybody_is_non_empty(holder: str) -> None:
    assert [coins for coins, _, _ in _pillage(holder)] == [1]


@pytest.mark.clause("SW-DEF-5", "SW-DEF-6", "INT-68")
@pytest.mark.parametrize("holder", ["nobody", "bare mountain", "fortress alone"])
def test_a_region_with_markers_alone_is_empty(holder: str) -> None:
    assert _pillage(holder) == []


SHORES = {
    "rim": "farmland edge",
    "inner": "farmland",
    "sea": "sea edge",
    "seaside": "farmland",
    "bay": "sea",
    "bayside": "farmland",
    "lake": "lake",
    "lakeside": "farmland",
    "rimlake": "lake edge",
    "rimlakeside": "farmland",
}
COASTS = "rim-inner sea-seaside bay-bayside lake-lakeside rimlake-rimlakeside"


@pytest.mark.clause("SW-DEF-9", "SW-DEF-11")
def test_border_regions_touch_the_edge_or_the_shore_of_water_that_does() -> None:
    scene = Scene(SHORES, COASTS)
    scene.army(0, RATS, INERT, hand=9)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer rim", "conquer seaside", "conquer rimlakeside"]
    for inland in ("inner", "bayside", "lakeside"):
        assert reasons(game, f"conquer {inland}") == ["entry"]


@pytest.mark.clause("SW-DEF-10", "ED-39", "SW-DEF-9")
@pytest.mark.case("CASE-SW-16")
def test_a_sea_held_by_a_seafaring_army_still_makes_its_shore_a_border_region() -> None:
    scene = Scene(SHORES, COASTS)
    scene.army(1, "base.orcs", "base.seafaring", {"sea": 2, "lake": 2})
    scene.army(0, RATS, INERT, hand=9)
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer seaside") == []
    assert reasons(game, "conquer lakeside") == ["entry"]


@pytest.mark.clause("SW-DEF-12")
@pytest.mark.parametrize(("region", "tokens"), [("seaside", 1), ("bayside", 1), ("lakeside", 1), ("inner", 2)])
def test_regions_beside_a_sea_or_a_lake_are_coastal(region: str, tokens: int) -> None:
    scene = Scene(SHORES, COASTS)
    scene.army(0, "base.tritons", INERT, hand=9)  # coastal regions cost them 1 less
    assert cost(scene.turn(0, "conquer"), region) == tokens


@pytest.mark.clause("SW-DEF-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_printed_map_has_three_water_regions_which_are_seas_and_lakes(seats: int) -> None:
    game = Game.new("small-world", seats)
    board = state(game).ground.board
    assert board.terrain_mask("sea", "lake").bit_count() == 3
    assert state(game).ground.water == board.terrain_mask("sea", "lake")


@pytest.mark.clause("SW-DEF-16")
def test_lost_tribes_belong_to_nobody_stay_and_pay_nobody() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland lost_tribe", "c": "farmland lost_tribe"}, rounds=3)
    mine = scene.army(0, RATS, INERT, {"a": 1})
    game = scene.turn(0)
    play(game, "decline")
    assert income(game, 0) == [(1, "declined-regions", "SW-SCORE-2")]
    idle_turn(game)
    assert not game.over
    assert [scene.tokens(region) for region in "abc"] == [1, 1, 1]
    tribes = [army for army in public(game)["armies"] if army and army["race"] == "base.lost_tribes"]
    assert [army["seat"] for army in tribes] == [None]
    assert state(game).declined == [(mine.id,), ()]


def _secrets_apart(seat: int | None) -> dict[str, Any]:
    scene = Scene({"a": "farmland edge", "b": "mountain lost_tribe", "c": "farmland"})
    scene.army(0, RATS, "base.bivouacking", {"a": 2}, hand=1)
    scene.mark("base.encampment", "a", scene.army_of(0), 2)
    scene.army(1, "base.orcs", "", {"c": 1}, declined=True)
    scene.column(("base.elves", "base.hill", 2), ("base.trolls", "base.stout", 0))
    scene.coins(0, 7)
    scene.coins(1, 9)
    return public(scene.turn(0, "conquer"), seat)


@pytest.mark.clause("SW-DEF-17")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_combos_armies_tokens_and_markers_are_open_to_everybody(seat: int | None) -> None:
    shown = _secrets_apart(seat)
    assert shown["column"] == [["base.elves", "base.hill", 2], ["base.trolls", "base.stout", 0]]
    armies = {army["race"]: army for army in shown["armies"]}
    rats, orcs = armies[RATS], armies["base.orcs"]
    assert (rats["seat"], rats["power"], rats["declined"], rats["hand"]) == (0, "base.bivouacking", False, 1)
    assert (orcs["seat"], orcs["declined"]) == (1, True)
    assert shown["tokens"] == [2, 1, 1]
    assert shown["owner"] == [rats["id"], armies["base.lost_tribes"]["id"], orcs["id"]]
    assert [[name for name, _ in marks] for marks in shown["marks"]] == [["base.encampment"] * 2, ["base.mountain"], []]


@pytest.mark.clause("SW-DEF-17", "SW-SCORE-6", "SW-SCORE-5")
@pytest.mark.parametrize(("seat", "coins"), [(0, [7, None]), (1, [None, 9]), (None, [None, None])])
def test_a_total_of_coins_is_shown_to_its_owner_alone(seat: int | None, coins: list[int | None]) -> None:
    shown = _secrets_apart(seat)
    assert shown["coins"] == coins
    assert not {"banners", "badges", "streams"} & set(shown)
