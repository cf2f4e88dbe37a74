"""The folder of personal pieces: files of the user that join a game only when one of their pieces is named."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import attrs

from swcore.authoring.building import raw_pieces
from swcore.authoring.common import ID
from swcore.authoring.source import is_data, is_piece_file, read_source
from swcore.errors import PluginError
from swcore.hooks.discovery import MAX_PIECE_FILE
from swcore.text.folders import config_folder
from swcore.text.reading import read_capped

FOLDER = "pieces"
MOST_FILES = 500


@attrs.frozen
class Personal:
    """A file of the folder; nothing of it is run or checked yet.

    Attributes:
        path: the file.
        ids: the ids of its pieces, as far as they stand in it.
        game: the game that it is for, or "".
        kinds: the kinds of its pieces in the order of the ids; none of a Python file.
        trouble: why it cannot be read, or "".
    """

    path: Path
    ids: tuple[str, ...]
    game: str = ""
    kinds: tuple[str, ...] = ()
    trouble: str = ""


def personal_folder() -> Path | None:
    """Return the folder for personal pieces, whether or not it is there; None where the user has no folder for settings."""
    folder = config_folder()
    return folder / FOLDER if folder else None


def personal() -> list[Personal]:
    """Return the files of the folder, by name."""
    folder = personal_folder()
    with suppress(OSError):
        if folder is not None and folder.is_dir():
            paths = sorted(path for path in folder.iterdir() if is_piece_file(path))
            return [_read(path) for path in paths[:MOST_FILES]]
    return []


def brought_by(files: Iterable[str | os.PathLike[str]]) -> set[str]:
    """Return the ids that stand in some piece files or folders of them; nothing of them is run, or checked."""
    return {id for path in _several(files) for id in _read(path).ids}


def _several(files: Iterable[str | os.PathLike[str]]) -> list[Path]:
    """Return some piece files, and those that lie in folders among them."""
    paths = [Path(file) for file in files]
    return [one for path in paths for one in (sorted(path.iterdir()) if path.is_dir() else [path]) if is_piece_file(one)]


def named(files: Iterable[str], names: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the piece files that join a game, those of the folder among them, and the names of what else joins.

    Args:
        files: piece files and folders of them.
        names: as for `split`; those of pieces that the files bring need nothing more.
    """
    files, names = list(files), list(names)
    brought = brought_by(files) if names else set()
    mine, others = split(name for name in names if name not in brought)
    given = {os.path.realpath(path) for path in _several(files)}
    return [*files, *(path for path in mine if os.path.realpath(path) not in given)], others


def faulty() -> list[Personal]:
    """Return the files of the folder that cannot be read."""
    return [one for one in personal() if one.trouble]


def split(names: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return which of some names mean personal files, as the paths of these, and which do not.

    Args:
        names: ids of pieces, or names of files without their suffix, as `--with` takes them.
    """
    files, others, mine = list[str](), list[str](), None
    for name in names:
        mine = personal() if mine is None else mine
        found = next((one for one in mine if name == one.path.stem or name in one.ids), None)
        if found is None:
            others.append(name)
        elif str(found.path) not in files:
            files.append(str(found.path))
    return files, others


def _read(path: Path) -> Personal:
    if not is_data(path):
        return Personal(path, tuple(dict.fromkeys(_named(path))))
    try:
        data = read_source(path).data
    except PluginError as error:
        return Personal(path, (), trouble=error.message)
    pieces = [piece for piece in raw_pieces(data) if isinstance(piece.get("id"), str)]
    kinds = tuple(str(piece.get("kind", "")) for piece in pieces)
    return Personal(path, tuple(str(piece["id"]) for piece in pieces), str(data.get("game", "")), kinds)


def _named(path: Path) -> Iterator[str]:
    """Yield what looks like the id of a piece in a Python file, which is not run for it."""
    with suppress(OSError, ValueError, SyntaxError, RecursionError):
        tree = ast.parse(read_capped(path, MAX_PIECE_FILE))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
        firsts = [node.args[0] for node in calls]
        texts = [first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)]
        yield from (text for text in texts if ID.fullmatch(text))
