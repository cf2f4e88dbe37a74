"""Invariants over random games on every map and player count."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swcore import Game, Ruleset, load_plugins
from swcore.testing import check_conquest, check_history, check_undo, play_random

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"own_declined_tokens_defend": False, "sorcerer_limit": "per_turn"},
)
SEEDS = st.integers(min_value=0, max_value=2**128 - 1)
PICKS = st.integers(0, 99_999)


@cache
def rules() -> Ruleset:
    return load_plugins("small-world")


@settings(max_examples=24, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=SEEDS, seats=st.integers(2, 5), options=st.sampled_from(OPTIONS), first=st.integers(0, 1), picks=PICKS)
def test_every_position_of_a_random_game_is_sound(
    seed: int, seats: int, options: dict[str, object], first: int, picks: int
) -> None:
    game = Game.new(rules(), seats, seed=seed, options=options, first=first)
    rng = random.Random(picks)

    def check_some(game: Game) -> None:
        # All checks in every position would take minutes; a third of the positions of every game is enough to meet each kind.
        if rng.random() < 0.34 or game.over:
            check_conquest(game)

    play_random(game, random.Random(picks).randrange, check=check_some)
    check_history(game)
    check_undo(game)


@settings(max_examples=10, deadline=None)
@given(seed=SEEDS, steps=st.integers(1, 90), picks=PICKS)
def test_undo_takes_back_any_number_of_steps_for_the_owner_of_all_seats(seed: int, steps: int, picks: int) -> None:
    game = Game.new(rules(), 2, seed=seed)
    rng = random.Random(picks)
    digests = [game.digest()]
    for _ in range(steps):
        if game.over:
            break
        game.apply(rng.choice(game.legal_actions()))
        digests.append(game.digest())
    for digest in reversed(digests[:-1]):
        game.undo()
        assert game.digest() == digest
    for digest in digests[1:]:
        game.redo()
        assert game.digest() == digest


@settings(max_examples=20, deadline=None)
@given(seed=SEEDS, seats=st.integers(2, 5), picks=PICKS, steps=st.integers(0, 150))
def test_the_order_of_the_stacks_is_in_no_view(seed: int, seats: int, picks: int, steps: int) -> None:
    """Two worlds: other stacks and other random positions change no byte of any view or list of actions."""
    game = Game.new(rules(), seats, seed=seed)
    rng = random.Random(picks)
    for _ in range(steps):
        if not game.over:
            game.apply(rng.choice(game.legal_actions()))
    other = game.determinize(0, random.Random(picks + 1))
    for seat in (None, *range(seats)):
        assert game.view(seat) == other.view(seat)
    assert game.legal_actions() == other.legal_actions()


@settings(max_examples=12, deadline=None)
@given(seed=SEEDS, picks=PICKS)
def test_search_mode_and_checked_mode_reach_the_same_states(seed: int, picks: int) -> None:
    checked, searched = Game.new(rules(), 3, seed=seed), Game.new(rules(), 3, seed=seed)
    rng = random.Random(picks)
    while not checked.over:
        action = rng.choice(checked.legal_actions())
        checked.apply(action)
        searched.apply_unchecked(action)
        assert checked.legal_actions() == searched.legal_actions()
    assert checked.digest() == searched.digest()


@settings(max_examples=12, deadline=None)
@given(seed=SEEDS, seats=st.integers(2, 5), picks=PICKS)
def test_seats_may_leave_at_any_time_and_the_game_ends(seed: int, seats: int, picks: int) -> None:
    """SW-TURN-9, SW-TURN-11, SW-TURN-12 hold together with every invariant."""
    game = Game.new(rules(), seats, seed=seed)
    rng = random.Random(picks)
    while not game.over:
        seat = game.pending[0]
        if rng.random() < 0.02:
            game.resign(seat)
        else:
            game.apply(rng.choice(game.legal_actions(seat)), seat)
        if rng.random() < 0.1:
            check_conquest(game)
        assert not set(game.pending) & set(game.play.state.left)
    check_conquest(game)
    check_history(game)
    assert game.result is not None
    ranked = [seat for group in game.result["ranking"] for seat in group]
    assert sorted(ranked + list(game.result["left"])) == list(range(seats))


def _play_many(seats: int, games: int) -> None:
    for seed in range(games):
        play_random(Game.new(rules(), seats, seed=seed), random.Random(seed).randrange)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end(seats: int) -> None:
    _play_many(seats, 60)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_thousand_random_games_end(seats: int) -> None:
    _play_many(seats, 2_000)
