"""Seafaring: seas and lakes may be conquered, and are kept in decline."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import cost, legal
from tests.shared.questions import paid, why_not

BOARD = {"sea": "sea edge", "home": "farmland", "lake": "lake", "shore": "hill", "field": "farmland edge"}


@pytest.mark.clause("SW-POWER-SEAFARING-1", "ED-29")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_seas_and_lakes_are_conquered_like_empty_regions(water: str) -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "base.seafaring", {"home": 1}, hand=3)
    game = scene.turn(0, "conquer")
    assert cost(game, water) == 2
    game.apply(f"conquer {water}")
    assert scene.tokens(water) == 2


@pytest.mark.clause("SW-POWER-SEAFARING-1", "SW-CONQ-6")
def test_water_must_be_adjacent_like_land() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "base.seafaring", {"field": 1}, hand=3)
    game = scene.turn(0, "conquer")
    assert why_not(game, "conquer lake") == ["reach"]


@pytest.mark.clause("SW-SCORE-7", "SW-POWER-SEAFARING-1")
def test_water_scores_like_land() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "base.seafaring", {"home": 1, "sea": 1, "lake": 1})
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 3}


@pytest.mark.clause("SW-POWER-SEAFARING-2", "SW-SCORE-2")
def test_a_declined_army_keeps_its_water_and_scores_it() -> None:
    scene = Scene(BOARD)
    army = scene.army(0, "base.orcs", "base.seafaring", {"home": 1, "sea": 3, "lake": 2})
    game = scene.turn(0)
    game.apply("decline")
    assert scene.held(army) == {"home": 1, "sea": 1, "lake": 1}
    assert paid(game, 0) == {"SW-SCORE-2": 3}


@pytest.mark.clause("SW-POWER-SEAFARING-3", "SW-CONQ-5")
@pytest.mark.parametrize("power", ["base.commando", "base.flying", "base.underworld", "base.dragon_master"])
def test_nobody_else_may_take_water(power: str) -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.tritons", power, {"home": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert "closed" in why_not(game, "conquer sea")
    assert "closed" in why_not(game, "conquer lake")


@pytest.mark.clause("INT-50", "SW-POWER-SEAFARING-2", "SW-POWER-SEAFARING-3", "SW-POWER-SEAFARING-5")
@pytest.mark.parametrize(("power", "codes"), [("base.forest", ["closed"]), ("base.seafaring", [])])
def test_only_an_active_seafaring_army_takes_water_from_a_declined_one(power: str, codes: list[str]) -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "", {"lake": 1}, declined=True)
    scene.army(1, "base.ratmen", power, {"home": 1}, hand=3)
    game = scene.turn(1, "conquer")
    assert why_not(game, "conquer lake") == codes
    assert cost(game, "lake") == 2 + 1


@pytest.mark.clause("SW-POWER-SEAFARING-4", "SW-FIRST-1")
def test_the_first_conquest_may_be_water_on_the_edge_but_no_inner_lake() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "base.seafaring", hand=3)
    game = scene.turn(0, "conquer")
    # `home` lies on the shore of the sea at the edge, `field` touches the edge
    assert legal(game, "conquer") == ["conquer sea", "conquer home", "conquer field"]
    assert why_not(game, "conquer lake") == ["entry"]
    game.apply("conquer sea")
    assert scene.tokens("sea") == 2


@pytest.mark.clause("SW-POWER-SEAFARING-4", "SW-FIRST-1")
def test_a_lake_that_touches_the_edge_is_an_entry_too() -> None:
    scene = Scene({"tarn": "lake edge", "a": "hill", "b": "hill"})
    scene.army(0, "base.orcs", "base.seafaring", hand=3)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer tarn", "conquer a"]


@pytest.mark.clause("SW-POWER-SEAFARING-5")
def test_defenders_on_water_add_to_the_cost() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "", {"sea": 3}, declined=True)  # Ghouls could leave that many
    scene.army(1, "base.ratmen", "base.seafaring", {"home": 1}, hand=5)
    game = scene.turn(1, "conquer")
    assert cost(game, "sea") == 2 + 3
    game.apply("conquer sea")
    assert scene.tokens("sea") == 5


@pytest.mark.clause("SW-DEF-10", "INT-75", "SW-FIRST-1")
@pytest.mark.case("CASE-SW-16")
def test_an_occupied_sea_still_makes_its_shore_an_entry() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.orcs", "base.seafaring", {"sea": 1})
    scene.army(1, "base.ratmen", "base.forest", hand=3)
    game = scene.turn(1, "conquer")
    assert legal(game, "conquer") == ["conquer home", "conquer field"]
    assert why_not(game, "conquer shore") == ["entry"]


@pytest.mark.clause("SW-POWER-SEAFARING-1", "SW-POWER-SEAFARING-2", "SW-BEN-2", "SW-RACE-GHOULS-7", "INT-10")
@pytest.mark.case("CASE-SW-17")
def test_declined_seafaring_ghouls_keep_their_sea_and_take_no_new_water() -> None:
    scene = Scene(BOARD)
    army = scene.army(0, "base.ghouls", "base.seafaring", {"sea": 1, "home": 3, "field": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 3}
    scene.column(("base.elves", "base.hill", 0))
    game = scene.turn(0, round=3)
    assert why_not(game, "conquer lake") == ["closed"]
    assert legal(game, "conquer") == ["conquer shore"]
    assert scene.held(army) == {"sea": 1, "home": 1, "field": 1}


@pytest.mark.clause("INT-51", "SW-DEF-12", "SW-RACE-TRITONS-1", "SW-POWER-SEAFARING-1")
def test_seafaring_tritons_pay_two_on_water_unless_it_touches_other_water() -> None:
    board = {"home": "farmland edge", "lake": "lake", "bay": "sea edge", "deep": "sea edge"}
    scene = Scene(board, "home-lake home-bay bay-deep")
    scene.army(0, "base.tritons", "base.seafaring", {"home": 1}, hand=5)
    game = scene.turn(0, "conquer")
    assert cost(game, "lake") == 2
    assert cost(game, "bay") == 2 - 1


@pytest.mark.clause("INT-33", "SW-POWER-SEAFARING-3", "SW-RACE-SORCERERS-6")
@pytest.mark.parametrize(("power", "codes"), [("base.seafaring", []), ("base.forest", ["closed"])])
def test_only_seafaring_sorcerers_replace_a_token_on_water(power: str, codes: list[str]) -> None:
    """There is one badge, so only a scene can put an opponent's active token on a lake beside Seafaring Sorcerers."""
    scene = Scene(BOARD)
    scene.army(0, "base.sorcerers", power, {"home": 1})
    scene.army(1, "base.elves", "base.hill", {"lake": 1})
    game = scene.turn(0, "conquer")
    assert why_not(game, "conquer lake substitute") == codes


@pytest.mark.clause("INT-81", "SW-RACE-HALFLINGS-1", "SW-RACE-HALFLINGS-2", "SW-POWER-SEAFARING-1")
def test_seafaring_halflings_enter_on_an_inner_lake_and_dig_there() -> None:
    scene = Scene(BOARD)
    scene.army(0, "base.halflings", "base.seafaring", hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer lake")
    assert scene.marks("lake") == ["base.hole"]
