"""Dwarves: mines pay, in decline too."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import bonus, stop, total

MINES = {
    "a": "hill edge mine",
    "b": "forest",
    "c": "swamp mine",
    "d": "farmland mine",
    "z": "hill edge",
}


@pytest.mark.clause("SW-RACE-DWARVES-1", "SW-SCORE-3")
def test_each_region_with_a_mine_that_they_occupy_pays_a_coin() -> None:
    scene = Scene(MINES)
    scene.army(0, "base.dwarves", "base.commando", {"a": 1, "b": 1, "c": 2})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    assert bonus(game, 0, "SW-RACE-DWARVES-1") == 2  # the mine in d is not theirs, and two tokens in c are one region
    assert total(game, 0) == 3 + 2
    assert scene.state.coins[0] == 5 + 5


@pytest.mark.clause("SW-RACE-DWARVES-1")
def test_a_mine_conquered_in_the_turn_pays_at_its_end() -> None:
    scene = Scene(MINES)
    scene.army(0, "base.dwarves", "base.commando", {"b": 1}, hand=2)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("conquer c")
    assert bonus(game, 0, "SW-RACE-DWARVES-1") == 2
    assert total(game, 0) == 3 + 2


@pytest.mark.clause("SW-RACE-DWARVES-2", "SW-SCORE-4")
def test_mines_pay_while_they_are_declined() -> None:
    scene = Scene(MINES)
    scene.army(0, "base.dwarves", "", {"a": 1, "b": 1, "c": 1}, declined=True)
    scene.army(0, "base.humans", "base.forest", {"z": 2})
    game = scene.turn(0, "conquer")
    stop(game)
    assert bonus(game, 0, "SW-RACE-DWARVES-1") == 2
    assert total(game, 0) == 1 + 3 + 2


@pytest.mark.clause("SW-RACE-DWARVES-3", "SW-DECL-7")
def test_mines_pay_in_the_very_turn_of_the_decline() -> None:
    scene = Scene(MINES)
    scene.army(0, "base.dwarves", "base.merchant", {"a": 3, "b": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert bonus(game, 0, "SW-RACE-DWARVES-1") == 1
    assert total(game, 0) == 2 + 1  # no trade any more


@pytest.mark.clause("INT-15", "SW-RACE-DWARVES-2")
def test_spirit_dwarves_are_paid_beside_a_second_declined_race() -> None:
    scene = Scene(MINES)
    scene.army(0, "base.dwarves", "base.spirit", {"a": 1, "c": 1}, declined=True)
    scene.army(0, "base.humans", "base.forest", {"z": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert bonus(game, 0, "SW-RACE-DWARVES-1") == 2
    assert total(game, 0) == 1 + 2 + 2


@pytest.mark.clause("INT-67", "SW-BEN-1")
def test_a_hill_with_a_mine_pays_hill_dwarves_three_coins() -> None:
    scene = Scene(MINES)
    scene.army(0, "base.dwarves", "base.hill", {"a": 2})
    game = scene.turn(0, "conquer")
    stop(game)
    assert total(game, 0) == 1 + 1 + 1
