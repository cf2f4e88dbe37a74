"""Two worlds that differ only in what is hidden look the same to every seat: views, events, legal actions, refusals."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore import Game
from tests.shared.rulesets import rules
from tests.shared.worlds import other_order, refusal

RULES = rules("small-world")
EDITIONS = sorted(RULES.book.editions)
STACKS = ("banners", "badges")
SHOWN = 6  # combos in the column at the start


def two_worlds(seed: int, seats: int, edition: str, same: int) -> tuple[Game, Game]:
    """Return two games with the same history so far: stacks that differ below `same` pieces, and other dice to come."""
    one = Game.new(RULES, seats, seed=seed, edition=edition)
    rng = random.Random(seed)
    begun = dict(one.log[0].chance)
    stacked = {stream: other_order(begun[stream], same, rng) for stream in STACKS}
    other = Game.new(RULES, seats, seed=seed + 1, edition=edition, script=lambda stream, wanted: stacked[stream])
    return one, other


def apply_both(one: Game, other: Game, text: str) -> None:
    """Take a step in both worlds, with the same outcomes."""
    outcomes = list(one.apply(text).chance)
    other.play.script = lambda stream, wanted: outcomes.pop(0)[1]
    other.apply(text)
    other.play.script = None


def seen(game: Game, seat: int | None) -> dict[str, Any]:
    """Return all that a seat can learn from a game."""
    asked, turn = game.pending[0] if game.pending else 0, len(game.log) % 3
    hidden = [f"pick {race}" for race in sorted(race.id for race in RULES.of_kind("race"))][turn::3]  # in three steps all
    return {
        "view": game.view(seat),
        "events": [repr(event) for step in game.log for event in game.events(step, seat=seat)],
        "legal": [action.text for action in game.legal_actions(seat)] if seat is not None else [],
        "refusals": [refusal(game, asked, text) for text in (*hidden, "conquer r99", "deploy r01 9")] if not game.over else [],
    }


@settings(max_examples=40, deadline=None)  # a loaded machine is not a fault of the worlds
@given(
    seed=st.integers(0, 2**64),
    seats=st.integers(2, 5),
    edition=st.sampled_from(EDITIONS),
    more=st.integers(0, 3),
    picks=st.integers(0, 2**32),
)
@pytest.mark.clause("SW-SETUP-8", "SW-DEF-17")
def test_worlds_that_differ_in_what_is_hidden_cannot_be_told_apart(
    seed: int, seats: int, edition: str, more: int, picks: int
) -> None:
    one, other = two_worlds(seed, seats, edition, SHOWN + more)
    assert one.digest() != other.digest()
    pick, steps = random.Random(picks), 0
    while not one.over and one.play.state.column == other.play.state.column and steps < 40:
        for seat in (None, *range(seats)) if steps % 5 == 0 else (None, one.pending[0]):
            assert seen(one, seat) == seen(other, seat)
        texts = [action.text for action in one.legal_actions()]
        apply_both(one, other, pick.choice(texts))
        steps += 1
    assert steps > more  # the worlds stay alike at least until the first hidden piece is uncovered


def test_a_view_that_told_the_stacks_would_be_caught() -> None:
    """The comparison sees the difference where somebody may see it: in the state itself."""
    one, other = two_worlds(7, 2, "", SHOWN)
    assert one.play.state.to_json()["banners"] != other.play.state.to_json()["banners"]
    assert one.play.state.to_json()["streams"] != other.play.state.to_json()["streams"]
    assert seen(one, 0) == seen(other, 0)


@pytest.mark.clause("SW-SCORE-6", "SW-SCORE-8")
def test_the_total_of_another_seat_is_in_no_text_that_a_seat_gets() -> None:
    """Totals follow from payments that all have seen, so there is no second world; no view or refusal says them."""
    game = Game.new(RULES, 3, seed=11)
    pick = random.Random(3)
    for _ in range(60):
        if game.over:
            break
        coins = game.view(game.pending[0])["state"]["coins"]
        assert [seat for seat, total in enumerate(coins) if total is not None] == [game.pending[0]]
        game.apply(pick.choice(game.legal_actions()))
    assert not game.over
