"""What `swcore show` tells of a card besides its text: its type, and its pattern in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from swcore.wording import LANGUAGES
from swcore_tiny_towns.position.patterns import BLANK
from swcore_tiny_towns.wording.score_words import WORDS as SCORES
from swcore_tiny_towns.wording.words import WORDS

if TYPE_CHECKING:
    from swcore_tiny_towns.position.pieces import Card

ROWS = " / "
TYPE = {"en": "Type", "ru": "Тип"}
PATTERN = {"en": "Pattern", "ru": "Схема"}
Texts = Mapping[str, str]


def facts(card: Card) -> tuple[tuple[Texts, Texts], ...]:
    """Return the facts of a card as pairs of label and value by language."""
    type_name = {language: str(WORDS[f"type.{card.type}"][language]) for language in LANGUAGES}
    return ((TYPE, type_name), (PATTERN, {language: in_words(card, language) for language in LANGUAGES}))


def in_words(card: Card, language: str) -> str:
    """Return the pattern of a card as it was written, with its resources in a language."""
    rows = []
    for row in card.pattern.split("/"):
        rows.append(" ".join(one if one == BLANK else str(SCORES[f"resource.{one}"][language]) for one in row.split()))
    return ROWS.join(rows)
