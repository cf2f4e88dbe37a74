"""What a game offers for pieces without code: its dialect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from swcore.authoring.building import rebuilt
from swcore.authoring.kind import Kind, Words
from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError
from swcore.hooks.loading import resolve

if TYPE_CHECKING:
    from swcore.game.game import Game


def _not_eager(game: Game, seat: int, piece: str, texts: Sequence[str]) -> str:
    return ""


def _brings_nothing(pieces: Iterable[Mapping[str, Any]]) -> Words:
    return {}


@attrs.frozen
class Dialect:
    """What pieces without code may say in a game.

    Attributes:
        kinds: the kinds of piece.
        known: returns the words of a game by kind (`terrain`, `marker`, ...), from its rules with all pieces that are there
            already; the shapes `Known` look there.
        brings: returns the words that the pieces of a file bring themselves, from their raw data, which is not checked yet.
        eager: returns the action that brings a piece into play, "" where there is none: called with the game, the seat, the id
            of the piece and what can be chosen. It lets trial games show what the piece does.
    """

    kinds: tuple[Kind, ...]
    known: Callable[[Ruleset], Words]
    brings: Callable[[Iterable[Mapping[str, Any]]], Words] = _brings_nothing
    eager: Callable[[Game, int, str, Sequence[str]], str] = _not_eager

    def kind(self, name: str) -> Kind | None:
        """Return the kind of a name, or None."""
        return next((kind for kind in self.kinds if kind.name == name), None)

    def restore(self, ruleset: Ruleset, kept: Iterable[Mapping[str, Any]]) -> list[Piece]:
        """Return the pieces of the data that a save has kept; called by the room of saves, which stands below this one.

        Args:
            ruleset: the rules with all other pieces.
            kept: of each piece its `data` and its `release`.

        Raises:
            PluginError: `piece-data`.
        """
        return rebuilt(self, ruleset, kept)


def dialect_of(ruleset: Ruleset) -> Dialect:
    """Return the dialect of a game.

    Raises:
        PluginError: `no-dialect` when the game takes no pieces without code; `bad-reference`.
    """
    return dialect_of_book(ruleset.book)


def dialect_of_book(book: Rulebook) -> Dialect:
    """Return the dialect of a game by its rulebook.

    Raises:
        PluginError: as `dialect_of`.
    """
    if not book.dialect:
        told = f"{book.id} takes no pieces without code."
        raise PluginError(told, code="no-dialect", hint="Write the piece in Python: docs/tutorial/first-race.md.", game=book.id)
    found = resolve(book.dialect, book)
    assert isinstance(found, Dialect), book.dialect
    return found
