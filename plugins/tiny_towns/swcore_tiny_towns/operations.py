"""Operations: how the effects that cards return are carried out (`swcore_tiny_towns.fx`)."""

from __future__ import annotations

from swcore.play import Effect, Play
from swcore.ruleset import Operation
from swcore.state import freeze
from swcore_tiny_towns.asks import places


def _note(play: Play, effect: Effect, piece: str) -> None:
    _, seat, key, value = effect
    play.emit(("noted", seat, f"{piece}.{key}", freeze(value)))


def _ask_mark(play: Play, effect: Effect, piece: str) -> None:
    _, seat, square, resources = effect
    if resources:
        play.push(("mark", seat, piece, square, resources))


def _ask(play: Play, effect: Effect, piece: str) -> None:
    _, seat, square, key, values, prompt = effect
    if values:
        play.push(("choice", seat, piece, square, key, values, prompt))


def _ask_place(play: Play, effect: Effect, piece: str) -> None:
    """Ask which building to place, where there is one to choose and room for it; else the effect is lost (TT-EFFECT-6)."""
    _, seat, square, cards, key = effect
    if any(places(play, seat, card) for card in cards):
        play.push(("pick-building", seat, piece, square, cards, key))


def _ask_replace(play: Play, effect: Effect, piece: str) -> None:
    _, seat, square, times, done = effect
    play.push(("replace", seat, piece, square, times, done))


def _clear(play: Play, effect: Effect, piece: str) -> None:
    _, seat, square = effect
    play.emit(("stacked", seat, square, ()))


OPERATIONS: dict[str, Operation] = {
    "note": _note,
    "ask-mark": _ask_mark,
    "ask": _ask,
    "ask-place": _ask_place,
    "ask-replace": _ask_replace,
    "clear": _clear,
}
