"""The combos in the row, with all that lies on them."""

from __future__ import annotations

from typing import NamedTuple

from swcore.conquest.position.places import NOTHING_LAID
from swcore.conquest.position.state import ConquestState


class Combo(NamedTuple):
    """A combo in the row.

    Attributes:
        race, power: ids of its banner and badge.
        coins: coins that lie on it.
        tokens: tokens of its race that lie on it; they come with the pick.
        marks: markers that lie on it, as (marker id, how many); they come to the hand of who picks it.
        locked: why nobody may pick it, in English; "" when it is open.
        place: its place in the row, 0 for the top; so many coins it costs.
    """

    race: str
    power: str
    coins: int
    tokens: int
    marks: tuple[tuple[str, int], ...]
    locked: str
    place: int


def row(state: ConquestState) -> tuple[Combo, ...]:
    """Return the combos in the row, from the top."""
    return tuple([combo_at(state, place) for place in range(len(state.column))])


def combo_at(state: ConquestState, place: int) -> Combo:
    """Return the combo at a place of the row."""
    race, power, coins = state.column[place]
    tokens, marks, lock = state.laid.get(race, NOTHING_LAID)
    return Combo(race, power, coins, tokens, marks, lock[0] if lock else "", place)


def place_of(state: ConquestState, race: str) -> int | None:
    """Return the place of the combo of a race in the row, or None."""
    return next((place for place, combo in enumerate(state.column) if combo[0] == race), None)
