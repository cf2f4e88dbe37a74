"""What leaves in a seat's view, events, legal actions and error texts: never the stacks, the random streams, others' totals."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore import Game, SwcoreError
from swcore.testing import Scene
from tests.kernel.pieces import HILL, RATS
from tests.shared.rulesets import rules

EDITIONS = ("hobbyworld-2016", "stylelife-2010", "fan-as")
RULES = rules("small-world")
ODD = (
    "pick base.nobody",
    "conquer r99",
    "conquer r01",
    "conquer r01 dragon",
    "deploy r01 9",
    "redeploy r01=9",
    "decline",
    "dance",
)


def refusals(game: Game, seat: int) -> list[Any]:
    """Return all that a seat is told when it tries what it may not do, and when it asks about it."""
    told: list[Any] = []
    questions: list[Callable[[Game, str], object]] = [
        lambda one, text: one.apply(text, seat),
        lambda one, text: [str(found) for found in one.violations(text, seat)],
        lambda one, text: [str(part) for part in one.explain(text, seat)],
        lambda one, text: one.undo(seat),
    ]
    for text in (*ODD, *(f"pick {race}" for race, _, _ in game.play.state.column)):  # refusals quote what was tried
        for question in questions:
            try:
                answer = question(game.clone(), text)
            except SwcoreError as error:
                answer = [error.code, str(error), error.hint, repr(error.details)]
            told.append(answer if isinstance(answer, list) else "carried out")
    return told


def served(game: Game, seat: int | None) -> dict[str, Any]:
    """Return all that a game hands out to a seat, as the texts that would go over a wire."""
    events = [repr(event) for step in game.log for event in game.events(step, seat=seat)]
    legal = [action.text for action in game.legal_actions(seat)] if seat is not None else []
    told = refusals(game, seat) if seat is not None and not game.over else []
    return {"view": game.view(seat), "events": events, "legal": legal, "told": told, "result": game.result}


def words(told: Any) -> set[str]:
    """Return every word and number in what was served."""
    return set(re.findall(r"[a-z_]+\.[a-z_]+|-?\d+", json.dumps(told)))


def never_seen(game: Game) -> set[str]:
    """Return the banners and badges that have never left their stacks."""
    state = game.play.state
    seen = {piece for step in game.log for event in step.events if event[0] in ("combos", "uncovered") for piece in shown(event)}
    return {*state.banners, *state.badges} - seen


def shown(event: tuple[Any, ...]) -> set[str]:
    """Return what an event about the column lays open: the combos and the discarded badges."""
    return {piece for combo in event[1] for piece in combo[:2]} | set(event[4])


@pytest.mark.case("CASE-EN-01")
@pytest.mark.clause("SW-SETUP-8", "SW-DEF-17")
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(2**100, 2**128 - 1), seats=st.integers(2, 5), edition=st.sampled_from(EDITIONS), steps=st.integers(0, 90))
def test_nothing_hidden_is_served_to_anybody(seed: int, seats: int, edition: str, steps: int) -> None:
    """Searched in the texts themselves, with steps undone behind it: ids of hidden pieces, keys of streams, the seed.

    The tray lists the races that exist, whose names are not secret; every other mention of a hidden banner would be one.
    """
    game = Game.new(RULES, seats, seed=seed, edition=edition)
    rng = random.Random(seed)
    for _ in range(steps):
        if not game.over:
            game.apply(rng.choice(game.legal_actions()))
    for _ in range(min(len(game.log) - 1, rng.randrange(4))):
        game.undo()
    secrets = never_seen(game) | {str(seed)} | {str(key) for key, _ in game.play.state.streams.values()}
    for seat in (None, *range(seats)):
        told = served(game, seat)
        assert sorted(told["view"]["state"].pop("tray")) == sorted(game.play.state.tray)
        told["events"] = [event for event in told["events"] if not event.startswith("Start(")]
        assert sorted(words(told) & secrets) == []
        for name in ("streams", "stack", "banners", "badges"):
            assert name not in told["view"]["state"]


@pytest.mark.case("CASE-EN-01")
@pytest.mark.clause("SW-PICK-1", "SW-SETUP-8")
def test_a_banner_in_the_stack_and_one_on_the_board_are_refused_in_the_same_words() -> None:
    """Else a seat could find out what lies where by trying to pick it."""
    game = Game.new(RULES, 2, seed=6)
    taken = game.play.state.column[0][0]
    game.apply(f"pick {taken}")
    while game.pending == (0,):
        game.apply(game.legal_actions()[-1])
    hidden = game.play.state.banners[-1]
    told = []
    for race in (taken, hidden):
        with pytest.raises(SwcoreError) as caught:
            game.apply(f"pick {race}", 1)
        error = caught.value
        told.append([error.code, *(text.replace(race, "it") for text in (str(error), error.hint, repr(error.details)))])
    assert told[0] == told[1]


def two_purses(total: int) -> tuple[Scene, Game]:
    """Return a game in which seat 1 owns a number of coins, enough for every combo, and seat 0 is to pick."""
    scene = Scene({"a": "hill edge", "b": "hill edge", "c": "hill edge"}, seats=3)
    scene.army(1, RATS, HILL, {"b": 2})
    scene.coins(1, total)
    return scene, scene.turn(0)


@pytest.mark.clause("SW-SCORE-6", "SW-SCORE-8")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_worlds_that_differ_in_the_total_of_a_seat_look_the_same_to_the_others(seat: int | None) -> None:
    """And to its owner they do not. The same is done in both until the end, where all is revealed."""
    one, other = (two_purses(total)[1] for total in (5_003, 7_919))
    rng = random.Random(3)
    purses = set()
    while not one.over:
        mine, theirs = served(one, seat), served(other, seat)
        assert mine == theirs
        assert not {str(game.play.state.coins[1]) for game in (one, other)} & words(mine)
        purses.add((one.view(1)["state"]["coins"][1], other.view(1)["state"]["coins"][1]))
        text = rng.choice([action.text for action in one.legal_actions()])
        outcomes = [outcome for _, outcome in one.apply(text).chance]
        other.play.script = lambda stream, wanted, known=outcomes: known.pop(0)
        other.apply(text)
    assert len(purses) > 5
    assert all(richer - poorer == 7_919 - 5_003 for poorer, richer in purses)
    assert other.view(seat)["state"]["coins"] == other.play.state.coins
    assert other.result is not None
    assert other.result["winners"] == [1]
