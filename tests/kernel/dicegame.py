"""A game on the bare kernel for tests: seats roll a die, shuffle cards, look at the top card, note a number, or stop."""

from __future__ import annotations

from typing import Any

from swcore import Action, Rulebook
from swcore.engine.events import EventKind
from swcore.engine.fields import LIST, PUBLIC, Field
from swcore.engine.frames import Decision, Frame
from swcore.engine.machine import Machine
from swcore.engine.state import State

CARDS = ("ace", "king", "queen", "jack")
DIE = (1, 2, 3, 4, 5, 6)


class Roll(Action):
    """`roll`"""

    __slots__ = ()
    kind = usage = "roll"


class Mix(Action):
    """`mix`"""

    __slots__ = ()
    kind = usage = "mix"


class Peek(Action):
    """`peek`"""

    __slots__ = ()
    kind = usage = "peek"


class Count(Action):
    """`count`"""

    __slots__ = ()
    kind = usage = "count"


class Stop(Action):
    """`stop`"""

    __slots__ = ()
    kind = usage = "stop"


class DiceState(State):
    """What was rolled, shuffled, seen and counted."""

    __slots__ = ("count", "deck", "rolls", "top")
    FIELDS = (
        Field("rolls", list, copy=LIST, visible=PUBLIC),
        Field("deck", tuple),
        Field("top", str, visible=PUBLIC),
        Field("count", int, visible=PUBLIC),
    )
    rolls: list[int]
    deck: tuple[str, ...]
    top: str
    count: int


class Turn(Decision):
    """`("turn", seat)`: the seats take turns."""

    kind = "turn"
    prompt = "Do something"

    def legal(self, play: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        return (Roll.of(), Mix.of(), Peek.of(), Count.of(), Stop.of())

    def apply(self, play: Machine, frame: Frame, seat: int, action: Action) -> None:
        if action.kind == "roll":
            play.emit(("rolled", play.draw("die", DIE)))
        elif action.kind == "mix":
            play.emit(("mixed", play.shuffle("cards", CARDS)))
        elif action.kind == "peek":
            play.emit(("seen", play.state.deck[0] if play.state.deck else "none"))
        elif action.kind == "count":
            play.emit(("counted", play.state.count + 1))
        if action.kind == "stop":
            play.emit(("ended", (tuple(range(play.state.seats)),)))
        else:
            play.push(("turn", (seat + 1) % play.state.seats))


def _rolled(state: DiceState, event: tuple[Any, ...]) -> None:
    state.rolls.append(event[1])


def _mixed(state: DiceState, event: tuple[Any, ...]) -> None:
    state.deck = event[1]


def _seen(state: DiceState, event: tuple[Any, ...]) -> None:
    state.top = event[1]


def _counted(state: DiceState, event: tuple[Any, ...]) -> None:
    state.count = event[1]


class Dice(Rulebook):
    """The rulebook."""

    state = DiceState
    players = (1, 4)
    packs = ("toy",)
    action_kinds = (Roll, Mix, Peek, Count, Stop)
    event_kinds = (
        EventKind("rolled", "pips", _rolled),
        EventKind("mixed", "deck", _mixed, hidden=("deck",)),
        EventKind("seen", "card", _seen, reveals=True),
        EventKind("counted", "count", _counted),
    )
    decisions = (Turn(),)

    def begin(self, play: Machine) -> None:
        play.push(("turn", play.setup.first))

    def expand(self, play: Machine, seat: int, text: str) -> list[str] | None:
        """`all roll count ...`: several actions of one seat in a row (the other seat is not asked in between)."""
        words = text.split()
        return words[1:] if words[:1] == ["all"] else None

    def resign(self, play: Machine, seat: int) -> None:
        play.stack.clear()
        play.emit(("ended", ()))


dice = Dice("toy.dice")
