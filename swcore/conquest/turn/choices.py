"""The choices of a turn besides its conquests: expand or decline, and a decline after scoring."""

from __future__ import annotations

from typing import Any

from swcore.conquest.attack.possible import can_conquer
from swcore.conquest.position.actions import DECLINE, EXPAND
from swcore.conquest.position.state import ConquestState
from swcore.conquest.turn.decline import decline_army
from swcore.conquest.turn.steps import plan_turn, skip_to
from swcore.engine.actions import DONE, Action
from swcore.engine.frames import Decision, Frame, FrameKind
from swcore.engine.machine import Machine
from swcore.engine.reasons import Violation


class ChooseTurn(Decision):
    """`("choose-turn", seat)`: expand, or decline? (SW-TURN-4, SW-TURN-5, SW-DECL-1)"""

    frames = FrameKind("choose-turn", "seat")
    prompt = "Expand, or put your race in decline"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        return (DECLINE,) if _stuck(machine, seat) else (EXPAND, DECLINE)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        tables = state.ground.tables
        if action == DECLINE:
            skip_to(machine, seat, "score")  # the rest of the turn is scoring (SW-DECL-6)
            plan_turn(machine, seat, tables.steps["score"])
            decline_army(machine, state.army(state.active[seat]))
        elif tables.moments:
            plan_turn(machine, seat, tables.steps["choose"] + 1)

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        if not super().violations(machine, frame, seat, action):
            return []
        book: Any = machine.ruleset.book
        if action == EXPAND:
            return [Violation("stuck", {}, book.clauses_of("stuck"))]
        return [Violation("choose-first", {}, book.clauses_of("choose"))]


def _stuck(machine: Machine, seat: int) -> bool:
    """Return whether the seat must decline, for it cannot conquer (ED-34)."""
    state: ConquestState = machine.state
    forced = machine.setup.options.get("forced_decline_when_stuck")
    return bool(forced) and not can_conquer(machine, state.army(state.active[seat]))


class LateDecline(Decision):
    """`("late-decline", seat)`: a decline after scoring."""

    frames = FrameKind("late-decline", "seat")
    prompt = "Put your race in decline now?"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        return (DECLINE, DONE)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        if action == DECLINE:
            decline_army(machine, state.army(state.active[seat]))


TURN_DECISIONS: tuple[Decision, ...] = (ChooseTurn(), LateDecline())
