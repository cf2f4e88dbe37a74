"""Dwarves: mountains are cheap."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost
from tests.shared.questions import paid, priced, reasons, stop, targets

DWARVES = "warcraft.dwarves"
LAND = {"a": "hill harbor", "m": "mountain", "n": "mountain", "h": "hill", "x": "mountain harbor"}
BORDERS = "a-m a-n a-h"  # x is an island of its own


@pytest.mark.clause("WC-RACE-DWARVES-1", "WC-CONQ-2", "WC-CONQ-9")
def test_a_mountain_costs_two_less_whoever_holds_it() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, DWARVES, "warcraft.sailing", {"a": 1}, hand=2)
    scene.army(1, "warcraft.trolls", "warcraft.herbalist", {"n": 2})
    game = scene.turn(0, "conquer")
    assert cost(game, "m") == 1  # 2 + 1 - 2
    assert cost(game, "n") == 3  # 2 + 1 + 2 - 2
    assert cost(game, "h") == 2
    assert priced(game, "conquer n")["WC-RACE-DWARVES-1"] == -2
    assert reasons(game, "conquer n") == {"WC-CONQ-2"}


@pytest.mark.clause("WC-RACE-DWARVES-1", "WC-CONQ-4")
def test_a_mountain_on_another_island_costs_two_less_and_the_journey() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, DWARVES, "warcraft.herbalist", {"a": 1}, hand=2)
    game = scene.turn(0, "conquer")
    assert cost(game, "x") == 2 + 1 + 1 - 2


@pytest.mark.clause("WC-RACE-DWARVES-1", "WC-CONQ-9")
def test_no_discount_takes_a_mountain_below_one_token() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, DWARVES, "warcraft.blacksmith", {"a": 1}, hand=1)
    game = scene.turn(0, "conquer")
    assert cost(game, "m") == 1  # 2 + 1 - 2 - 1 is none
    game.apply("conquer m")
    assert scene.tokens("m") == 1


@pytest.mark.clause("WC-RACE-DWARVES-1", "WC-SCORE-2")
def test_mountains_pay_dwarves_no_coin_of_their_own() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, DWARVES, "warcraft.sailing", {"m": 1, "n": 1})
    game = scene.turn(0)
    game.apply("expand")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-INT-69", "WC-CONQ-9", "WC-RACE-DWARVES-1", "WC-ART-FROSTMOURNE-1")
def test_frostmourne_and_the_mountain_count_together_down_to_one_token() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, DWARVES, "warcraft.sailing", {"a": 1}, hand=2)
    scene.army(1, "warcraft.trolls", "warcraft.herbalist", {"n": 3})
    scene.mark("warcraft.fort", "m")
    scene.place("warcraft.frostmourne", "a")
    game = scene.turn(0, "conquer")
    assert cost(game, "n", "frostmourne") == 2  # 2 + 1 + 3 - 2 - 2
    assert cost(game, "m", "frostmourne") == 1  # 2 + 1 + 1 - 2 - 2 is none
    assert "n" in targets(game, "frostmourne")
    game.apply("conquer n frostmourne")
    assert scene.tokens("n") == 2


@pytest.mark.clause("WC-INT-69", "WC-CONQ-9", "WC-RACE-WORGEN-1", "WC-ART-FROSTMOURNE-1")
def test_frostmourne_and_the_worgen_form_count_together_down_to_one_token() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.worgen", "warcraft.sailing", {"a": 3})
    scene.army(1, "warcraft.trolls", "warcraft.herbalist", {"n": 2})
    scene.place("warcraft.frostmourne", "a")
    game = scene.turn(0)
    game.apply("expand")
    game.apply("choose worgen")
    assert cost(game, "n", "frostmourne") == 2  # 2 + 1 + 2 - 1 - 2
    assert cost(game, "h", "frostmourne") == 1  # 2 - 1 - 2 is none
    game.apply("conquer n frostmourne")
    assert scene.tokens("n") == 2
