"""Who names a resource, and which (TT-ROUND-2 to TT-ROUND-4, TT-ROUND-10 to TT-ROUND-12, TT-SOLO-6)."""

from __future__ import annotations

from swcore import Action
from swcore.engine import Decision, Frame, FrameKind, Machine, Violation
from swcore_tiny_towns.position.actions import NAME, NAMES, Name
from swcore_tiny_towns.position.squares import RESOURCES
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.rules.allowed import allowed, passed_over, vetoes
from swcore_tiny_towns.rules.place import go_placing


def next_namer(machine: Machine) -> tuple[int, bool]:
    """Return the seat that names next, and whether its vetoes are ignored (TT-ROUND-4, TT-ROUND-10).

    Returns:
        The next active seat to the left of the hammer that is neither passed over nor forbidden every resource; where nobody is
        left, the first that is not passed over, without vetoes.
    """
    state: TownsState = machine.state
    start = state.hammer + 1 if state.hammer >= 0 else machine.setup.first
    active, able, first = state.active(), None, None
    for step in range(state.seats):
        seat = (start + step) % state.seats
        if seat not in active:
            continue
        first = seat if first is None else first
        if not passed_over(machine, seat):
            if allowed(machine, seat):
                return seat, False
            able = seat if able is None else able
    assert first is not None
    return (first if able is None else able), True


class NameResource(Decision):
    """`("name", seat, free)`: name a resource; with `free` vetoes are ignored. In solo mode, choose an open card."""

    frames = FrameKind("name", "seat free")
    prompt = "Name a resource"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        offered = _offered(machine, frame, seat)
        return NAMES if offered is RESOURCES else tuple([NAME[resource] for resource in offered])

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        assert isinstance(action, Name)
        state: TownsState = machine.state
        if state.display:
            after = state.deck[0] if state.deck else (*state.under, action.resource)[0]
            machine.emit(("chosen", action.resource, after))
            machine.emit(("named", action.resource, -1))
        else:
            machine.emit(("named", action.resource, seat))
        go_placing(machine)

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        if not isinstance(action, Name):
            return [Violation("step", {"case": "name"}, ("TT-ROUND-1", "TT-ROUND-2"))]
        if action.resource in _offered(machine, frame, seat):
            return []
        if machine.state.display:
            return [Violation("closed", {"resource": action.resource}, ("TT-SOLO-6",))]
        return [
            Violation("veto", veto.reason or {"resource": action.resource}, ("TT-ROUND-3", *filter(None, (veto.clause,))))
            for veto in vetoes(machine, seat)
            if action.resource in veto.resources
        ]


def _offered(machine: Machine, frame: Frame, seat: int) -> tuple[str, ...]:
    display = machine.state.display
    if display:
        return tuple(resource for resource in RESOURCES if resource in display)
    _, _, free = frame
    return RESOURCES if free else allowed(machine, seat)
