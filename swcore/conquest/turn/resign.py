"""What follows when a seat leaves the game."""

from __future__ import annotations

from swcore.conquest.armies.leaving import leave_if_empty, pools_to_tray, stock_to_supply
from swcore.conquest.position.state import ConquestState
from swcore.conquest.turn.game_end import finish
from swcore.engine.machine import Play


def leave(play: Play, seat: int) -> None:
    """A seat leaves: its armies stay without an owner, its hands go to the tray, its turn ends (SW-TURN-9, SW-TURN-12)."""
    state: ConquestState = play.state
    for army in [army for army in state.armies if army is not None and army.seat == seat]:
        pools_to_tray(play, army)
        stock_to_supply(play, army)
        play.emit(("orphaned", army.id))
        leave_if_empty(play, army)
    if len(state.left) == state.seats:
        play.stack.clear()
        finish(play)
    elif state.turn_seat == seat:
        play.stack[:] = [("turn", seat, play.ruleset.compiled.steps["regroup"])]
    else:
        decisions = play.ruleset.decisions
        while play.stack[-1][0] in decisions and play.stack[-1][1] == seat:  # what it was asked; the turn of another goes on
            play.stack.pop()
