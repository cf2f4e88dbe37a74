"""Invariants over random games of Tiny Towns: 1 to 6 seats, every mode, any options, saved and loaded anywhere."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from swcore_tiny_towns.testing import check_builds, check_towns

from swcore import ActionError, Game
from swcore.testing import check_history, check_pure, check_undo, play_random
from tests.shared.rulesets import rules
from tests.shared.tables import MODES, PICKS, begun, liked, play_on, towns
from tests.towns.games.tries import all_actions

STEPS = st.integers(0, 200)
TABLES = [(mode, seats) for mode in MODES for seats in ((1,) if mode == "solo" else (1, 2, 3, 4, 5, 6))]
ROUNDS = 250  # TT-END-8


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(table=towns(), picks=PICKS)
@pytest.mark.clause("TT-TERM-2", "TT-BUILD-1", "TT-PLACE-2", "TT-END-8")
def test_every_position_of_a_random_game_is_sound(table: dict[str, Any], picks: int) -> None:
    """A square holds one thing, patterns are used up exactly, what is derived equals a rebuild, and events give the state."""
    game, rng = begun("tiny-towns", table), random.Random(picks)
    while not game.over:
        if rng.random() < 0.25:
            check_towns(game)
        if rng.random() < 0.05:
            check_pure(game)
        play_on(game, rng, 1)
    check_towns(game)
    check_builds(game)
    check_history(game)
    check_undo(game)
    assert game.play.state.round <= ROUNDS


@settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow])
@given(table=towns(), picks=PICKS, steps=STEPS)
def test_an_action_is_legal_exactly_if_no_reason_speaks_against_it(table: dict[str, Any], picks: int, steps: int) -> None:
    game, rng = begun("tiny-towns", table), random.Random(picks)
    play_on(game, rng, steps)
    for seat in game.pending[:2]:
        legal = set(game.legal_actions(seat))
        tried = set(all_actions(game, rng)) | legal
        assert {action for action in tried if not game.violations(action, seat)} == legal
        for action in rng.sample(sorted(tried - legal, key=str), 20):
            before = game.digest()
            with pytest.raises(ActionError) as caught:
                game.apply(action, seat)
            assert game.digest() == before
            assert all(reason.message in str(caught.value) for reason in game.violations(action, seat))


@settings(max_examples=8)
@given(table=towns(), picks=PICKS, steps=st.integers(1, 120), cut=st.integers(1, 400))
def test_a_save_that_breaks_off_in_the_middle_of_a_round_is_recovered(
    table: dict[str, Any], picks: int, steps: int, cut: int
) -> None:
    game = begun("tiny-towns", table)
    play_on(game, random.Random(picks), steps)
    digests = [state.digest() for _, state in game.replay()]
    text = game.save()
    header = text.index("\n") + 1
    recovered = Game.recover(text[: max(header, len(text) - cut)]).game
    assert recovered.digest() in digests
    play_random(recovered, random.Random(picks).randrange)


@settings(max_examples=25)
@given(table=towns(), picks=PICKS, steps=STEPS)
@pytest.mark.clause("TT-ROUND-6")
@pytest.mark.case("CASE-EN-03")
def test_a_seat_takes_back_its_own_steps_of_the_round_and_nothing_of_others(
    table: dict[str, Any], picks: int, steps: int
) -> None:
    """Whatever a seat has done since the lanes opened goes; the others' steps stay, and may be done again in the same way."""
    game, rng = begun("tiny-towns", table), random.Random(picks)
    play_on(game, rng, steps)
    while not game.over and game.play.state.committed is None:
        play_on(game, rng, 1)
    if game.over:
        return
    opened = max(number for number, step in enumerate(game.log) if any(event[0] == "lanes" for event in step.events))
    round = game.play.state.round
    for _ in range(rng.randrange(12)):
        before = game.clone()
        play_on(game, rng, 1)
        if game.play.state.committed is None or game.play.state.round != round:
            game = before
            break
    done = game.log[opened + 1 :]
    for seat in range(table["seats"]):
        copy, own = game.clone(), [step for step in done if step.seat == seat]
        for _ in own:
            copy.undo(seat)
        last = copy.log[-1]
        if len(copy.log) > opened + 1 or last.seat != seat or last.irreversible:  # else the seat takes back what it named
            with pytest.raises(ActionError):
                copy.undo(seat)
        assert [step.seat for step in copy.log[opened + 1 :]] == [step.seat for step in done if step.seat != seat]
        for step in own:
            assert step.action is not None
            copy.apply(step.action, seat)
        assert copy.digest() == game.digest()


