"""Operations on the course of the game: what the effects of `swcore.conquest.operations.fx_game` do."""

from __future__ import annotations

from swcore.conquest.position.state import ConquestState
from swcore.engine.effects import Effect
from swcore.engine.machine import Machine

TURN, ROUND = "turn", "round"  # after what the game ends


def do_end(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.end`."""
    state: ConquestState = machine.state
    if effect[1] == TURN:
        _set(machine, state.rounds, TURN)
    else:
        _set(machine, state.round, state.ending)


def do_rounds(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.rounds`."""
    state: ConquestState = machine.state
    _set(machine, max(state.round, state.rounds + effect[1]), state.ending)


def _set(machine: Machine, rounds: int, ending: str) -> None:
    if (rounds, ending) != (machine.state.rounds, machine.state.ending):
        machine.emit(("length", rounds, ending))
