"""Events of the conquest family, with the reducers that write the state and keep its derived fields."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.state import (
    ASIDE,
    HAND,
    NOBODY,
    OUT,
    STOCK,
    SUPPLY,
    TRAY,
    WITHDRAWN,
    Army,
    Conquest,
    ConquestState,
)
from swcore.engine.events import EventKind, RawEvent


def _tokens(state: ConquestState, event: RawEvent) -> None:
    _, army_id, source, target, count = event
    army: Any = state.armies[army_id]
    if source >= 0:
        left = state.tokens[source] - count
        state.tokens[source] = left
        state.guard[source] -= count
        army.placed -= count
        if not left and not state.bodies[source]:  # as in `_leave`, without a call: most events of a game are these
            state.owner[source] = NOBODY
            army.regions &= ~(1 << source)
            if state.sites >> source & 1:
                _equip(state, army)
    elif source == HAND:
        army.hand -= count
    elif source == TRAY:
        state.tray[army.race] -= count
    elif source == WITHDRAWN:
        army.withdrawn -= count
    elif source == ASIDE:
        army.aside -= count
    if target >= 0:
        if not state.tokens[target]:  # as in `_occupy`
            state.owner[target] = army_id
            army.regions |= 1 << target
            if state.sites >> target & 1:
                _equip(state, army)
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


def _occupy(state: ConquestState, army: Army, region: int) -> None:
    state.owner[region] = army.id
    army.regions |= 1 << region
    if state.sites >> region & 1:
        _equip(state, army)


def _leave(state: ConquestState, army: Army, region: int) -> None:
    state.owner[region] = NOBODY
    army.regions &= ~(1 << region)
    if state.sites >> region & 1:
        _equip(state, army)


def _marker(state: ConquestState, event: RawEvent) -> None:
    _, marker, army_id, source, target, count = event
    if state.ground.tables.markers[marker].hidden:
        _turn_face(state, marker, source, target)
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
    for _ in range(change):
        marks.append((marker, army_id))
    for _ in range(-change):
        marks.remove((marker, army_id))
    marks.sort()
    state.marks[region] = tuple(marks)
    bit = 1 << region
    if change > 0:
        state.where[marker] = state.where.get(marker, 0) | bit
    elif change and marker not in [name for name, _ in marks]:
        state.where[marker] &= ~bit
        if not state.where[marker]:
            del state.where[marker]
    state.guard[region] += change * declared.defence
    if declared.holds:
        _stand(state, region, army_id, change)
    elif declared.kind == "place":
        _site(state, region)
    if declared.immune:
        immune = any(state.ground.tables.markers[name].immune for name, _ in marks)
        state.immune = state.immune | bit if immune else state.immune & ~bit


def _stand(state: ConquestState, region: int, army_id: int, change: int) -> None:
    """A body that holds its region comes or goes."""
    state.bodies[region] += change
    army: Any = state.armies[army_id]
    army.bodies += change
    if change > 0 and state.owner[region] != army_id:
        _occupy(state, army, region)
    elif not state.bodies[region] and not state.tokens[region] and state.owner[region] == army_id:
        _leave(state, army, region)


def _site(state: ConquestState, region: int) -> None:
    """A `Place` comes or goes: the army there gets its hooks, or loses them."""
    markers, bit = state.ground.tables.markers, 1 << region
    placed = any(markers[name].kind == "place" for name, _ in state.marks[region])
    state.sites = state.sites | bit if placed else state.sites & ~bit
    holder = state.owner[region]
    if holder != NOBODY:
        _equip(state, state.armies[holder])


def _turn_face(state: ConquestState, marker: str, source: int, target: int) -> None:
    """A marker with a hidden face moves: off the pile when it is placed, with its region, and back on top of the pile."""
    pile, faces = state.piles.get(marker, ()), dict(state.faces)
    if source >= 0:
        face = faces.pop(f"{marker} {source}")
    else:
        face, pile = pile[0], pile[1:]
    if target >= 0:
        faces[f"{marker} {target}"] = face
    elif target == SUPPLY:
        pile = (face, *pile)
    state.faces = faces
    state.piles = {**state.piles, marker: pile}


def _pile(state: ConquestState, event: RawEvent) -> None:
    _, marker, faces = event
    state.piles = {**state.piles, marker: faces}
    state.supply = {**state.supply, marker: len(faces)}


def _shown(state: ConquestState, event: RawEvent) -> None:
    """A face is seen; what follows has events of its own."""


def _found(state: ConquestState, event: RawEvent) -> None:
    """The marker that lies face down in a region is turned: the place that it stands for lies there from now on."""
    _, region, back, place = event
    _turn_face(state, back, region, OUT)
    _mark(state, region, back, NOBODY, -1)
    state.supply = {**state.supply, place: 0}
    _mark(state, region, place, NOBODY, 1)


def _redrawn(state: ConquestState, event: RawEvent) -> None:
    """A place that cannot stay leaves the game, and another one comes off the pile."""
    _, region, back, place, other = event
    pile = list(state.piles[back])
    pile.remove(other)
    state.piles = {**state.piles, back: tuple(pile)}
    state.supply = {**state.supply, back: len(pile), other: 0}
    _mark(state, region, place, NOBODY, -1)
    _mark(state, region, other, NOBODY, 1)


def _swapped(state: ConquestState, event: RawEvent) -> None:
    """Two regions exchange all that lies there, but the markers that stay."""
    _, one, other, stay = event
    kept = set(stay)
    moved: list[Any] = []
    for region in (one, other):
        marks = [mark for mark in state.marks[region] if mark[0] not in kept]
        moved.append((state.owner[region], state.tokens[region], marks))
    for region, (owner, tokens, marks) in zip((one, other), moved, strict=True):
        for marker, army in marks:
            _mark(state, region, marker, army, -1)
        if tokens:
            _tokens(state, ("tokens", owner, region, OUT, tokens))
    faces = dict(state.faces)
    swap = {one: other, other: one}
    for name in [name for name in faces if name.split()[0] not in kept and int(name.split()[1]) in swap]:
        marker, region = name.split()
        faces[f"{marker} {swap[int(region)]} new"] = faces.pop(name)
    state.faces = {name.removesuffix(" new"): face for name, face in faces.items()}
    for region, (owner, tokens, marks) in zip((other, one), moved, strict=True):
        if tokens:
            _tokens(state, ("tokens", owner, OUT, region, tokens))
        for marker, army in marks:
            _mark(state, region, marker, army, 1)


def _used(state: ConquestState, event: RawEvent) -> None:
    """What was used; with the seat that it was used against as a third item, where a limit counts those."""
    state.uses += (event[1:],)


def _paid(state: ConquestState, event: RawEvent) -> None:
    state.paid += (event[1:],)


def _record(state: ConquestState, event: RawEvent) -> None:
    state.conquests += (event[1],)


def _arranged(state: ConquestState, event: RawEvent) -> None:
    """Tokens and bodies of an army change places at once, so that no region is left in between."""
    _, army_id, tokens, bodies = event
    for source, target, count in tokens:
        if target >= 0:
            _tokens(state, ("tokens", army_id, source, target, count))
    for marker, source, target, count in bodies:
        if target >= 0:
            _marker(state, ("marker", marker, army_id, source, target, count))
    for source, target, count in tokens:
        if target < 0:
            _tokens(state, ("tokens", army_id, source, target, count))
    for marker, source, target, count in bodies:
        if target < 0:
            _marker(state, ("marker", marker, army_id, source, target, count))


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
    state.watchers = tuple(id for id in state.watchers if id != army.id)


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
    tables, size = state.ground.tables, state.ground.size
    if army.seat is None:
        kit = tables.kit("", "", True, size)
    elif army.declined or not army.regions & state.sites:
        kit = tables.kit(army.race, army.power, army.declined, size)
    else:
        kit = tables.kit(army.race, army.power, False, size, _controlled(state, army.regions & state.sites))
    army.kit = kit
    protects = bool(kit.conquest_protects or kit.conquest_toll)
    if protects is not (army.id in state.protectors):
        state.protectors = _toggled(state.protectors, army.id)
    if bool(kit.conquest_witnessed) is not (army.id in state.watchers):
        state.watchers = _toggled(state.watchers, army.id)


def _toggled(ids: tuple[int, ...], id: int) -> tuple[int, ...]:
    """Return sorted ids with one more, or without it when it is among them."""
    return tuple(sorted({*ids} ^ {id}))


def _controlled(state: ConquestState, mask: int) -> tuple[str, ...]:
    markers = state.ground.tables.markers
    names = (name for region in state.ground.bits(mask) for name, _ in state.marks[region])
    return tuple(sorted(name for name in names if markers[name].kind == "place"))


INCOME, PRICE, PAYMENT, TOLL, PRIZE = "income", "price", "payment", "toll", "prize"
"""What coins are for: a turn that is scored, a combo that is picked (with the coins on it), what a piece makes a seat pay to
another one or to the bank, a toll, and what a piece gives or takes besides."""


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
    state.attacks = state.uses = state.paid = ()


def _ready(state: ConquestState, event: RawEvent) -> None:
    """Take up all spare tokens of an army at once: `counts` are (region, tokens). It goes on holding the regions."""
    _, army_id, counts = event
    army: Any = state.armies[army_id]
    for region, count in counts:
        state.tokens[region] -= count
        state.guard[region] -= count
        army.placed -= count
        army.hand += count


def _start(state: ConquestState, event: RawEvent) -> None:
    _, state.rounds, coins, tray, supply = event
    size = state.ground.size
    state.owner, state.tokens, state.guard = [NOBODY] * size, [0] * size, [0] * size
    state.marks, state.bodies = [()] * size, [0] * size
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
    EventKind("coins", "seat amount parts kind", _coins),
    EventKind("combos", "column banners badges discard", _combos, hidden=("banners", "badges")),
    EventKind("uncovered", "column banners badges discard", _combos, hidden=("banners", "badges"), reveals=True),
    EventKind("note", "army key value", _note),
    EventKind("conquest", "source count record", _conquest),
    EventKind("record", "record", _record),
    EventKind("used", "army name", _used),
    EventKind("used-against", "army name seat", _used),
    EventKind("paid", "army key", _paid),
    EventKind("pile", "marker faces", _pile, hidden=("faces",)),
    EventKind("shown", "marker region face", _shown, reveals=True),
    EventKind("found", "region back place", _found, reveals=True),
    EventKind("redrawn", "region back place other", _redrawn, reveals=True),
    EventKind("swapped", "one other stay", _swapped),
    EventKind("arranged", "army tokens bodies", _arranged),
    EventKind("attack", "army victim to_tray", _attack),
    EventKind("turn", "seat round", _turn),
)


def rebuild(state: ConquestState) -> None:
    """Work out every derived field from the others, except `ground`, which must be set."""
    markers = state.ground.tables.markers
    state.conquests = tuple(Conquest(*record) for record in state.conquests)
    state.guard = list(state.tokens)
    state.bodies, state.where = [0] * state.ground.size, {}
    state.protectors = state.watchers = ()
    state.immune = state.sites = 0
    state.active = [NOBODY] * state.seats
    state.declined = [()] * state.seats
    for region, marks in enumerate(state.marks):
        for marker, owner in marks:
            state.where[marker] = state.where.get(marker, 0) | 1 << region
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
        _equip(state, army)
        if army.seat is not None and army.declined:
            state.declined[army.seat] = (*state.declined[army.seat], army.id)
        elif army.seat is not None:
            state.active[army.seat] = army.id
