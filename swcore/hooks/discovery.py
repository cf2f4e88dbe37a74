"""Finding and loading plugins.

Every piece is one entry point of the group `swcore.plugins`. Nothing is loaded at import, and there is no global manager: each
call of `load_plugins` makes a ruleset that owns its own.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Collection, Iterable
from importlib import metadata
from pathlib import Path

import attrs

from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Rulebook, Ruleset
from swcore.errors import PluginError, nearest
from swcore.hooks import dispatch

GROUP = "swcore.plugins"
MAX_PIECE_FILE = 256 * 1024


@attrs.frozen
class Found:
    """An entry point that is installed, not imported."""

    name: str
    target: str
    distribution: str
    version: str


@attrs.frozen
class Loaded:
    """Pieces and the entry points that failed."""

    pieces: tuple[Piece, ...]
    packs: dict[str, str]
    broken: tuple[tuple[str, str], ...]


def installed() -> list[Found]:
    """Return the installed entry points by name, without importing any of them. One found twice on the path counts once."""
    found = {}
    for entry in metadata.entry_points(group=GROUP):
        dist = entry.dist
        one = Found(entry.name, entry.value, dist.name if dist else "", dist.version if dist else "")
        found[(one.name, one.target, one.distribution)] = one
    return [found[key] for key in sorted(found)]


def load_installed() -> Loaded:
    """Import every installed entry point; one that fails is reported in `broken` and skipped."""
    pieces: list[Piece] = []
    packs: dict[str, str] = {}
    broken: list[tuple[str, str]] = []
    for found in installed():
        try:
            piece = metadata.EntryPoint(found.name, found.target, GROUP).load()
            if not isinstance(piece, Piece):
                raise TypeError(f"{found.target} is no piece")
            if piece.id != found.name:
                raise ValueError(f"the entry point is named {found.name}, the piece {piece.id}")
        except (Exception, SystemExit) as error:  # a stranger's module may raise anything
            broken.append((found.name, f"{type(error).__name__}: {error}"))
            continue
        piece.release = f"{found.distribution} {found.version}"
        piece.source = f"{piece.release} ({found.target})"
        pieces.append(piece)
        packs[piece.pack] = _joined(packs.get(piece.pack, ""), piece.release)
    return Loaded(tuple(pieces), packs, tuple(broken))


def load_file(path: str | Path) -> list[Piece]:
    """Return the pieces that a Python file defines at module level. The file is trusted code: it is run.

    Args:
        path: a file of at most 256 KiB.

    Raises:
        PluginError: `piece-file` when the file cannot be read or run, or defines no piece.
    """
    path = Path(path)
    hint = "A piece file ends with a line such as: gnolls = Gnolls('home.gnolls', tokens=6)."
    try:
        source = path.read_bytes()
    except OSError as error:
        raise PluginError(f"{path} cannot be read: {error.strerror}.", code="piece-file") from None
    if len(source) > MAX_PIECE_FILE:
        raise PluginError(f"{path} is larger than {MAX_PIECE_FILE // 1024} KiB.", code="piece-file")
    if b"\0" in source:  # Python says so in another way in every version, and without the line
        place = source.count(b"\n", 0, source.index(b"\0")) + 1
        told = f"{_at(path, place)}: a NUL byte stands there, this is no Python text."
        raise PluginError(told, code="piece-file", line=place)
    name = f"swcore_piece_{path.stem}"
    spec = importlib.util.spec_from_loader(name, loader=None, origin=str(path))
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    module.__file__ = str(path)
    sys.modules[name] = module
    try:
        exec(compile(source, str(path), "exec"), vars(module))
    except SyntaxError as error:
        raise PluginError(f"{_at(path, error.lineno)}: {error.msg}.", code="piece-file", line=error.lineno) from None
    except (Exception, SystemExit) as error:
        line = _line(error, str(path))
        raise PluginError(f"{_at(path, line)}: {type(error).__name__}: {error}", code="piece-file", line=line) from error
    found = {id(value): value for value in vars(module).values() if isinstance(value, Piece)}
    if not found:
        raise PluginError(f"{path} defines no piece.", code="piece-file", hint=hint)
    printable = path.name.encode("utf-8", "replace").decode()  # a name on the disk may be no text
    digest = hashlib.blake2b(source, digest_size=8).hexdigest()
    for piece in found.values():
        if not piece.source:  # else it was imported from a distribution
            piece.source, piece.release = str(path), f"{printable} #{digest}"
    return sorted(found.values(), key=lambda piece: piece.id)


def load_plugins(
    game: str,
    *,
    with_pieces: Iterable[str | Piece] = (),
    pieces: Iterable[Piece] | None = None,
    only: Collection[str] | None = None,
) -> Ruleset:
    """Return the frozen ruleset of a game.

    Args:
        game: id or bare name of a rulebook, such as `home.chess` or `chess`.
        with_pieces: pieces from elsewhere that join: installed ids, or pieces themselves.
        pieces: use these instead of the installed ones (for tests); they contain the rulebook.
        only: ids of the pieces that join besides those of `with_pieces`, instead of all that the game's packs hold; every
            one must be there.

    Raises:
        PluginError: `unknown-game`, `ambiguous-game`, `broken-plugin`, `unknown-piece`, `duplicate-piece`, `unknown-hook`,
            `bad-hook`, `wrong-game`.
    """
    loaded = load_installed() if pieces is None else Loaded(tuple(pieces), {}, ())
    book = find_book(loaded, game)
    _check_broken(loaded, book, only)
    own = [piece for piece in loaded.pieces if piece.pack in book.packs and piece.game in ("", book.id)]
    joining = list(with_pieces)
    if only is not None:
        own = [piece for piece in own if piece.id in only]
        present = {piece if isinstance(piece, str) else piece.id for piece in (*own, *joining)}
        joining += [piece for piece in only if piece not in present]
    chosen = {id(piece): piece for piece in own}
    for wanted in joining:
        for piece in _find(wanted, loaded) if isinstance(wanted, str) else [wanted]:
            if piece.game not in ("", book.id):
                raise PluginError(f"{piece.id} belongs to {piece.game}, not to {book.id}.", code="wrong-game", piece=piece.id)
            chosen[id(piece)] = piece
    manager = dispatch.make_manager(book.hookspecs)
    joined = sorted((piece for piece in chosen.values() if not isinstance(piece, Rulebook)), key=lambda piece: piece.id)
    for piece in joined:
        dispatch.register(manager, piece)
    impls = dispatch.collect(manager)
    manager.frozen = True
    packs = {piece.pack: loaded.packs.get(piece.pack, "") for piece in (book, *joined)}
    return Ruleset(book, joined, impls, manager, dict(sorted(packs.items())), loaded.broken, own=[piece.id for piece in own])


def rules_of(game: Ruleset | str, with_pieces: Iterable[str | Piece] = ()) -> Ruleset:
    """Return the ruleset of a game's name, or the given one.

    Raises:
        PluginError: `frozen` when pieces are to join a ruleset; and as `load_plugins`.
    """
    if isinstance(game, str):
        return load_plugins(game, with_pieces=with_pieces)
    late = [piece if isinstance(piece, str) else piece.id for piece in with_pieces]
    if late:
        raise PluginError(
            f"{', '.join(late)} cannot join: with_pieces goes with a game's name, and a ruleset is frozen.",
            code="frozen",
            hint="Pieces join when the ruleset is loaded: load_plugins(game, with_pieces=[...]).",
        )
    return game


def find_book(loaded: Loaded, game: str) -> Rulebook:
    """Return the rulebook of this id or bare name (`chess` for `home.chess`).

    Raises:
        PluginError: `unknown-game` or `ambiguous-game`.
    """
    books = [piece for piece in loaded.pieces if isinstance(piece, Rulebook)]
    bare = [book for book in books if game.replace("-", "_") == book.id.partition(".")[2]]
    matches = [book for book in books if game == book.id] or bare
    if len(matches) > 1:
        told = " and ".join(sorted(f"{book.id} of {book.origin}" for book in matches))
        raise PluginError(f"Several games are called {game}: {told}.", code="ambiguous-game")
    if matches:
        return matches[0]
    names = [book.id.partition(".")[2].replace("_", "-") for book in books]
    for name, error in loaded.broken:
        if game.replace("-", "_") in name:
            raise PluginError(f"The game {game} cannot be loaded: {error}", code="unknown-game")
    raise PluginError(f"There is no game {game!r}.", code="unknown-game", hint=nearest(game, names))


def _check_broken(loaded: Loaded, book: Rulebook, only: Collection[str] | None) -> None:
    """Refuse a game that lacks a piece of its own packs: without it the game is another one."""
    for name, error in loaded.broken:
        if name.partition(".")[0] in book.packs and (only is None or name in only):
            told = f"{book.id} needs {name}, which cannot be loaded: {error}"
            raise PluginError(told, code="broken-plugin", piece=name)


def _find(wanted: str, loaded: Loaded) -> list[Piece]:
    """Return the installed pieces of an id; that it is one alone is seen when they are registered."""
    found = [piece for piece in loaded.pieces if piece.id == wanted]
    if found:
        return found
    for name, error in loaded.broken:
        if name == wanted:
            raise PluginError(f"{wanted} cannot be loaded: {error}", code="broken-plugin", piece=wanted)
    known = (piece.id for piece in loaded.pieces)
    raise PluginError(f"No piece {wanted!r} is installed.", code="unknown-piece", hint=nearest(wanted, known), piece=wanted)


def _joined(known: str, new: str) -> str:
    return ", ".join(sorted({*filter(None, known.split(", ")), new}))


def _at(path: Path, line: int | None) -> str:
    return f"{path}, line {line}" if line else str(path)


def _line(error: BaseException, path: str) -> int | None:
    line, trace = None, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == path:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
