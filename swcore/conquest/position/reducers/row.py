"""Reducers of what lies on combos in the row besides coins."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.places import NOTHING_LAID
from swcore.conquest.position.state import ConquestState
from swcore.engine.events import RawEvent


def lay_on(state: ConquestState, event: RawEvent) -> None:
    """Tokens of the race, or markers, come to lie on a combo, or are taken off it when the count is negative."""
    _, race, what, count = event
    tokens, marks, lock = state.laid.get(race, NOTHING_LAID)
    if what == race:
        state.tray[race] -= count
        tokens += count
    else:
        state.supply = {**state.supply, what: state.supply[what] - count}
        there = dict(marks)
        there[what] = there.get(what, 0) + count
        marks = tuple(sorted((name, number) for name, number in there.items() if number))
    _keep(state, race, (tokens, marks, lock))


def lock_combo(state: ConquestState, event: RawEvent) -> None:
    """A combo is locked by a piece for a reason, or open again where there is none."""
    _, race, *lock = event
    tokens, marks, _ = state.laid.get(race, NOTHING_LAID)
    _keep(state, race, (tokens, marks, tuple(lock) if lock[0] else ()))


def _keep(state: ConquestState, race: str, laid: Any) -> None:
    state.laid = {other: there for other, there in state.laid.items() if other != race}
    if laid != NOTHING_LAID:
        state.laid = {**state.laid, race: laid}
