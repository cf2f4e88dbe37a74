"""Which regions an army is going to lose before its next turn, as bots expect it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heapify, heapreplace, nlargest
from typing import Any

from swcore.conquest.armies.garrison import KEEP
from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.attack.targets import Survey
from swcore.conquest.evaluation.forecast import Weights
from swcore.conquest.placement.markers import PlaceMarkers, RemoveTokens
from swcore.conquest.placement.redeploy import Redeploy, Regroup
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.view_facts import defence_of
from swcore.engine.answers import EVERYWHERE
from swcore.engine.machine import Machine

Menaces = list[tuple[int, float]]  # what an opponent can reach, and with which force from 0 to 1
MOST_GUARD = 40
UPWARDS = (PlaceMarkers.kind, RemoveTokens.kind, Redeploy.kind, Regroup.kind)  # they ask about one region after the other


def menaces(machine: Machine, seat: int, others: list[int], weights: Weights, peoples: Sequence[Army] = ()) -> Menaces:
    """Return what the opponents of a seat can reach, and with which force.

    Args:
        machine: the position.
        seat: who is afraid.
        others: its opponents.
        weights: the numbers of the game.
        peoples: active armies of nobody.
    """
    state: ConquestState = machine.state
    found = [_menace(machine, army, weights) for army in peoples]
    for other in others:
        if state.active[other] == NOBODY:
            found.append((state.ground.entry & ~state.immune, 1.0))  # nobody knows yet what it will be able to do
            continue
        found.append(_menace(machine, state.army(state.active[other]), weights))
    return found


def _menace(machine: Machine, army: Army, weights: Weights) -> tuple[int, float]:
    """Return what an army can reach, and with which force; a people of nobody has its tokens in the tray as well."""
    state: ConquestState = machine.state
    spare = army.placed - army.regions.bit_count() + army.hand + army.withdrawn + army.aside
    if army.race in state.ground.tables.natives:
        spare += state.tray[army.race] - army.aside
    return Survey(machine.view, army, None).open, min(1.0, spare / weights.full)


def losses(machine: Machine, asked: Any, army: Army, gained: float, danger: Menaces, weights: Weights) -> float:
    """Return how many regions an army is going to lose, if its owner places well what is still to be placed.

    Args:
        machine: the position.
        asked: the question that the owner has to answer now, with its fields by name; None for none.
        army: the army.
        gained: regions that it is still going to conquer in this turn.
        danger: what the opponents can reach.
        weights: the numbers of the game.
    """
    state: ConquestState = machine.state
    kind = asked.kind if getattr(asked, "army", None) == army.id else ""
    movable = kind == ConquerRegions.kind or (kind == Redeploy.kind and not asked.begun)
    lowest = asked.lowest if kind in UPWARDS else 0
    where = asked.where if kind == PlaceMarkers.kind else EVERYWHERE
    base, immune, calm, table = state.ground.tables.base_cost, state.immune, weights.calm, _chances(weights)
    certain, open_, tokens = 0.0, [], []
    varying = defence_of(machine.view, army, None) if army.kit.conquest_defence else []
    for region in state.ground.bits(army.regions):
        guard = state.guard[region] - base
        if movable:
            guard -= state.tokens[region] - KEEP
        if varying:
            guard = max(0, guard + sum(one.amount for one in varying if one.where >> region & 1))
        force = 0.0
        for reach, strength in danger:
            if reach >> region & 1:
                force += strength
        if force > 1.0:
            force = 1.0
        if force < calm and not immune >> region & 1:  # an immune one is attacked by those alone who are known to pierce it
            force = calm
        lost = force * table[min(guard, MOST_GUARD)]
        if region < lowest or not where >> region & 1:
            certain += lost
        else:
            open_.append(lost)
            tokens.append(state.tokens[region])
    if kind == PlaceMarkers.kind:
        return certain + _with_markers(state.ground.tables.markers[asked.marker], asked, open_, weights.shield)
    if kind == RemoveTokens.kind:
        return certain + _without(open_, tokens, asked.left, asked.leave, weights.shield)
    spare = army.hand + army.withdrawn
    if movable:
        more = round(gained)
        open_ += [table[KEEP]] * more
        spare += army.placed - KEEP * (army.regions.bit_count() + more)
    return certain + _shared_out(open_, spare, weights.shield)


@lru_cache(maxsize=16)
def _chances(weights: Weights) -> tuple[float, ...]:
    """Return the chance to lose an exposed region by the number of its defenders."""
    return tuple(weights.risk * weights.shield**guard for guard in range(MOST_GUARD + 1))


def _shared_out(lost: list[float], spare: int, shield: float) -> float:
    """Return the losses after each spare defender has gone where it helps most."""
    if not lost:
        return 0.0
    heap = [-one for one in lost]
    heapify(heap)
    for _ in range(spare):
        heapreplace(heap, heap[0] * shield)
    return -sum(heap)


def _with_markers(marker: Any, asked: Any, lost: list[float], shield: float) -> float:
    """Return the losses after the markers in question have been placed."""
    spares: float = 1.0 if marker.immune else 1.0 - shield**marker.defence
    if marker.immune or marker.per_region == 1 or asked.per_region == 1:
        return sum(lost) - spares * sum(nlargest(asked.left, lost))
    return _shared_out(lost, asked.left, 1.0 - spares)


def _without(lost: list[float], tokens: list[int], left: int, leave: int, shield: float) -> float:
    """Return the losses after tokens have been taken from where they are missed least; an emptied region is a loss."""
    for _ in range(left):
        places = [place for place, count in enumerate(tokens) if count > leave]
        if not places:
            break
        place = min(places, key=lambda place: 1.0 if tokens[place] == 1 else lost[place])
        tokens[place] -= 1
        lost[place] = lost[place] / shield if tokens[place] else 1.0
    return sum(lost)
