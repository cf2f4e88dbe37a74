"""Merchant: a coin more for each region."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid

BOARD = {"a": "farmland edge", "b": "mountain", "c": "swamp", "d": "sea"}


@pytest.mark.clause("SW-POWER-MERCHANT-1", "SW-EX-2", "SW-SCORE-3")
def test_merchant_skeletons_with_three_regions_score_three_and_three() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.skeletons", "base.merchant", {"a": 1, "b": 1, "c": 2})
    game = scene.turn(0, "conquer")
    before = scene.state.coins[0]
    game.apply("done")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 3, "SW-POWER-MERCHANT-1": 3}
    assert scene.state.coins[0] == before + 6


@pytest.mark.clause("SW-POWER-MERCHANT-1", "SW-BEN-3")
def test_the_regions_of_the_owners_declined_army_do_not_count() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "", {"a": 1, "b": 1}, declined=True)
    scene.army(0, "base.skeletons", "base.merchant", {"c": 1})
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 1, "SW-SCORE-2": 2, "SW-POWER-MERCHANT-1": 1}


@pytest.mark.clause("SW-POWER-MERCHANT-1", "SW-BEN-2", "SW-DECL-7", "SW-SCORE-4")
def test_nothing_in_decline() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.skeletons", "base.merchant", {"a": 1, "b": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 2}
