"""Reactions: asked one by one, so that a later piece sees what an earlier one has done."""

from __future__ import annotations

from swcore.conquest.state import Army
from swcore.frames import Frame
from swcore.play import Play


def react(play: Play, army: Army, hook: str) -> None:
    """Push the reactions of an army's pieces to a moment."""
    if getattr(army.kit, hook):
        play.push(("react", hook, army.id, 0, army.kit.pieces))


def run_reaction(play: Play, frame: Frame) -> None:
    """Task `("react", hook, army, number, pieces)`: ask one piece, and push the next one below what it wants done."""
    _, hook, army_id, number, pieces = frame
    army = play.state.armies[army_id]
    if army is None or army.kit.pieces != pieces:
        return  # the army has left or declined since
    impls = army.kit.reactions(hook)
    if number >= len(impls):
        return
    if number + 1 < len(impls):
        play.push(("react", hook, army_id, number + 1, pieces))
    piece, call = impls[number]
    play.perform(call(play.view, army), piece)
