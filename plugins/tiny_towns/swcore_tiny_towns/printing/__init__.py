"""What is printed of the cards of a town: a card with its pattern in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from swcore.printing import Entry, Job, Part, Prints, card, entry_of
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.printing.pattern import pattern
from swcore_tiny_towns.printing.words import WORDS

if TYPE_CHECKING:
    from swcore import Piece

EMBLEMS = {
    "cottage": "house",
    "farm": "farmland",
    "well": "well",
    "chapel": "temple",
    "tavern": "mug",
    "theater": "mask",
    "factory": "factory",
    "monument": "crown",
}
FIELDS = {
    "cottage": "blue",
    "farm": "red",
    "well": "white",
    "chapel": "orange",
    "tavern": "green",
    "theater": "gold",
    "factory": "black",
    "monument": "purple",
}
"""By type, the colour of its buildings (TT-TERM-6)."""


def parts(piece: Piece, job: Job) -> tuple[Part, ...]:
    """Return the card of a piece."""
    return (card(entry(piece, job)),)


def entry(piece: Piece, job: Job) -> Entry:
    """Return what is said of a piece; a card of a town has the colour of its type, and shows its pattern."""
    said = entry_of(piece, job)
    if not isinstance(piece, Card):
        return said
    emblem = attrs.evolve(said.emblem, field=FIELDS[piece.type], division="plain", charge=piece.emblem or EMBLEMS[piece.type])
    return attrs.evolve(said, kind=job.texts(f"type.{piece.type}"), emblem=emblem, picture=pattern(piece.cells, job.texts))


PRINTS = Prints(parts, entry, WORDS)
