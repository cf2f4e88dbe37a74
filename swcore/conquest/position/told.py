"""Fields of events as readers see them: regions and other places by their names, records by their fields."""

from __future__ import annotations

from typing import Any, Final

from swcore.conquest.position.army import Conquest
from swcore.conquest.position.places import PLACES
from swcore.conquest.position.state import ConquestState

REGIONS: Final = ("region", "source", "target", "one", "other")
MOVES: Final = {"counts": 1, "tokens": 2, "bodies": 2}  # lists of tuples: how many places stand in each, from its first number


def told_field(state: ConquestState, field: str, value: Any) -> Any:
    """Return a field of an event for readers.

    Args:
        state: the position, for the names of its regions.
        field: name of the field.
        value: its value in the event.

    Returns:
        `{"region": name}` for a region, the word of any other place of tokens and markers, else the value.
    """
    if isinstance(value, Conquest):
        return {name: place(state, one) if name == "region" else one for name, one in value._asdict().items()}
    if field in REGIONS:
        return place(state, value)
    if field == "beside":
        return [{"region": name} for region, name in enumerate(state.ground.names) if value >> region & 1]  # a mask
    if field in MOVES:
        return [_told_move(state, moved, MOVES[field]) for moved in value]
    return value


def place(state: ConquestState, value: Any) -> Any:
    """Return a place by its name: a region, or where tokens and markers are besides."""
    if type(value) is not int:
        return value
    names = state.ground.names
    return {"region": names[value]} if 0 <= value < len(names) else PLACES.get(value, value)


def _told_move(state: ConquestState, moved: tuple[Any, ...], count: int) -> list[Any]:
    """Return a move with so many places by their names; they stand behind the marker, if it begins with one."""
    first = 1 if moved and isinstance(moved[0], str) else 0
    return [place(state, one) if first <= at < first + count else one for at, one in enumerate(moved)]
