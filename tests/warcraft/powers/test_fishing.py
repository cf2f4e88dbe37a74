"""Fishing: a coin for each region of theirs that borders a sea or a lake."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid, quiet_turn

POWER, CLAUSE = "warcraft.fishing", "WC-POWER-FISHING-1"
LAND = {
    "a": "hill harbor edge",
    "b": "forest",
    "c": "swamp edge",
    "d": "farmland",
    "l": "lake",
    "m": "hill",
    "s": "sea edge",
    "w": "lake",
}
BORDERS = "a-s b-s b-l c-m d-l m-a s-w"  # c and m border no water, though c lies at the edge of its island


@pytest.mark.clause("WC-POWER-FISHING-1", "WC-TERM-10", "WC-SCORE-1")
def test_each_own_region_beside_a_sea_or_a_lake_pays_a_coin() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", POWER, {"a": 1, "d": 1, "m": 1})
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"b": 1})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 3, CLAUSE: 2}


@pytest.mark.clause("WC-POWER-FISHING-1", "WC-TERM-10")
def test_a_region_beside_two_waters_pays_one_coin() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", POWER, {"b": 1})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 1, CLAUSE: 1}


@pytest.mark.clause("WC-TERM-10", "WC-POWER-FISHING-1")
def test_the_outer_edge_of_an_island_is_no_sea() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", POWER, {"c": 1, "m": 1})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-TERM-10", "WC-POWER-FISHING-1", "WC-RACE-NAGA-1")
def test_a_water_region_counts_only_beside_another_one() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.naga", POWER, {"l": 1, "w": 1})  # l lies beside land only, w beside the sea
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 2, CLAUSE: 1}


@pytest.mark.clause("WC-POWER-FISHING-1", "WC-TERM-3", "WC-SCORE-2", "WC-DECL-5")
def test_the_coast_of_a_declined_race_pays_nothing_more() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "", {"b": 1}, declined=True)
    scene.army(0, "warcraft.trolls", POWER, {"a": 1})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 1 + 1, CLAUSE: 1}
    game = scene.turn(0, round=3)
    game.apply("decline")
    assert paid(game, 0) == {"WC-SCORE-1": 1}
