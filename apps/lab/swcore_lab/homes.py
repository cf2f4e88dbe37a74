"""In which game an installed piece is tried, where nobody names one: in its own."""

from __future__ import annotations

import attrs

from swcore.cli.packs import Choice
from swcore.engine.rulebook import Rulebook
from swcore.hooks.discovery import is_called
from swcore.hooks.library import Library
from swcore_lab.pairs import DEFAULT_GAME


def own_game(id: str) -> str:
    """Return the id of the game to which an installed piece belongs.

    A piece that names its game belongs to it, any other one to the game whose packs hold its pack; of several such games to the
    usual one.

    Args:
        id: of the piece.

    Returns:
        "" for what is no installed piece, and for one of a pack that no game holds.
    """
    library = Library.installed()
    piece = next(iter(library.named(id)), None)
    if piece is None or isinstance(piece, Rulebook):
        return ""
    if piece.game:
        return piece.game
    books = [book for found in library.index.games if isinstance(book := library.load(found), Rulebook)]
    holding = sorted((book for book in books if piece.pack in book.packs), key=lambda book: not is_called(book, DEFAULT_GAME))
    return holding[0].id if holding else ""


def at_home(target: str, choice: Choice, otherwise: str = "") -> Choice:
    """Return a choice in which an installed piece is tried in its own game, unless a game is named.

    Args:
        target: what is tried, as it was typed.
        choice: the game as far as it was chosen.
        otherwise: the game of what has none of its own; "" where a file tells, or the usual one is meant.
    """
    return choice if choice.game else attrs.evolve(choice, game=own_game(target) or otherwise)
