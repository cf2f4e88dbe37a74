"""Reducers of armies that come, go into decline and leave; and what an army holds, with the hooks that come and go with it."""

from __future__ import annotations

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY, TURN
from swcore.conquest.position.state import ConquestState
from swcore.engine.events import RawEvent


def raise_army(state: ConquestState, event: RawEvent) -> None:
    """An army comes into the game, as a picked combo or in decline."""
    army = Army()
    _, army.id, army.seat, army.race, army.power, army.declined = event
    army.born = state.turn
    state.armies.append(army)
    equip(state, army)
    if army.seat is not None and army.declined:
        state.declined[army.seat] = (*state.declined[army.seat], army.id)
    elif army.seat is not None:
        state.active[army.seat] = army.id


def decline(state: ConquestState, event: RawEvent) -> None:
    """An army goes into decline, with the power that it keeps."""
    _, army_id, power = event
    army: Army = state.armies[army_id]
    army.declined = True
    army.power = power
    assert army.seat is not None
    state.active[army.seat] = NOBODY
    state.declined[army.seat] = (*state.declined[army.seat], army_id)
    equip(state, army)


def remove_army(state: ConquestState, event: RawEvent) -> None:
    """An army leaves the game."""
    army: Army = state.armies[event[1]]
    state.armies[army.id] = None
    if army.seat is not None:
        _disown(state, army)
    state.protectors = tuple(id for id in state.protectors if id != army.id)
    state.watchers = tuple(id for id in state.watchers if id != army.id)
    state.borrowers = tuple(id for id in state.borrowers if id != army.id)


def orphan(state: ConquestState, event: RawEvent) -> None:
    """An army stays on the board in decline, and belongs to nobody."""
    army: Army = state.armies[event[1]]
    _disown(state, army)
    army.seat = None
    army.declined = True
    army.memory, army.lent = {}, ()
    _borrow(state, army)


def rouse(state: ConquestState, event: RawEvent) -> None:
    """An army of nobody is active from now on."""
    army = state.army(event[1])
    army.declined = False
    equip(state, army)


def lend(state: ConquestState, event: RawEvent) -> None:
    """A piece is lent to an army, which has its hooks from now on."""
    _, army_id, piece, until = event
    army: Army = state.armies[army_id]
    army.lent = tuple(sorted([*(one for one in army.lent if one[0] != piece), (piece, until)]))
    _borrow(state, army)


def unlend(state: ConquestState, event: RawEvent) -> None:
    """A piece that was lent to an army goes back."""
    army: Army = state.armies[event[1]]
    army.lent = tuple([one for one in army.lent if one[0] != event[2]])
    _borrow(state, army)


def _borrow(state: ConquestState, army: Army) -> None:
    """What is lent to an army has changed, and with it its hooks, and whether something goes back when the turn is over."""
    equip(state, army)
    if borrows(army) is not (army.id in state.borrowers):
        state.borrowers = _toggled(state.borrowers, army.id)


def borrows(army: Army) -> bool:
    """Return whether a piece is lent to an army until the end of the turn."""
    return TURN in [until for _, until in army.lent]


def _disown(state: ConquestState, army: Army) -> None:
    assert army.seat is not None
    if state.active[army.seat] == army.id:
        state.active[army.seat] = NOBODY
    state.declined[army.seat] = tuple(id for id in state.declined[army.seat] if id != army.id)


def occupy(state: ConquestState, army: Army, region: int) -> None:
    """An army holds a region from now on."""
    state.owner[region] = army.id
    army.regions |= 1 << region
    if state.sites >> region & 1:
        equip(state, army)


def leave(state: ConquestState, army: Army, region: int) -> None:
    """Nobody holds a region any more."""
    state.owner[region] = NOBODY
    army.regions &= ~(1 << region)
    if state.sites >> region & 1:
        equip(state, army)


def equip(state: ConquestState, army: Army) -> None:
    """Give an army the hooks of its pieces, and of the places that it holds."""
    tables, size = state.ground.tables, state.ground.size
    if army.seat is None:
        kit = tables.kit("", "", True, size) if army.declined else tables.neutral(size)
    else:
        more: tuple[str, ...] = ()
        if not army.declined and army.regions & state.sites:
            more = _controlled(state, army.regions & state.sites)
        if army.lent:
            more += tuple([piece for piece, _ in army.lent])
        kit = tables.kit(army.race, army.power, army.declined, size, more)
    army.kit = kit
    protects = bool(kit.conquest_protects or kit.conquest_toll or kit.conquest_guarded or kit.conquest_defence)
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
