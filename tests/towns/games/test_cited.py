"""At run time every reason why not, and every item of a score, says which clause is behind it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore.clauses import load_clauses
from tests.towns.games.tries import all_actions, begun, play_on, rules, tables

# Reasons that no rule of the game gives.
WITHOUT = {
    "not-offered": "an answer to another question than the one that a card asks",
    "wrong-seat": "it is not that seat's turn to answer",
    "ready": "the seat has finished its steps of this round",
}


@settings(max_examples=25)
@given(table=tables(), picks=st.integers(0, 99_999), steps=st.integers(0, 200))
def test_every_reason_of_random_games_has_a_clause_of_the_rules(table: dict[str, Any], picks: int, steps: int) -> None:
    known = frozenset(load_clauses(rules().book))
    game, rng = begun(table), random.Random(picks)
    play_on(game, rng, steps)
    for seat in game.pending[:1]:
        for action in all_actions(game, rng):
            for reason in game.violations(action, seat):
                assert reason.message
                assert set(reason.clauses) <= known, reason
                assert reason.clauses or reason.code in WITHOUT, reason


@settings(max_examples=25)
@given(table=tables(), picks=st.integers(0, 99_999))
@pytest.mark.clause("TT-SCORE-3")
def test_every_item_of_a_score_has_a_clause_and_the_items_add_up(table: dict[str, Any], picks: int) -> None:
    known = frozenset(load_clauses(rules().book))
    game, rng = begun(table), random.Random(picks)
    while not game.over:
        play_on(game, rng, 1)
    result: Any = game.result
    for total, sheet in zip(result["scores"], result["sheets"], strict=True):
        parts = [part for line in sheet["lines"] for part in line["parts"]]
        assert {clause for _, _, clause, _ in parts} <= known
        assert sum(amount for amount, *_ in parts) == sum(line["points"] for line in sheet["lines"]) == total == sheet["total"]
