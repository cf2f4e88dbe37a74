"""The effects that cards return, each declared once: how it is made, what carries it out, and what its values must be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from swcore.engine import (
    PLAIN,
    TEXT,
    Check,
    Effect,
    EffectKind,
    Entering,
    Known,
    Machine,
    Several,
    is_word,
    one_of,
    optional,
    whole,
)
from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.pieces import MONUMENT
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES
from swcore_tiny_towns.rules.active_cards import closed
from swcore_tiny_towns.rules.put_down import put_down
from swcore_tiny_towns.rules.questions import Choice, Mark, PickBuilding, PutBuilding, ReplaceBuildings, SecretChoice, places


def _note(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, key, value = effect
    machine.emit(("noted", seat, f"{piece}.{key}", value))


def _mark(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square, resources = effect
    _check_building(machine, seat, square)
    if resources:
        machine.push(Mark.frames.of(seat, piece, square, resources))


def _ask(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square, key, values, prompt = effect
    if "towns_answered" not in machine.ruleset.impls[piece]:
        raise ValueError(f"{piece} has no towns_answered that could take the answer")
    if values:
        machine.push(Choice.frames.of(seat, piece, square, key, values, prompt))


def _place(machine: Machine, effect: Effect, piece: str) -> None:
    """Ask which building to place, where there is one to choose and room for it; else the effect is lost (TT-EFFECT-6)."""
    _, seat, square, cards, key = effect
    if any(places(machine, seat, card) for card in cards):
        machine.push(PickBuilding.frames.of(seat, piece, square, cards, key))


def _replace(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square, times = effect
    if times > 0:
        machine.push(ReplaceBuildings.frames.of(seat, piece, square, times, ()))


def _clear(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square = effect
    _check_building(machine, seat, square)
    machine.emit(("stacked", seat, square, ()))


def _remove(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square = effect
    _check_movable(machine, seat, square)
    machine.emit(("taken", seat, square))


def _cube(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square, resource = effect
    _check_empty(machine, seat, square)
    machine.emit(("placed", seat, resource, square))


def _move(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square, target = effect
    if not machine.state.towns[seat].squares[square]:
        raise ValueError(f"nothing stands on {SQUARES[square]}")
    _check_empty(machine, seat, target)
    machine.emit(("moved", seat, square, target))


def _put(machine: Machine, effect: Effect, piece: str) -> None:
    """Put a building down; nothing happens where its own limit closes the square."""
    _, seat, square, card = effect
    if machine.state.towns[seat].squares[square]:
        _check_building(machine, seat, square)
        _check_movable(machine, seat, square)
    gate = closed(machine, seat, card)
    if gate is None or not gate.bad >> square & 1:
        put_down(machine, seat, card, square, "placed")


def _complete(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat = effect
    if machine.state.committed is not None:
        raise ValueError("a town is not completed while all build")
    if seat in machine.state.active():
        machine.emit(("completed", (seat,)))


def _ask_secret(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square, key, values, prompt = effect
    if values:
        machine.push(SecretChoice.frames.of(seat, piece, square, key, values, prompt))


def _check_movable(machine: Machine, seat: int, square: int) -> None:
    card = machine.view.town(seat).card(square)
    if card is not None and card.type == MONUMENT:
        raise ValueError(f"the monument on {SQUARES[square]} stays (TT-BUILD-10)")
    if not machine.state.towns[seat].squares[square]:
        raise ValueError(f"nothing stands on {SQUARES[square]}")


def _check_empty(machine: Machine, seat: int, square: int) -> None:
    if machine.state.towns[seat].squares[square]:
        raise ValueError(f"{SQUARES[square]} is not empty")


def _check_building(machine: Machine, seat: int, square: int) -> None:
    if machine.view.town(seat).card(square) is None:
        raise ValueError(f"no building stands on {SQUARES[square]}")


def _can_be_typed(value: Any, host: Entering) -> bool:
    return type(value) is str and is_word(host.machine.ruleset.compiled.words.get(value, value))


def _in_play(host: Entering) -> Iterable[str]:
    cards: tuple[str, ...] = host.machine.state.cards
    return cards


SEAT = Check("the number of a seat", lambda value, host: type(value) is int and 0 <= value < host.machine.state.seats)
SQUARE = whole(0, len(SQUARES) - 1)
KEY = TEXT
SOME = Several(one_of(*RESOURCES), different=True)
WORD = Check("a word that can be typed", _can_be_typed)
MANY = whole(0, len(SQUARES))
OWN = optional(SQUARE)  # None for a rule
RESOURCE = one_of(*RESOURCES)
CARD = Known(_in_play, "a building in play")

KINDS = (
    EffectKind("note", fx.note, _note, town=SEAT, key=KEY, value=PLAIN),
    EffectKind("mark", fx.mark, _mark, asks=(Mark.frames.name,), town=SEAT, square=SQUARE, resources=SOME),
    EffectKind(
        "ask",
        fx.ask,
        _ask,
        asks=(Choice.frames.name,),
        town=SEAT,
        square=OWN,
        key=KEY,
        values=Several(WORD, different=True),
        prompt=TEXT,
    ),
    EffectKind(
        "place",
        fx.place,
        _place,
        asks=(PickBuilding.frames.name, PutBuilding.frames.name),
        town=SEAT,
        square=OWN,
        cards=Several(CARD, different=True),
        key=KEY,
    ),
    EffectKind(
        "replace",
        fx.replace,
        _replace,
        asks=(ReplaceBuildings.frames.name,),
        town=SEAT,
        square=SQUARE,
        times=MANY,
    ),
    EffectKind("clear", fx.clear, _clear, town=SEAT, square=SQUARE),
    EffectKind("remove", fx.remove, _remove, town=SEAT, square=SQUARE),
    EffectKind("cube", fx.cube, _cube, town=SEAT, square=SQUARE, resource=RESOURCE),
    EffectKind("move", fx.move, _move, town=SEAT, square=SQUARE, target=SQUARE),
    EffectKind("put", fx.put, _put, town=SEAT, square=SQUARE, card=CARD),
    EffectKind("complete", fx.complete, _complete, town=SEAT),
    EffectKind(
        "ask-secret",
        fx.ask_secret,
        _ask_secret,
        asks=(SecretChoice.frames.name,),
        town=SEAT,
        square=OWN,
        key=KEY,
        values=Several(WORD, different=True),
        prompt=TEXT,
    ),
)
