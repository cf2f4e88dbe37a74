"""Piece files of data and saves: a save keeps the pieces themselves, so their files are not read for a game that has begun."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from swcore.errors import PluginError

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset
    from swcore.wording.catalogue import Catalogue


CHANGED, NEW = "save.piece-changed", "save.piece-new"


def unread(ruleset: Ruleset, files: Iterable[str], names: Iterable[str], texts: Catalogue) -> Iterator[str]:
    """Yield what is said of files whose pieces are not those of the game: named ones, and of the user's folder those that bring
    pieces of this game, named or not; of a file that is gone nothing.

    Args:
        ruleset: the rules of a game that was saved.
        files: piece files and folders that were named for it.
        names: names of pieces that were, as `--with` takes them.
        texts: texts in the language of the reader.
    """
    from swcore.authoring.files import spread
    from swcore.authoring.personal import named, personal
    from swcore.authoring.source import is_data

    paths = [path for file in named(files, names)[0] for path in spread(Path(file))]
    told = {path: _differing(ruleset, path) for path in paths if is_data(path) and path.is_file()}
    if any(piece.declared for piece in ruleset.pieces.values()):
        own = (one.path for one in personal() if is_data(one.path) and not ruleset.pieces.keys().isdisjoint(one.ids))
        others = {path: _differing(ruleset, path) for path in own if not any(path.samefile(seen) for seen in told)}
        told.update({path: code for path, code in others.items() if code == CHANGED})
    yield from (texts(code, file=str(path)) for path, code in told.items() if code)


def named_again(files: Iterable[str], names: Iterable[str], ruleset: Ruleset) -> tuple[list[str], list[str]]:
    """Return which files and names a save of a game must be given again.

    Args:
        files, names: the pieces that were named for the game, as for `unread`.
        ruleset: the rules of the game.
    """
    from swcore.authoring.personal import named

    files, again = list(files), []
    for name in names:
        more, others = named(files, [name])
        elsewhere = any(name not in ruleset.pieces or not ruleset.pieces[name].declared for name in others)
        if elsewhere or any(needed(file, ruleset) for file in more[len(files) :]):
            again.append(name)
    return [file for file in files if needed(file, ruleset)], again


def needed(file: str, ruleset: Ruleset) -> bool:
    """Return whether a save of a game must be given a piece file again: of Python, or for a game that is in a file itself.

    Args:
        file: a piece file or a folder.
        ruleset: the rules of the game.
    """
    from swcore.authoring.files import spread
    from swcore.authoring.source import is_data

    if ruleset.book.source.lower().endswith(".py"):
        return True
    try:
        return not all(is_data(path) for path in spread(Path(file)))
    except (OSError, PluginError):  # it was changed while the game was played
        return True


def _differing(ruleset: Ruleset, path: Path) -> str:
    """Return the code of what is said of a file, "" where its pieces are those of the game."""
    from swcore.authoring.building import raw_pieces
    from swcore.authoring.source import read_source

    try:
        pieces = [_fields(piece) for piece in raw_pieces(read_source(path).data)]
    except PluginError:
        return CHANGED
    known = {id: _fields(piece.declared) for id, piece in ruleset.pieces.items() if piece.declared}
    if any(piece != known[str(piece["id"])] for piece in pieces if str(piece.get("id")) in known):
        return CHANGED
    return NEW if any(str(piece.get("id")) not in known for piece in pieces) else ""


def _fields(piece: Any) -> dict[str, Any]:
    """Return the fields of a piece without those of the file around it."""
    from swcore.authoring.common import FILE

    return {name: value for name, value in piece.items() if name not in FILE}
