"""At run time every reason why not, and every item of a score, says which clause is behind it."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from swcore_tiny_towns.testing import TownScene

from swcore import Game, Gate, Modifier
from swcore.text.clauses import load_clauses
from tests.shared.rulesets import rules
from tests.shared.tables import MODES, begun, play_on, towns
from tests.towns.games.tries import all_actions

# Reasons that no rule of the game gives.
WITHOUT = {
    "not-offered": "an answer to another question than the one that a card asks",
    "no-use": "a use that no building of the town offers",
    "wrong-seat": "it is not that seat's turn to answer",
    "ready": "the seat has finished its steps of this round",
}


@settings(max_examples=25)
@given(table=towns(), picks=st.integers(0, 99_999), steps=st.integers(0, 200))
def test_every_reason_of_random_games_has_a_clause_of_the_rules(table: dict[str, Any], picks: int, steps: int) -> None:
    known = frozenset(load_clauses(rules("tiny-towns").book))
    game, rng = begun("tiny-towns", table), random.Random(picks)
    play_on(game, rng, steps)
    for seat in game.pending[:1]:
        for action in all_actions(game, rng):
            for reason in game.violations(action, seat):
                assert reason.message
                assert set(reason.clauses) <= known, reason
                assert reason.clauses or reason.code in WITHOUT, reason


@settings(max_examples=25)
@given(table=towns(), picks=st.integers(0, 99_999))
@pytest.mark.clause("TT-SCORE-3")
def test_every_item_of_a_score_has_a_clause_and_the_items_add_up(table: dict[str, Any], picks: int) -> None:
    known = frozenset(load_clauses(rules("tiny-towns").book))
    game, rng = begun("tiny-towns", table), random.Random(picks)
    while not game.over:
        play_on(game, rng, 1)
    result: Any = game.result
    for total, sheet in zip(result["scores"], result["sheets"], strict=True):
        parts = [part for line in sheet["lines"] for part in line["parts"]]
        assert {clause for _, _, clause, _ in parts} <= known
        assert sum(amount for amount, *_ in parts) == sum(line["points"] for line in sheet["lines"]) == total == sheet["total"]


@pytest.mark.parametrize("mode", MODES)
def test_walking_a_game_of_each_mode_every_reason_and_every_part_has_a_clause(mode: str) -> None:
    """Every kind of refusal comes up on the way, and every build is explained part by part."""
    known = frozenset(load_clauses(rules("tiny-towns").book))
    rng = random.Random(mode)
    refused: set[str] = set()
    explained = 0
    game = begun("tiny-towns", {"seats": 1 if mode == "solo" else 3, "seed": 5, "options": {"mode": mode, "cavern": "on"}})
    while not game.over:
        seat = rng.choice(game.pending)
        for action in game.legal_actions(seat):
            parts = game.explain(action, seat)
            assert {part.clause for part in parts} <= known, (action, parts)
            explained += len(parts)
        if not game.play.state.round % 6 and not len(game.log) % 2:
            for action in all_actions(game, rng):
                for reason in game.violations(action, seat):
                    assert set(reason.clauses) <= known
                    assert reason.clauses or reason.code in WITHOUT, reason
                    refused.add(reason.code)
        play_on(game, rng, 1)
    assert explained
    assert {"occupied", "resource", "place-first", "step", "no-match", "not-in-play"} <= refused


def test_every_answer_that_a_card_holds_ready_cites_a_clause() -> None:
    """Also those that a random game may never come to."""
    known = frozenset(load_clauses(rules("tiny-towns").book))
    held: list[Modifier | Gate] = []
    for piece in rules("tiny-towns").pieces.values():
        for value in (*vars(piece).values(), *vars(sys.modules[type(piece).__module__]).values()):
            held += [value] if isinstance(value, Modifier | Gate) else []
    cited = {one.clause for one in held}
    assert {"TT-BLD-WELL-1", "TT-BLD-BANK-5", "TT-MON-SHRINE-1", "TT-MON-FORT-1"} <= cited <= known
    assert all(one.reason for one in held if isinstance(one, Modifier))


# -- one refusal of each kind, with the clause against it


def naming() -> Game:
    scene = TownScene("bank", "", first=0)
    scene.lay(0, "a1", "wood")
    return scene.naming()


def placing() -> Game:
    return TownScene("wood factory", "", cards=("well",)).placing("wood", 1)


def placed_by_the_namer() -> Game:
    return TownScene("factory", "").placing("wood", 0)


def building() -> Game:
    return TownScene("wood stone brick glass / the_starloom", "", monuments=("", "mandras_palace")).building()


@pytest.mark.parametrize(
    ("begin", "text", "clauses"),
    [
        (naming, "name wood", {"TT-ROUND-3", "TT-BLD-BANK-3"}),
        (naming, "place wood b1", {"TT-ROUND-1", "TT-ROUND-2"}),
        (placing, "place wood a1", {"TT-ROUND-5", "TT-PLACE-4"}),
        (placing, "place brick b2", {"TT-ROUND-5"}),
        (placing, "build well a1 b1", {"TT-BUILD-9"}),
        (placing, "take glass", {"TT-PLACE-5", "TT-BLD-FACTORY-1"}),
        (placing, "name wood", {"TT-ROUND-1", "TT-PLACE-5"}),
        (placed_by_the_namer, "take glass", {"TT-PLACE-6"}),
        (building, "build well a1 c1", {"TT-BUILD-1", "TT-BUILD-4"}),
        (building, "build well d4 a1 b1", {"TT-BUILD-3"}),
        (building, "build shed a1 b1", {"TT-SETUP-4"}),
        (building, "build mandras_palace a1 b1", {"TT-BUILD-10"}),
        (building, "build the_starloom a1 b1", {"TT-BUILD-10"}),
        (building, "place wood d4", {"TT-PLACE-1", "TT-PLACE-7", "TT-ROUND-9"}),
    ],
    ids=lambda value: getattr(value, "__name__", value if isinstance(value, str) else ""),
)
def test_a_refused_action_cites_the_rule_against_it(begin: Any, text: str, clauses: set[str]) -> None:
    reasons = begin().violations(text, 0)
    assert {clause for reason in reasons for clause in reason.clauses} == clauses
