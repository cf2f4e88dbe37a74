"""The effects that cards return, each declared once: how it is made, what carries it out, and what its values must be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from swcore.engine import PLAIN, TEXT, Check, Effect, EffectKind, Entering, Known, Machine, Several, is_word, one_of, whole
from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES
from swcore_tiny_towns.rules.questions import Choice, Mark, PickBuilding, PutBuilding, ReplaceBuildings, places


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
        square=SQUARE,
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
        square=SQUARE,
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
)
