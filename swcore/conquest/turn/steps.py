"""Where a turn stands: its frame, which says the step to go on with, the way to a later step, and steps that pieces change."""

from __future__ import annotations

from typing import Any, Final

from swcore.conquest.position.reactions import everybody
from swcore.conquest.position.state import ConquestState
from swcore.engine.ask import checked
from swcore.engine.frames import FrameKind
from swcore.engine.machine import Machine

TURN: Final = FrameKind("turn", "seat step")
"""`step` is the number of the step that comes next: of the plan of the turn where there is one, else of the rulebook."""
NEXT = FrameKind("next-turn", "seat over")
"""The turn of `seat` is over, and the next one has not begun; `over` is how much of that everybody has been told."""

OPENED = FrameKind("open-turn", "seat")
"""A turn has begun: pieces are asked for all its steps, and react."""

PLAN = FrameKind("plan-turn", "seat")
"""Pieces are asked for the steps to come."""


def skip_to(machine: Machine, seat: int, step: str) -> None:
    """Pass over what is left of a turn before a step; the frame of the turn is on top.

    Args:
        machine: the machine.
        seat: whose turn it is.
        step: name of the step to go on with.
    """
    since: int = TURN.read(machine.end_step(TURN.name)).step
    machine.push(TURN.of(seat, number_of(machine, step, since)))


def number_of(machine: Machine, step: str, since: int = 0) -> int:
    """Return the number of a step of this turn; where its plan lacks the step, that of the first one behind.

    Args:
        machine: the machine.
        step: its name.
        since: the first number that counts.
    """
    steps: dict[str, int] = machine.ruleset.compiled.steps
    plan: tuple[str, ...] = machine.state.plan
    if not plan:
        return steps[step]
    later = (number for number in range(since, len(plan)) if steps.get(plan[number], -1) >= steps[step])
    return next(later, len(plan))


def still_comes(machine: Machine, step: str, number: int) -> bool:
    """Return whether a step comes at a number of this turn, or later."""
    plan: tuple[str, ...] = machine.state.plan or tuple(machine.ruleset.compiled.steps)
    return step in plan[number:]


def plan_turn(machine: Machine, seat: int, since: int, done: int | None = None) -> None:
    """Ask the pieces of a seat and the rules which steps are to come; what they say is kept for this turn.

    Args:
        machine: the machine.
        seat: whose turn it is.
        since: number of the first step of the rulebook that is to come.
        done: how many steps are done or skipped; None to read that from the frame of the turn.
    """
    tables, state = machine.ruleset.compiled, machine.state
    if "conquest_steps" not in tables.moments:
        return
    if done is None:
        done = next(TURN.read(frame).step for frame in reversed(machine.stack) if frame[0] == TURN.name)
    usual = tuple(tables.steps)
    plan = (*(state.plan or usual)[:done], *_asked(machine, seat, usual[since:]))
    if plan == usual:
        plan = ()
    if plan != state.plan:
        machine.emit(("plan", plan))


def _asked(machine: Machine, seat: int, steps: tuple[str, ...]) -> tuple[str, ...]:
    """Return what the pieces make of some steps, one piece after another."""
    state: ConquestState = machine.state
    kind: Any = machine.ruleset.hooks["conquest_steps"]
    for kit, army in everybody(state, "conquest_steps"):
        for piece, call, _ in kit.asked("conquest_steps") if army is None or army.seat == seat else ():
            found = checked(kind, piece, "conquest_steps", call(machine.view, army, seat, steps), kit)
            steps = tuple(found[0]) if found else steps
    return steps
