"""Decline."""

from __future__ import annotations

from typing import Final

from swcore.conquest.armies.column import discard_badge
from swcore.conquest.armies.leaving import (
    LEAVE,
    abandon,
    clear_deserted,
    clear_marks,
    leave_if_empty,
    marked_by,
    pools_to_tray,
    remove_army,
    run_leave,
    stock_to_supply,
    take_back,
)
from swcore.conquest.placement.under_strength import resolve_lone
from swcore.conquest.position.army import Army
from swcore.conquest.position.kits import Kit
from swcore.conquest.position.places import DECLINE, TRAY
from swcore.conquest.position.reactions import announce
from swcore.conquest.position.state import ConquestState
from swcore.engine.folding import fold
from swcore.engine.frames import Frame, FrameKind, Task
from swcore.engine.machine import Machine

KEPT: Final = 1  # tokens that stay in each region (SW-DECL-4)
FLIP: Final = FrameKind("flip", "army")


def decline_army(machine: Machine, army: Army) -> None:
    """Put an active army in decline (SW-DECL-2 to 5, 9 to 11, 15).

    Args:
        machine: the machine.
        army: an active army.
    """
    state: ConquestState = machine.state
    assert army.seat is not None
    if not _outside_limit(machine, army):
        for id in state.declined[army.seat]:
            older: Army = state.armies[id]
            if not _outside_limit(machine, older):
                remove_army(machine, older)
    pools_to_tray(machine, army)
    held = army.regions
    for region in marked_by(state, army):
        clear_marks(machine, region, "decline", army)
    if army.regions != held:
        clear_deserted(machine, army, held)
    if army.stock:
        stock_to_supply(machine, army)
    if army.kit.conquest_keep:
        machine.push(FLIP.of(army.id))
        resolve_lone(machine, army)  # where bodies have left; WC-INT-38
    else:
        flip(machine, army)


def flip(machine: Machine, army: Army) -> None:
    """Leave what stays in each region of an army that declines, and turn its banner (SW-DECL-3 to 5, SW-DECL-9)."""
    state: ConquestState = machine.state
    kit: Kit = army.kit
    if not army.regions:
        remove_army(machine, army)
        announce(machine, "conquest_declined", army.id)
        return
    changes = army.kit.modifiers("conquest_decline_keep", machine.view, army) if army.kit.conquest_decline_keep else []
    for region in state.ground.bits(army.regions):
        keep = fold(KEPT, [one for one in changes if one.where >> region & 1]) if changes else KEPT
        if keep <= 0:
            abandon(machine, army, region, TRAY, told=False)
        elif state.tokens[region] > keep:
            machine.emit(("tokens", army.id, region, TRAY, state.tokens[region] - keep))
    badge = army.power
    kept = _outside_limit(machine, army) or (kit.conquest_keeps_badge and kit.says("conquest_keeps_badge", machine.view, army))
    machine.emit(("declined", army.id, badge if kept else ""))
    if army.lent:
        take_back(machine, army, DECLINE)
    if badge and not kept:
        discard_badge(machine, badge)
    leave_if_empty(machine, army)
    announce(machine, "conquest_declined", army.id, before=kit)


def _outside_limit(machine: Machine, army: Army) -> bool:
    """Return whether an army in decline does not count for the limit of one per seat."""
    return bool(army.kit.conquest_outside_limit) and army.kit.says("conquest_outside_limit", machine.view, army)


def run_flip(machine: Machine, frame: Frame) -> None:
    """Task `("flip", army)`."""
    state: ConquestState = machine.state
    flip(machine, state.army(FLIP.read(frame).army))


DECLINE_TASKS: dict[FrameKind, Task] = {FLIP: run_flip, LEAVE: run_leave}
