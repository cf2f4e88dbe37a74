"""What the words of a game are called where people choose among them."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any

from swcore.cli.texts.tables import TABLES
from swcore.engine.ruleset import Ruleset
from swcore.wording.catalogue import FALLBACK, Catalogue
from swcore.wording.face import Face

NAMES = "known "  # begins the definition of words that are names
VALUE = "value"  # the sort of words that are no names of things: whose, when, where


def called(face: Face, sort: str, those: Iterable[str]) -> dict[str, str]:
    """Return what words are called; a word of which nothing is told is its own name.

    Args:
        face: what shows the game.
        sort: what sort of words they are, such as `terrain`.
        those: the words.
    """
    found = {}
    for word in those:
        about = face.about(f"{sort}:{word}") or face.about(word)
        found[word] = about.name if about is not None else word.partition(".")[2] or word.replace("_", " ")
    return found


def values(schema: Any, face: Face, lang: str) -> dict[str, str]:
    """Return what the words are called that a schema offers to choose from, beside the names of things in the game.

    Args:
        schema: of the pieces of the game.
        face: what shows the game.
        lang: of the names.
    """
    own = {id.partition(":")[2]: id for id in face.looks}
    found = {}
    for word in sorted(set(_offered(schema))):
        about = None if word in _plain() else face.about(own.get(word, word))
        if word in _plain() or about is not None:
            found[word] = about.name if about is not None else _plain()[word][lang]
    return found


def kinds(those: Iterable[str], lang: str) -> dict[str, str]:
    """Return what kinds of piece are called."""
    words = Catalogue(lang, TABLES)
    return {kind: words(f"kind.{kind}") if f"kind.{kind}" in words else kind.replace("_", " ") for kind in those}


def maps(ruleset: Ruleset, lang: str) -> dict[str, str]:
    """Return what the maps of a game are called."""
    names = {name: ruleset.book.read_map(ruleset, name).name for name in sorted(ruleset.book.maps or ())}
    return {name: said.get(lang) or said.get(FALLBACK) or name for name, said in names.items()}


@functools.cache
def _plain() -> Mapping[str, Mapping[str, str]]:
    found: dict[str, dict[str, str]] = json.loads((files(__package__) / "values.json").read_text(encoding="utf-8"))
    return found


def _offered(schema: Any) -> Iterator[str]:
    """Yield the words of the lists in a schema that leave a choice; not the names of things, which have sorts of their own."""
    if isinstance(schema, dict):
        words = schema.get("enum", ())
        yield from (word for word in words if isinstance(word, str) and len(words) > 1)
        for key, one in schema.items():
            yield from () if key.startswith(NAMES) else _offered(one)
    elif isinstance(schema, list):
        for one in schema:
            yield from _offered(one)
