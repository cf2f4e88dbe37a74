"""Blood Elves: magic regions pay."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid, stop, total

ELVES = "warcraft.blood_elves"
LAND = {"a": "hill harbor magic", "b": "forest", "c": "swamp magic", "d": "farmland magic", "z": "hill harbor"}


@pytest.mark.clause("WC-RACE-BLOODELVES-1", "WC-SCORE-1", "WC-SCORE-2")
def test_each_magic_region_that_they_occupy_pays_a_coin() -> None:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, ELVES, "warcraft.sailing", {"a": 1, "b": 1, "c": 2})
    game = scene.turn(0, "redeploy")
    stop(game)
    assert paid(game, 0)["WC-RACE-BLOODELVES-1"] == 2  # d is nobody's, and two tokens in c are one region
    assert total(game, 0) == 3 + 2
    assert scene.state.coins[0] == 5 + 5


@pytest.mark.clause("WC-RACE-BLOODELVES-1")
def test_a_magic_region_conquered_in_the_turn_pays_at_its_end() -> None:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, ELVES, "warcraft.sailing", {"b": 1}, hand=2)
    game = scene.turn(0, "conquer")
    game.apply("conquer c")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2, "WC-RACE-BLOODELVES-1": 1}


@pytest.mark.clause("WC-RACE-BLOODELVES-1", "WC-TERM-3", "WC-TERM-4")
def test_a_magic_region_of_another_race_of_the_same_player_pays_nothing() -> None:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, ELVES, "warcraft.sailing", {"b": 1})
    scene.army(0, "warcraft.forsaken", "", {"c": 1}, declined=True)
    game = scene.turn(0)
    game.apply("expand")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 1 + 1}


@pytest.mark.clause("WC-RACE-BLOODELVES-1", "WC-DECL-5", "WC-TERM-11")
def test_magic_regions_pay_nothing_from_the_turn_of_the_decline_on() -> None:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, ELVES, "warcraft.sailing", {"a": 3, "c": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-EX-5", "WC-RACE-BLOODELVES-1")
def test_active_blood_elves_beside_declined_herbalist_forsaken_earn_one_coin_more_than_their_regions() -> None:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, ELVES, "warcraft.sailing", {"b": 1, "c": 1})
    scene.army(0, "warcraft.forsaken", "", {"z": 1}, declined=True)  # on a hill; its badge is gone
    game = scene.turn(0)
    game.apply("expand")
    stop(game)
    assert total(game, 0) == 2 + 1 + 1
