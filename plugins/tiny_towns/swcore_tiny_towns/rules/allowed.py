"""Which resources a seat may name or pick, and who is passed over."""

from __future__ import annotations

from swcore.engine import Machine
from swcore_tiny_towns.position.answers import Veto
from swcore_tiny_towns.position.squares import RESOURCES
from swcore_tiny_towns.rules.active_cards import askers, town_of


def vetoes(machine: Machine, seat: int) -> list[Veto]:
    """Return what forbids a seat to name or pick resources (TT-BLD-BANK-3, TT-TOWNHALL-9)."""
    asked = askers(machine, seat, "towns_veto")
    if not asked:
        return []
    found = [impl.ask_one(machine.view, town_of(machine, seat), square) for impl, square in asked]
    return [veto for veto in found if veto is not None]


def allowed(machine: Machine, seat: int) -> tuple[str, ...]:
    """Return the resources that a seat may name or pick."""
    found = vetoes(machine, seat)
    if not found:
        return RESOURCES
    closed = {resource for veto in found for resource in veto.resources}
    return tuple(resource for resource in RESOURCES if resource not in closed)


def passed_over(machine: Machine, seat: int) -> bool:
    """Return whether a seat is passed over; never the only active one (TT-MON-FORT-2, TT-MON-FORT-3)."""
    asked = askers(machine, seat, "towns_passed_over")
    if not asked:
        return False
    found = [impl.ask_one(machine.view, town_of(machine, seat), square) for impl, square in asked]
    return any(found) and len(machine.state.active()) > 1
