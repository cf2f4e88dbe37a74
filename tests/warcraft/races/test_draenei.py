"""Draenei: the first token lost in each turn of an opponent comes back to hand."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import stop

DRAENEI, SUPPLY = "warcraft.draenei", 12
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp", "d": "farmland", "e": "forest", "x": "hill harbor"}
BORDERS = "a-b a-c d-x b-c c-d d-e"


@pytest.mark.case("CASE-WW-05")
@pytest.mark.clause("WC-RACE-DRAENEI-1", "WC-RACE-DRAENEI-2", "WC-RACE-DRAENEI-3", "WC-INT-57")
def test_the_first_token_lost_in_each_turn_of_an_opponent_is_saved_and_no_other() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", seats=3)
    scene.army(0, "warcraft.trolls", "warcraft.sailing", {"a": 1}, hand=7)
    scene.army(1, "warcraft.orcs", "warcraft.mining", {"x": 4})
    draenei = scene.army(2, DRAENEI, "warcraft.herbalist", {"b": 3, "c": 2, "d": 1, "e": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 2 + 3 - 1
    assert (draenei.withdrawn, scene.state.tray[DRAENEI]) == (3, SUPPLY - 7)
    game.apply("conquer c")  # 2 + 2 - 1
    assert (draenei.withdrawn, scene.state.tray[DRAENEI]) == (3 + 1, SUPPLY - 6)
    stop(game)
    game.apply("deploy e 4", 2)
    game.apply("expand", 1)
    game.apply("conquer d", 1)  # 2 + 1 of the three that x can spare
    assert (draenei.withdrawn, scene.state.tray[DRAENEI]) == (1, SUPPLY - 6)


@pytest.mark.clause("WC-RACE-DRAENEI-1", "WC-RACE-DRAENEI-2", "WC-POWER-INTIMIDATING-3")
def test_a_token_that_a_power_sends_to_the_supply_is_saved_as_well() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.intimidating", {"a": 2, "x": 1})
    draenei = scene.army(1, DRAENEI, "warcraft.herbalist", {"b": 1})
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    assert (draenei.withdrawn, draenei.regions, scene.state.tray[DRAENEI]) == (1, 0, SUPPLY - 1)
    stop(game)
    assert draenei.hand == 1


@pytest.mark.clause("WC-RACE-DRAENEI-2", "WC-RACE-DRAENEI-1")
def test_the_save_of_the_turn_is_spent_for_powers_too_once_a_conquest_used_it() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.intimidating", {"a": 1}, hand=4)
    draenei = scene.army(1, DRAENEI, "warcraft.herbalist", {"b": 1, "c": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # saved
    game.apply("use scare c")  # the last token on the boards: to the supply, for the save is spent
    assert (draenei.withdrawn, scene.state.tray[DRAENEI]) == (1, SUPPLY - 1)


@pytest.mark.clause("WC-RACE-DRAENEI-1", "WC-LOSS-9")
def test_a_single_defender_is_saved_and_placed_again() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.sailing", {"a": 1}, hand=2)
    draenei = scene.army(1, DRAENEI, "warcraft.herbalist", {"b": 1, "d": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 2 + 1 - 1
    stop(game)
    assert scene.held(draenei) == {"d": 2}


@pytest.mark.clause("WC-RACE-DRAENEI-3", "WC-LOSS-4")
def test_nothing_is_saved_in_decline() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.sailing", {"a": 1}, hand=2)
    draenei = scene.army(1, DRAENEI, "", {"b": 1, "d": 1}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 2 + 1 - 1
    assert (draenei.withdrawn, draenei.hand, scene.state.tray[DRAENEI]) == (0, 0, SUPPLY - 1)


@pytest.mark.clause("WC-INT-58", "WC-PLACE-CHAPEL-1", "WC-PLACE-CHAPEL-2", "WC-RACE-DRAENEI-1")
def test_the_chapel_saves_first_so_the_own_save_is_left_for_the_next_loss() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.sailing", {"a": 1}, hand=9)
    draenei = scene.army(1, DRAENEI, "warcraft.herbalist", {"b": 2, "c": 2, "d": 2, "e": 1})
    scene.place("warcraft.lights_hope_chapel", "b")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 2 + 2 - 1: the Chapel saves once more, and is lost
    game.apply("conquer c")  # 3: saved by themselves
    assert (draenei.withdrawn, scene.state.tray[DRAENEI]) == (4, SUPPLY - 7)
    game.apply("conquer d")  # 3: a loss as usual
    assert (draenei.withdrawn, scene.state.tray[DRAENEI]) == (5, SUPPLY - 6)
