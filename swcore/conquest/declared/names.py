"""The names that a piece gives itself: what it reads must be noted somewhere in it, and each question has a name of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from swcore.authoring.findings import shown
from swcore.authoring.spots import Spot
from swcore.authoring.words import Said

ASKS = ("ask", "ask_region", "ask_player", "ask_amount", "roll", "show", "hide", "afterwards", "carry")
NOTE = {"en": "note of this piece", "ru": "отметка этой фигуры"}

POOL = {"en": "pool of this piece", "ru": "запас этой фигуры"}


def said_in(value: Any) -> Iterator[Said]:
    """Yield every word that stands in what was read, outermost first."""
    if isinstance(value, Said):
        yield value
        yield from said_in(value.value)
        yield from said_in(value.more)
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from said_in(inner)
    elif isinstance(value, tuple | list):
        for inner in value:
            yield from said_in(inner)


def check_names(spot: Spot, values: Mapping[str, Any]) -> None:
    """Complain of names that are read and never noted, and of two questions with one name."""
    said = list(said_in(values.get("rules", ())))
    pools = {one.value["pool"] for one in said if one.word.name == "stash"}
    for one in said:
        if one.word.name in ("pool", "unstash"):
            pool = one.value if isinstance(one.value, str) else one.value["pool"]
            if pool not in pools:
                Spot(pool, one.path, spot.report).unknown(POOL, pools)
    written = {name for one in said for name in _written(one)}
    for one in said:
        name = _read(one)
        if name and name not in written:
            Spot(name, one.path, spot.report).unknown(NOTE, written)
    known = written | {word for one in said for word in _answers(one)}
    for word in values.get("called", ()):
        if word not in known:
            spot.at("called").unknown(NOTE, known, key=word)
    seen: set[str] = set()
    for one in said:
        if one.word.name in ASKS:
            name = one.value["name"]
            if name in seen:
                Spot(name, (*one.path, "name"), spot.report).wrong("twice", shown=shown(name))
            seen.add(name)


def noted_players(said: Iterable[Said]) -> Iterator[str]:
    """Yield the names under which players are noted that nobody has named: who they are, the moment tells."""
    for one in said_in(tuple(said)):
        if one.word.name == "note" and ("player" in one.value or "players" in one.value):
            yield one.value["name"]


def _written(said: Said) -> Iterator[str]:
    """Yield the names under which a word notes something."""
    value = said.value
    if said.word.name in ("note", "ask_player"):
        yield value["name"]
    if isinstance(value, Mapping) and "times" in value:
        yield value.get("count_as", f"times_{said.word.name}")


def _answers(said: Said) -> Iterator[str]:
    """Yield the words of the answers to a question, and of the faces of a marker."""
    if said.word.name == "ask":
        yield from (one["word"] for one in said.value["choices"])
    elif said.word.name == "show":
        yield from (one["face"] for one in said.value["faces"])


def _read(said: Said) -> str:
    """Return the name of the note that a word reads, or ""."""
    value, word = said.value, said.word.name
    if word == "store":
        return str(value if isinstance(value, str) else value["name"])
    if word in ("noted", "player") and isinstance(value, str):
        return value
    return str(value["named"]) if word == "pay" and "named" in value else ""
