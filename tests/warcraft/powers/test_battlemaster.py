"""Battlemaster: a coin for each non-empty region conquered in the turn."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid, stop

GLORY = "WC-POWER-BATTLEMASTER-1"
ROW = {"a": "farmland harbor", "b": "hill murloc", "c": "forest", "d": "mountain", "e": "swamp", "f": "hill", "z": "hill harbor"}
STAR = "a-b a-c a-d a-e a-f a-z"


def battle(hand: int, **more: object) -> Scene:
    """Return a scene with Trolls, who take a region with one defender for two tokens."""
    scene = Scene(ROW, STAR, game="warcraft", **more)  # type: ignore[arg-type]
    scene.army(0, "warcraft.trolls", "warcraft.battlemaster", {"a": 1}, hand=hand)
    return scene


@pytest.mark.clause("WC-POWER-BATTLEMASTER-1", "WC-TERM-1")
def test_regions_with_murlocs_active_declined_and_own_declined_tokens_pay_a_coin_each() -> None:
    scene = battle(8)
    scene.army(0, "warcraft.kobolds", "", {"c": 1}, declined=True)
    scene.army(1, "warcraft.goblins", "", {"e": 1}, declined=True)
    scene.army(1, "warcraft.naga", "warcraft.farmer", {"f": 1, "z": 1})
    game = scene.turn(0, "conquer")
    for name in "bcef":
        game.apply(f"conquer {name}")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 5, GLORY: 4}


@pytest.mark.clause("WC-POWER-BATTLEMASTER-1", "WC-TERM-1", "WC-TERM-2")
def test_empty_regions_pay_nothing_with_a_mountain_or_a_place_in_them_either() -> None:
    scene = battle(5)
    scene.place("warcraft.meeting_stone", "c")
    game = scene.turn(0, "conquer")
    game.apply("conquer c")
    game.apply("conquer d")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3}


@pytest.mark.clause("WC-POWER-BATTLEMASTER-1", "WC-POWER-BEASTMASTER-3")
def test_a_region_that_only_beasts_held_pays_too() -> None:
    scene = battle(2)
    other = scene.army(1, "warcraft.naga", "warcraft.beastmaster", {"z": 1})
    scene.mark("warcraft.beast", "c", other)
    game = scene.turn(0, "conquer")
    game.apply("conquer c")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2, GLORY: 1}


@pytest.mark.clause("WC-POWER-BATTLEMASTER-1", "WC-DIE-3")
def test_a_region_taken_with_the_die_counts_and_a_failed_attempt_does_not() -> None:
    for roll, coins in ((1, {"WC-SCORE-1": 2, GLORY: 1}), (0, {"WC-SCORE-1": 1})):
        scene = battle(1, rolls=[roll])
        game = scene.turn(0, "conquer")
        game.apply("conquer b die")
        stop(game)
        assert paid(game, 0) == coins


@pytest.mark.clause("WC-POWER-BATTLEMASTER-1", "WC-SCORE-2")
def test_only_conquests_of_the_turn_pay() -> None:
    scene = battle(2)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert paid(game, 0)[GLORY] == 1
    game = scene.turn(0, "conquer", round=3)
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2}
