"""Pieces to choose from: the installed ones, each imported in a guard of its own when it is asked for, and those at hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import attrs

from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.errors import PluginError
from swcore.hooks.index import Found, Index
from swcore.hooks.installed import read_index
from swcore.hooks.loading import load_entry
from swcore.hooks.requirements import normalized


class Library:
    """Pieces to choose from; those that are installed are imported when they are asked for, each once.

    Args:
        index: what is installed.
        pieces: pieces that are there already, such as those of a test.

    Attributes:
        given: the pieces that were there already.
        broken: entry points that were asked for and cannot be loaded, with the reason.
    """

    def __init__(self, index: Index, pieces: Iterable[Piece] = ()) -> None:
        self.index = index
        self.broken: dict[str, str] = {}
        self.given = list(pieces)
        self._loaded: dict[Found, Piece | None] = {}

    @classmethod
    def installed(cls) -> Library:
        """Return the library of all that is installed."""
        return cls(read_index())

    @classmethod
    def of(cls, pieces: Iterable[Piece]) -> Library:
        """Return a library of these pieces alone."""
        return cls(Index(), pieces)

    @property
    def names(self) -> list[str]:
        """Ids of all pieces, imported or not."""
        return [*(one.name for one in self.index.pieces), *(piece.id for piece in self.given)]

    @property
    def games(self) -> list[str]:
        """Bare names of the games, as far as they are known without importing anything."""
        ids = [one.name for one in self.index.games] + [piece.id for piece in self.given if isinstance(piece, Rulebook)]
        return [id.partition(".")[2].replace("_", "-") for id in ids]

    def all(self, *, reserved: bool | None = None) -> list[Piece]:
        """Import everything and return it; what fails is in `broken`.

        Args:
            reserved: whether only pieces of swcore's own games count, or only all others; None for both.
        """
        return (
            self._pieces(one for one in self.index.pieces if reserved in (None, one.prefix in self.index.reserved)) + self.given
        )

    def named(self, id: str) -> list[Piece]:
        """Return the pieces with an id; more than one when several distributions bring it."""
        return self._pieces(one for one in self.index.pieces if one.name == id) + [one for one in self.given if one.id == id]

    def called(self, bare: str, *, reserved: bool | None = None) -> list[Piece]:
        """Return the pieces whose id has this second part.

        Args:
            bare: the second part.
            reserved: whether only those of swcore's own games count, or only all others; None for both.
        """
        ids = dict.fromkeys(
            name
            for name in self.names
            if name.partition(".")[2] == bare and reserved in (None, name.partition(".")[0] in self.index.reserved)
        )
        return [piece for id in ids for piece in self.named(id)]

    def of_packs(self, prefixes: Iterable[str], homes: Iterable[str], only: Collection[str] | None = None) -> list[Piece]:
        """Return the pieces of some packs that certain distributions bring.

        Args:
            prefixes: first parts of ids.
            homes: names of distributions; those of swcore's own games may share a reserved prefix.
            only: no others than these ids; all of them when None.
        """
        wanted, known = set(prefixes), set(map(normalized, homes))
        own = [
            one
            for one in self.index.pieces
            if one.prefix in wanted
            and (normalized(one.distribution) in known or one.prefix in self.index.reserved)
            and (only is None or one.name in only)
        ]
        given = [piece for piece in self.given if piece.pack in wanted and (only is None or piece.id in only)]
        return self._pieces(own) + given

    def rivals(self, mine: Mapping[str, Piece]) -> list[Found]:
        """Return the entry points that would bring another piece under an id of these.

        Args:
            mine: pieces by id.
        """
        own = {found.target for found, piece in self._loaded.items() if piece is not None and mine.get(piece.id) is piece}
        return [one for one in self.index.pieces if one.name in mine and one.target not in own]

    def load(self, found: Found) -> Piece | None:
        """Import an entry point and return its piece; None, with the reason in `broken`, when that fails."""
        if found not in self._loaded:
            try:
                self._loaded[found] = load_entry(found)
            except PluginError as error:
                self.broken[found.name], self._loaded[found] = error.message, None
        return self._loaded[found]

    def _pieces(self, found: Iterable[Found]) -> list[Piece]:
        loaded = {id(piece): piece for one in found if (piece := self.load(one)) is not None}
        return list(loaded.values())  # two distributions may list the same object


@attrs.frozen
class Loaded:
    """Pieces, and the entry points that failed with their reasons."""

    pieces: tuple[Piece, ...]
    broken: tuple[tuple[str, str], ...]


def load_installed() -> Loaded:
    """Import every installed entry point; one that fails is reported in `broken` and skipped."""
    library = Library.installed()
    return Loaded(tuple(library.all()), tuple(library.broken.items()))
