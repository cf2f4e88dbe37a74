"""Tritons: coastal regions cost 1 less."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, legal
from tests.shared.questions import bonus, reasons, targets, total

# s is on the shore of a sea, l on the shore of a lake, i on neither.
LAND = {
    "e": "farmland edge",
    "s": "forest",
    "sea": "sea edge",
    "l": "hill",
    "lake": "lake",
    "i": "swamp",
    "m": "mountain",
}
BORDERS = "e-s s-sea e-l l-lake e-i e-m m-sea"


@pytest.mark.clause("SW-RACE-TRITONS-1", "SW-DEF-12")
def test_the_shore_of_a_sea_or_a_lake_costs_one_less() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.tritons", "base.alchemist", {"e": 1}, hand=5)
    scene.natives("l")
    game = scene.turn(0, "conquer")
    assert {name: cost(game, name) for name in ("s", "l", "m", "i")} == {"s": 2 - 1, "l": 3 - 1, "m": 3 - 1, "i": 2}


@pytest.mark.clause("SW-RACE-TRITONS-2", "INT-55", "SW-CONQ-9")
def test_commando_tritons_still_use_one_token() -> None:
    scene = Scene(LAND, BORDERS)
    tritons = scene.army(0, "base.tritons", "base.commando", {"e": 1}, hand=2)
    game = scene.turn(0, "conquer")
    assert (cost(game, "s"), cost(game, "m")) == (1, 1)
    game.apply("conquer s")
    assert scene.held(tritons) == {"e": 1, "s": 1}
    assert tritons.hand == 1


@pytest.mark.clause("INT-59", "SW-CONQ-9", "SW-RACE-TRITONS-2")
def test_berserk_tritons_with_a_three_use_one_token_on_an_empty_coast() -> None:
    scene = Scene(LAND, BORDERS, rolls=[3])
    tritons = scene.army(0, "base.tritons", "base.berserk", {"e": 1}, hand=2)
    game = scene.turn(0, "conquer")
    game.apply("roll")
    assert cost(game, "s") == 1  # 2 - 1 - 3 is less than one
    game.apply("conquer s")
    assert scene.held(tritons) == {"e": 1, "s": 1}


@pytest.mark.clause("INT-51", "SW-DEF-12", "SW-RACE-TRITONS-1")
def test_water_is_coastal_for_seafaring_tritons_only_beside_other_water() -> None:
    scene = Scene(LAND, BORDERS + " e-sea e-lake")
    scene.army(0, "base.tritons", "base.seafaring", {"e": 1}, hand=4)
    game = scene.turn(0, "conquer")
    assert (cost(game, "sea"), cost(game, "lake")) == (2, 2)
    scene = Scene(LAND, BORDERS + " e-sea e-lake sea-lake")
    scene.army(0, "base.tritons", "base.seafaring", {"e": 1}, hand=4)
    game = scene.turn(0, "conquer")
    assert (cost(game, "sea"), cost(game, "lake")) == (1, 1)


@pytest.mark.clause("SW-RACE-TRITONS-1", "SW-CONQ-5", "SW-FIRST-4")
def test_they_enter_over_the_shore_for_less_and_take_no_water() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.tritons", "base.alchemist", hand=2)
    game = scene.turn(0, "conquer")
    assert targets(game) == {"e", "s", "m"}  # the edge, and the shore of the sea at the edge
    assert (cost(game, "e"), cost(game, "s"), cost(game, "m")) == (2, 1, 2)
    assert "SW-CONQ-5" in reasons(game, "conquer sea")


@pytest.mark.clause("SW-EX-3", "SW-SCORE-2", "SW-SCORE-4")
def test_hill_tritons_are_paid_for_a_hill_and_declined_merchant_skeletons_by_region_alone() -> None:
    scene = Scene(LAND, BORDERS)
    skeletons = scene.army(0, "base.skeletons", "base.merchant", {"e": 1, "i": 2})
    scene.turn(0).apply("decline")
    scene.army(0, "base.tritons", "base.hill", {"l": 2, "s": 1})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    assert skeletons.declined
    assert bonus(game, 0, "SW-POWER-HILL-1") == 1
    assert bonus(game, 0, "SW-POWER-MERCHANT-1") == 0
    assert total(game, 0) == 2 + 1 + 2


@pytest.mark.clause("SW-RACE-TRITONS-1", "SW-DIE-2")
def test_the_discount_counts_for_a_final_attempt() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.tritons", "base.alchemist", {"e": 1}, hand=1)
    scene.army(1, "base.ratmen", "base.hill", {"s": 3, "i": 3})
    game = scene.turn(0, "conquer")
    assert "conquer s die" in legal(game)  # 2 + 3 - 1, three short
    assert "conquer i die" not in legal(game)  # four short
