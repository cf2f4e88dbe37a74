"""Orcs: a coin for each region taken from an Alliance race, on top of the faction bonus."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid, stop

ROW = {"a": "farmland harbor", "b": "hill", "c": "forest", "d": "swamp murloc", "e": "forest", "z": "hill"}
STAR = "a-b a-c a-d a-e a-z"
ORCS, FACTION = "WC-RACE-ORCS-1", "WC-FACTION-2"


def raid(hand: int = 6, seats: int = 2) -> Scene:
    """Return a scene with Orcs who have tokens for two regions with a defender each."""
    scene = Scene(ROW, STAR, game="warcraft", seats=seats)
    scene.army(0, "warcraft.orcs", "warcraft.fishing", {"a": 1}, hand=hand)
    return scene


@pytest.mark.clause("WC-INT-21", "WC-RACE-ORCS-1", "WC-RACE-ORCS-2", "WC-FACTION-3")
def test_two_human_regions_pay_two_and_one_of_faction_bonus() -> None:
    scene = raid()
    scene.army(1, "warcraft.humans", "warcraft.farmer", {"b": 1, "c": 1, "z": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3, ORCS: 2, FACTION: 1}


@pytest.mark.clause("WC-INT-21", "WC-PLACE-BATTLEGROUND-1", "WC-RACE-ORCS-1")
def test_with_the_battleground_they_are_paid_two_and_two() -> None:
    scene = raid()
    scene.place("warcraft.battleground", "a")
    scene.army(1, "warcraft.humans", "warcraft.farmer", {"b": 1, "c": 1, "z": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    stop(game)
    coins = paid(game, 0)
    assert coins.pop("WC-PLACE-BATTLEGROUND-1") + coins.pop(FACTION) == 2
    assert coins == {"WC-SCORE-1": 3, ORCS: 2}


@pytest.mark.clause("WC-INT-22", "WC-FACTION-4", "WC-RACE-ORCS-2")
def test_an_active_and_a_declined_alliance_race_of_one_opponent_pay_two_of_faction_bonus() -> None:
    scene = raid()
    scene.army(1, "warcraft.humans", "warcraft.farmer", {"b": 1, "z": 1})
    scene.army(1, "warcraft.dwarves", "", {"c": 1, "e": 1}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3, ORCS: 2, FACTION: 2}


@pytest.mark.clause("WC-INT-22", "WC-FACTION-4")
def test_any_horde_race_gets_the_two_coins() -> None:
    scene = Scene(ROW, STAR, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.fishing", {"a": 1}, hand=4)
    scene.army(1, "warcraft.humans", "warcraft.farmer", {"b": 1, "z": 1})
    scene.army(1, "warcraft.dwarves", "", {"c": 1}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3, FACTION: 2}


@pytest.mark.clause("WC-RACE-ORCS-1", "WC-FACTION-5", "WC-FACTION-6")
def test_regions_of_murlocs_neutral_and_horde_races_and_empty_ones_pay_nothing() -> None:
    scene = raid(hand=9, seats=3)
    scene.army(1, "warcraft.naga", "warcraft.farmer", {"b": 1, "z": 1})
    scene.army(2, "warcraft.trolls", "warcraft.mining", {"c": 1})
    game = scene.turn(0, "conquer")
    for name in "bcd":  # a neutral race, a Horde race, Murlocs: 3 tokens each
        game.apply(f"conquer {name}")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 4}


@pytest.mark.clause("WC-RACE-ORCS-1", "WC-SCORE-2")
def test_regions_taken_in_an_earlier_turn_pay_no_more() -> None:
    scene = raid(hand=3)
    scene.army(1, "warcraft.humans", "warcraft.farmer", {"b": 1, "z": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2, ORCS: 1, FACTION: 1}
    game = scene.turn(0, "redeploy", round=3)
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2}
