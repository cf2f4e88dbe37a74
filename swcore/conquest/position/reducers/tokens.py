"""Reducers of what moves race tokens, and of a conquest, which moves them and is recorded."""

from __future__ import annotations

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import ASIDE, HAND, NOBODY, OUT, TRAY, WITHDRAWN
from swcore.conquest.position.reducers.armies import equip
from swcore.conquest.position.state import ConquestState
from swcore.engine.events import RawEvent


def move_tokens(state: ConquestState, event: RawEvent) -> None:
    """Race tokens go from one place to another."""
    source: int  # typed, so that a compiled build counts with plain numbers
    target: int
    count: int
    army_id: int
    _, army_id, source, target, count = event
    army: Army = state.armies[army_id]
    if source >= 0:
        left = state.tokens[source] - count
        state.tokens[source] = left
        state.guard[source] -= count
        army.placed -= count
        if not left and not state.bodies[source]:  # as in `leave`, without a call: most events of a game are these
            state.owner[source] = NOBODY
            army.regions &= ~(1 << source)
            if state.sites >> source & 1:
                equip(state, army)
    elif source == HAND:
        army.hand -= count
    elif source == TRAY:
        state.tray[army.race] -= count
    elif source == WITHDRAWN:
        army.withdrawn -= count
    elif source == ASIDE:
        army.aside -= count
    if target >= 0:
        if not state.tokens[target]:  # as in `occupy`
            state.owner[target] = army_id
            army.regions |= 1 << target
            if state.sites >> target & 1:
                equip(state, army)
        state.tokens[target] += count
        state.guard[target] += count
        army.placed += count
    elif target == HAND:
        army.hand += count
    elif target == TRAY:
        state.tray[army.race] += count
    elif target == WITHDRAWN:
        army.withdrawn += count
    elif target == ASIDE:
        army.aside += count


def conquer(state: ConquestState, event: RawEvent) -> None:
    """Tokens take a region, and it stands in the record."""
    source: int
    count: int
    _, source, count, record = event
    if source == HAND:  # most conquests: as in `move_tokens`, without an event of its own
        region: int = record[1]
        army: Army = state.armies[record[0]]
        army.hand -= count
        if not state.tokens[region]:
            state.owner[region] = army.id
            army.regions |= 1 << region
            if state.sites >> region & 1:
                equip(state, army)
        state.tokens[region] += count
        state.guard[region] += count
        army.placed += count
    else:
        move_tokens(state, ("tokens", record[0], source, record[1], count))
    state.conquests += (record,)


def gather(state: ConquestState, event: RawEvent) -> None:
    """Take up all spare tokens of an army at once: `counts` are (region, tokens). It goes on holding the regions."""
    army_id: int
    counts: tuple[tuple[int, int], ...]
    _, army_id, counts = event
    army: Army = state.armies[army_id]
    for region, count in counts:
        state.tokens[region] -= count
        state.guard[region] -= count
        army.placed -= count
        army.hand += count


def stash(state: ConquestState, event: RawEvent) -> None:
    """Race tokens go into a pool of their army."""
    _, army_id, pool, source, count = event
    army: Army = state.armies[army_id]
    move_tokens(state, ("tokens", army_id, source, OUT, count))
    army.pools = {**army.pools, pool: army.pools.get(pool, 0) + count}


def unstash(state: ConquestState, event: RawEvent) -> None:
    """Race tokens leave a pool of their army."""
    _, army_id, pool, target, count = event
    army: Army = state.armies[army_id]
    left = {**army.pools, pool: army.pools[pool] - count}
    army.pools = {name: number for name, number in left.items() if number}
    move_tokens(state, ("tokens", army_id, OUT, target, count))


def supply(state: ConquestState, event: RawEvent) -> None:
    """More tokens of a race come into the tray than it comes with, or they leave the game again."""
    _, race, count = event
    state.tray[race] += count
    more = {**state.extra, race: state.extra.get(race, 0) + count}
    state.extra = {name: number for name, number in more.items() if number}
