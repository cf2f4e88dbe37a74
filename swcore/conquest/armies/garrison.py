"""Tokens that must stay in a region, and bodies: markers that hold regions, fight and move like tokens."""

from __future__ import annotations

from typing import Final

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import STOCK
from swcore.conquest.position.state import ConquestState
from swcore.engine.answers import EVERYWHERE, Gate
from swcore.engine.folding import fold
from swcore.engine.machine import Machine

KEEP: Final = 1  # SW-REDEP-2
# Steps at which tokens may be frozen: taken up for conquests, given up with their region, taken up and set down in redeployment,
# set down at the end of a turn in which regions were lost, and set down after a failed attempt.
READY: Final = "ready"
ABANDON: Final = "abandon"
GATHERING: Final = "gather"
DEPLOYING: Final = "deploy"
REGROUPING: Final = "regroup"
RETREATING: Final = "retreat"


def keeps(machine: Machine, army: Army) -> list[int]:
    """Return the tokens that must stay in a region of an army, by region number."""
    size: int = machine.state.ground.size
    if not army.kit.conquest_keep:
        return [KEEP] * size
    changes = army.kit.modifiers("conquest_keep", machine.view, army)
    if all(one.where == EVERYWHERE for one in changes):
        return [max(KEEP, fold(KEEP, changes))] * size
    return [max(KEEP, fold(KEEP, [one for one in changes if one.where >> region & 1])) for region in range(size)]


def frozen_by(machine: Machine, army: Army, step: str) -> list[Gate]:
    """Return why an army's tokens may not move in some of its regions at a step."""
    return [gate for _, gate in army.kit.ask("conquest_frozen", machine.view, army, step)]


def movable(machine: Machine, army: Army, step: str) -> int:
    """Return the mask of an army's regions in which its tokens may move at a step."""
    mask = army.regions
    if not army.kit.conquest_frozen:
        return mask
    for gate in frozen_by(machine, army, step):
        mask &= ~gate.bad
    return mask


def stays(machine: Machine, army: Army, step: str) -> list[int]:
    """Return the units of an army that stay in a region at a step, by region number: what must, and all where none may move."""
    state: ConquestState = machine.state
    row = keeps(machine, army)
    if army.kit.conquest_frozen:
        for region in state.ground.bits(army.regions & ~movable(machine, army, step)):
            bodies = len(bodies_in(state, army, region, "garrison")) if state.bodies[region] else 0
            row[region] = max(row[region], state.tokens[region] + bodies)
    return row


def spare(machine: Machine, army: Army, step: str) -> tuple[tuple[int, int], ...]:
    """Return the tokens that an army may take up at a step, as (region, how many)."""
    state: ConquestState = machine.state
    held, tokens = state.ground.bits(army.regions), state.tokens
    if army.kit.conquest_keep or army.kit.conquest_frozen or army.bodies:
        row = stays(machine, army, step)
        found = [(region, tokens[region] - need_of(state, army, region, row[region])) for region in held]
        return tuple([(region, count) for region, count in found if count > 0])
    return tuple([(region, tokens[region] - KEEP) for region in held if tokens[region] > KEEP])


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
