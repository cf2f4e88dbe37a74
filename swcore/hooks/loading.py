"""Importing what others wrote: one entry point or dotted name at a time, with what it prints kept off the standard output.

A stranger's module may raise anything at import, exits and exceptions of test tools included: it is named and nothing else dies.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import attrs

from swcore.engine.checks import shown
from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.errors import PluginError, described
from swcore.hooks.installed import Found, Index, read_index
from swcore.hooks.requirements import normalized

OURS = ("swcore.", "importlib.", "_frozen_importlib")
MADE = ("id", "name", "text", "clauses", "tags", "game", "options")  # what Piece.__init__ sets


@attrs.define
class Importing:
    """What is being imported at this moment, for whoever wants to name what takes long."""

    what: str = ""


importing = Importing()


@contextlib.contextmanager
def foreign(what: str) -> Iterator[None]:
    """Run a stranger's module-level code: what it prints goes to the error output, for the standard output may be data.

    Args:
        what: names it, for `importing`.
    """
    before, importing.what = importing.what, what
    try:
        with contextlib.redirect_stdout(sys.stderr):
            yield
    finally:
        importing.what = before


def resolve(path: str, owner: Piece) -> Any:
    """Return what a dotted `module:name` names. In a piece file its own module goes by the name of the file.

    Args:
        path: the dotted name.
        owner: the piece that gives it.

    Raises:
        PluginError: `bad-reference`.
    """
    module, _, name = path.partition(":")
    own = owner.module and module in ("", Path(owner.source).stem)
    try:
        with foreign(owner.id):
            return getattr(sys.modules[owner.module] if own else import_module(module), name)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        told = f"{owner.id} names {path!r}, which cannot be loaded: {described(error)}."
        raise PluginError(told, code="bad-reference", hint="Write it as 'module:name'.", piece=owner.id) from error


def check_made(piece: object) -> None:
    """Refuse what is no piece, such as the class of one, and a piece whose `__init__` never came to that of `Piece`.

    Raises:
        PluginError: `not-a-piece` or `piece-init`.
    """
    if isinstance(piece, type) and issubclass(piece, Piece):
        hint = f"Make one of it: {piece.__name__}('home.{piece.__name__.lower()}', ...)."
        raise PluginError(f"{piece.__name__} is a class, and no piece yet.", code="not-a-piece", hint=hint, what=piece.__name__)
    if not isinstance(piece, Piece):
        hint = "Give pieces, or the ids of installed ones."
        raise PluginError(f"{shown(piece)} is no piece.", code="not-a-piece", hint=hint, what=shown(piece))
    missing = [name for name in MADE if not hasattr(piece, name)]
    if missing:
        raise PluginError(
            f"A piece of the class {type(piece).__name__} has no {', '.join(missing)}: it does not call super().__init__.",
            code="piece-init",
            hint="Write super().__init__('pack.piece', ...) first in __init__; in a dataclass, in __post_init__.",
        )


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

    def all(self) -> list[Piece]:
        """Import everything and return it; what fails is in `broken`."""
        return self._pieces(self.index.pieces) + self.given

    def named(self, id: str) -> list[Piece]:
        """Return the pieces with an id; more than one when several distributions bring it."""
        return self._pieces(one for one in self.index.pieces if one.name == id) + [one for one in self.given if one.id == id]

    def called(self, bare: str) -> list[Piece]:
        """Return the pieces whose id has this second part."""
        ids = dict.fromkeys(name for name in self.names if name.partition(".")[2] == bare)
        return [piece for id in ids for piece in self.named(id)]

    def of_packs(self, prefixes: Iterable[str], homes: Iterable[str]) -> list[Piece]:
        """Return the pieces of some packs that certain distributions bring.

        Args:
            prefixes: first parts of ids.
            homes: names of distributions; those of swcore's own games may share a reserved prefix.
        """
        wanted, known = set(prefixes), set(map(normalized, homes))
        own = [
            one
            for one in self.index.pieces
            if one.prefix in wanted and (normalized(one.distribution) in known or one.prefix in self.index.reserved)
        ]
        return self._pieces(own) + [piece for piece in self.given if piece.pack in wanted]

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


def told_of(error: BaseException, file: str = "") -> str:
    """Return what was raised at import as one line, with the piece that was being made and, unless it is told, where.

    Args:
        error: what was raised.
        file: the file whose name and line are told already.
    """
    told, where, made = described(error), "", ""
    trace = error.__traceback__ if isinstance(error, TypeError | AttributeError) else None
    while trace is not None:
        frame = trace.tb_frame
        if not str(frame.f_globals.get("__name__", "")).startswith(OURS):
            where = f"{frame.f_code.co_filename}:{trace.tb_lineno}"
            owner = frame.f_locals.get("self")
            if isinstance(owner, Piece):
                made = getattr(owner, "id", "") or f"{frame.f_locals.get('id') or 'a piece of the class ' + type(owner).__name__}"
        trace = trace.tb_next
    told += f", while {made} was made" if made else ""
    return f"{told} ({where})" if where and not file else told


def load_entry(found: Found) -> Piece:
    """Import an entry point and return its piece.

    Raises:
        PluginError: `broken-plugin`; the message is the reason alone.
    """
    try:
        piece = load_target(found)
        if not isinstance(piece, Piece):
            raise TypeError(f"{found.target} is not a piece")
        check_made(piece)
        if piece.id != found.name:
            raise ValueError(f"the entry point is named {found.name}, the piece {piece.id}")
    except Exception as error:
        told = described(error)
        raise PluginError(told, code="broken-plugin", piece=found.name) from error
    if not piece.release:
        piece.release = found.release
        piece.source = f"{piece.release} ({found.target})"
    return piece


def load_target(found: Found) -> Any:
    """Import what an entry point names.

    Raises:
        PluginError: `broken-plugin`; the message is the reason alone.
    """
    if found.unmet:
        raise PluginError(f"{found.unmet}.", code="broken-plugin", piece=found.name)
    module, _, name = (part.strip() for part in found.target.partition(":"))
    try:
        with foreign(f"{found.name} ({found.release})"):
            value: Any = import_module(module)
            for part in name.split("."):
                value = getattr(value, part)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a stranger's module may raise anything
        raise PluginError(told_of(error), code="broken-plugin", piece=found.name) from error
    return value
