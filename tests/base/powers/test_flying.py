"""Flying: any land region of the map may be conquered."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import cost, legal
from tests.shared.questions import why_not

# `far` touches neither the edge nor `home`.
BOARD = {"home": "farmland edge", "next": "hill", "mid": "swamp", "far": "mountain", "lake": "lake", "sea": "sea edge"}
BORDERS = "home-next next-mid mid-far far-lake home-sea"


@pytest.mark.clause("SW-POWER-FLYING-1", "SW-POWER-FLYING-2")
def test_every_land_region_is_within_reach_at_its_normal_cost() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.flying", {"home": 1}, hand=5)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer next", "conquer mid", "conquer far"]
    assert cost(game, "far") == 2 + 1
    game.apply("conquer far")
    assert scene.tokens("far") == 3


@pytest.mark.clause("SW-POWER-FLYING-1", "SW-CONQ-5")
@pytest.mark.case("CASE-SW-32")
@pytest.mark.parametrize("water", ["lake", "sea"])
def test_seas_and_lakes_stay_closed(water: str) -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.humans", "base.flying", {"home": 1, "far": 1}, hand=5)
    game = scene.turn(0, "conquer")
    assert why_not(game, f"conquer {water}") == ["closed"]


@pytest.mark.clause("SW-POWER-FLYING-3")
@pytest.mark.case("CASE-SW-32")
def test_the_first_conquest_may_be_any_land_region() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.humans", "base.flying", hand=5)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer home", "conquer next", "conquer mid", "conquer far"]
    game.apply("conquer far")
    assert scene.tokens("far") == 3


@pytest.mark.clause("SW-POWER-FLYING-2", "SW-DIE-4")
def test_the_final_attempt_reaches_as_far() -> None:
    scene = Scene(BOARD, BORDERS, rolls=[2])
    flyers = scene.army(0, "base.orcs", "base.flying", {"home": 1}, hand=1)
    game = scene.turn(0, "conquer")
    game.apply("conquer far die")
    assert scene.held(flyers) == {"home": 1, "far": 1}


@pytest.mark.clause("INT-21", "SW-POWER-FLYING-2", "SW-RACE-HALFLINGS-2")
def test_flying_halflings_dig_in_their_first_two_regions_wherever_they_are() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.halflings", "base.flying", hand=9)
    game = scene.turn(0, "conquer")
    assert why_not(game, "conquer lake") == ["closed"]
    for region in ("far", "home", "mid"):
        game.apply(f"conquer {region}")
    assert scene.marks("far") == ["base.hole", "base.mountain"]
    assert scene.marks("home") == ["base.hole"]
    assert scene.marks("mid") == []


@pytest.mark.clause("INT-31", "SW-POWER-FLYING-2", "SW-RACE-SORCERERS-6")
@pytest.mark.case("CASE-SW-13")
def test_flying_sorcerers_substitute_anywhere_on_land() -> None:
    for power, codes in (("base.flying", []), ("base.pillaging", ["reach"])):
        scene = Scene(BOARD, BORDERS)
        scene.army(0, "base.sorcerers", power, {"home": 1})
        scene.army(1, "base.elves", "base.forest", {"far": 1})
        game = scene.turn(0, "conquer")
        assert why_not(game, "conquer far substitute") == codes


@pytest.mark.clause("INT-33", "SW-POWER-FLYING-1")
def test_flying_sorcerers_replace_no_token_on_water() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.sorcerers", "base.flying", {"home": 1})
    scene.army(1, "base.elves", "base.seafaring", {"lake": 1})
    game = scene.turn(0, "conquer")
    assert why_not(game, "conquer lake substitute") == ["closed"]


@pytest.mark.clause("INT-10", "SW-RACE-GHOULS-7", "SW-BEN-2")
def test_declined_ghouls_fly_no_more() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.ghouls", "base.flying", {"home": 5})
    scene.turn(0).apply("decline")
    game = scene.turn(0, round=3)
    assert legal(game, "conquer") == ["conquer next"]
    assert why_not(game, "conquer mid") == ["reach"]
