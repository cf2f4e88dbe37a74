"""Events: the only writers of the state."""

from __future__ import annotations

from typing import Any

from swcore.engine import EventKind
from swcore_tiny_towns.position.patterns import ALL_CUBES, SHIFTS, cube, used
from swcore_tiny_towns.position.squares import ALL, SQUARES
from swcore_tiny_towns.position.state import TownRecord, TownsState

Event = tuple[Any, ...]


def _dealt(state: TownsState, event: Event) -> None:
    state.cards = event[1]
    state.towns = [TownRecord() for _ in range(state.seats)]
    state.names = state.completed = (0,) * state.seats
    state.monuments = [""] * state.seats
    state.dealt = list(event[2])


def _kept(state: TownsState, event: Event) -> None:
    state.monuments[event[1]] = event[2]


def _piled(state: TownsState, event: Event) -> None:
    _, state.deck, state.buried, state.discard, state.display = event


def _turned(state: TownsState, event: Event) -> None:
    state.deck = state.deck[1:]
    state.discard = (*state.discard, event[1])


def _chosen(state: TownsState, event: Event) -> None:
    _, resource, after = event
    gone = state.display.index(resource)
    state.under = (*state.under, resource)
    if state.deck:
        state.deck = state.deck[1:]
    else:
        state.under = state.under[1:]
    state.display = (*state.display[:gone], after, *state.display[gone + 1 :])


def _begun(state: TownsState, event: Event) -> None:
    state.round = event[1]
    state.named, state.namer = "", -1
    for town in state.towns:
        if town.fresh:
            town.fresh = ()
        if town.built:
            town.built = ()


def _named(state: TownsState, event: Event) -> None:
    _, resource, seat = event
    state.named, state.namer = resource, seat
    if seat >= 0:
        state.hammer = seat
        state.names = (*state.names[:seat], state.names[seat] + 1, *state.names[seat + 1 :])


def _placed(state: TownsState, event: Event) -> None:
    _, seat, resource, square = event
    town = state.towns[seat]
    squares = town.squares
    town.squares = (*squares[:square], resource, *squares[square + 1 :])
    town.code |= cube(resource, square)
    town.empty &= ~(1 << square)


def _stacked(state: TownsState, event: Event) -> None:
    _, seat, square, lying = event
    town = state.towns[seat]
    name = SQUARES[square]
    rest = {key: value for key, value in town.on.items() if key != name}
    town.on = {**rest, name: lying} if lying else rest


def _noted(state: TownsState, event: Event) -> None:
    _, seat, key, value = event
    town = state.towns[seat]
    rest = {known: old for known, old in town.memory.items() if known != key}
    town.memory = rest if value is None else {**rest, key: value}


def _used(state: TownsState, event: Event) -> None:
    _, seat, squares = event
    town = state.towns[seat]
    gone = 0
    for square in squares:
        gone |= 1 << square
    town.squares = tuple("" if gone >> square & 1 else what for square, what in enumerate(town.squares))
    town.code &= ~(gone * ALL_CUBES)
    town.empty |= gone


def _stood(state: TownsState, event: Event) -> None:
    _, seat, card, square, how = event
    town = state.towns[seat]
    squares = town.squares
    town.squares = (*squares[:square], card, *squares[square + 1 :])
    town.fresh = (*(one for one in town.fresh if one != square), square)
    town.empty &= ~(1 << square)
    if how == "built":
        town.built = (*town.built, card)
    if town.on:
        _stacked(state, ("stacked", seat, square, ()))


def _without(town: TownRecord, square: int) -> None:
    """Leave a square empty."""
    squares = town.squares
    town.squares = (*squares[:square], "", *squares[square + 1 :])
    town.code &= ~(ALL_CUBES << square)
    town.empty |= 1 << square
    town.fresh = tuple([one for one in town.fresh if one != square])


def _taken(state: TownsState, event: Event) -> None:
    _, seat, square = event
    _without(state.towns[seat], square)
    _stacked(state, ("stacked", seat, square, ()))


def _moved(state: TownsState, event: Event) -> None:
    _, seat, square, target = event
    town = state.towns[seat]
    what, fresh, lying = town.squares[square], square in town.fresh, town.on.get(SQUARES[square], ())
    _taken(state, ("taken", seat, square))
    town.squares = (*town.squares[:target], what, *town.squares[target + 1 :])
    town.code |= cube(what, target) if what in SHIFTS else 0
    town.empty &= ~(1 << target)
    if fresh:
        town.fresh = (*town.fresh, target)
    _stacked(state, ("stacked", seat, target, lying))


def _hid(state: TownsState, event: Event) -> None:
    _, seat, key, value, values = event
    secrets = state.secrets or [()] * state.seats
    rest = tuple([one for one in secrets[seat] if one[0] != key])
    state.secrets = [*secrets[:seat], (*rest, (key, value, values)), *secrets[seat + 1 :]]


def _completed(state: TownsState, event: Event) -> None:
    state.completed = tuple(state.round if seat in event[1] else before for seat, before in enumerate(state.completed))


def _cleared(state: TownsState, event: Event) -> None:
    for town in state.towns:
        cubes = used(town.code)
        town.squares = tuple("" if cubes >> square & 1 else what for square, what in enumerate(town.squares))
        town.code = 0
        town.empty = (town.empty | cubes) & ALL


KINDS = (
    EventKind("dealt", "cards dealt", _dealt, hidden=("dealt",)),
    EventKind("kept", "seat card", _kept, hidden=("card",)),
    EventKind("piled", "deck buried discard display", _piled, hidden=("deck", "buried")),
    EventKind("turned", "resource", _turned, reveals=True),
    EventKind("chosen", "resource after", _chosen, reveals=True),
    EventKind("begun", "round", _begun),
    EventKind("named", "resource seat", _named),
    EventKind("placed", "seat resource square", _placed),
    EventKind("stacked", "seat square lying", _stacked),
    EventKind("noted", "seat key value", _noted),
    EventKind("used", "seat squares", _used),
    EventKind("stood", "seat card square how", _stood),
    EventKind("taken", "seat square", _taken),
    EventKind("moved", "seat square target", _moved),
    EventKind("hid", "seat key value values", _hid, hidden=("value",)),
    EventKind("completed", "seats", _completed),
    EventKind("cleared", "", _cleared),
)
