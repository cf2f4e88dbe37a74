"""What follows when a seat leaves the game."""

from __future__ import annotations

from swcore.conquest.armies.leaving import leave_if_empty, pools_to_tray, stock_to_supply
from swcore.conquest.position.state import ConquestState
from swcore.conquest.turn.game_end import finish
from swcore.engine.machine import Machine


def leave(machine: Machine, seat: int) -> None:
    """A seat leaves: its armies stay without an owner, its hands go to the tray, its turn ends (SW-TURN-9, SW-TURN-12)."""
    state: ConquestState = machine.state
    for army in [army for army in state.armies if army is not None and army.seat == seat]:
        pools_to_tray(machine, army)
        stock_to_supply(machine, army)
        machine.emit(("orphaned", army.id))
        leave_if_empty(machine, army)
    if len(state.left) == state.seats:
        machine.stack.clear()
        finish(machine)
    elif state.turn_seat == seat:
        machine.stack[:] = [("turn", seat, machine.ruleset.compiled.steps["regroup"])]
    else:
        decisions = machine.ruleset.decisions
        # what it was asked; the turn of another goes on
        while machine.stack[-1][0] in decisions and machine.stack[-1][1] == seat:
            machine.stack.pop()
