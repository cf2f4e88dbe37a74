"""Which piece may be to blame when a step cannot be replayed: one whose answers change from one time to the next.

Rules are carried out again to read a save, so every answer of a hook must be repeatable: the same position, the same answer. A
piece that rolls dice of its own, reads a clock, or lets the order of a set decide breaks that.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any

import attrs

from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset

MOST = 3
Answer = tuple[str, str, str]  # piece, hook, what it answered


@attrs.frozen
class Suspect:
    """A piece that may be to blame.

    Attributes:
        piece: its id.
        sentence: why, as a sentence.
    """

    piece: str
    sentence: str


def suspects(ruleset: Ruleset, again: Callable[[], object]) -> tuple[Suspect, ...]:
    """Return the pieces that may be to blame for a step that came out differently from the record.

    Args:
        ruleset: the rules.
        again: carries the step out once more, on a copy; it may raise anything.
    """
    first, second = answers(ruleset, again), answers(ruleset, again)
    for one, other in zip(first, second, strict=False):
        if one != other:
            told = f"{one[0]} answered {one[1]} differently when it was asked again; answers of a piece must be repeatable."
            return (Suspect(one[0], told),)
    asked = dict.fromkeys(piece for piece, _, _ in (*first, *second))
    home_made = [piece for piece in asked if _is_home_made(ruleset.pieces[piece])]
    told = "was asked in this step: if its answers come from dice of its own, a clock or the order of a set, it is to blame."
    return tuple(Suspect(piece, f"{piece} {told}") for piece in home_made[:MOST])


def answers(ruleset: Ruleset, deed: Callable[[], object]) -> list[Answer]:
    """Do something and return what every hook answered on the way.

    Args:
        ruleset: the rules whose hooks count.
        deed: what is done; what it raises ends it and is left aside.
    """
    found: list[Answer] = []
    with _listening(ruleset, found), suppress(Exception):  # a step that cannot be carried out is why we are here
        deed()
    return found


@contextmanager
def _listening(ruleset: Ruleset, found: list[Answer]) -> Iterator[None]:
    codes = ruleset.codes

    def heard(frame: FrameType, event: str, answer: Any) -> None:
        impl = codes.get(frame.f_code) if event == "return" else None
        if impl is not None:
            owner = frame.f_locals.get("self")  # one class may serve many pieces
            piece = owner if isinstance(owner, Piece) else impl.piece
            found.append((piece.id, impl.hook, repr(answer)))

    before = sys.getprofile()
    sys.setprofile(heard)
    try:
        yield
    finally:
        sys.setprofile(before)


def _is_home_made(piece: Piece) -> bool:
    """Return whether a piece comes from a file or a program, and not from a distribution."""
    return not piece.release or "#" in piece.release
