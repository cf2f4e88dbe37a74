"""The names that a card gives itself: what it reads it notes somewhere, what it notes is read, each question has its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from swcore.authoring import Said, Spot
from swcore_tiny_towns.declared.at import words_in

NOTE = {"en": "note of this card", "ru": "отметка этой карты"}
UNREAD = {"en": "nothing reads this note", "ru": "эту отметку ничего не читает"}
ASKS = ("ask", "use", "moves")
MOVES = "move"  # the name of the act of a piece that moves


def check_names(spot: Spot, values: Mapping[str, Any]) -> None:
    """Complain of names that are read and never noted, or noted and never read, and of two questions with one name."""
    said = list(words_in(values.get("rules", ())))
    written = {name: one for one in said for name in _written(one)}
    read = {name: one for one in said for name in _read(one)}
    for name, one in read.items():
        if name not in written:
            Spot(name, one.path, spot.report).unknown(NOTE, written)
    for name, one in written.items():
        if name not in read and "then" not in one.value:
            Spot(name, (*one.path, "name"), spot.report).wrong("nothing", why=UNREAD)
    _check_twice(spot, [one for one in said if one.word.name in ASKS])


def _check_twice(spot: Spot, asks: list[Said]) -> None:
    seen: set[str] = set()
    for one in asks:
        name = one.value.get("name", MOVES)
        if name in seen:
            Spot(name, one.path, spot.report).wrong("twice", shown=repr(name))
        seen.add(name)


def _written(said: Said) -> Iterator[str]:
    """Yield the names under which a word notes something: a note of a number, an answer."""
    if said.word.name in ("note", "ask") and isinstance(said.value, Mapping):
        yield said.value["name"]


def _read(said: Said) -> Iterator[str]:
    """Yield the names of the notes that a word reads."""
    if said.word.name in ("note", "chosen") and isinstance(said.value, str):
        yield said.value
    elif said.word.name == "chose":
        yield said.value["name"]
