"""Operations: what the effects of `swcore.conquest.operations.fx` do when they are carried out."""

from __future__ import annotations

from swcore.conquest.armies.leaving import abandon, clear_deserted, leave_if_empty
from swcore.conquest.attack.capture import uncover
from swcore.conquest.placement.markers import (
    RemoveTokens,
    available,
    marker_slots,
    place_markers,
    put_marker,
    token_slots,
)
from swcore.conquest.placement.questions import SEALED, ChooseValue, in_game, is_neutral, may_ask
from swcore.conquest.position.army import Army
from swcore.conquest.position.events import PRIZE
from swcore.conquest.position.places import ASIDE, HAND, NOBODY, STOCK, SUPPLY, TRAY, WITHDRAWN
from swcore.conquest.position.state import ConquestState
from swcore.engine.effects import Effect
from swcore.engine.machine import Machine


def do_ask_place(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.ask_place`."""
    state: ConquestState = machine.state
    _, army_id, marker, count, where, per_region, optional = effect
    army: Army = state.armies[army_id]
    left = min(count, available(machine, army, marker))
    room = 0
    for _, fits in marker_slots(machine, marker, left, 0, where, per_region) if left > 0 else ():
        room += fits
    left = min(left, room)
    if left > 0:
        machine.push(place_markers(army, marker, left, where, per_region, optional=optional))


def do_ask_remove(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.ask_remove`."""
    state: ConquestState = machine.state
    _, army_id, count, target, leave = effect
    army: Army = state.armies[army_id]
    left = min(count, sum(fits for _, fits in token_slots(machine, army, 0, leave)))
    if left > 0:
        machine.push(RemoveTokens.frames.of(army.seat, army_id, left, 0, target, leave))


def do_ask_choice(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.ask_choice` of the army's own seat."""
    state: ConquestState = machine.state
    _, army_id, key, values, optional = effect
    may_ask(machine, piece, army_id)
    seat = state.army(army_id).seat
    if values and (in_game(machine, seat) or is_neutral(machine, piece)):  # a neutral one finishes with a seat that leaves
        machine.push(ChooseValue.frames.of(seat, army_id, piece, key, values, optional))


def do_ask_seat(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.ask_choice` of another seat, or without an army."""
    _, army_id, key, values, optional, seat = effect
    may_ask(machine, piece, army_id)
    if values and in_game(machine, seat):
        machine.push(ChooseValue.frames.of(seat, army_id, piece, key, values, optional))


def do_ask_sealed(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.ask_sealed`."""
    _, army_id, key, offered = effect
    may_ask(machine, piece, army_id)
    asked = tuple([(seat, words) for seat, words in offered if words and in_game(machine, seat)])
    if asked:
        machine.push(SEALED.open([seat for seat, _ in asked], army_id, piece, key, asked))


def do_tokens(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.tokens`, `fx.gain`, `fx.recover`: as many tokens as there are."""
    _, army_id, source, target, count = effect
    shift(machine, army_id, source, target, count)


def shift(machine: Machine, army_id: int, source: int, target: int, count: int) -> int:
    """Move race tokens between two places, as many as there are, with what follows from it; return how many moved."""
    state: ConquestState = machine.state
    army: Army = state.armies[army_id]
    if target >= 0 and state.owner[target] not in (NOBODY, army_id):
        raise ValueError(f"{state.ground.names[target]} is held by another army")
    pools = {TRAY: state.tray[army.race], HAND: army.hand, WITHDRAWN: army.withdrawn, ASIDE: army.aside}
    there = pools.get(source, 0)
    if source >= 0 and state.owner[source] == army_id:
        there = state.tokens[source]
    count = min(count, there)
    if count <= 0:
        return 0
    entered = target >= 0 and state.owner[target] != army_id
    if source >= 0 and count == state.tokens[source]:
        abandon(machine, army, source, target)
    else:
        machine.emit(("tokens", army_id, source, target, count))
    if entered and state.marks[target]:
        uncover(machine, army, target)
    if source >= 0:
        leave_if_empty(machine, army)
    return count


def do_note(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.note`: into the piece's own slot."""
    _, army_id, name, value = effect
    key = name if "." in name else f"{piece}.{name}"
    machine.emit(("note", army_id, key, value))


def do_coins(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.coins`: never more than the seat has."""
    state: ConquestState = machine.state
    _, seat, amount, reason, clause = effect
    amount = max(amount, -state.coins[seat])
    if amount:
        machine.emit(("coins", seat, amount, ((amount, reason, clause, piece),), PRIZE))


def do_mark(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.mark`: if there is one and the region has room."""
    _lay(machine, *effect[1:])


def do_hide(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.hide`: as `fx.mark`, with a face that is left."""
    state: ConquestState = machine.state
    _, _, marker, _, face = effect
    if not state.ground.tables.markers[marker].hides and face in state.piles.get(marker, ()):
        _lay(machine, *effect[1:])


def _lay(machine: Machine, army_id: int, marker: str, region: int, face: str = "") -> None:
    """Lay a marker of an army into a region, with a face that its owner has chosen, if any."""
    state: ConquestState = machine.state
    army: Army = state.armies[army_id]
    holds = state.ground.tables.markers[marker].holds and state.owner[region] != army_id
    if holds and state.owner[region] != NOBODY:
        raise ValueError(f"{state.ground.names[region]} is held by another army, and {marker} would hold it too")
    if available(machine, army, marker) and marker_slots(machine, marker, 1, region, 1 << region, None):
        if face:
            machine.emit(("hid", marker, army_id, STOCK if army.stock.get(marker) else SUPPLY, region, face))
        else:
            put_marker(machine, army, marker, region)
        if holds and state.marks[region]:
            uncover(machine, army, region)


def do_lift(machine: Machine, effect: Effect, piece: str) -> None:
    """`fx.lift`."""
    _, army_id, marker = effect
    state: ConquestState = machine.state
    army: Army = state.armies[army_id]
    held = army.regions
    for region in state.ground.bits(state.where.get(marker, 0)):
        count = state.marks[region].count((marker, army_id))
        if count:
            machine.emit(("marker", marker, army_id, region, STOCK, count))
    clear_deserted(machine, army, held)
