"""Scoring."""

from __future__ import annotations

from swcore.conquest.position.events import INCOME
from swcore.conquest.position.income import ScorePart, army_coins, army_parts
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.reactions import react_all
from swcore.conquest.position.state import ConquestState
from swcore.engine.machine import Machine


def score_parts(machine: Machine, seat: int) -> tuple[ScorePart, ...]:
    """Return what a seat would score now, part by part (SW-SCORE-1 to 4).

    Args:
        machine: the machine.
        seat: the seat.
    """
    state: ConquestState = machine.state
    active = state.active[seat]
    parts = army_parts(machine.view, state.armies[active]) if active != NOBODY else []
    for id in state.declined[seat]:
        parts += army_parts(machine.view, state.armies[id])
    return tuple(parts)


def coins_due(machine: Machine, seat: int) -> int:
    """Return what a seat would score now: the sum of `score_parts`.

    Args:
        machine: the machine.
        seat: the seat.
    """
    state: ConquestState = machine.state
    active = state.active[seat]
    coins = army_coins(machine.view, state.armies[active]) if active != NOBODY else 0
    for id in state.declined[seat]:
        coins += army_coins(machine.view, state.armies[id])
    return coins


def score(machine: Machine, seat: int) -> None:
    """Pay the income of a turn; the amounts are open, the total is not (SW-SCORE-8)."""
    state: ConquestState = machine.state
    parts = score_parts(machine, seat)
    total = 0
    for part in parts:
        total += part[0]
    owned = state.coins[seat]
    if owned + total < 0:  # nobody pays coins that they do not have
        parts = (*parts, (-owned - total, "shortfall", "", ""))
        total = -owned
    machine.emit(("coins", seat, total, parts, INCOME))
    if "conquest_scored" in state.ground.tables.heard:
        react_all(machine, seat, "conquest_scored")