@settings(max_examples=20)
@given(table=towns(), picks=PICKS, leaving=st.sampled_from([0.01, 0.05, 0.3]))
@pytest.mark.clause("TT-END-8")
def test_seats_may_leave_at_any_time_and_the_game_ends(table: dict[str, Any], picks: int, leaving: float) -> None:
    game, rng = begun("tiny-towns", table), random.Random(picks)
    while not game.over:
        seat = rng.choice(game.pending)
        if rng.random() < leaving:
            game.resign(seat)
        else:
            game.apply(liked(game, seat, rng), seat)
        assert not set(game.pending) & set(game.play.state.left)
        if rng.random() < 0.1:
            check_towns(game)
    check_history(game)
    assert game.result is not None
    ranked = [seat for group in game.result["ranking"] for seat in group]
    assert sorted([*ranked, *game.result["left"]]) == list(range(table["seats"]))


@settings(max_examples=30)
@given(table=towns(), picks=PICKS)
@pytest.mark.clause("TT-ROUND-10", "TT-ROUND-11", "TT-MON-FORT-2", "TT-MON-FORT-4", "TT-ROUND-4")
def test_the_hammer_travels_by_the_rules_in_random_games(table: dict[str, Any], picks: int) -> None:
    """Worked out beside the engine: the next active seat to the left that is neither the Fort's nor has banks for everything."""
    table["options"]["mode"] = "base"
    game, rng = begun("tiny-towns", table), random.Random(picks)
    last, named = -1, Counter[int]()
    while not game.over:
        state = game.play.state
        if state.stack[-1][0] == "name":
            active = [seat for seat in range(state.seats) if any(not what for what in state.towns[seat].squares)]
            order = [seat for seat in ((last + 1 + step) % state.seats for step in range(state.seats)) if seat in active]
            forts = [seat for seat in order if "towns.fort_ironweed" in state.towns[seat].squares and len(active) > 1]
            free = [seat for seat in order if seat not in forts and len(_banked(state.towns[seat])) < 5]
            last = free[0] if free else next(seat for seat in order if seat not in forts)
            assert game.pending == (last,)
            named[last] += 1
            offered = {action.args[0] for action in game.legal_actions(last)}
            assert offered.isdisjoint(_banked(state.towns[last])) or not free
        play_on(game, rng, 1)
    assert game.play.state.names == tuple(named[seat] for seat in range(table["seats"]))


def _banked(town: Any) -> set[str]:
    return {resource for name, lying in town.on.items() if "towns.bank" in town.squares for resource in lying}


def _play_many(mode: str, seats: int, games: int) -> None:
    for seed in range(games):
        game = Game.new(rules("tiny-towns"), seats, seed=seed, options={"mode": mode, "cavern": ["off", "on"][seed % 2]})
        rng = random.Random(seed)
        if seed % 3:
            play_random(game, rng.randrange)
        while not game.over:
            play_on(game, rng, 1)
        assert game.play.state.round <= ROUNDS
        assert all(game.play.state.completed)


@pytest.mark.clause("TT-END-8", "TT-END-6")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_random_games_end(mode: str, seats: int) -> None:
    _play_many(mode, seats, 40)


@pytest.mark.long
@pytest.mark.clause("TT-END-8", "TT-END-6")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_two_thousand_random_games_end(mode: str, seats: int) -> None:
    _play_many(mode, seats, 2_000)


@pytest.mark.clause("TT-END-8", "TT-TOWNHALL-11", "TT-MON-FORT-3")
def test_games_that_put_off_their_end_as_long_as_they_can_end_in_time() -> None:
    """Stores, cottages and the cavern before squares, builds whenever possible, and the Fort that idles in free rounds."""
    longest = 0
    for seed in range(30):
        featured = ["towns.warehouse", "towns.shed", "towns.fort_ironweed", "towns.statue_of_the_bondmaker"]
        game = Game.new(rules("tiny-towns"), 2, seed=seed, options={"mode": "town_hall", "cavern": "on"}, featured=featured)
        rng = random.Random(seed)
        while not game.over:
            seat = game.pending[0]
            actions = game.legal_actions(seat)
            kinds = [action.kind for action in actions]
            kind = next((one for one in ("build", "store", "discard", "take") if one in kinds), "")
            game.apply(rng.choice([action for action in actions if not kind or action.kind == kind]), seat)
        longest = max(longest, game.play.state.round)
    assert 16 < longest <= ROUNDS
