"""Scoring."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.events import INCOME
from swcore.conquest.position.hook_tables import Kit
from swcore.conquest.position.reactions import react
from swcore.conquest.position.state import NOBODY, Army, ConquestState
from swcore.conquest.position.view import View
from swcore.engine.machine import Machine

ScorePart = tuple[int, str, str, str]  # coins, reason, clause, piece


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


def army_parts(view: View, army: Army) -> list[ScorePart]:
    """Return what an army would score now, part by part.

    Args:
        view: the position.
        army: the army.
    """
    book: Any = view.ruleset.book
    parts: list[ScorePart] = []
    count = army.regions.bit_count()
    if count:
        rule = "declined-regions" if army.declined else "regions"
        parts.append((count, rule, book.cited(rule), army.race))
    kit: Kit = army.kit
    if kit.conquest_score:
        for bonus in kit.modifiers("conquest_score", view, army):
            if bonus.amount:
                parts.append((bonus.amount, bonus.reason, bonus.clause, bonus.piece))
    return parts


def score(machine: Machine, seat: int) -> None:
    """Pay the income of a turn; the amounts are open, the total is not (SW-SCORE-8)."""
    parts = score_parts(machine, seat)
    total = 0
    for part in parts:
        total += part[0]
    owned = machine.state.coins[seat]
    if owned + total < 0:  # nobody pays coins that they do not have
        parts = (*parts, (-owned - total, "shortfall", "", ""))
        total = -owned
    machine.emit(("coins", seat, total, parts, INCOME))
    active = machine.state.active[seat]
    if active != NOBODY and machine.state.armies[active].kit.conquest_scored:
        react(machine, machine.state.armies[active], "conquest_scored")
