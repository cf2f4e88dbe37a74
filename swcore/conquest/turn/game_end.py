"""The end of the game."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from swcore.conquest.position.state import ConquestState
from swcore.engine.machine import Machine


def board_tokens(state: ConquestState, seat: int) -> int:
    """Return a seat's race tokens on the board, active and declined, and the bodies that count as such (SW-END-3, SW-END-4)."""
    armies = {army.id for army in state.armies if army is not None and army.seat == seat}
    markers = state.ground.tables.markers
    bodies = 0
    for marker, mask in state.where.items():
        if "tie_break" in markers[marker].counts:
            marks = [mark for region in state.ground.bits(mask) for mark in state.marks[region]]
            bodies += sum(name == marker and owner in armies for name, owner in marks)
    return bodies + sum(state.army(id).placed for id in armies)


def finish(machine: Machine) -> None:
    """Rank the seats: coins, then tokens on the board; still tied seats share their place (SW-END-2 to 5)."""
    state: ConquestState = machine.state

    def key(seat: int) -> tuple[int, int]:
        return state.coins[seat], board_tokens(state, seat)

    seats = sorted((seat for seat in range(state.seats) if seat not in state.left), key=lambda seat: (*key(seat), -seat))
    groups = [tuple(sorted(group)) for _, group in groupby(reversed(seats), key=key)]
    machine.emit(("ended", tuple(groups)))


def final_table(machine: Machine) -> dict[str, Any]:
    """Return coins and tokens on the board per seat, once the game is over."""
    state: ConquestState = machine.state
    return {
        "coins": list(state.coins),
        "tokens": [board_tokens(state, seat) for seat in range(state.seats)],
        "left": sorted(state.left),
    }
