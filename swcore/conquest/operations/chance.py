"""Chance of pieces: dice and draws that are no conquest's, from streams of their own; the answer comes to the piece."""

from __future__ import annotations

from swcore.conquest.placement.questions import answer, may_ask
from swcore.conquest.position.places import NOBODY
from swcore.engine.effects import Effect
from swcore.engine.machine import Machine


def do_roll(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.roll`."""
    _, army_id, key, dice, faces = effect
    may_ask(machine, piece, army_id)
    shown = faces or machine.ruleset.book.die  # type: ignore[attr-defined]
    pips = [str(machine.draw(f"{piece}.die", shown)) for _ in range(dice)]
    answer(machine, army_id, piece, key, "+".join(pips), NOBODY)


def do_draw(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.draw`."""
    _, army_id, key, bag = effect
    may_ask(machine, piece, army_id)
    if bag:
        answer(machine, army_id, piece, key, machine.draw(f"{piece}.bag", bag), NOBODY)
