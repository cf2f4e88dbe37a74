"""Parallel lanes: every seat acts at once in its own part, and the others see the last commit."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore import Action, ActionError, Game, Rulebook, Ruleset, load_plugins
from swcore.engine.events import EventKind
from swcore.engine.fields import LIST, PART, PUBLIC, Field
from swcore.engine.frames import Decision, Frame
from swcore.engine.machine import Machine
from swcore.engine.reasons import Part, Violation
from swcore.engine.simultaneous import open_lanes
from swcore.engine.state import State
from swcore.testing import check_history, check_position

CELLS, EACH, ROUNDS = ("a", "b", "c"), 2, 2


class Lay(Action):
    """`lay CELL`"""

    __slots__ = ()
    kind, usage, arity = "lay", "lay CELL", (1, 1)


class Ready(Action):
    """`ready`"""

    __slots__ = ()
    kind = usage = "ready"


class PebbleState(State):
    """The pebbles of every seat, and the round."""

    __slots__ = ("pebbles", "round")
    FIELDS = (
        Field("round", int, visible=PUBLIC),
        Field("pebbles", list, copy=LIST, visible=PART),
    )
    round: int
    pebbles: list[tuple[str, ...]]


class LayPebbles(Decision):
    """`("lay", seat, left)`: lay a pebble into a free cell, or be ready."""

    kind = "lay"
    prompt = "Lay a pebble"

    def legal(self, play: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        free = [cell for cell in CELLS if cell not in play.state.pebbles[seat]]
        return (*(Lay.of(cell) for cell in free), Ready.of())

    def apply(self, play: Machine, frame: Frame, seat: int, action: Action) -> None:
        if isinstance(action, Lay):
            play.emit(("laid", seat, action.args[0]))
            if frame[2] > 1:
                play.push((self.kind, seat, frame[2] - 1))

    def violations(self, play: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        if isinstance(action, Lay) and action.args[0] in play.state.pebbles[seat]:
            return [Violation("taken", f"{action.args[0]} is taken")]
        return super().violations(play, frame, seat, action)

    def explain(self, play: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        return [Part(frame[2], "pebbles left")]


def _laid(state: PebbleState, event: tuple[Any, ...]) -> None:
    _, seat, cell = event
    state.pebbles[seat] = (*state.pebbles[seat], cell)


def _begun(state: PebbleState, event: tuple[Any, ...]) -> None:
    state.round = event[1]
    state.pebbles = state.pebbles or [()] * state.seats


def run_round(play: Machine, frame: Frame) -> None:
    """Task `("round", number)`: open the lanes of a round; after the last one the game ends."""
    if frame[1] > ROUNDS:
        play.emit(("ended", (tuple(range(play.state.seats)),)))
        return
    play.emit(("begun", frame[1]))
    play.push(("round", frame[1] + 1))
    open_lanes(play, [(seat, (("lay", seat, EACH),)) for seat in range(play.state.seats)])


class Pebbles(Rulebook):
    """The rulebook."""

    state = PebbleState
    players = (2, 4)
    packs = ("toy",)
    action_kinds = (Lay, Ready)
    event_kinds = (EventKind("laid", "seat cell", _laid), EventKind("begun", "round", _begun))
    decisions = (LayPebbles(),)
    tasks = {"round": run_round}  # noqa: RUF012

    def begin(self, play: Machine) -> None:
        play.push(("round", 1))


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load_plugins("pebbles", pieces=[Pebbles("toy.pebbles")])


def shown(game: Game, seat: int | None) -> Any:
    return game.view(seat)["state"]["pebbles"]


def test_all_seats_are_awaited_at_once(rules: Ruleset) -> None:
    game = Game.new(rules, 3)
    assert game.pending == (0, 1, 2)
    for seat in range(3):
        assert [action.text for action in game.legal_actions(seat)] == ["lay a", "lay b", "lay c", "ready"]
    assert game.revisable == ()


def test_a_step_applies_at_once_to_the_own_part_and_others_see_the_last_commit(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("lay b", 1)
    assert game.play.state.pebbles == [(), ("b",)]
    assert shown(game, 1) == [[], ["b"]]
    assert shown(game, 0) == [[], []]
    assert shown(game, None) == [[], []]
    assert [action.text for action in game.legal_actions(1)] == ["lay a", "lay c", "ready"]
    assert [action.text for action in game.legal_actions(0)] == ["lay a", "lay b", "lay c", "ready"]


def test_a_seat_whose_lane_is_empty_is_ready_and_the_last_one_commits(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("lay a", 0)
    game.apply("lay c", 0)
    assert game.pending == (1,)
    assert game.legal_actions(0) == ()
    assert shown(game, 1) == [[], []]
    game.apply("ready", 1)
    assert game.play.state.round == 2
    assert sorted(game.pending) == [0, 1]
    assert shown(game, 1) == [["a", "c"], []]
    assert shown(game, None) == [["a", "c"], []]


def test_the_next_commit_is_what_others_see_in_the_next_round(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    for seat, cell in ((0, "a"), (1, "b")):
        game.apply(f"lay {cell}", seat)
        game.apply("ready", seat)
    game.apply("lay c", 0)
    assert shown(game, 1) == [["a"], ["b"]]
    assert shown(game, 0) == [["a", "c"], ["b"]]
    for seat in (0, 1):
        game.apply("ready", seat)
    assert game.over
    assert shown(game, 1) == [["a", "c"], ["b"]]


@pytest.mark.case("CASE-EN-02")
def test_the_result_is_the_same_for_every_order_of_arrival(rules: Ruleset) -> None:
    """Four seats, two steps each, computed from the same position: all 24 orders of the seats, and steps interleaved."""
    lanes = {0: ("lay a", "lay b"), 1: ("lay a", "ready"), 2: ("lay c", "lay a"), 3: ("ready",)}
    digests = set()
    for order in itertools.permutations(lanes):
        for interleaved in (False, True):
            game = Game.new(rules, 4)
            steps = [(seat, text) for seat in order for text in lanes[seat]]
            if interleaved:
                steps.sort(key=lambda step: lanes[step[0]].index(step[1]))
            for seat, text in steps:
                game.apply(text, seat)
            assert game.play.state.pebbles == [("a", "b"), ("a",), ("c", "a"), ()]
            digests.add(game.digest())
    assert len(digests) == 1


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_steps_of_different_seats_commute(data: st.DataObject) -> None:
    """Any interleaving of three random lanes gives the position that seat after seat gives."""
    rules = load_plugins("pebbles", pieces=[Pebbles("toy.pebbles")])
    cells = st.lists(st.sampled_from(CELLS), unique=True, max_size=EACH)
    lanes = [[*(f"lay {cell}" for cell in data.draw(cells))] for _ in range(3)]
    for lane in lanes:
        if len(lane) < EACH:
            lane.append("ready")
    plain, mixed = Game.new(rules, 3), Game.new(rules, 3)
    for seat, lane in enumerate(lanes):
        for text in lane:
            plain.apply(text, seat)
    order = data.draw(st.permutations([seat for seat, lane in enumerate(lanes) for _ in lane]))
    left = [iter(lane) for lane in lanes]
    for seat in order:
        mixed.apply(next(left[seat]), seat)
    assert mixed.digest() == plain.digest()
    assert mixed.pending == plain.pending == (0, 1, 2)


def test_what_another_seat_does_changes_no_byte_of_a_view(rules: Ruleset) -> None:
    """Two worlds that differ in the unfinished part of seat 1 alone."""
    worlds = []
    for cell in ("a", "b"):
        game = Game.new(rules, 3)
        game.apply("lay c", 2)
        game.apply(f"lay {cell}", 1)
        worlds.append([json.dumps(game.view(seat)) for seat in (None, 0, 2)])
    assert worlds[0] == worlds[1]


def test_a_ready_seat_is_refused_and_told_why(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("ready", 0)
    before = game.digest()
    with pytest.raises(ActionError) as caught:
        game.apply("lay a", 0)
    assert str(caught.value) == "Seat 1 cannot act now. Waiting for: seat 2."
    assert game.digest() == before
    assert [one.code for one in game.violations("lay a", 0)] == ["wrong-seat"]


def test_refusals_and_explanations_come_from_the_own_lane(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("lay a", 1)
    assert game.violations("lay a", 0) == []
    assert [one.code for one in game.violations("lay a", 1)] == ["taken"]
    assert [part.amount for part in game.explain("lay b", 0)] == [2]
    assert [part.amount for part in game.explain("lay b", 1)] == [1]
    with pytest.raises(ActionError) as caught:
        game.apply("lay a", 1)
    assert caught.value.details["reasons"] == ["taken"]


def test_without_a_seat_the_first_one_awaited_acts(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("lay a")
    game.apply("ready")
    game.apply("lay b")
    assert game.play.state.pebbles == [("a",), ("b",)]
    assert [action.text for action in game.legal_actions()] == ["lay a", "lay c", "ready"]


def test_a_copy_in_the_middle_goes_its_own_way(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("lay a", 0)
    copy = game.clone()
    copy.apply("lay b", 1)
    copy.apply("lay c", 0)
    assert game.play.state.pebbles == [("a",), ()]
    assert (game.pending, copy.pending) == ((0, 1), (1,))
    assert shown(copy, 1) == [[], ["b"]]


def test_a_game_saved_in_the_middle_opens_with_the_same_lanes_and_views(rules: Ruleset) -> None:
    game = Game.new(rules, 3)
    for seat, text in ((2, "lay c"), (0, "lay a"), (2, "lay b"), (1, "lay a")):
        game.apply(text, seat)
        again = Game.load(game.save(), rules)
        assert again.digest() == game.digest()
        assert again.pending == game.pending
        for one in (None, 0, 1, 2):
            assert again.view(one) == game.view(one)
            assert again.legal_actions(one) == game.legal_actions(one)
    again.apply("ready", 0)
    again.apply("ready", 1)
    assert again.play.state.round == 2


def test_search_in_lanes_reaches_the_same_position(rules: Ruleset) -> None:
    checked, searched = Game.new(rules, 2), Game.new(rules, 2)
    for seat, action in ((1, Lay.of("a")), (0, Ready.of()), (1, Ready.of())):
        checked.apply(action, seat)
        searched.apply_unchecked(action, seat)
    assert checked.digest() == searched.digest()


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_lanes_are_sound(rules: Ruleset, seed: int) -> None:
    game = Game.new(rules, 2 + seed % 3, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        check_position(game)
        seat = rng.choice(game.pending)
        game.apply(rng.choice(game.legal_actions(seat)), seat)
    check_history(game)


def test_the_last_step_of_a_lane_is_taken_back_by_its_seat(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("lay a", 0)
    before = game.digest()
    game.apply("lay b", 1)
    game.undo(1)
    assert game.digest() == before
    assert shown(game, 1) == [[], []]
    game.redo()
    assert shown(game, 1) == [[], ["b"]]


def test_the_commit_shows_the_parts_of_others_so_only_the_owner_of_all_seats_takes_it_back(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("lay a", 0)
    game.apply("ready", 0)
    before = game.digest()
    game.apply("ready", 1)
    assert shown(game, 1) == [["a"], []]
    with pytest.raises(ActionError) as caught:
        game.undo(1)
    assert caught.value.code == "undo-floor"
    game.undo()
    assert game.digest() == before
    assert shown(game, 1) == [[], []]


def test_an_own_step_is_taken_back_from_below_the_steps_of_others(rules: Ruleset) -> None:
    game, other = Game.new(rules, 2), Game.new(rules, 2)
    game.apply("lay a", 0)
    game.apply("lay b", 1)
    game.undo(0)
    other.apply("lay b", 1)
    assert game.digest() == other.digest()
    assert [step.seat for step in game.log] == [-1, 1]


def test_steps_of_others_show_no_event_before_the_commit(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    heard: list[int] = []
    game.listen(lambda game, step: heard.append(len(game.events(step))))
    step = game.apply("lay a", 0)
    assert heard == [0]
    assert game.events(step, seat=1) == []
    assert len(game.events(step, seat=0)) == len(game.events(step, full=True)) - 1  # all but the open frames
    game.apply("ready", 0)
    game.apply("ready", 1)
    assert len(game.events(step, seat=1)) == len(game.events(step, seat=0)) > 0


def test_a_guess_holds_the_own_part_and_the_last_commit_of_the_others(rules: Ruleset) -> None:
    """Two worlds that differ in what seat 0 laid give seat 1 the same guess."""
    guesses = []
    for laid in ("a", "b"):
        game = Game.new(rules, 2)
        game.apply(f"lay {laid}", 0)
        game.apply("lay c", 1)
        guess = game.determinize(1, random.Random(4))
        assert shown(guess, 1) == [[], ["c"]]
        guesses.append(guess.digest())
    assert guesses[0] == guesses[1]


def test_a_seat_is_told_of_its_own_question_and_others_that_several_act(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("lay a", 0)
    game.apply("lay b", 0)
    ready, acting = game.view(0)["decision"], game.view(1)["decision"]
    assert acting == {"kind": "lay", "prompt": "Lay a pebble"}
    assert ready == game.view(None)["decision"] == {"kind": "parallel", "prompt": "Several players act at the same time"}
