"""Words of the map that pieces name, terrains and symbols: given one way everywhere, and checked when rules are put together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from swcore.errors import PluginError, nearest

Words = str | Iterable[str]  # one word or several; none when empty


class MapWord(NamedTuple):
    """A word of the map that a piece names.

    Attributes:
        field: the argument of the piece.
        kind: `terrain` or `symbol`.
        word: the word.
    """

    field: str
    kind: str
    word: str


def words_of(id: str, field: str, given: Words) -> tuple[str, ...]:
    """Return one word or several as a tuple.

    Args:
        id: the piece, for the error.
        field: the argument, for the error.
        given: a text, "" for none, or a tuple of texts.

    Raises:
        PluginError: `piece-value` for anything else.
    """
    found = (given,) if isinstance(given, str) else tuple(given) if isinstance(given, tuple | list) else (None,)
    if not all(isinstance(word, str) for word in found):
        told = f"{id}: {field} is a word of the map, such as 'hill', or a tuple of such words, not {given!r}."
        raise PluginError(told, code="piece-value", piece=id)
    return tuple([word for word in found if word])


def check_map_words(book: Any, piece: Any, terrains: Iterable[str] = (), symbols: Iterable[str] = ()) -> None:
    """Refuse a word that no map of a game can have: its regions would never be found.

    Raises:
        PluginError: `unknown-terrain` or `unknown-symbol`, with the nearest words.
    """
    for field, kind, word in piece.map_words() if hasattr(piece, "map_words") else ():
        known = (*book.terrains, *terrains) if kind == "terrain" else (*book.symbols, *symbols)
        if word not in known:
            raise unknown_word(f"{piece.id}: {field} is {word!r}", kind, word, known, book.id, piece.id)


def unknown_word(told: str, kind: str, word: str, known: Iterable[str], game: str, piece: str = "") -> PluginError:
    """Return the error for a word that no map of a game can have."""
    more = {"piece": piece} if piece else {}
    return PluginError(
        f"{told}, and maps of {game} have no such {kind}.", code=f"unknown-{kind}", hint=nearest(word, known), **more
    )
