"""Where in the game a seat stands: its turns to come, its income to come, and what it is asked."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.state import ConquestState
from swcore.conquest.turn.steps import TURN, still_comes
from swcore.engine.machine import Machine


def question_of(machine: Machine, seat: int) -> Any:
    """Return the question that a seat has to answer now, with its fields by name; None when another one is asked."""
    asked = machine.question()
    return asked if getattr(asked, "seat", None) == seat else None  # several may be asked at once


def turns_left(machine: Machine, seat: int) -> int:
    """Return how many turns a seat will begin after this moment."""
    state: ConquestState = machine.state
    first = machine.setup.first
    to_come = (seat - first) % state.seats > (state.turn_seat - first) % state.seats
    return 0 if state.ending else turns_to_come(state) + to_come


def turns_to_come(state: ConquestState) -> int:
    """Return how many turns every seat has after the present round."""
    return 0 if state.ending else state.rounds - state.round


def scores_still(machine: Machine, seat: int) -> bool:
    """Return whether this is the seat's turn and its income is still to come."""
    state: ConquestState = machine.state
    if state.turn_seat != seat:
        return False
    turns = (TURN.read(frame).step for frame in state.stack if frame[0] == TURN.name)
    return any(still_comes(machine, "score", number) for number in turns)
