"""Invariants over random games of Small World of Warcraft: 2 to 5 seats, any options, saved and loaded anywhere."""

from __future__ import annotations

import random
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swcore import Game, Ruleset, load_plugins
from swcore.testing import any_options, check_conquest, check_history, check_undo, exhaust, play_random

SEEDS = st.integers(min_value=0, max_value=2**128 - 1)
PICKS = st.integers(0, 99_999)
SEATS = [2, 3, 4, 5]
PLACES = 12  # five artifacts and seven legendary places


@cache
def rules() -> Ruleset:
    return load_plugins("warcraft")


def begun(seed: int, seats: int, picks: int, **more: Any) -> Game:
    """Return a game with any options, those of proposed numbers among them."""
    return Game.new(rules(), seats, seed=seed, options=any_options(rules(), random.Random(picks)), **more)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=SEEDS, seats=st.integers(2, 5), first=st.integers(0, 1), picks=PICKS)
@pytest.mark.clause("WC-SETUP-5", "WC-PAY-2", "WC-COMBO-10")
def test_every_position_of_a_random_game_is_sound(seed: int, seats: int, first: int, picks: int) -> None:
    """The game ends after its rounds, nobody owes coins, and six combos always lie open."""
    game = begun(seed, seats, picks, first=first)
    rng = random.Random(picks)

    def check_some(game: Game) -> None:
        assert min(game.play.state.coins) >= 0
        assert len(game.play.state.column) == 6
        # All checks in every position would take minutes; a fourth of the positions of every game is enough to meet each kind.
        if rng.random() < 0.25 or game.over:
            check_conquest(game)

    play_random(game, random.Random(picks).randrange, check=check_some)
    assert game.play.state.round == {2: 10, 3: 10, 4: 9, 5: 8}[seats]
    check_history(game)
    check_undo(game)


@settings(max_examples=12, deadline=None)
@given(seed=SEEDS, seats=st.integers(2, 5), picks=PICKS, steps=st.integers(0, 250))
def test_a_game_that_is_saved_anywhere_goes_on_as_if_it_had_not_been(seed: int, seats: int, picks: int, steps: int) -> None:
    game = begun(seed, seats, picks)
    rng = random.Random(picks)
    for _ in range(steps):
        if not game.over:
            seat = rng.choice(game.pending)
            game.apply(rng.choice(game.legal_actions(seat)), seat)
    again = Game.load(game.save())
    for _ in range(60):
        assert again.digest() == game.digest()
        assert again.pending == game.pending
        if game.over:
            break
        assert again.legal_actions() == game.legal_actions()
        action = rng.choice(game.legal_actions())
        assert again.explain(action) == game.explain(action)
        game.apply(action)
        again.apply(action)
    assert [again.view(seat) for seat in (None, *range(seats))] == [game.view(seat) for seat in (None, *range(seats))]


@settings(max_examples=10, deadline=None)
@given(seed=SEEDS, seats=st.integers(2, 5), picks=PICKS)
def test_search_mode_and_checked_mode_reach_the_same_states(seed: int, seats: int, picks: int) -> None:
    checked, searched = begun(seed, seats, picks), begun(seed, seats, picks)
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
    game = begun(seed, seats, picks)
    rng = random.Random(picks)
    while not game.over:
        seat = game.pending[0]
        if rng.random() < 0.02:
            game.resign(seat)
        else:
            game.apply(rng.choice(game.legal_actions(seat)), seat)
        if rng.random() < 0.1:
            check_conquest(game)
    check_conquest(game)
    check_history(game)
    assert game.result is not None
    ranked = [seat for group in game.result["ranking"] for seat in group]
    assert sorted(ranked + list(game.result["left"])) == list(range(seats))


def _play_many(seats: int, games: int) -> None:
    for seed in range(games):
        play_random(Game.new(rules(), seats, seed=seed), random.Random(seed).randrange)


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end(seats: int) -> None:
    _play_many(seats, 30)


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_two_thousand_random_games_end(seats: int) -> None:
    _play_many(seats, 2_000)


# -- every piece in play


class Met:
    """Looks at positions for places that lie face up, and for those that an army controls."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.controlled: set[str] = set()

    def look(self, game: Game) -> None:
        self.found |= {mark for marks in game.play.state.marks for mark, _ in marks if rules().pieces[mark].kind == "place"}
        for army in game.play.state.armies:
            if army is not None:
                self.controlled |= {piece for piece in army.kit.pieces if rules().pieces[piece].kind == "place"}

    def look_and_check(self, game: Game) -> None:
        self.look(game)
        check_conquest(game)


@pytest.mark.clause("WC-SETUP-7", "WC-SETUP-10", "WC-SETUP-13")
def test_every_pair_is_active_and_declines_whatever_the_options() -> None:
    """16 races with 20 powers, and every artifact and place serves somebody."""
    met = Met()
    wanted = {(race.id, power.id) for race in rules().of_kind("race") for power in rules().of_kind("power")}
    assert len(wanted) == 16 * 20
    found = exhaust(rules(), 4, options=partial(any_options, rules()), share=0.02, check=met.look)
    assert set(found.active) >= wanted
    assert set(found.declined) >= wanted
    check_places(met)


def check_places(met: Met) -> None:
    """Every place is found, and serves an army; the Well lies in water, where it serves Naga alone (WC-INT-56)."""
    assert len(met.found) == PLACES
    assert met.found - met.controlled <= {"warcraft.well_of_eternity"}


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_every_pair_is_active_and_declines_on_the_islands_of_each_number_of_players(seats: int) -> None:
    met = Met()
    for seed in (0, 1_000, 2_000):
        options = partial(any_options, rules())
        assert exhaust(rules(), seats, options=options, seed=seed, share=0.2, check=met.look_and_check).missing == []
    check_places(met)
