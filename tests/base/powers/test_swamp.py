"""Swamp: a coin for each swamp region."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid

BOARD = {"a": "swamp edge", "b": "swamp", "c": "forest", "d": "swamp", "e": "mountain"}


@pytest.mark.clause("SW-POWER-SWAMP-1", "SW-SCORE-3")
def test_a_coin_for_each_swamp_region_and_for_no_other() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.ratmen", "base.swamp", {"a": 1, "b": 2, "c": 1, "e": 1})
    game = scene.turn(0, "conquer")
    game.apply("done")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 4, "SW-POWER-SWAMP-1": 2}


@pytest.mark.clause("SW-POWER-SWAMP-1", "SW-BEN-3")
def test_the_regions_of_the_owners_declined_army_do_not_count() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "", {"a": 1, "b": 1}, declined=True)
    scene.army(0, "base.ratmen", "base.swamp", {"d": 1})
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 1, "SW-SCORE-2": 2, "SW-POWER-SWAMP-1": 1}


@pytest.mark.clause("SW-POWER-SWAMP-1", "SW-BEN-2", "SW-DECL-7")
def test_nothing_in_decline() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.ratmen", "base.swamp", {"a": 1, "b": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 2}
