"""Undo in Small World of Warcraft: no seat goes back past a die, a shuffle, a combo, a place or a bomb that came to light."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swcore import ActionError, Game, Ruleset, load_plugins
from swcore.conquest.position.state import ConquestState
from swcore.testing import Scene, legal

SEEDS = st.integers(0, 2**32)
BACK, BOMB = "warcraft.face_down", "warcraft.bomb"
ORCS, TROLLS, RANGER, FARMER = "warcraft.orcs", "warcraft.trolls", "warcraft.ranger", "warcraft.farmer"
TOP = ["warcraft.goblins", "warcraft.portal_mage"]


@cache
def rules() -> Ruleset:
    return load_plugins("warcraft")


class Past(NamedTuple):
    """The position after a step: whose step it was, whether it brought something to light, and the hash."""

    seat: int
    news: bool
    digest: str


def open_combos(game: Game) -> set[tuple[str, str]]:
    return {(race, power) for race, power, _ in game.play.state.column}


def face_down(game: Game) -> int:
    """Return how many places are hidden, on the board and beside it."""
    state: ConquestState = game.play.state
    return len(state.piles[BACK]) + sum(name.startswith(BACK) for name in state.faces)


def played(game: Game, rng: random.Random, steps: int) -> list[Past]:
    """Play some steps. News are a die or a shuffle, a combo not seen before, a place or a bomb turned up, and the end."""
    past = [Past(-1, True, game.digest())]
    seen = open_combos(game)
    for _ in range(steps):
        if game.over:
            break
        seat, hidden = rng.choice(game.pending), face_down(game)
        step = game.apply(rng.choice(game.legal_actions(seat)), seat)
        flipped = any(event[0] == "shown" for event in step.events)
        news = bool(step.chance) or not open_combos(game) <= seen or face_down(game) < hidden or flipped or game.over
        seen |= open_combos(game)
        past.append(Past(seat, news, game.digest()))
    return past


def refusal(game: Game, seat: int) -> str:
    """Return the code with which an undo of a seat is refused, and make sure that nothing has changed."""
    before = game.digest(), len(game.log), game.view(seat)
    with pytest.raises(ActionError) as caught:
        game.undo(seat)
    assert (game.digest(), len(game.log), game.view(seat)) == before
    return caught.value.code


def check_seat(game: Game, seat: int, past: list[Past]) -> None:
    """Take back all that a seat may take back, and put it back."""
    copy, place = game.clone(), len(past) - 1
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


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=SEEDS, seats=st.integers(2, 5), steps=st.integers(1, 250))
def test_a_seat_takes_back_its_own_steps_down_to_the_last_news(seed: int, seats: int, steps: int) -> None:
    game, rng = Game.new(rules(), seats, seed=seed, featured=TOP), random.Random(seed)
    past = [Past(-1, True, game.digest())]
    while len(past) <= steps and not game.over:
        past += played(game, rng, 1 + rng.randrange(6))[1:]
        for seat in range(seats):
            check_seat(game, seat, past)


@settings(max_examples=6, deadline=None)
@given(seed=SEEDS, seats=st.integers(2, 5))
def test_the_owner_of_all_seats_goes_back_to_the_set_up_and_forward_to_the_same_end(seed: int, seats: int) -> None:
    game = Game.new(rules(), seats, seed=seed, featured=TOP)
    past = played(game, random.Random(seed), 5_000)
    assert game.over
    steps = game.log[1:]
    for one in reversed(past[:-1]):
        game.undo()
        assert game.digest() == one.digest
    for step, one in zip(steps, past[1:], strict=True):
        assert step.action is not None
        again = game.apply(step.action, step.seat)
        assert (again.chance, game.digest()) == (step.chance, one.digest)


ROW = {"a": "hill harbor", "b": "forest magic", "c": "hill magic harbor", "d": "swamp"}


@pytest.mark.clause("WC-MARK-1")
def test_a_place_that_was_found_stays_found() -> None:
    scene = Scene(ROW, game="warcraft")
    scene.army(0, ORCS, RANGER, {"a": 1}, hand=6)
    scene.place("warcraft.karazhan", "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert refusal(game, 0) == "undo-floor"
    game.apply("conquer c")
    game.undo(0)  # nothing was hidden there
    assert refusal(game, 0) == "undo-floor"


@pytest.mark.clause("WC-MARK-6", "WC-POWER-PORTAL-1")
def test_a_place_that_a_portal_uncovers_stays_uncovered() -> None:
    scene = Scene(ROW, game="warcraft")
    scene.army(0, ORCS, "warcraft.portal_mage", {"b": 2}, hand=1)
    scene.place("warcraft.karazhan", "c", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("use portal b")
    before = game.digest()
    game.apply("choose c")
    assert scene.marks("c") == ["warcraft.karazhan"]
    assert refusal(game, 0) == "undo-floor"
    game.undo()
    assert game.digest() == before


@pytest.mark.clause("WC-RACE-GOBLINS-3", "WC-RACE-GOBLINS-6")
@pytest.mark.parametrize(("held", "code"), [(True, "undo-floor"), (False, None)])
def test_a_bomb_that_was_flipped_stays_flipped_and_one_that_went_back_unseen_does_not(held: bool, code: str | None) -> None:
    """It is flipped in the step that ends the turn before; when its region is empty then, nobody has seen anything."""
    scene = Scene(ROW, game="warcraft")
    scene.army(1, TROLLS, FARMER, {"a": 1, "b": 1} if held else {"a": 1}, hand=1)
    goblins = scene.army(0, "warcraft.goblins", RANGER, {"c": 1})
    scene.pile(BOMB, "dud", "dud")
    scene.mark(BOMB, "b", goblins)
    game = scene.turn(1, "conquer")
    while game.pending == (1,):
        game.apply("done" if "done" in legal(game) else legal(game)[-1])
    assert game.pending == (0,)
    assert scene.marks("b") == []
    if code is None:
        game.undo(1)
        assert scene.marks("b") == [BOMB]
    else:
        assert refusal(game, 1) == code
