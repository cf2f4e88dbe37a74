"""What a game offers for pieces without code: kinds of piece, each with its fields, a builder and a writer of its text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from swcore.authoring.spots import Spot
from swcore.authoring.words import Field
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError
from swcore.hooks.loading import resolve

if TYPE_CHECKING:
    from swcore.game.game import Game

Words = Mapping[str, Iterable[Any]]


@attrs.frozen
class Declared:
    """A piece of a file, checked.

    Attributes:
        id: its id.
        values: its fields, those of every piece and those of its kind, as their shapes read them.
        given: the arguments that every piece takes: `name`, `text`, `clauses`, `tags`, `options`, `words`.
        spot: where it stands.
    """

    id: str
    values: Mapping[str, Any]
    given: Mapping[str, Any]
    spot: Spot


@attrs.frozen
class Kind:
    """A kind of piece that a file may bring.

    Attributes:
        name: the kind, as in `"kind": "race"`.
        doc: what it is, in English.
        fields: its own fields.
        build: makes the piece of what was declared.
        text: returns its rule text in a language, a sentence or several.
        check: looks at all its fields together; it may complain.
    """

    name: str
    doc: str
    fields: Mapping[str, Field]
    build: Callable[[Declared], Piece]
    text: Callable[[Declared, str], str]
    check: Callable[[Spot, Mapping[str, Any]], None] | None = None


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
        from swcore.authoring.building import rebuilt

        return rebuilt(self, ruleset, kept)


def dialect_of(ruleset: Ruleset) -> Dialect:
    """Return the dialect of a game.

    Raises:
        PluginError: `no-dialect` when the game takes no pieces without code; `bad-reference`.
    """
    book = ruleset.book
    if not book.dialect:
        told = f"{book.id} takes no pieces without code."
        raise PluginError(told, code="no-dialect", hint="Write the piece in Python: docs/tutorial/first-race.md.", game=book.id)
    found = resolve(book.dialect, book)
    assert isinstance(found, Dialect), book.dialect
    return found
