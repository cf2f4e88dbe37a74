"""Hill: a coin for each hill region."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid

BOARD = {"a": "hill edge", "b": "hill", "c": "forest", "d": "hill", "e": "mountain"}


@pytest.mark.clause("SW-POWER-HILL-1", "SW-SCORE-3")
def test_a_coin_for_each_hill_region_and_for_no_other() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.ratmen", "base.hill", {"a": 1, "b": 2, "c": 1, "e": 1})
    game = scene.turn(0, "conquer")
    game.apply("done")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 4, "SW-POWER-HILL-1": 2}


@pytest.mark.clause("SW-POWER-HILL-1", "SW-BEN-3")
def test_the_regions_of_the_owners_declined_army_do_not_count() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "", {"a": 1, "b": 1}, declined=True)
    scene.army(0, "base.ratmen", "base.hill", {"d": 1})
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 1, "SW-SCORE-2": 2, "SW-POWER-HILL-1": 1}


@pytest.mark.clause("SW-POWER-HILL-1", "SW-BEN-2", "SW-DECL-7")
def test_nothing_in_decline() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.ratmen", "base.hill", {"a": 1, "b": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 2}


@pytest.mark.clause("INT-67", "SW-DEF-14", "SW-BEN-1")
def test_hill_dwarves_are_paid_for_the_hill_and_for_its_mine() -> None:
    scene = Scene({"a": "hill edge mine", "b": "hill"})
    scene.army(0, "base.dwarves", "base.hill", {"a": 1})
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 1, "SW-POWER-HILL-1": 1, "SW-RACE-DWARVES-1": 1}


@pytest.mark.clause("SW-EX-3", "SW-POWER-HILL-1", "SW-SCORE-4")
def test_hill_tritons_beside_declined_merchant_skeletons() -> None:
    """The hill pays; the skeletons, once merchants, bring a coin per region and no more."""
    scene = Scene({"a": "farmland edge", "b": "farmland", "c": "hill", "d": "swamp"})
    scene.army(0, "base.skeletons", "base.merchant", {"a": 1, "b": 1})
    scene.turn(0).apply("decline")
    scene.army(0, "base.tritons", "base.hill", {"c": 1, "d": 1})
    game = scene.turn(0, "conquer", round=3)
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 2, "SW-POWER-HILL-1": 1, "SW-SCORE-2": 2}
