"""Reducers of changes of the map: the ground is compiled anew, and what is kept by region grows with it."""

from __future__ import annotations

from swcore.conquest.position.map_changes import ground_after, with_change
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.reducers.armies import equip
from swcore.conquest.position.state import ConquestState
from swcore.engine.events import RawEvent


def change_map(state: ConquestState, event: RawEvent) -> None:
    """The map is another one from now on."""
    state.changes = with_change(state.changes, event)
    state.ground = ground_after(state.ground, state.changes)
    more = state.ground.size - len(state.owner)
    if more:
        state.owner += [NOBODY] * more
        state.tokens += [0] * more
        state.marks += [()] * more
        state.bodies += [0] * more
        state.guard += [state.ground.tables.base_cost] * more
        for army in state.armies:
            if army is not None:
                equip(state, army)  # its hooks answer for a larger board
