"""Piece files: a Python file whose pieces join a game, or that is a whole game."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.errors import PluginError, SwcoreError
from swcore.hooks.game_files import check_chance, no_piece
from swcore.hooks.loading import check_made, foreign, told_of
from swcore.text.nearby import files_near
from swcore.text.reading import read_capped

MAX_PIECE_FILE = 256 * 1024
ENDINGS = "Piece files end in .toml, .json or .py."
ALONE = "A piece file stands alone: write what it needs into it, or make a pack of the files (docs/how-to/publish-a-pack.md)."


def load_file(path: str | Path) -> list[Piece]:
    """Return the pieces that a Python file makes at module level. The file is trusted code: it is run.

    They have a name each, or stand in a tuple or a list that has one. Pieces that it imports are not among them.

    Args:
        path: a file of at most 256 KiB whose name ends in `.py`; no other is run.

    Raises:
        PluginError: `piece-file` when the file is no `.py`, cannot be read or run, or makes no piece; `duplicate-piece`.
    """
    path = Path(path)
    source = _read(path)
    if path.suffix.lower() != ".py":
        told = f"{path} is not run: its name does not end in .py."
        raise PluginError(told, code="piece-file", hint=ENDINGS, case="ending", path=str(path))
    digest = hashlib.blake2b(source, digest_size=8).hexdigest()
    module = _run(path, source, digest)
    found = {id(value): value for value in vars(module).values() if isinstance(value, Piece)}
    found.update({id(piece): piece for piece in _in_rows(module, str(path))})
    made = [piece for piece in found.values() if not _imported(piece, module)]
    if not made:
        raise no_piece(str(path), module)
    if any(isinstance(piece, Rulebook) for piece in made):
        check_chance(str(path), source)
    printable = path.name.encode("utf-8", "replace").decode()  # a name on the disk may be no text
    for piece in made:
        try:
            check_made(piece)
        except PluginError as error:
            raise PluginError(f"{path}: {error.message}", code="piece-file", hint=error.hint) from None
        piece.source, piece.release, piece.module = str(path), f"{printable} #{digest}", module.__name__
    twice = next((piece.id for piece in made if [one.id for one in made].count(piece.id) > 1), "")
    if twice:
        told = f"{path} makes two pieces with the id {twice}."
        raise PluginError(told, code="duplicate-piece", hint="Give one of them an id of its own.", piece=twice)
    return sorted(made, key=lambda piece: piece.id)


def beside(piece: Piece) -> list[Piece]:
    """Return the pieces that stand in the modules in which a piece stands as a value, itself left out."""
    homes = [module for module in list(sys.modules.values()) if _holds(module, piece)]
    found = {id(value): value for module in homes for value in list(vars(module).values()) if isinstance(value, Piece)}
    found.pop(id(piece), None)
    return list(found.values())


def _read(path: Path) -> bytes:
    try:
        source = read_capped(path, MAX_PIECE_FILE)  # and no more: there are files without an end
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        told, hint = f"{path} cannot be read: {why}.", files_near(path, error)
        raise PluginError(told, code="piece-file", hint=hint, file=str(path), why=why) from error
    if len(source) > MAX_PIECE_FILE:
        raise PluginError(f"{path} is larger than {MAX_PIECE_FILE // 1024} KiB.", code="piece-file")
    if b"\0" in source:  # Python says so in another way in every version, and without the line
        place = source.count(b"\n", 0, source.index(b"\0")) + 1
        told = f"{_at(path, place)}: a NUL byte stands there, so this is not Python text."
        raise PluginError(told, code="piece-file", line=place)
    return source


def _run(path: Path, source: bytes, digest: str) -> ModuleType:
    """Run a file as a module of its own."""
    name = f"swcore_piece_{path.stem}_{digest}"
    spec = importlib.util.spec_from_loader(name, loader=None, origin=str(path))
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    module.__file__ = str(path)
    sys.modules[name] = module
    at: dict[str, Any]
    try:
        with foreign(str(path)):
            exec(compile(source, str(path), "exec"), vars(module))
    except KeyboardInterrupt:
        raise
    except SyntaxError as error:
        told = f"{_at(path, error.lineno)}: {error.msg}."
        at = {"path": str(path), "line": error.lineno, "why": str(error.msg), "case": "syntax"}
        raise PluginError(told, code="piece-file", **at) from None
    except BaseException as error:
        line = _line(error, str(path))
        why = told_of(error, str(path))
        at = {"path": str(path), "line": line, "why": why}
        if not isinstance(error, SwcoreError):  # which is told in its own words
            at["case"] = "raised"
        told, hint = f"{_at(path, line)}: {why}", _remedy(error, path)
        raise PluginError(told, code="piece-file", hint=hint, **at) from error
    return module


def _in_rows(module: ModuleType, path: str) -> list[Piece]:
    """Return the pieces in tuples and lists of a module that were made in its file."""
    rows = [value for value in vars(module).values() if type(value) in (tuple, list)]
    return [one for row in rows for one in row if isinstance(one, Piece) and one.made_at.rpartition(":")[0] == path]


def _imported(piece: Piece, module: ModuleType) -> bool:
    """Return whether a piece was made elsewhere: it has a home already, or stands in another module."""
    if getattr(piece, "source", "") and getattr(piece, "module", "") != module.__name__:
        return True
    return any(other is not module and _holds(other, piece) for other in list(sys.modules.values()))


def _holds(module: ModuleType, piece: Piece) -> bool:
    return any(value is piece for value in list(getattr(module, "__dict__", {}).values()))


def _remedy(error: BaseException, path: Path) -> str:
    """Return what to do about an import that fails in a piece file."""
    if not isinstance(error, ImportError):
        return ""
    first = (error.name or "").partition(".")[0]
    sibling = first and ((path.parent / f"{first}.py").is_file() or (path.parent / first).is_dir())
    return ALONE if sibling or "relative import" in str(error) else ""


def _at(path: Path, line: int | None) -> str:
    return f"{path}, line {line}" if line else str(path)


def _line(error: BaseException, path: str) -> int | None:
    line, trace = None, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == path:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
