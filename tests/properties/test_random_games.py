"""Invariants over random games: any number of seats, any options, saved, taken back and left anywhere."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swcore import Game
from swcore.testing import check_conquest, check_history, check_undo, play_random
from tests.shared.rulesets import GAMES, rules
from tests.shared.tables import PICKS, SEEDS, begun, liked, play_on, tables

CONQUESTS = ("small-world", "warcraft")
SEATS = [2, 3, 4, 5]
ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}  # SW-SETUP-2, WC-SETUP-5
REFILLED = ("warcraft",)  # where there are combos enough for every seat in every round
SLOW = (HealthCheck.too_slow,)


@pytest.mark.parametrize("name", CONQUESTS)
@settings(max_examples=20, deadline=None, suppress_health_check=SLOW)
@given(data=st.data(), picks=PICKS)
@pytest.mark.clause("WC-SETUP-5", "WC-PAY-2", "WC-COMBO-10")
def test_every_position_of_a_random_game_is_sound(name: str, data: st.DataObject, picks: int) -> None:
    """The game ends after its rounds, nobody owes coins, and in Warcraft six combos always lie open."""
    table = data.draw(tables(name))
    game = begun(name, table)
    rng = random.Random(picks)

    def check_some(game: Game) -> None:
        assert min(game.play.state.coins) >= 0
        assert len(game.play.state.column) == 6 or name not in REFILLED
        # All checks in every position would take minutes; a fourth of the positions of every game is enough to meet each kind.
        if rng.random() < 0.25 or game.over:
            check_conquest(game)

    play_random(game, random.Random(picks).randrange, check=check_some)
    assert game.play.state.round == ROUNDS[table["seats"]]
    check_history(game)
    check_undo(game)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=10, deadline=None)
@given(data=st.data(), steps=st.integers(1, 120), picks=PICKS)
def test_the_owner_of_all_seats_takes_back_any_number_of_steps(name: str, data: st.DataObject, steps: int, picks: int) -> None:
    game, rng = begun(name, data.draw(tables(name))), random.Random(picks)
    digests = [game.digest()]
    for _ in range(steps):
        if not game.over:
            play_on(game, rng, 1)
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
    play_on(game, random.Random(picks), steps)
    other = game.determinize(0, random.Random(picks + 1))
    for seat in (None, *range(seats)):
        assert game.view(seat) == other.view(seat)
    assert game.legal_actions() == other.legal_actions()


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None)
@given(data=st.data(), picks=PICKS)
def test_search_mode_and_checked_mode_reach_the_same_states(name: str, data: st.DataObject, picks: int) -> None:
    table = data.draw(tables(name))
    checked, searched, rng = begun(name, table), begun(name, table), random.Random(picks)
    while not checked.over:
        seat = rng.choice(checked.pending)
        action = liked(checked, seat, rng)
        checked.apply(action, seat)
        searched.apply_unchecked(action, seat)
        assert searched.pending == checked.pending
        assert searched.legal_actions() == checked.legal_actions()
    assert checked.digest() == searched.digest()


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None)
@given(data=st.data(), picks=PICKS, steps=st.integers(0, 250))
def test_a_game_that_is_saved_anywhere_goes_on_as_if_it_had_not_been(
    name: str, data: st.DataObject, picks: int, steps: int
) -> None:
    table = data.draw(tables(name))
    game, rng = begun(name, table), random.Random(picks)
    play_on(game, rng, steps)
    again = Game.load(game.save())
    viewers = (None, *range(table["seats"]))
    for _ in range(40):
        assert (again.digest(), again.pending, again.revisable) == (game.digest(), game.pending, game.revisable)
        assert [again.view(one) for one in viewers] == [game.view(one) for one in viewers]
        if game.over:
            break
        seat = rng.choice(game.pending)
        action = liked(game, seat, rng)
        assert again.legal_actions(seat) == game.legal_actions(seat)
        assert again.explain(action, seat) == game.explain(action, seat)
        game.apply(action, seat)
        again.apply(action, seat)


@pytest.mark.parametrize("name", CONQUESTS)
@settings(max_examples=12, deadline=None)
@given(data=st.data(), picks=PICKS)
def test_seats_may_leave_at_any_time_and_the_game_ends(name: str, data: st.DataObject, picks: int) -> None:
    """SW-TURN-9, SW-TURN-11, SW-TURN-12 hold together with every invariant."""
    table = data.draw(tables(name))
    game, rng = begun(name, table), random.Random(picks)
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
    assert sorted(ranked + list(game.result["left"])) == list(range(table["seats"]))


def _play_many(name: str, seats: int, games: int) -> None:
    for seed in range(games):
        play_random(Game.new(rules(name), seats, seed=seed), random.Random(seed).randrange)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", CONQUESTS)
def test_random_games_end(name: str, seats: int) -> None:
    _play_many(name, seats, 30)


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", CONQUESTS)
def test_two_thousand_random_games_end(name: str, seats: int) -> None:
    _play_many(name, seats, 2_000)
