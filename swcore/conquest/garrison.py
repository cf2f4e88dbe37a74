"""Tokens that must stay in a region, and bodies: markers that hold regions, fight and move like tokens."""

from __future__ import annotations

from swcore.conquest.state import STOCK, Army, ConquestState
from swcore.play import Play
from swcore.values import fold

KEEP = 1  # SW-REDEP-2


def keep_of(play: Play, army: Army) -> int:
    """Return the tokens that must stay in each region of an army."""
    if not army.kit.conquest_keep:
        return KEEP
    return max(KEEP, fold(KEEP, army.kit.modifiers("conquest_keep", play.view, army)))


def bodies_in(state: ConquestState, army: Army, region: int, purpose: str) -> list[str]:
    """Return the ids of an army's markers in a region that count as a token for a purpose, one for each."""
    markers = state.ground.tables.markers
    return [marker for marker, owner in state.marks[region] if owner == army.id and purpose in markers[marker].counts]


def need_of(state: ConquestState, army: Army, region: int, keep: int) -> int:
    """Return the race tokens that must stay in a region besides the bodies there."""
    return max(0, keep - len(bodies_in(state, army, region, "garrison"))) if state.bodies[region] else keep


def in_hand(state: ConquestState, army: Army) -> int:
    """Return what an army may conquer with: tokens in hand, and bodies in its owner's hand that are used like them."""
    markers = state.ground.tables.markers
    return army.hand + sum(count for marker, count in army.stock.items() if "conquer" in markers[marker].counts)


def lift_bodies(play: Play, army: Army, purpose: str) -> None:
    """Take an army's bodies for a purpose to its owner's hand."""
    for region in play.state.ground.bits(army.regions):
        for marker in bodies_in(play.state, army, region, purpose):
            play.emit(("marker", marker, army.id, region, STOCK, 1))
