"""Events of the conquest family, with the reducers that write the state and keep its derived fields."""

from __future__ import annotations

from typing import Any

from swcore.conquest.state import ASIDE, HAND, NOBODY, STOCK, SUPPLY, TRAY, WITHDRAWN, Army, Conquest, ConquestState
from swcore.events import EventKind, RawEvent


def _tokens(state: ConquestState, event: RawEvent) -> None:
    _, army_id, source, target, count = event
    army: Any = state.armies[army_id]
    if source >= 0:
        left = state.tokens[source] - count
        state.tokens[source] = left
        state.guard[source] -= count
        army.placed -= count
        if not left:
            state.owner[source] = NOBODY
            army.regions &= ~(1 << source)
    elif source == HAND:
        army.hand -= count
    elif source == TRAY:
        state.tray[army.race] -= count
    elif source == WITHDRAWN:
        army.withdrawn -= count
    elif source == ASIDE:
        army.aside -= count
    if target >= 0:
        if not state.tokens[target]:
            state.owner[target] = army_id
            army.regions |= 1 << target
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


def _marker(state: ConquestState, event: RawEvent) -> None:
    _, marker, army_id, source, target, count = event
    for place, change in ((source, -count), (target, count)):
        if place >= 0:
            _mark(state, place, marker, army_id, change)
        elif place == SUPPLY:
            state.supply = {**state.supply, marker: state.supply[marker] + change}
        elif place == STOCK:
            army: Any = state.armies[army_id]
            army.stock = {**army.stock, marker: army.stock.get(marker, 0) + change}
            if not army.stock[marker]:
                army.stock = {name: number for name, number in army.stock.items() if number}


def _mark(state: ConquestState, region: int, marker: str, army_id: int, change: int) -> None:
    declared = state.ground.tables.markers[marker]
    marks = list(state.marks[region])
    for _ in range(abs(change)):
        if change > 0:
            marks.append((marker, army_id))
        else:
            marks.remove((marker, army_id))
    state.marks[region] = tuple(sorted(marks))
    state.guard[region] += change * declared.defence
    if declared.immune:
        bit = 1 << region
        immune = any(state.ground.tables.markers[name].immune for name, _ in marks)
        state.immune = state.immune | bit if immune else state.immune & ~bit


def _army(state: ConquestState, event: RawEvent) -> None:
    army = Army()
    _, army.id, army.seat, army.race, army.power, army.declined = event
    army.born = state.turn
    state.armies.append(army)
    _equip(state, army)
    if army.seat is not None and army.declined:
        state.declined[army.seat] = (*state.declined[army.seat], army.id)
    elif army.seat is not None:
        state.active[army.seat] = army.id


def _declined(state: ConquestState, event: RawEvent) -> None:
    _, army_id, power = event
    army = state.army(army_id)
    army.declined = True
    army.power = power
    assert army.seat is not None
    state.active[army.seat] = NOBODY
    state.declined[army.seat] = (*state.declined[army.seat], army_id)
    _equip(state, army)


def _gone(state: ConquestState, event: RawEvent) -> None:
    army = state.army(event[1])
    state.armies[army.id] = None
    if army.seat is not None:
        _disown(state, army)
    state.protectors = tuple(id for id in state.protectors if id != army.id)


def _orphaned(state: ConquestState, event: RawEvent) -> None:
    army = state.army(event[1])
    _disown(state, army)
    army.seat = None
    army.declined = True
    army.memory = {}
    _equip(state, army)


def _disown(state: ConquestState, army: Army) -> None:
    assert army.seat is not None
    if state.active[army.seat] == army.id:
        state.active[army.seat] = NOBODY
    state.declined[army.seat] = tuple(id for id in state.declined[army.seat] if id != army.id)


