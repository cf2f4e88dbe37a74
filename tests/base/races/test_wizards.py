"""Wizards: magic sources pay."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import bonus, stop, total

LAND = {"a": "farmland edge magic", "b": "forest mine", "c": "swamp magic", "d": "hill", "e": "hill magic", "z": "swamp edge"}


@pytest.mark.clause("SW-RACE-WIZARDS-1", "SW-SCORE-3")
def test_each_region_with_a_magic_source_that_they_occupy_pays_a_coin() -> None:
    scene = Scene(LAND)
    scene.army(0, "base.wizards", "base.alchemist", {"a": 3, "b": 1, "c": 1, "d": 1})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    assert bonus(game, 0, "SW-RACE-WIZARDS-1") == 2  # the source in e is not theirs
    assert total(game, 0) == 4 + 2 + 2  # two for alchemy


@pytest.mark.clause("SW-RACE-WIZARDS-1")
def test_a_source_pays_every_turn_and_not_only_when_it_is_conquered() -> None:
    scene = Scene(LAND)
    scene.army(0, "base.wizards", "base.commando", {"b": 1}, hand=1)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    assert bonus(game, 0, "SW-RACE-WIZARDS-1") == 1
    game = scene.turn(0)
    game.apply("expand")
    game.apply("done")
    assert bonus(game, 0, "SW-RACE-WIZARDS-1") == 1


@pytest.mark.clause("SW-RACE-WIZARDS-1", "SW-SCORE-4", "SW-DECL-7", "SW-BEN-2")
def test_declined_wizards_get_a_coin_per_region_and_no_more() -> None:
    scene = Scene(LAND)
    scene.army(0, "base.wizards", "base.alchemist", {"a": 1, "c": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert total(game, 0) == 2
    scene.army(0, "base.ratmen", "base.hill", {"z": 2})
    game = scene.turn(0, "conquer")
    stop(game)
    assert total(game, 0) == 2 + 1
