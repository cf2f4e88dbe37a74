"""What an action changes about the score of a town, before it is taken."""

from __future__ import annotations

from swcore import Action
from swcore.engine import Decision, Frame, Machine, Part
from swcore_tiny_towns.rules.known_state import seen_state
from swcore_tiny_towns.scoring.score import difference, score


def gain(decision: Decision, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
    """Return what a legal action changes about the score, in points, as far as its owner can know it (TT-ROUND-6).

    Args:
        decision: the open decision.
        machine: the machine; nothing is written.
        frame: its frame.
        seat: who acts.
        action: any action; one that is not legal changes nothing.
    """
    if action not in decision.legal(machine, frame, seat):
        return []
    known = machine.clone()
    known.state = seen_state(machine, seat)
    known.view = machine.view.over(known.state)
    before = score(known.view, seat)
    known.stack = []
    decision.apply(known, frame, seat, action)
    return difference(before, score(known.view, seat))
