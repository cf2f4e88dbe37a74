"""Operations on armies that belong to nobody: what the effects of `swcore.conquest.operations.fx_neutral` do."""

from __future__ import annotations

from swcore.conquest.attack.capture import uncover
from swcore.conquest.position.army import Army
from swcore.conquest.position.state import ConquestState
from swcore.engine.effects import Effect
from swcore.engine.machine import Machine


def do_rouse(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.rouse`."""
    state: ConquestState = machine.state
    army: Army | None = state.armies[effect[1]]
    if army is None or not army.declined:
        return
    if army.seat is not None:
        raise ValueError(f"{army.race} belongs to seat {army.seat}")
    machine.emit(("roused", army.id))
    for region in state.ground.bits(army.regions):
        if state.marks[region]:
            uncover(machine, army, region)


def do_purse(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.purse`."""
    _, race, amount, reason, clause = effect
    amount = max(amount, -machine.state.purses.get(race, 0))
    if amount:
        machine.emit(("purse", race, amount, ((amount, reason, clause, piece),)))
