"""Pieces that say what a decline does: to tokens, to income, to the races that are there already."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Piece
from swcore.testing import Scene, check_conquest, check_history, income
from tests.conquest.table import INERT, RATS, idle_turn, play
from tests.expressiveness import long_decline, philter, priestesses, tomb

ROW = {"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland edge"}


def scene(*pieces: Piece, **more: Any) -> Scene:
    return Scene(ROW, with_pieces=pieces, **more)


@pytest.mark.row("Priestesses")
def test_priestesses_gather_in_one_tower_that_pays_for_each_of_them() -> None:
    laid = scene(*priestesses.PIECES)
    army = laid.army(0, "rows.priestesses", INERT, {"a": 3, "b": 2, "c": 1})
    laid.army(1, RATS, "base.merchant", {"d": 2})
    game = laid.turn(0)
    play(game, "decline", "choose b")
    assert laid.held(army) == {"b": 6}
    assert laid.marks("b") == ["rows.tower"]
    assert sum(coins for coins, _, _ in income(game, 0)) == 6, "one for the region, five for the others in it"
    check_conquest(game)
    check_history(game)


@pytest.mark.row("Tomb")
def test_a_tomb_keeps_all_tokens_in_decline() -> None:
    laid = scene(*tomb.PIECES)
    army = laid.army(0, RATS, "rows.tomb", {"a": 3, "b": 2})
    laid.army(1, "base.orcs", INERT, {"d": 2})
    game = laid.turn(0)
    play(game, "decline")
    assert laid.held(army) == {"a": 3, "b": 2}
    check_conquest(game)


@pytest.mark.row("Philter of Forgetfulness")
def test_the_philter_makes_races_in_decline_bring_nothing_in_its_round_alone() -> None:
    for round, paid in ((2, 2), (3, 0), (4, 2)):
        laid = scene(*philter.PIECES, options={"philter": True})
        laid.army(0, RATS, "", {"a": 1, "b": 1}, declined=True)
        laid.army(0, "base.orcs", INERT, {"c": 1})
        game = laid.turn(0, "score", round=round)
        assert sum(coins for coins, _, _ in income(game, 0, round)) == paid + 1


@pytest.mark.row("Long decline")
def test_a_long_decline_outlasts_one_more_decline_and_not_two() -> None:
    laid = Scene(dict.fromkeys("abcd", "farmland edge"), with_pieces=long_decline.PIECES)
    first = laid.army(0, RATS, "rows.long_decline", {"a": 1})
    laid.army(1, "base.orcs", INERT, {"d": 2})
    laid.column(("base.giants", "base.merchant", 0), ("base.trolls", "base.hill", 0))
    game = laid.turn(0)
    play(game, "decline")
    idle_turn(game)
    play(game, "pick base.giants", "conquer b", "done")
    idle_turn(game)
    play(game, "decline")
    assert laid.state.armies[first.id] is not None
    idle_turn(game)
    play(game, "pick base.trolls", "conquer c", "done")
    idle_turn(game)
    play(game, "decline")
    assert laid.state.armies[first.id] is None
    check_conquest(game)
    check_history(game)
