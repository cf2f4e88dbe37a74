"""The first conquest of an army without a region (SW-FIRST)."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, legal
from tests.conquest.table import INERT, RATS, play, reasons

# rim1 - inland1 - heart - inland2 - rim2
ROW = {"rim1": "farmland edge", "inland1": "farmland", "heart": "farmland", "inland2": "farmland", "rim2": "hill edge"}


@pytest.mark.clause("SW-FIRST-1", "SW-FIRST-2")
def test_a_new_army_enters_by_a_border_region() -> None:
    scene = Scene(ROW)
    scene.column((RATS, INERT, 0))
    game = scene.turn(0)
    play(game, f"pick {RATS}")
    assert legal(game, "conquer") == ["conquer rim1", "conquer rim2"]
    assert reasons(game, "conquer heart") == ["entry"]
    assert game.violations("conquer heart")[0].clauses == ("SW-FIRST-1",)


@pytest.mark.clause("SW-FIRST-2", "SW-LOSS-5")
def test_an_army_driven_off_the_board_enters_by_a_border_region() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, {"heart": 3})
    scene.army(1, "base.orcs", "base.hill", {"inland1": 8})
    game = scene.turn(1)
    play(game, "expand", "conquer heart", "done", "deploy inland1 2")
    assert game.pending == (0,)
    play(game, "expand")
    assert scene.army_of(0).hand == 2
    assert legal(game, "conquer") == ["conquer rim1", "conquer rim2"]
    assert reasons(game, "conquer inland2") == ["entry"]


@pytest.mark.clause("SW-FIRST-2", "SW-ABAN-2", "INT-65")
def test_an_army_that_abandoned_all_its_regions_enters_by_a_border_region() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, {"inland1": 2, "heart": 2})
    game = scene.turn(0)
    play(game, "expand", "abandon inland1")
    assert reasons(game, "conquer inland2") == []  # the heart is still held
    play(game, "abandon heart")
    assert legal(game, "conquer") == ["conquer rim1", "conquer rim2"]
    assert reasons(game, "conquer inland2") == ["entry"]


@pytest.mark.clause("SW-FIRST-3")
def test_once_a_region_is_held_the_border_no_longer_counts() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, hand=9)
    game = scene.turn(0, "conquer")
    play(game, "conquer rim1")
    assert legal(game, "conquer") == ["conquer inland1"]
    assert reasons(game, "conquer rim2") == ["reach"]


@pytest.mark.clause("SW-FIRST-4")
@pytest.mark.parametrize(("region", "tokens"), [("plain", 2), ("hill", 3), ("mountain", 3), ("held", 4)])
def test_a_first_conquest_costs_what_any_conquest_costs(region: str, tokens: int) -> None:
    scene = Scene({"plain": "farmland edge", "hill": "hill edge", "mountain": "mountain edge", "held": "forest edge"})
    scene.natives("hill")
    scene.army(1, "base.orcs", "base.stout", {"held": 2})
    scene.army(0, RATS, INERT, hand=9)
    game = scene.turn(0, "conquer")
    assert cost(game, region) == tokens
    play(game, f"conquer {region}")
    assert scene.tokens(region) == tokens


@pytest.mark.clause("SW-FIRST-1", "SW-DEF-9", "SW-DEF-10", "SW-DEF-11", "INT-75")
@pytest.mark.case("CASE-SW-16")
def test_the_shore_of_a_sea_at_the_edge_is_an_entry_and_the_shore_of_an_inner_lake_is_not() -> None:
    board = {"sea": "sea edge", "s": "farmland", "mid": "farmland", "l": "farmland", "lake": "lake"}
    scene = Scene(board)
    scene.army(1, "base.orcs", "base.seafaring", {"sea": 1, "lake": 1})
    scene.army(0, RATS, INERT, hand=9)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer s"]
    assert reasons(game, "conquer l") == ["entry"]
    play(game, "conquer s")
    assert scene.tokens("s") == 2


@pytest.mark.clause("INT-65", "SW-ABAN-2", "SW-REDEP-5")
def test_an_army_that_abandoned_everything_and_stops_scores_nothing() -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, INERT, {"heart": 3})
    scene.coins(0, 5)
    game = scene.turn(0)
    play(game, "expand", "abandon heart", "done")
    assert game.pending == (1,)
    assert scene.held(army) == {}
    assert scene.army_of(0).hand == 3
    assert game.view(0)["state"]["coins"][0] == 5
