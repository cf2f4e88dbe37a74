"""Sailing: no travel cost."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost
from tests.shared.questions import priced, targets

LAND = {
    "a": "hill harbor",
    "b": "forest harbor",
    "x": "farmland harbor",
    "y": "mountain harbor",
    "z": "swamp",
}
BORDERS = "a-b x-z z-y"  # two islands
HELPERS = [("warcraft.sailing", False), ("warcraft.herbalist", True)]  # with Sailing, and with the Meeting Stone


@pytest.mark.case("CASE-WW-02")
@pytest.mark.clause("WC-POWER-SAILING-1", "WC-PLACE-MEETINGSTONE-1", "WC-CONQ-2", "WC-CONQ-4", "WC-CONQ-6")
@pytest.mark.parametrize(("power", "stone"), HELPERS)
def test_with_either_helper_entry_regions_cost_what_their_neighbours_would(power: str, stone: bool) -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", power, {"a": 1}, hand=5)
    if stone:
        scene.place("warcraft.meeting_stone", "a")
    game = scene.turn(0, "conquer")
    assert [cost(game, region) for region in "xby"] == [2, 2, 3]


@pytest.mark.clause("WC-POWER-SAILING-1", "WC-FIRST-2", "WC-FIRST-1")
def test_the_first_conquest_of_an_empty_entry_region_costs_two() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", hand=2)
    game = scene.turn(0, "conquer")
    assert targets(game) == {"a", "b", "x"}
    assert cost(game, "x") == 2


@pytest.mark.clause("WC-POWER-SAILING-1", "WC-CONQ-5")
def test_it_opens_no_region_but_entry_regions() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=5)
    assert targets(scene.turn(0, "conquer")) == {"b", "x", "y"}


@pytest.mark.clause("WC-INT-68", "WC-POWER-SAILING-1", "WC-PLACE-MEETINGSTONE-1")
def test_sailing_and_the_meeting_stone_lift_the_travel_cost_once() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=5)
    scene.place("warcraft.meeting_stone", "a")
    game = scene.turn(0, "conquer")
    assert priced(game, "conquer x") == {"WC-CONQ-2": 2}
    assert priced(game, "conquer b") == {"WC-CONQ-2": 2}


@pytest.mark.clause("WC-POWER-SAILING-1", "WC-DECL-2")
def test_the_next_race_of_the_player_travels_at_the_usual_cost() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1})
    scene.turn(0).apply("decline")
    scene.army(0, "warcraft.trolls", "warcraft.herbalist", hand=5)
    game = scene.turn(0, "conquer", round=3)
    assert cost(game, "x") == 2 + 1
