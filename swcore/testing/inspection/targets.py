"""What is to be looked over: from a file, a folder, a module, a pack or an id to rules that hold it."""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Iterable
from pathlib import Path

import attrs

from swcore.authoring.files import joined, spread
from swcore.authoring.findings import Finding as Odd
from swcore.authoring.source import SUFFIXES, is_data
from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, nearest
from swcore.hooks.discovery import load_file, load_plugins
from swcore.hooks.library import Library
from swcore.hooks.requirements import normalized


@attrs.frozen
class Subject:
    """What is looked over.

    Attributes:
        target: what was asked for.
        ruleset: a game with it.
        mine: the pieces that are looked over.
        files: the files they come from, where they do.
        odd: what is odd about those files, as (file, finding).
    """

    target: str
    ruleset: Ruleset
    mine: tuple[Piece, ...]
    files: tuple[Path, ...] = ()
    odd: tuple[tuple[str, Odd], ...] = ()

    @property
    def featured(self) -> list[str]:
        """Ids of those that can be put where players see them first."""
        return [piece.id for piece in self.mine if piece.kind in self.ruleset.book.featured_kinds]


def subject_of(target: str | os.PathLike[str] | Piece | Iterable[Piece], game: str = "", usual: str = "small-world") -> Subject:
    """Return what is to be looked over.

    Args:
        target: the path of a file or folder, the name of a module, of an installed pack or distribution or game, an id; or
            pieces themselves.
        game: the game it is for; found by what it is when "".
        usual: the game for what fits several.

    Raises:
        PluginError: as `load_plugins` and `joined`; `unknown-piece` for a target that is nothing of all this.
    """
    if isinstance(target, Piece):
        return _of_pieces(target.id, [target], game, usual)
    if not isinstance(target, str | os.PathLike):
        given = list(target)
        return _of_pieces(", ".join(piece.id for piece in given), given, game, usual)
    name = os.fspath(target)
    library = Library.installed()
    if not _is_path(name):
        pass
    elif os.path.isdir(name) and not _holds_pieces(Path(name)) and (found := _installed(name, library, game, usual)) is not None:
        return found  # the folder of a pack, which is installed
    else:
        return _of_files(name, game, usual)
    if name.replace("-", "_") in [one.replace("-", "_") for one in library.games] and not game:
        rules = load_plugins(name)
        return Subject(name, rules, tuple(rules.pieces.values()))
    return _installed(name, library, game, usual) or _of_module(name, library, game, usual)


def _is_path(name: str) -> bool:
    return os.path.exists(name) or os.sep in name or name.lower().endswith((".py", *SUFFIXES))


def _holds_pieces(folder: Path) -> bool:
    try:
        return bool(spread(folder))
    except PluginError:
        return False


def _of_files(name: str, game: str, usual: str) -> Subject:
    path = Path(name)
    paths = tuple(spread(path))
    made = [piece for one in paths if not is_data(one) for piece in load_file(one)]
    found = joined(game, [path], usual=game_of(made) or usual)
    mine = [piece for piece in found.pieces if not isinstance(piece, Rulebook)]
    if len(mine) < len(found.pieces):  # a whole game: its own pieces are looked over with it
        mine = [
            *{
                **{one.id: one for one in mine},
                **{id: one for id, one in found.ruleset.pieces.items() if id in found.ruleset.own},
            }.values()
        ]
    return Subject(name, found.ruleset, tuple(mine), paths, found.warnings)


def _of_pieces(name: str, pieces: list[Piece], game: str, usual: str) -> Subject:
    rules = load_plugins(game or game_of(pieces) or usual, with_pieces=pieces)
    return Subject(name, rules, tuple(piece for piece in pieces if not isinstance(piece, Rulebook)))


def game_of(pieces: Iterable[Piece]) -> str:
    """Return the game that pieces are for, by what they say or by the package of their classes; "" where nothing tells it."""
    pieces = list(pieces)
    said = next((piece.game for piece in pieces if piece.game), "")
    if said or any(isinstance(piece, Rulebook) for piece in pieces):
        return said
    homes = {kind.__module__.partition(".")[0] for piece in pieces for kind in type(piece).__mro__} - {"swcore", "builtins"}
    index = Library.installed().index
    return next((one.name for one in index.games if one.target.partition(":")[0].partition(".")[0] in homes), "")


def _installed(name: str, library: Library, game: str, usual: str) -> Subject | None:
    """Return a piece, a pack or a distribution that is installed; None where there is none of the name."""
    ids = [one for one in library.names if name in (one, one.partition(".")[2], one.partition(".")[0])]
    homes = [home for home in library.index.homes if normalized(home.name) == normalized(name)]
    ids = ids or [found.name for home in homes for _, found in home.brings if found.name in library.names]
    pieces = {id(piece): piece for one in dict.fromkeys(ids) for piece in library.named(one)}
    books = [piece for piece in pieces.values() if isinstance(piece, Rulebook)]
    mine = [piece for piece in pieces.values() if not isinstance(piece, Rulebook)]
    if not mine:
        broken = next(((one, library.broken[one]) for one in ids if one in library.broken), None)
        if broken is not None:
            raise PluginError(f"{broken[0]} cannot be loaded: {broken[1]}", code="broken-plugin", piece=broken[0], why=broken[1])
        return None
    wanted = game or (books[0].id if books else "") or game_of(mine)
    for one in [wanted] if wanted else [usual, *(found.name for found in library.index.games)]:
        rules = load_plugins(one)
        own = [piece for piece in mine if piece.id in rules.own]
        if own:
            return Subject(name, rules, tuple(rules.pieces[piece.id] for piece in own))
    return Subject(name, load_plugins(wanted or usual, with_pieces=mine), tuple(mine))


def _of_module(name: str, library: Library, game: str, usual: str) -> Subject:
    """Return the pieces that a module or the modules of a package make.

    Raises:
        PluginError: `unknown-piece` where there is no such module.
    """
    try:
        found = importlib.util.find_spec(name) if all(part.isidentifier() for part in name.split(".")) else None
    except (ImportError, ValueError):
        found = None
    if found is None:
        hint = nearest(name, [*library.names, *library.games])
        raise PluginError(f"There is no file, module, pack or piece {name!r}.", code="unknown-piece", hint=hint, piece=name)
    module = importlib.import_module(name)
    pieces = {id(one): one for one in vars(module).values() if isinstance(one, Piece)}
    if not pieces:
        raise PluginError(f"The module {name} makes no piece.", code="unknown-piece", piece=name)
    return _of_pieces(name, list(pieces.values()), game, usual)
