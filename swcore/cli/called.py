"""Finding pieces by what people call them: an id, its second part, or the name in any language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swcore.engine.pieces import Piece

LEAST = 3  # letters of a beginning


def called(pieces: Iterable[Piece], name: str) -> list[Piece]:
    """Return the pieces with a name: with just this one, else with names or ids that begin with it.

    Args:
        pieces: the pieces to look among.
        name: the name, in any language, or its beginning.
    """
    wanted, pieces = _plain(name), list(pieces)
    exact = [piece for piece in pieces if wanted in map(_plain, _names(piece))]
    if exact or len(wanted) < LEAST:
        return exact
    return [piece for piece in pieces if any(_plain(one).startswith(wanted) for one in _names(piece))]


def _names(piece: Piece) -> Iterator[str]:
    yield piece.id
    yield piece.id.rpartition(".")[2]
    yield from piece.name.values()


def _plain(name: str) -> str:
    return name.casefold().replace("ё", "е").replace("_", " ").replace("-", " ")
