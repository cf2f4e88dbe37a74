"""What is printed of a game that says nothing of it: a card for each piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.printing.cards import Entry, card
from swcore.printing.parts import Part
from swcore.printing.prints import Job, Prints, entry_of

if TYPE_CHECKING:
    from swcore.engine.pieces import Piece


def parts(piece: Piece, job: Job) -> tuple[Part, ...]:
    """Return the card of a piece."""
    return (card(entry(piece, job)),)


def entry(piece: Piece, job: Job) -> Entry:
    """Return what is said of a piece."""
    return entry_of(piece, job)


PLAIN = Prints(parts, entry)