def _equip(state: ConquestState, army: Army) -> None:
    tables = state.ground.tables
    army.kit = tables.kit("", "", True) if army.seat is None else tables.kit(army.race, army.power, army.declined)
    others = tuple(id for id in state.protectors if id != army.id)
    state.protectors = tuple(sorted((*others, army.id))) if army.kit.conquest_protects else others


def _coins(state: ConquestState, event: RawEvent) -> None:
    state.coins[event[1]] += event[2]


def _combos(state: ConquestState, event: RawEvent) -> None:
    _, state.column, state.banners, state.badges, state.discard = event


def _note(state: ConquestState, event: RawEvent) -> None:
    _, army_id, key, value = event
    holder: Any = state if army_id == NOBODY else state.armies[army_id]
    memory = {name: known for name, known in holder.memory.items() if name != key}
    if value is not None:
        memory[key] = value
    holder.memory = memory


def _conquest(state: ConquestState, event: RawEvent) -> None:
    _, source, count, record = event
    _tokens(state, ("tokens", record[0], source, record[1], count))
    state.conquests += (record,)


def _attack(state: ConquestState, event: RawEvent) -> None:
    state.attacks += (event[1:],)


def _turn(state: ConquestState, event: RawEvent) -> None:
    _, state.turn_seat, state.round = event
    state.turn += 1
    state.conquests = ()
    state.attacks = ()


def _ready(state: ConquestState, event: RawEvent) -> None:
    """Take up all spare tokens of an army at once: `counts` are (region, tokens)."""
    _, army_id, counts = event
    for region, count in counts:
        _tokens(state, ("tokens", army_id, region, HAND, count))


def _start(state: ConquestState, event: RawEvent) -> None:
    _, state.rounds, coins, tray, supply = event
    size = state.ground.size
    state.owner, state.tokens, state.guard = [NOBODY] * size, [0] * size, [0] * size
    state.marks = [()] * size
    state.coins = [coins] * state.seats
    state.active = [NOBODY] * state.seats
    state.declined = [()] * state.seats
    state.tray, state.supply = dict(tray), dict(supply)
    state.round = 1


CONQUEST_EVENTS = (
    EventKind("start", "rounds coins tray supply", _start),
    EventKind("tokens", "army source target count", _tokens),
    EventKind("gathered", "army counts", _ready),
    EventKind("marker", "marker army source target count", _marker),
    EventKind("army", "army seat race power declined", _army),
    EventKind("declined", "army power", _declined),
    EventKind("gone", "army", _gone),
    EventKind("orphaned", "army", _orphaned),
    EventKind("coins", "seat amount parts", _coins),
    EventKind("combos", "column banners badges discard", _combos, hidden=("banners", "badges")),
    EventKind("uncovered", "column banners badges discard", _combos, hidden=("banners", "badges"), reveals=True),
    EventKind("note", "army key value", _note),
    EventKind("conquest", "source count record", _conquest),
    EventKind("attack", "army victim to_tray", _attack),
    EventKind("turn", "seat round", _turn),
)


def rebuild(state: ConquestState) -> None:
    """Work out every derived field from the others, except `ground`, which must be set."""
    markers = state.ground.tables.markers
    state.conquests = tuple(Conquest(*record) for record in state.conquests)
    state.guard = list(state.tokens)
    state.protectors = ()
    state.immune = 0
    state.active = [NOBODY] * state.seats
    state.declined = [()] * state.seats
    for region, marks in enumerate(state.marks):
        for marker, _ in marks:
            state.guard[region] += markers[marker].defence
            state.immune |= markers[marker].immune << region
    for army in state.armies:
        if army is None:
            continue
        held = [region for region, owner in enumerate(state.owner) if owner == army.id]
        army.regions = sum(1 << region for region in held)
        army.placed = sum(state.tokens[region] for region in held)
        _equip(state, army)
        if army.seat is not None and army.declined:
            state.declined[army.seat] = (*state.declined[army.seat], army.id)
        elif army.seat is not None:
            state.active[army.seat] = army.id
