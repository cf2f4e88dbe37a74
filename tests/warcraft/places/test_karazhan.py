"""Karazhan: a coin for each other own region of the terrain of its region."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid, quiet_turn

PLACE, CLAUSE = "warcraft.karazhan", "WC-PLACE-KARAZHAN-1"
LAND = {
    "a": "mountain harbor",
    "b": "mountain",
    "c": "swamp",
    "d": "mountain",
    "e": "mountain",
    "x": "swamp harbor",
}


@pytest.mark.clause("WC-PLACE-KARAZHAN-1", "WC-INT-55")
@pytest.mark.parametrize(("at", "coins"), [("a", 2), ("c", 1)])
def test_other_own_regions_of_its_terrain_pay_a_coin_each(at: str, coins: int) -> None:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.fishing", dict.fromkeys("abdcx", 1))
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"e": 1})
    scene.place(PLACE, at)
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 5, CLAUSE: coins}


@pytest.mark.clause("WC-INT-55", "WC-PLACE-KARAZHAN-1")
def test_its_own_region_gives_nothing_extra() -> None:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.fishing", {"a": 1, "c": 1})
    scene.place(PLACE, "a")
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-TERM-4", "WC-PLACE-KARAZHAN-1", "WC-DECL-9")
def test_regions_of_the_declined_race_do_not_count_and_it_is_not_paid_itself() -> None:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, "warcraft.trolls", "", {"b": 1, "d": 1}, declined=True)
    scene.army(0, "warcraft.orcs", "warcraft.fishing", {"a": 1, "e": 1})
    scene.place(PLACE, "a")
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 2 + 2, CLAUSE: 1}
    scene = Scene(LAND, game="warcraft")
    scene.army(0, "warcraft.trolls", "", {"b": 1, "d": 1}, declined=True)
    scene.army(0, "warcraft.orcs", "warcraft.fishing", {"a": 1, "e": 1})
    scene.place(PLACE, "b")
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 2 + 2}
