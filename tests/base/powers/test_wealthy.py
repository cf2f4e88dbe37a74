"""Wealthy: seven coins, once, at the end of the army's first turn."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import legal
from tests.shared.questions import paid

ROW = {"a": "farmland edge", "b": "hill", "c": "swamp", "d": "forest"}


@pytest.mark.clause("SW-POWER-WEALTHY-1", "SW-SCORE-1")
@pytest.mark.case("CASE-SW-26")
def test_seven_coins_in_the_armys_first_turn_whatever_the_round() -> None:
    """Picked in round 4 and three regions: 3 + 7; in round 5 with the same regions: 3."""
    scene = Scene(ROW)
    scene.column(("base.ratmen", "base.wealthy", 0))
    game = scene.turn(0, round=4)
    game.apply("pick base.ratmen")
    for region in "abc":
        game.apply(f"conquer {region}")
    game.apply("done")
    game.apply("redeploy a=4 b=4 c=4")
    assert paid(game, 0) == {"SW-SCORE-1": 3, "SW-POWER-WEALTHY-1": 7}
    game = scene.turn(0, round=5)
    game.apply("expand")
    game.apply("done")
    game.apply("redeploy a=4 b=4 c=4")
    assert paid(game, 0) == {"SW-SCORE-1": 3}


@pytest.mark.clause("INT-16", "SW-POWER-WEALTHY-1")
def test_paid_before_any_decline_and_without_a_single_conquest() -> None:
    scene = Scene(ROW)
    scene.column(("base.ratmen", "base.wealthy", 0))
    game = scene.turn(0, round=1)
    game.apply("pick base.ratmen")
    assert "decline" not in legal(game)
    game.apply("done")
    assert paid(game, 0) == {"SW-POWER-WEALTHY-1": 7}


@pytest.mark.clause("INT-16", "SW-BEN-2")
def test_nothing_more_in_the_turn_of_the_decline() -> None:
    scene = Scene(ROW)
    scene.column(("base.ratmen", "base.wealthy", 0))
    game = scene.turn(0, round=1)
    game.apply("pick base.ratmen")
    game.apply("conquer a")
    game.apply("done")  # all 12 tokens go to the only region
    assert paid(game, 0) == {"SW-SCORE-1": 1, "SW-POWER-WEALTHY-1": 7}
    game = scene.turn(0, round=2)
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 1}


@pytest.mark.clause("INT-17")
def test_a_new_army_that_takes_the_badge_later_is_paid_again() -> None:
    scene = Scene(ROW)
    scene.column(("base.ratmen", "base.wealthy", 0))
    game = scene.turn(0, round=1)
    game.apply("pick base.ratmen")
    game.apply("done")
    assert paid(game, 0) == {"SW-POWER-WEALTHY-1": 7}
    scene.turn(0, round=2).apply("decline")
    assert scene.state.discard == ("base.wealthy",)
    scene.stacks(scene.state.banners, scene.state.badges)  # the badge goes from the discard pile to the column
    scene.column(("base.elves", "base.wealthy", 0))
    game = scene.turn(0, round=3)
    game.apply("pick base.elves")
    game.apply("done")
    assert paid(game, 0) == {"SW-POWER-WEALTHY-1": 7}
