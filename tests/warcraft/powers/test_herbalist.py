"""Herbalist in the examples of the rules; what it pays stands with the other powers of a terrain."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid, quiet_turn, total

POWER = "warcraft.herbalist"
LAND = {"a": "hill harbor", "b": "hill", "c": "forest", "d": "hill", "e": "swamp cavern magic"}


def _scene() -> Scene:
    return Scene(LAND, game="warcraft")


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
