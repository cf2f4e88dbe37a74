"""Reactions: asked one by one, so that a later piece sees what an earlier one has done."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.state import Army
from swcore.engine.frames import Frame, FrameKind
from swcore.engine.machine import Machine

REACT = FrameKind("react", "hook army declined pieces *facts")
ABOUT_CONQUEST = ("conquest_conquered", "conquest_witnessed")  # their last fact is a conquest, by its number in the turn's record


def react(machine: Machine, army: Army, hook: str, *facts: Any) -> None:
    """Push the reactions of an army's pieces to a moment; they get the facts after the view and the army.

    Args:
        machine: the machine.
        army: whose pieces react.
        hook: the moment.
        *facts: plain data, for it may have to wait in a save; a conquest is given by its number in the record of the turn.
    """
    asked = army.kit.asked(hook)
    if asked:
        machine.stack.append(("react", hook, army.id, army.declined, tuple([piece for piece, _, _ in asked]), *facts))


def run_reaction(machine: Machine, frame: Frame) -> None:
    """Task `("react", hook, army, declined, pieces, *facts)`: ask the first piece; the others wait below what it wants done."""
    _, hook, army_id, declined, pieces, *facts = frame
    army = machine.state.armies[army_id]
    if army is None or army.declined is not declined:
        return  # the army has left or declined since
    piece = pieces[0]
    if len(pieces) > 1:
        machine.stack.append(("react", hook, army_id, declined, pieces[1:], *facts))
    if hook in ABOUT_CONQUEST:  # others may have followed since: each reaction gets its own record
        facts[-1] = machine.state.conquests[facts[-1]]
    for known, call, _ in army.kit.asked(hook):
        if known == piece:  # else the army has lost the piece since
            machine.perform(call(machine.view, army, *facts), piece, hook)
            return
