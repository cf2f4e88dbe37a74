"""What the card of a piece knows while its text is made: how its own words are called, and which markers exist once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, NamedTuple

from swcore.authoring.compounds import Named
from swcore.authoring.shapes import Schema, Shape, Told, Tongues
from swcore.authoring.spots import WRONG, Spot
from swcore.conquest.declared.nouns.known import called
from swcore.conquest.declared.nouns.phrases import many

MOST, LONGEST = 24, 40


class Card(NamedTuple):
    """A card.

    Attributes:
        called: how notes, answers and faces of the piece are called, by their words and by language.
        noted: notes that hold players whom nobody has named: who they are, the moment tells.
        single: markers of which one exists.
    """

    called: Mapping[str, Told] = {}
    noted: frozenset[str] = frozenset()
    single: frozenset[str] = frozenset()


BLANK: Final = Card()
_CARD: Final[ContextVar[Card]] = ContextVar("card", default=BLANK)


@contextmanager
def on(card: Card) -> Iterator[None]:
    """Let texts be made for a card."""
    token = _CARD.set(card)
    try:
        yield
    finally:
        _CARD.reset(token)


def own_word(word: str, language: str) -> str:
    """Return how a word of the piece is called, such as a note."""
    found = _CARD.get().called.get(word, {})
    return found.get(language) or found.get("en") or word.replace("_", " ")


def quoted_word(word: str, language: str) -> str:
    """Return it in quotes."""
    told = own_word(word, language)
    return f"«{told}»" if language == "ru" else f"“{told}”"


def is_noted(word: str) -> bool:
    """Return whether a note holds players whom nobody has named."""
    return word in _CARD.get().noted


def all_of(marker: Named) -> str:
    """Return all markers of a kind in English: in the plural, where there are several."""
    name = called(marker, "en")
    return name if str(marker) in _CARD.get().single else many(name)


class Called(Shape):
    """An object of words of the piece, each with a text by language."""

    wanted = {"en": "an object of words with their texts", "ru": "объект со словами и их текстами"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, dict):
            return self.refuse(spot)
        if len(spot.value) > MOST:
            return spot.wrong("too-many", most=MOST)
        found = {word: Tongues(LONGEST, lines=False).read(spot.at(word)) for word in spot.value}
        return WRONG if WRONG in found.values() else found

    def schema(self, defs: Schema) -> Schema:
        text = Tongues(LONGEST, lines=False).schema(defs)
        return {"type": "object", "additionalProperties": text, "maxProperties": MOST, "propertyNames": {"maxLength": 48}}
