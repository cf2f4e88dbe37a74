"""Stones: a toy game, whole. Each round both seats answer twice in secret: which pile, and how many stones to take.

Who takes more than the other from the same pile gets them; equal takers get nothing; alone at a pile you get what you take.
It shows what a game on the bare kernel is made of: a state, events, one sealed decision, one task.
"""

from typing import Any

from swcore import Action, Rulebook
from swcore.engine import LIST, PUBLIC, EventKind, Field, Frame, FrameKind, Machine, Sealed, State

PILES, MOST, ROUNDS = ("left", "right"), 3, 4
ROUND = FrameKind("round", "number")


class Pile(Action):
    """Choose a pile."""

    __slots__ = ()
    kind, usage, arity = "pile", "pile left|right", (1, 1)


class Take(Action):
    """Take so many stones."""

    __slots__ = ()
    kind, usage, arity = "take", "take N", (1, 1)


class StonesState(State):
    """The stones of every seat."""

    __slots__ = ("round", "stones")
    FIELDS = (Field("round", int, visible=PUBLIC), Field("stones", list, copy=LIST, visible=PUBLIC))
    round: int
    stones: list[int]


def gain(state: StonesState, event: tuple[Any, ...]) -> None:
    """Reduce `gain`."""
    state.stones[event[1]] += event[2]


def begin_round(state: StonesState, event: tuple[Any, ...]) -> None:
    """Reduce `begin-round`."""
    state.round = event[1]
    state.stones = state.stones or [0] * state.seats


class SecretTake(Sealed):
    """Two steps in secret, applied together."""

    kind = "take-stones"
    prompt = "Choose a pile, then a number of stones"

    def choices(self, machine: Machine, frame: Frame, seat: int, steps: tuple[Action, ...]) -> tuple[Action, ...]:
        if not steps:
            return tuple(Pile.of(pile) for pile in PILES)
        return tuple(Take.of(str(count)) for count in range(1, MOST + 1)) if len(steps) == 1 else ()

    def resolve(self, machine: Machine, frame: Frame, answers: tuple[tuple[int, tuple[Action, ...]], ...]) -> None:
        taken = {seat: (pile.args[0], int(take.args[0])) for seat, (pile, take) in answers}
        for seat, (pile, count) in taken.items():
            if all(other == seat or their != pile or theirs < count for other, (their, theirs) in taken.items()):
                machine.emit(("gain", seat, count))
        machine.push(ROUND.of(machine.state.round + 1))


SECRET_TAKE = SecretTake()


def run_round(machine: Machine, frame: Frame) -> None:
    """Open a round, or end the game."""
    _, number = frame
    if number <= ROUNDS:
        machine.emit(("begin-round", number))
        machine.push(SECRET_TAKE.open(range(machine.state.seats)))
    else:
        stones = machine.state.stones
        seats = range(machine.state.seats)
        machine.emit(("ended", tuple(tuple(s for s in seats if stones[s] == n) for n in sorted(set(stones), reverse=True))))


class Stones(Rulebook):
    """The rulebook."""

    state = StonesState
    players = (2, 4)
    packs = ("toy",)
    action_kinds = (Pile, Take)
    event_kinds = (EventKind("gain", "seat count", gain), EventKind("begin-round", "round", begin_round))
    decisions = (SECRET_TAKE,)
    tasks = {ROUND: run_round}

    def begin(self, machine: Machine) -> None:
        machine.push(ROUND.of(1))

    def scores(self, machine: Machine) -> dict[str, Any]:
        return {"stones": list(machine.state.stones)}


stones = Stones(
    "toy.stones",
    name={"en": "Stones", "ru": "Камни"},
    text="Each round everybody chooses in secret a pile and how many stones to take from it.",
    text_ru="В каждом раунде все тайно выбирают кучу и сколько камней из неё взять.",
)
