"""Piece files of every kind, Python and data, and folders of them: what joins a game."""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import attrs

from swcore.authoring.building import built, raw_pieces_at
from swcore.authoring.dialect import dialect_of, dialect_of_book
from swcore.authoring.findings import Finding
from swcore.authoring.source import Source, is_data, is_piece_file, read_source
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, SwcoreError
from swcore.hooks.discovery import find_book, load_file, load_plugins
from swcore.hooks.game_files import one_game
from swcore.hooks.library import Library
from swcore.hooks.piece_files import ENDINGS


@attrs.frozen
class Joined:
    """The rules of a game with pieces from files.

    Attributes:
        ruleset: the rules.
        pieces: the pieces from files, in the order of the files.
        warnings: what is odd about the files, and no reason to refuse them, as (file, finding).
        base: the rules without the declared pieces.
        sources: the files of data.
        names: the further pieces that were named by id.
    """

    ruleset: Ruleset
    pieces: tuple[Piece, ...]
    warnings: tuple[tuple[str, Finding], ...] = ()
    base: Ruleset = attrs.field(default=attrs.Factory(lambda self: self.ruleset, takes_self=True), repr=False)
    sources: tuple[Source, ...] = ()
    names: tuple[str | Piece, ...] = ()


def joined(
    game: str,
    files: Sequence[str | os.PathLike[str]],
    with_pieces: Iterable[str | Piece] = (),
    *,
    usual: str = "",
    load: Callable[..., Ruleset] = load_plugins,
) -> Joined:
    """Return the rules of a game with the pieces of some files; declared ones are checked against that game.

    Args:
        game: the name of the game; "" for the one that the files are for.
        files: piece files and folders of such files; `.py` is trusted code and is run.
        with_pieces: further pieces, as for `load_plugins`.
        usual: the game when neither the caller nor a file names one.
        load: as `load_plugins`.

    Raises:
        PluginError: `piece-data`, `piece-file`, `no-dialect`; `ambiguous-game` for several games; and as `load_plugins`.
    """
    paths = _paths(files)
    made = made_by(paths)
    sources = [read_source(path) for path in paths if is_data(path)]
    own = next((piece.game for piece in made if piece.game), usual)
    named = game or one_game(made) or _game_of(sources) or own  # a whole game in a file comes first
    with_pieces = tuple(with_pieces)
    others = [*with_pieces, *made]
    with _placed(sources):
        ruleset = load(named, with_pieces=others)
    if not sources:
        return Joined(ruleset, tuple(made))
    found, reports = built(dialect_of(ruleset), ruleset, sources, games_with)
    warnings = [(report.source.name, finding) for report in reports for finding in report.findings]
    with _placed(sources):
        whole = load(named, with_pieces=[*others, *found])
    return Joined(whole, (*made, *found), tuple(warnings), ruleset, tuple(sources), tuple(with_pieces))


def made_by(files: Iterable[str | os.PathLike[str]]) -> list[Piece]:
    """Return the pieces that Python files make; a save needs no more, for it keeps the data of declared pieces.

    Raises:
        PluginError: as `load_file`.
    """
    return [piece for path in _paths(files) if not is_data(path) for piece in load_file(path)]


def _paths(files: Iterable[str | os.PathLike[str]]) -> list[Path]:
    """Return the piece files that some paths mean.

    Raises:
        PluginError: `piece-file` for a file that is named twice; and as `spread`.
    """
    paths = [path for file in files for path in spread(Path(file))]
    seen: set[str] = set()
    for path in paths:
        real = os.path.realpath(path)
        if real in seen:
            hint = "Name it once; a folder names all its piece files."
            raise PluginError(f"{path}: the file is named twice.", code="piece-file", hint=hint, case="twice", path=str(path))
        seen.add(real)
    return paths


@contextmanager
def _placed(sources: Iterable[Source]) -> Iterator[None]:
    """Give errors that come up when the rules are joined the place in a file of data that they are about."""
    try:
        yield
    except PluginError as error:
        about = {error.details.get("piece"), *error.details.get("pieces", ())}
        places = (_place_of(error, about, source) for source in sources) if not error.place else ()
        error.details = {**error.details, **next(filter(None, places), {})}
        raise


def _place_of(error: PluginError, about: Container[object], source: Source) -> dict[str, object]:
    """Return where in a file stands what an error is about, {} when it is not in it."""
    path: tuple[str | int, ...] | None = None
    if error.code == "unknown-game" and error.details.get("name") == source.data.get("game"):
        path = ("game",)
    for steps, piece in raw_pieces_at(source.data):
        if piece.get("id") in about:
            field = error.details.get("field", "id")
            path = (*steps, field if field in piece else "id")
            break
    if path is None:
        return {}
    place = source.places.of(path)
    return {"file": source.name, "source": source.name, "line": place.line, "column": place.column}


def spread(path: Path) -> list[Path]:
    """Return the piece files that a path means: itself, or those of a folder, in the order of their names.

    Raises:
        PluginError: `piece-file` for a folder without any.
    """
    if not path.is_dir():
        return [path]
    found = sorted(one for one in path.iterdir() if is_piece_file(one))
    if not found:
        told = "it is a folder without a piece file"
        raise PluginError(f"{path} cannot be read: {told}.", code="piece-file", hint=ENDINGS, file=str(path), why=told)
    return found


def games_with(kind: str) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield the installed games that take pieces of a kind without code, as (name to write, title by language)."""
    library = Library.installed()
    for name in library.games:
        with suppress(SwcoreError):  # of a game that cannot be loaded nobody is told here
            book = find_book(library, name)
            if book.dialect and dialect_of_book(book).kind(kind) is not None:
                yield name, book.name


def _game_of(sources: Iterable[Source]) -> str:
    """Return the game that the first file names which names one."""
    named = (source.data.get("game") for source in sources)
    return next((name for name in named if isinstance(name, str)), "")
