"""Alchemist: two coins at the end of each of the owner's turns."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid


@pytest.mark.clause("SW-POWER-ALCHEMIST-1")
def test_two_coins_at_the_end_of_each_turn() -> None:
    scene = Scene({"a": "farmland edge"})
    scene.army(0, "base.orcs", "base.alchemist", {"a": 1})
    for round in (2, 3):
        game = scene.turn(0, "conquer", round=round)
        before = scene.state.coins[0]
        game.apply("done")
        assert paid(game, 0) == {"SW-SCORE-1": 1, "SW-POWER-ALCHEMIST-1": 2}
        assert scene.state.coins[0] == before + 3


@pytest.mark.clause("SW-POWER-ALCHEMIST-1", "SW-BEN-2", "SW-DECL-7")
def test_nothing_in_the_turn_of_the_decline() -> None:
    scene = Scene({"a": "farmland edge"})
    scene.army(0, "base.orcs", "base.alchemist", {"a": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 1}


@pytest.mark.clause("INT-66", "SW-POWER-ALCHEMIST-1")
def test_an_active_army_without_a_region_is_paid_too() -> None:
    scene = Scene({"a": "farmland edge"})
    scene.army(0, "base.orcs", "base.alchemist", hand=1)
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert paid(game, 0) == {"SW-POWER-ALCHEMIST-1": 2}
