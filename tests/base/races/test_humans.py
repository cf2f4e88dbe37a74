"""Humans: farmland pays."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import bonus, stop, total

LAND = {"a": "farmland edge", "b": "forest mine", "c": "farmland", "d": "hill magic", "e": "farmland", "z": "swamp edge"}


@pytest.mark.clause("SW-RACE-HUMANS-1", "SW-SCORE-3")
def test_each_farmland_they_occupy_pays_a_coin() -> None:
    scene = Scene(LAND)
    scene.army(0, "base.humans", "base.alchemist", {"a": 3, "b": 1, "c": 1, "d": 1})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    assert bonus(game, 0, "SW-RACE-HUMANS-1") == 2  # the farmland e is not theirs
    assert total(game, 0) == 4 + 2 + 2  # two for alchemy


@pytest.mark.clause("SW-RACE-HUMANS-1")
def test_farmland_pays_at_the_end_of_the_turn_in_which_it_was_taken() -> None:
    scene = Scene(LAND)
    scene.army(0, "base.humans", "base.commando", {"b": 1}, hand=1)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    assert bonus(game, 0, "SW-RACE-HUMANS-1") == 1


@pytest.mark.clause("SW-RACE-HUMANS-1", "SW-SCORE-4", "SW-DECL-7", "SW-BEN-2")
def test_declined_humans_get_a_coin_per_region_and_no_more() -> None:
    scene = Scene(LAND)
    scene.army(0, "base.humans", "base.alchemist", {"a": 1, "c": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert total(game, 0) == 2
    scene.army(0, "base.ratmen", "base.hill", {"z": 2})
    game = scene.turn(0, "conquer")
    stop(game)
    assert total(game, 0) == 2 + 1
