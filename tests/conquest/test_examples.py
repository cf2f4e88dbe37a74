"""The worked examples of the rulebooks (SW-EX)."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, public, reasons

ROW = dict.fromkeys("abcdef", "farmland") | {"a": "farmland edge"}


@pytest.mark.clause("SW-EX-1", "SW-CONQ-3", "SW-FIRST-4")
def test_skeletons_enter_through_hills_with_a_lost_tribe_for_three() -> None:
    scene = Scene({"hills": "hill edge lost_tribe", "b": "farmland"})
    scene.column(("base.skeletons", "base.merchant", 0))
    game = scene.turn(0)
    play(game, "pick base.skeletons")
    assert cost(game, "hills") == 2 + 1
    play(game, "conquer hills")
    assert scene.tokens("hills") == 3


@pytest.mark.clause("SW-EX-2")
def test_merchant_skeletons_with_three_regions_score_three_and_three() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.skeletons", "base.merchant", {"a": 2, "b": 2, "c": 2})
    game = idle_turn(scene.turn(0))
    assert [(coins, clause) for coins, _, clause in income(game, 0)] == [(3, "SW-SCORE-1"), (3, "SW-POWER-MERCHANT-1")]


@pytest.mark.clause("SW-EX-3", "SW-BEN-2", "SW-SCORE-4")
def test_hill_tritons_get_one_for_a_hill_and_declined_merchant_skeletons_one_per_region() -> None:
    scene = Scene({"a": "hill edge", "b": "farmland", "c": "farmland", "d": "hill", "e": "farmland"})
    scene.army(0, "base.skeletons", "base.merchant", {"c": 2, "d": 1, "e": 1})
    scene.army(1, RATS, INERT, {"b": 1})
    scene.column(("base.tritons", "base.hill", 0))
    game = scene.turn(0)
    play(game, "decline")
    idle_turn(game)
    play(game, "pick base.tritons", "conquer a", "done")
    idle_turn(game)
    parts = sorted((coins, clause) for coins, _, clause in income(game, 0))
    assert parts == [(1, "SW-POWER-HILL-1"), (1, "SW-SCORE-1"), (3, "SW-SCORE-2")]


@pytest.mark.clause("SW-EX-4", "SW-PICK-9")
def test_with_all_18_sorcerers_on_the_board_nothing_is_substituted_until_one_comes_back() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland"}, "a-b a-c a-d c-d")
    scene.army(0, "base.sorcerers", INERT, {"a": 16, "c": 2})
    scene.army(1, RATS, "base.merchant", {"b": 1, "d": 6})
    assert public(scene.game)["tray"]["base.sorcerers"] == 0
    game = scene.turn(0)
    play(game, "expand")
    assert reasons(game, "conquer b substitute")
    play(game, "done", "redeploy a=16 c=2")
    play(game, "expand", "conquer c", "redeploy b=1 c=4 d=2")
    assert public(game)["tray"]["base.sorcerers"] == 1  # of the two in c, the other one is in a again
    play(game, "expand")
    assert "conquer b substitute" in legal(game)
    play(game, "conquer b substitute")
    assert public(game)["tray"]["base.sorcerers"] == 0


@pytest.mark.clause("SW-EX-5")
@pytest.mark.parametrize(("power", "number"), [("base.merchant", 2), ("base.fortified", 3), ("base.hill", 4), ("base.flying", 5)])
def test_a_new_amazon_army_starts_with_ten_tokens_and_the_badge(power: str, number: int) -> None:
    scene = Scene(ROW)
    scene.column(("base.amazons", power, 0))
    game = scene.turn(0)
    play(game, "pick base.amazons")
    assert scene.army_of(0).hand == 10 + number
