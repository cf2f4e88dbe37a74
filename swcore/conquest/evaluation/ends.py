"""What the end of the game will bring, as bots expect it: points of pieces, who wins by them, and armies of nobody."""

from __future__ import annotations

from collections.abc import Collection

from swcore.conquest.evaluation.forecast import Weights
from swcore.conquest.position.army import Army
from swcore.conquest.position.reactions import everybody
from swcore.conquest.position.state import ConquestState
from swcore.conquest.turn.game_end import said_winners
from swcore.engine.machine import Machine

FINAL, WINNER = "conquest_final", "conquest_winner"


def expected(machine: Machine, seat: int, weights: Weights, *, last: bool) -> float:
    """Return what a seat would get of pieces if the game ended now, in coins; with a victory, in the last round.

    Args:
        machine: the position.
        seat: whose worth.
        weights: the numbers of the game.
        last: whether this is the last round; before it nobody knows how things will stand.
    """
    state: ConquestState = machine.state
    worth = 0.0
    for kit, army in everybody(state, FINAL):
        worth += sum(one.amount for one in kit.modifiers(FINAL, machine.view, army, seat))
    if last:
        worth += weights.victory * named(seat, [verdict.seats for _, verdict in said_winners(machine)])
    return worth


def named(seat: int, winners: Collection[Collection[int]]) -> int:
    """Return 1 for a seat that pieces name as a winner, -1 for another one where they name any, else 0."""
    if not winners:
        return 0
    return 1 if any(seat in seats for seats in winners) else -1


def peoples(state: ConquestState) -> list[Army]:
    """Return the active armies of nobody, which conquer as a piece moves them."""
    return [army for army in state.armies if army is not None and army.seat is None and not army.declined]
