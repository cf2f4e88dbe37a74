"""Naga: at home in seas and lakes."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost
from tests.shared.questions import paid, reasons, stop, targets

# Two islands: a to e with a sea and a lake, and x to z with a lake.
BOARD = {
    "a": "farmland harbor",
    "b": "hill harbor",
    "c": "forest",
    "lake": "lake",
    "sea": "sea",
    "x": "farmland harbor",
    "tarn": "lake",
    "z": "swamp",
}
BORDERS = "a-b b-c a-lake c-lake c-sea x-tarn tarn-z"
WATERS = {"lake", "sea", "tarn"}


@pytest.mark.clause("WC-RACE-NAGA-1", "WC-MAP-2", "WC-MAP-3")
def test_naga_conquer_a_sea_beside_them_for_two_and_it_scores_like_any_region() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    scene.army(0, "warcraft.naga", "warcraft.farmer", {"c": 1}, hand=4)
    game = scene.turn(0, "conquer")
    assert (cost(game, "sea"), cost(game, "lake")) == (2, 2)
    game.apply("conquer sea")
    game.apply("conquer lake")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3}


@pytest.mark.clause("WC-MAP-2", "WC-RACE-NAGA-1")
def test_nobody_else_conquers_water() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.fishing", {"c": 1}, hand=4)
    game = scene.turn(0, "conquer")
    assert targets(game) == {"a", "b", "x"}
    assert reasons(game, "conquer sea") == {"WC-MAP-2"}


@pytest.mark.clause("WC-RACE-NAGA-2", "WC-FIRST-1")
def test_the_first_conquest_may_be_water_of_any_island_for_two_tokens() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    scene.army(0, "warcraft.naga", "warcraft.farmer", hand=8)
    game = scene.turn(0, "conquer")
    assert targets(game) == WATERS | {"a", "b", "x"}
    assert {cost(game, water) for water in WATERS} == {2}
    assert cost(game, "a") == 3


@pytest.mark.clause("WC-INT-64", "WC-RACE-NAGA-2", "WC-CONQ-6")
def test_from_a_lake_the_next_region_is_any_neighbour_and_an_entry_region_there_costs_no_travel() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    army = scene.army(0, "warcraft.naga", "warcraft.farmer", hand=8)
    game = scene.turn(0, "conquer")
    game.apply("conquer lake")
    assert (scene.tokens("lake"), army.hand) == (2, 6)
    assert (cost(game, "a"), cost(game, "c")) == (2, 2)
    assert (cost(game, "b"), cost(game, "x")) == (3, 3)  # entry regions elsewhere: travel


@pytest.mark.clause("WC-RACE-NAGA-4", "WC-CONQ-5")
def test_later_waters_must_be_adjacent_and_are_no_entry_regions() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    scene.army(0, "warcraft.naga", "warcraft.farmer", {"a": 1}, hand=8)
    game = scene.turn(0, "conquer")
    assert targets(game) == {"b", "lake", "x"}
    assert reasons(game, "conquer tarn") == reasons(game, "conquer sea") == {"WC-CONQ-5"}


@pytest.mark.clause("WC-RACE-NAGA-3", "WC-DECL-5", "WC-SCORE-1")
def test_they_stay_in_the_water_in_decline_and_score_there() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    naga = scene.army(0, "warcraft.naga", "warcraft.farmer", {"sea": 3, "lake": 1, "c": 1})
    scene.army(1, "warcraft.orcs", "warcraft.mountaineer", {"x": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert scene.held(naga) == {"c": 1, "lake": 1, "sea": 1}
    assert paid(game, 0) == {"WC-SCORE-1": 3}


@pytest.mark.clause("WC-RACE-NAGA-3", "WC-MAP-2")
def test_a_later_race_of_their_player_does_not_conquer_the_water_where_they_lie() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    scene.army(0, "warcraft.naga", "", {"sea": 1, "lake": 1}, declined=True)
    scene.army(0, "warcraft.orcs", "warcraft.farmer", {"c": 1}, hand=4)
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer lake") == {"WC-MAP-2"}
    stop(game)
    assert paid(game, 0)["WC-SCORE-1"] == 3


@pytest.mark.clause("WC-RACE-NAGA-1", "WC-POWER-CHAMPION-6")
def test_their_champion_does_not_conquer_water() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    army = scene.army(0, "warcraft.naga", "warcraft.champion", {"c": 2})
    scene.mark("warcraft.champion_figure", "c", army)
    game = scene.turn(0, "conquer")
    assert targets(game, "champion") == {"b"}
    assert reasons(game, "conquer sea champion") == {"WC-POWER-CHAMPION-6"}
