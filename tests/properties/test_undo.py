"""Undo in random games: no seat goes back past a chance outcome or a reveal, the owner of all seats goes to the set-up."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swcore import ActionError, Game
from swcore.conquest.position.state import ConquestState
from swcore.testing import Scene, legal
from tests.kernel.pieces import HILL, RATS, SWAMP
from tests.shared.rulesets import rules
from tests.shared.undoing import refusal

SEEDS = st.integers(0, 2**32)
BACK = "warcraft.face_down"
# How games begin, by game: each of these in turn. In Warcraft, Goblins with their bombs lie on top.
BEGUN: dict[str, list[dict[str, Any]]] = {
    "small-world": [{"edition": edition} for edition in ("hobbyworld-2016", "stylelife-2010", "fan-as")],
    "warcraft": [{"featured": ["warcraft.goblins", "warcraft.portal_mage"]}],
}


class Past(NamedTuple):
    """The position after a step: whose step it was, whether it brought something to light, and the hash."""

    seat: int
    news: bool
    digest: str


def begun(name: str, seed: int, seats: int) -> Game:
    """Return a game at its beginning."""
    ways = BEGUN[name]
    return Game.new(rules(name), seats, seed=seed, **ways[seed % len(ways)])


def shown(game: Game) -> set[tuple[str, str]]:
    """Return the combos that lie open."""
    return {(race, power) for race, power, _ in game.play.state.column}


def face_down(game: Game) -> int:
    """Return how many places are hidden, on the board and beside it."""
    state: ConquestState = game.play.state
    return len(state.piles.get(BACK, ())) + sum(name.startswith(BACK) for name in state.faces)


def played(game: Game, rng: random.Random, steps: int) -> list[Past]:
    """Play some steps. What is news is told from the position and the dice, not from the kinds of events where that can be.

    News are a die that was rolled or a stack that was shuffled, a combo that was not seen before, a place or a bomb turned up,
    and the totals of all at the end of the game.
    """
    past = [Past(-1, True, game.digest())]
    seen = shown(game)
    for _ in range(steps):
        if game.over:
            break
        seat, hidden = rng.choice(game.pending), face_down(game)
        step = game.apply(rng.choice(game.legal_actions(seat)), seat)
        flipped = any(event[0] == "shown" for event in step.events) or face_down(game) < hidden
        news = bool(step.chance) or not shown(game) <= seen or flipped or game.over
        seen |= shown(game)
        past.append(Past(seat, news, game.digest()))
    return past


def check_seat(game: Game, seat: int, past: list[Past]) -> None:
    """Take back all that a seat may take back, and put it back."""
    copy = game.clone()
    place = len(past) - 1
    while past[place].seat == seat and not past[place].news:
        copy.undo(seat)
        place -= 1
        assert copy.digest() == past[place].digest
    code = refusal(copy, seat)
    if place == 0:
        assert code == "undo-nothing"
    else:
        assert code == ("undo-other" if past[place].seat != seat else "undo-floor")
    for one in past[place + 1 :]:
        copy.redo()
        assert copy.digest() == one.digest
    with pytest.raises(ActionError, match="nothing to redo"):
        copy.redo()


@pytest.mark.case("CASE-EN-03")
@pytest.mark.parametrize("name", BEGUN)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=SEEDS, seats=st.integers(2, 5), steps=st.integers(1, 250))
def test_a_seat_takes_back_its_own_steps_down_to_the_last_news(name: str, seed: int, seats: int, steps: int) -> None:
    game = begun(name, seed, seats)
    rng = random.Random(seed)
    past = [Past(-1, True, game.digest())]
    while len(past) <= steps and not game.over:
        past += played(game, rng, 1 + rng.randrange(6))[1:]
        for seat in range(seats):
            check_seat(game, seat, past)


@pytest.mark.case("CASE-EN-03")
@pytest.mark.parametrize("name", BEGUN)
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS, seats=st.integers(2, 5))
def test_at_the_end_no_seat_goes_back_and_the_owner_of_all_seats_goes_to_the_set_up(name: str, seed: int, seats: int) -> None:
    """The end has shown everybody's coins. Going forward again gives the same outcomes: nothing is ever rolled anew."""
    game = begun(name, seed, seats)
    past = played(game, random.Random(seed), 5_000)
    assert game.over
    for seat in range(seats):
        assert refusal(game, seat) in ("undo-other", "undo-floor")
    steps = game.log[1:]
    for one in reversed(past[:-1]):
        game.undo()
        assert game.digest() == one.digest
    with pytest.raises(ActionError, match="nothing to undo"):
        game.undo()
    for step, one in zip(steps, past[1:], strict=True):
        assert step.action is not None
        again = game.apply(step.action, step.seat)
        assert (again.chance, game.digest()) == (step.chance, one.digest)


@pytest.mark.case("CASE-EN-03")
@pytest.mark.clause("SW-DIE-3")
@pytest.mark.parametrize("rolled", ["conquer c die", "roll"])
def test_a_die_that_was_rolled_stays_rolled(rolled: str) -> None:
    """The seat is refused; the owner of all seats goes back, and the same target gives the same pips."""
    scene = Scene({"a": "hill edge", "b": "hill edge", "c": "mountain"}, "a-b b-c", seed=3)  # c: 2 + 2 + 1
    scene.army(0, RATS, "base.berserk", {"a": 1}, hand=5)
    scene.army(1, "base.orcs", HILL, {"c": 2})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert rolled in legal(game)
    before = game.digest()
    step = game.apply(rolled)
    after = game.digest()
    assert [stream for stream, _ in step.chance] == ["die"]
    for seat in (0, 1):
        assert refusal(game, seat) == ("undo-floor" if seat == 0 else "undo-other")
    game.undo()
    assert game.digest() == before
    again = game.apply(rolled)
    assert (again.chance, game.digest()) == (step.chance, after)
    if rolled == "roll":
        game.apply("done")
        game.undo(0)
        assert game.digest() == after  # back to just after the roll, and no further
        assert refusal(game, 0) == "undo-floor"


@pytest.mark.case("CASE-EN-03")
def test_the_last_step_of_a_game_shows_the_totals_and_stays() -> None:
    scene = Scene({"a": "hill edge", "b": "hill edge"}, rounds=3)
    scene.army(0, RATS, SWAMP, {"a": 1})
    scene.army(1, "base.orcs", HILL, {"b": 1})
    game = scene.turn(1, "conquer", round=3)
    assert game.view(1)["state"]["coins"][0] is None
    game.apply("done")
    assert game.over
    coins: Any = game.view(1)["state"]["coins"]
    assert coins[0] == 5
    assert refusal(game, 1) == "undo-floor"
    game.undo()
    assert game.view(1)["state"]["coins"][0] is None
