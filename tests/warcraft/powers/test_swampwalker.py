"""Swampwalker: a coin for each own swamp."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.warcraft.helpers import paid, quiet_turn

POWER, CLAUSE = "warcraft.swampwalker", "WC-POWER-SWAMPWALKER-1"
LAND = {"a": "swamp harbor", "b": "swamp", "c": "forest", "d": "swamp", "e": "hill cavern magic"}


def _scene() -> Scene:
    return Scene(LAND, game="warcraft")


@pytest.mark.clause("WC-POWER-SWAMPWALKER-1", "WC-SCORE-1", "WC-TERM-11")
def test_each_own_swamp_pays_a_coin_at_the_end_of_the_turn() -> None:
    scene = _scene()
    scene.army(0, "warcraft.trolls", POWER, {"a": 1, "b": 2, "c": 1})
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"d": 1})
    game = quiet_turn(scene)
    assert paid(game, 0) == {"WC-SCORE-1": 3, CLAUSE: 2}
    assert scene.state.coins[1] == 5  # the bank pays


@pytest.mark.clause("WC-POWER-SWAMPWALKER-1", "WC-SCORE-1")
def test_without_a_swamp_nothing_is_added() -> None:
    scene = _scene()
    scene.army(0, "warcraft.trolls", POWER, {"e": 2})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 1}


@pytest.mark.clause("WC-POWER-SWAMPWALKER-1", "WC-TERM-3", "WC-SCORE-2", "WC-DECL-5")
def test_the_regions_of_a_declined_race_pay_nothing_more() -> None:
    scene = _scene()
    scene.army(0, "warcraft.tauren", "", {"d": 1}, declined=True)
    scene.army(0, "warcraft.trolls", POWER, {"b": 1})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 1 + 1, CLAUSE: 1}
    scene = _scene()
    scene.army(0, "warcraft.trolls", POWER, {"a": 1, "b": 2, "c": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"WC-SCORE-1": 3}
