"""Derived fields of the state, all worked out at once; the reducers keep them up to date."""

from __future__ import annotations

from swcore.conquest.position.army import Conquest
from swcore.conquest.position.map_changes import ground_after
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.reducers.armies import borrows, equip
from swcore.conquest.position.state import ConquestState


def rebuild(state: ConquestState) -> None:
    """Work out every derived field from the others, except `ground`, which must be set."""
    state.ground = ground_after(state.ground, state.changes)
    markers = state.ground.tables.markers
    state.conquests = tuple(Conquest(*record) for record in state.conquests)
    state.struck += (NOBODY,) * (len(state.attacks) - len(state.struck))  # written by hand, or before regions were kept
    state.guard = [state.ground.tables.base_cost + tokens for tokens in state.tokens]
    state.bodies, state.where = [0] * state.ground.size, {}
    state.protectors = state.watchers = state.borrowers = ()
    state.immune = state.sites = 0
    state.active = [NOBODY] * state.seats
    state.declined = [()] * state.seats
    for region, marks in enumerate(state.marks):
        for marker, owner in marks:
            state.where[marker] = state.where.get(marker, 0) | 1 << region
            if owner != NOBODY:
                state.armies[owner].marks += 1
            if markers[marker].holds:
                state.armies[owner].bodies += 1
            state.guard[region] += markers[marker].defence
            state.immune |= markers[marker].immune << region
            state.bodies[region] += markers[marker].holds
            state.sites |= (markers[marker].kind == "place") << region
    for army in state.armies:
        if army is None:
            continue
        held = [region for region, owner in enumerate(state.owner) if owner == army.id]
        army.regions = sum(1 << region for region in held)
        army.placed = sum(state.tokens[region] for region in held)
        equip(state, army)
        if borrows(army):
            state.borrowers += (army.id,)
        if army.seat is not None and army.declined:
            state.declined[army.seat] = (*state.declined[army.seat], army.id)
        elif army.seat is not None:
            state.active[army.seat] = army.id
