"""Herbalist: a coin for each own hill."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.warcraft.helpers import paid, quiet_turn, total

POWER, CLAUSE = "warcraft.herbalist", "WC-POWER-HERBALIST-1"
LAND = {"a": "hill harbor", "b": "hill", "c": "forest", "d": "hill", "e": "swamp cavern magic"}


def _scene() -> Scene:
    return Scene(LAND, game="warcraft")


@pytest.mark.clause("WC-POWER-HERBALIST-1", "WC-SCORE-1", "WC-TERM-11")
def test_each_own_hill_pays_a_coin_at_the_end_of_the_turn() -> None:
    scene = _scene()
    scene.army(0, "warcraft.trolls", POWER, {"a": 1, "b": 2, "c": 1})
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"d": 1})
    game = quiet_turn(scene)
    assert paid(game, 0) == {"WC-SCORE-1": 3, CLAUSE: 2}
    assert scene.state.coins[1] == 5  # the bank pays


@pytest.mark.clause("WC-POWER-HERBALIST-1", "WC-SCORE-1")
def test_without_a_hill_nothing_is_added() -> None:
    scene = _scene()
    scene.army(0, "warcraft.trolls", POWER, {"e": 2})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 1}


@pytest.mark.clause("WC-POWER-HERBALIST-1", "WC-TERM-3", "WC-SCORE-2", "WC-DECL-5")
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


@pytest.mark.clause("WC-EX-1", "WC-COMBO-4", "WC-POWER-HERBALIST-1")
def test_herbalist_forsaken_begin_with_ten_tokens() -> None:
    scene = _scene()
    scene.column(("warcraft.forsaken", POWER, 0))
    scene.turn(0, round=1).apply("pick warcraft.forsaken")
    assert scene.army_of(0).hand == 4 + 6


@pytest.mark.clause("WC-EX-2", "WC-POWER-HERBALIST-1", "WC-SCORE-1")
def test_three_regions_with_one_hill_among_them_pay_four_coins() -> None:
    scene = _scene()
    scene.army(0, "warcraft.forsaken", POWER, {"a": 1, "c": 1, "e": 1})
    assert total(quiet_turn(scene), 0) == 3 + 1


@pytest.mark.clause("WC-EX-5", "WC-SCORE-2", "WC-POWER-HERBALIST-1")
def test_the_hill_of_a_declined_herbalist_race_pays_no_bonus_beside_active_blood_elves() -> None:
    scene = _scene()
    scene.army(0, "warcraft.forsaken", POWER, {"a": 1})
    scene.turn(0).apply("decline")
    scene.army(0, "warcraft.blood_elves", "warcraft.sailing", {"e": 1})
    game = quiet_turn(scene, round=3)
    assert paid(game, 0) == {"WC-SCORE-1": 1 + 1, "WC-RACE-BLOODELVES-1": 1}
