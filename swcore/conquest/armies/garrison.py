"""Tokens that must stay in a region, and bodies: markers that hold regions, fight and move like tokens."""

from __future__ import annotations

from typing import Final

from swcore.conquest.position.state import STOCK, Army, ConquestState
from swcore.engine.folding import fold
from swcore.engine.machine import Machine

KEEP: Final = 1  # SW-REDEP-2


def keep_of(machine: Machine, army: Army) -> int:
    """Return the tokens that must stay in each region of an army."""
    if not army.kit.conquest_keep:
        return KEEP
    return max(KEEP, fold(KEEP, army.kit.modifiers("conquest_keep", machine.view, army)))


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


def lift_bodies(machine: Machine, army: Army, purpose: str) -> None:
    """Take an army's bodies for a purpose to its owner's hand."""
    state: ConquestState = machine.state
    for region in state.ground.bits(army.regions):
        for marker in bodies_in(state, army, region, purpose):
            machine.emit(("marker", marker, army.id, region, STOCK, 1))


def bodies_of(machine: Machine, army: Army) -> list[tuple[str, int]]:
    """Return the bodies that are moved in redeployment, on the board and in hand, as (marker, how many)."""
    state: ConquestState = machine.state
    markers = state.ground.tables.markers
    found = {marker: count for marker, count in army.stock.items() if "redeploy" in markers[marker].counts}
    for region in state.ground.bits(army.regions):
        if state.bodies[region]:
            for marker in bodies_in(state, army, region, "redeploy"):
                found[marker] = found.get(marker, 0) + 1
    return sorted(found.items())


def limit_of(state: ConquestState, marker: str) -> int:
    """Return how many markers of a kind one region takes; their supply where there is no limit."""
    piece = state.ground.tables.markers[marker]
    return int(piece.supply if piece.per_region is None else piece.per_region)


def filled(needs: list[int], bodies: list[tuple[int, int]], behind: list[int], left: int, limit: int) -> int:
    """Return the most units of what regions need that bodies can be.

    It is a flow from kinds of bodies to regions; its greatest value is that of the least cut, and of the cuts that part a number
    of regions from the others the least one parts those with the greatest needs.

    Args:
        needs: what regions need that only `bodies` may still go to.
        bodies: kinds that may go anywhere, as (how many, most of them in one region).
        behind: what the regions need that a further kind may go to as well.
        left, limit: how many there are of that kind, and most of them in one region.
    """
    needs, behind = sorted(needs), sorted(behind)
    cuts = []
    for one in range(len(needs) + 1):
        for two in range(len(behind) + 1):
            met = sum(needs[: len(needs) - one]) + sum(behind[: len(behind) - two]) + min(left, limit * two)
            cuts.append(met + sum(min(count, most * (one + two)) for count, most in bodies))
    return min(cuts)
