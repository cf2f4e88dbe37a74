"""Frames: plain tuples whose fields have names."""

from __future__ import annotations

import random
from typing import Any

import pytest

from swcore import Game, load_plugins
from swcore.engine import Action, Decision, Frame, FrameKind, Machine, Rulebook
from swcore.engine.actions import DONE
from tests.kernel.dicegame import dice

WALK = FrameKind("walk-about", "seat army *steps", visible="army")


def test_a_frame_is_a_plain_tuple_made_in_order_or_by_name() -> None:
    assert WALK.of(1, 2, "a", "b") == ("walk-about", 1, 2, "a", "b")
    assert WALK.of(seat=1, army=2) == ("walk-about", 1, 2)
    assert type(WALK.of(1, 2)) is tuple
    assert FrameKind("round").of() == ("round",)


def test_a_frame_is_read_by_name_and_stays_equal_to_the_tuple() -> None:
    frame = WALK.of(1, 2, "a", "b")
    asked = WALK.read(frame)
    assert (asked.kind, asked.seat, asked.army, asked.steps) == ("walk-about", 1, 2, ("a", "b"))
    short = FrameKind("rest", "seat").read(("rest", 4))
    assert (short.seat, short) == (4, ("rest", 4))


def test_a_view_shows_the_visible_fields_alone() -> None:
    assert WALK.seen(WALK.of(1, 2, "secret")) == {"army": 2}


@pytest.mark.parametrize("values", [(), (1,)])
def test_a_frame_with_a_field_missing_is_not_made(values: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="missing"):
        WALK.of(*values)


@pytest.mark.parametrize(("fields", "visible"), [("seat army", "region"), ("seat seat", ""), ("seat kind", "")])
def test_fields_that_do_not_fit_are_refused(fields: str, visible: str) -> None:
    with pytest.raises(ValueError, match=r"region|seat|kind"):
        FrameKind("walk", fields, visible=visible)


class Named(Decision):
    frames = FrameKind("named", "seat word secret", visible="word")
    prompt = "Well?"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        return (DONE,)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        machine.push(STEP.of(seat))
        machine.push(("old", seat, "seen", "unseen"))


class Old(Decision):
    """As games wrote decisions before frames had kinds."""

    kind = "old"
    shows = ("shown",)
    prompt = "And then?"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        return (DONE,)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        machine.end_step(STEP.name)
        machine.emit(("ended", ((seat,),)))


STEP = FrameKind("step", "seat")


def never(machine: Machine, frame: Frame) -> None:
    raise AssertionError("the step was ended")


class Asking(Rulebook):
    """A game of two questions."""

    packs = ("toy",)
    decisions = (Named(), Old())
    tasks = {STEP: never}  # noqa: RUF012 - never changed

    def begin(self, machine: Machine) -> None:
        machine.push(Named.frames.of(0, "hello", "hidden"))


def test_kind_and_views_follow_from_the_frames_and_older_decisions_go_on_working() -> None:
    game = Game.new(load_plugins("asking", pieces=[Asking("toy.asking")]), 1)
    asked: Any = game.play.question()
    assert (Named.kind, asked.word, asked.secret) == ("named", "hello", "hidden")
    assert game.view(0)["decision"] == {"kind": "named", "prompt": "Well?", "word": "hello"}
    game.apply("done")
    assert game.view(0)["decision"] == {"kind": "old", "prompt": "And then?", "shown": "seen"}
    assert game.play.question().shown == "seen"
    game.apply("done")
    assert (game.over, game.play.question()) == (True, None)


def test_a_decision_ends_no_step_but_the_one_that_it_names() -> None:
    game = Game.new(load_plugins("dice", pieces=[dice]), 2)
    machine = game.play
    machine.stack = [STEP.of(0), WALK.of(0, 1)]
    with pytest.raises(ValueError, match="the step to end is 'step', and 'walk-about' is on top"):
        machine.end_step(STEP.name)
    assert machine.end_step(WALK.name) == ("walk-about", 0, 1)
    assert machine.stack == [("step", 0)]
    machine.stack = []
    with pytest.raises(ValueError, match="'nothing' is on top"):
        machine.end_step(STEP.name)


def test_frames_of_every_kind_of_the_games_are_read_by_name() -> None:
    """Over whole games: what is on the stack has a kind with as many fields as the frame has items."""
    for name, seats in (("small-world", 2), ("warcraft", 2), ("tiny-towns", 2)):
        game, rng = Game.new(name, seats, seed=4), random.Random(4)
        for _ in range(120):
            if game.over:
                break
            for frame in game.play.state.stack:
                named = game.ruleset.read(frame)
                assert named[:-1] == frame[: len(named) - 1]  # the last one may be a field that stands for several items
            game.apply(rng.choice(game.legal_actions()))
