"""Operations on what an army has besides its tokens on the board: what the effects of `fx_armies` do."""

from __future__ import annotations

from swcore.conquest.operations.own import shift
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import ASIDE, HAND, LOANS, TRAY
from swcore.engine.effects import Effect
from swcore.engine.machine import Machine


def do_lend(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.lend`."""
    _, army_id, lent, until = effect
    army: Army | None = machine.state.armies[army_id]
    if army is None or army.seat is None:
        return
    known = dict(army.lent).get(lent)
    if known is None or LOANS.index(known) < LOANS.index(until):
        machine.emit(("lent", army_id, lent, until))


def do_unlend(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.unlend`."""
    _, army_id, lent = effect
    army: Army | None = machine.state.armies[army_id]
    if army is not None and lent in dict(army.lent):
        machine.emit(("unlent", army_id, lent, ""))


def do_stash(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.stash`: tokens of a region go by way of those set aside, so that what follows from leaving it follows."""
    _, army_id, pool, count, source = effect
    if source >= 0:
        count, source = shift(machine, army_id, source, ASIDE, count), ASIDE
    army: Army | None = machine.state.armies[army_id]
    if army is None:
        return  # that was its last token
    there = {HAND: army.hand, ASIDE: army.aside, TRAY: machine.state.tray[army.race]}
    count = min(count, there[source])
    if count > 0:
        machine.emit(("stashed", army_id, _own(piece, pool), source, count))


def do_unstash(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.unstash`."""
    _, army_id, name, count, target = effect
    pool = _own(piece, name)
    count = min(count, machine.state.army(army_id).pools.get(pool, 0))
    if count > 0:
        machine.emit(("unstashed", army_id, pool, ASIDE if target >= 0 else target, count))
        if target >= 0:
            shift(machine, army_id, ASIDE, target, count)


def _own(piece: str, pool: str) -> str:
    return pool if "." in pool else f"{piece}.{pool}"
