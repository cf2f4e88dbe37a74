"""Operations: how the effects that cards return are carried out (`swcore_tiny_towns.position.fx`)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from swcore import nearest
from swcore.engine import Effect, Machine, Operation, freeze, is_word
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES
from swcore_tiny_towns.rules.questions import Choice, Mark, PickBuilding, ReplaceBuildings, places


def _note(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, key, value = effect
    _check_plain(value, f"{piece}.{key}")
    machine.emit(("noted", seat, f"{piece}.{key}", freeze(value)))


def _ask_mark(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square, resources = effect
    _check_building(machine, seat, square)
    _check_known(resources, RESOURCES, "resource")
    if resources:
        machine.push(Mark.frames.of(seat, piece, square, resources))


def _ask(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square, key, values, prompt = effect
    if "towns_answered" not in machine.ruleset.impls[piece]:
        raise ValueError(f"{piece} has no towns_answered that could take the answer")
    words = machine.ruleset.compiled.words
    for value in values:
        if not isinstance(value, str) or not is_word(words.get(value, value)):
            raise ValueError(f"{value!r} is no word that could be typed")
    if len(set(values)) < len(values):
        raise ValueError("a value is offered twice")
    if values:
        machine.push(Choice.frames.of(seat, piece, square, key, values, prompt))


def _ask_place(machine: Machine, effect: Effect, piece: str) -> None:
    """Ask which building to place, where there is one to choose and room for it; else the effect is lost (TT-EFFECT-6)."""
    _, seat, square, cards, key = effect
    _check_known(cards, machine.state.cards, "building in play")
    if any(places(machine, seat, card) for card in cards):
        machine.push(PickBuilding.frames.of(seat, piece, square, cards, key))


def _ask_replace(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square, times, done = effect
    if times > 0:
        machine.push(ReplaceBuildings.frames.of(seat, piece, square, times, done))


def _clear(machine: Machine, effect: Effect, piece: str) -> None:
    _, seat, square = effect
    _check_building(machine, seat, square)
    machine.emit(("stacked", seat, square, ()))


def _check_building(machine: Machine, seat: int, square: int) -> None:
    if machine.view.town(seat).card(square) is None:
        raise ValueError(f"no building stands on {SQUARES[square]}")


def _check_known(words: tuple[str, ...], known: Collection[str], sort: str) -> None:
    for word in words:
        if word not in known:
            raise ValueError(f"{word!r} is no {sort}. {nearest(str(word), known)}")
    if len(set(words)) < len(words):
        raise ValueError(f"a {sort} is offered twice")


def _check_plain(value: Any, place: str) -> None:
    if isinstance(value, tuple | list):
        for number, item in enumerate(value):
            _check_plain(item, f"{place}[{number}]")
    elif value is not None and not isinstance(value, int | str):
        raise TypeError(f"{place} is of type {type(value).__name__}; a note holds None, numbers, texts and tuples of them")


OPERATIONS: dict[str, Operation] = {
    "note": _note,
    "ask-mark": _ask_mark,
    "ask": _ask,
    "ask-place": _ask_place,
    "ask-replace": _ask_replace,
    "clear": _clear,
}
