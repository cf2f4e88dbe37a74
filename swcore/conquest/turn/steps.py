"""Where a turn stands: its frame, which says the step to go on with, and the way to a later step."""

from __future__ import annotations

from typing import Final

from swcore.engine.frames import FrameKind
from swcore.engine.machine import Machine

TURN: Final = FrameKind("turn", "seat step")
"""`step` is the number of the step of the rulebook that comes next."""
NEXT = FrameKind("next-turn", "seat over")
"""The turn of `seat` is over, and the next one has not begun; `over` is how much of that everybody has been told."""


def skip_to(machine: Machine, seat: int, step: str) -> None:
    """Pass over what is left of a turn before a step; the frame of the turn is on top.

    Args:
        machine: the machine.
        seat: whose turn it is.
        step: name of the step to go on with.
    """
    machine.end_step(TURN.name)
    machine.push(TURN.of(seat, machine.ruleset.compiled.steps[step]))
