"""Pieces that answer each other for ever are stopped, named, and leave the game usable."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Action, ActionError, Game, Piece, PluginError, Rulebook, hookimpl, load_plugins
from swcore.engine.effects import Effect
from swcore.engine.events import EventKind
from swcore.engine.fields import PUBLIC, Field
from swcore.engine.frames import Decision, Frame
from swcore.engine.machine import STEP_LIMIT, Machine
from swcore.engine.state import State
from swcore.hooks.markers import hookspec


class Specs:
    """The hooks of a small family: a token is placed, and every piece may answer."""

    @hookspec
    def bells_rung(self, view: Any, number: int) -> Any:
        """React to a bell."""


class Ring(Action):
    """`ring`"""

    __slots__ = ()
    kind = usage = "ring"


class Rest(Action):
    """`rest`"""

    __slots__ = ()
    kind = usage = "rest"


class BellState(State):
    """How often bells were rung."""

    __slots__ = ("rung",)
    FIELDS = (Field("rung", int, visible=PUBLIC),)
    rung: int


class Watch(Decision):
    """`("watch", seat)`"""

    kind = "watch"
    prompt = "Ring or rest"

    def legal(self, play: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        return (Ring.of(), Rest.of())

    def apply(self, play: Machine, frame: Frame, seat: int, action: Action) -> None:
        play.push(frame)
        play.emit(("rung", play.state.rung + 1))
        if action.kind == "ring":
            play.push(("answers", 1, ""))


def run_answers(play: Machine, frame: Frame) -> None:
    """Task `("answers", number, ringer)`: ask every piece but the one that rang, one by one."""
    for hooks in play.ruleset.impls.values():
        impl = hooks["bells_rung"]
        if impl.piece.id != frame[2]:
            play.perform(impl.call(play.view, frame[1]), impl.piece.id)


def do_ring(play: Machine, effect: Effect, piece: str) -> None:
    """Ring a bell, which the others answer."""
    play.emit(("rung", play.state.rung + 1))
    play.push(("answers", effect[1], piece))


def _rung(state: BellState, event: tuple[Any, ...]) -> None:
    state.rung = event[1]


class Bells(Rulebook):
    """The rulebook."""

    state = BellState
    players = (1, 2)
    packs = ("toy",)
    hookspecs = (Specs,)
    action_kinds = (Ring, Rest)
    event_kinds = (EventKind("rung", "count", _rung),)
    decisions = (Watch(),)
    tasks = {"answers": run_answers}  # noqa: RUF012
    operations = {"ring": do_ring}  # noqa: RUF012

    def begin(self, play: Machine) -> None:
        play.push(("watch", 0))


class Echo(Piece):
    """Rings back until the bell has been rung often enough; 0 for always."""

    def __init__(self, id: str, most: int) -> None:
        super().__init__(id)
        self.most = most

    @hookimpl
    def bells_rung(self, view: Any, number: int) -> Any:
        return ("ring", number + 1) if not self.most or number < self.most else None


def game_with(most: int) -> Game:
    return Game.new(load_plugins("bells", pieces=[Bells("toy.bells"), Echo("toy.ding", most), Echo("toy.dong", most)]), 1)


@pytest.mark.case("CASE-EN-14")
def test_two_pieces_that_answer_each_other_for_ever_are_stopped_and_named() -> None:
    game = game_with(0)
    before = game.digest(), game.legal_actions(), len(game.log)
    with pytest.raises(PluginError) as caught:
        game.apply("ring")
    error = caught.value
    assert error.code == "endless"
    assert error.details["pieces"] == ["toy.ding", "toy.dong"]
    assert str(error) == (
        f"More than {STEP_LIMIT} steps for one action: pieces answer each other without end (toy.ding, toy.dong)."
    )
    assert (game.digest(), game.legal_actions(), len(game.log)) == before
    game.apply("rest")
    assert game.play.state.rung == 1


@pytest.mark.case("CASE-EN-14")
def test_a_long_exchange_that_ends_is_no_error() -> None:
    """Both pieces answer the first bell, and each answer is answered by the other piece until the 40th: 1 + 2 * 39 bells."""
    game = game_with(40)
    game.apply("ring")
    assert game.play.state.rung == 1 + 2 * 39


@pytest.mark.case("CASE-EN-14")
def test_a_piece_that_answers_itself_without_a_pause_is_stopped_too() -> None:
    class Mirror(Echo):
        """Calls itself."""

        @hookimpl
        def bells_rung(self, view: Any, number: int) -> Any:
            return self.bells_rung(view, number + 1)

    game = Game.new(load_plugins("bells", pieces=[Bells("toy.bells"), Mirror("toy.mirror", 0)]), 1)
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.apply("ring")
    assert caught.value.message.startswith("toy.mirror failed in bells_rung: RecursionError")
    assert game.digest() == before
    game.apply("rest")


def test_a_game_that_cannot_carry_out_resigning_is_left_as_it_is() -> None:
    """This rulebook does not say what happens when a seat leaves."""
    game = game_with(1)
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.resign(0)
    assert (caught.value.code, caught.value.message) == ("bad-game", "Bells has no method resign.")
    assert caught.value.hint == "Write def resign(self, machine, seat) in Bells."
    assert game.digest() == before
    with pytest.raises(ActionError):
        game.resign(1)
