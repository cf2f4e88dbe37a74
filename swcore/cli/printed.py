"""What the commands that print share: pieces by whatever names they have, and the files that are written."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from swcore.cli.setup import DEFAULT_GAME, FILES
from swcore.cli.texts import TEXTS
from swcore.errors import PluginError, SwcoreError, nearest
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.authoring.files import Joined
    from swcore.engine.pieces import Piece
    from swcore.engine.ruleset import Ruleset
    from swcore.printing import Part, Sheet

F = TypeVar("F", bound=Callable[..., Any])
PAPER_NAMES = ("a4", "letter")


def print_options(command: F) -> F:
    """Add `--out` and `--paper`."""
    out = click.option(
        "--out",
        required=True,
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="The file to write: .pdf, or .svg or .png, which are one file for each page.",
    )
    paper = click.option(
        "--paper", type=click.Choice(PAPER_NAMES), default="a4", show_default=True, help="The size of the paper."
    )
    return out(paper(command))


def found(names: Iterable[str], game: str) -> list[tuple[Ruleset, list[Piece]]]:
    """Return the pieces of some names, with the rules that they are part of.

    Args:
        names: ids or names of installed pieces, and piece files or folders of them.
        game: the game that they are printed for; "" for the one that each belongs to.

    Raises:
        PluginError: `unknown-piece`, and as `joined`.
    """
    from swcore.cli.commands.pieces import find_piece, in_folder

    files, personal, wanted = list[str](), list[str](), list[str]()
    for name in names:
        if name.endswith(FILES) or Path(name).is_dir():
            files.append(name)
        else:
            personal += in_folder(name)
            wanted.append(name)
    groups: list[tuple[Ruleset, list[Piece]]] = []
    brought: set[str] = set()
    for several, whole in ((files, True), (personal, False)):  # of a file in the personal folder only what is named
        for both in _joined(list(dict.fromkeys(several)), game):
            own = [piece for piece in both.pieces if piece.kind != "rulebook" and (whole or piece.id in wanted)]
            brought |= {piece.id for piece in own}
            groups.append((both.ruleset, own))
    for piece in (find_piece(name, ()) for name in wanted if name not in brought):
        rules = _rules_of(piece, game)
        group = next((pieces for ruleset, pieces in groups if ruleset.id == rules.id and piece.id in ruleset.pieces), None)
        if group is None:
            groups.append((rules, [piece]))
        elif piece not in group:
            group.append(piece)
    return groups


def _joined(files: list[str], game: str) -> list[Joined]:
    """Return the pieces of files with their rules: all in one game, or else each file in its own.

    Raises:
        PluginError: as `joined`, of all files together.
    """
    from swcore.authoring.files import joined

    try:
        return [joined(game, files, usual=DEFAULT_GAME)] if files else []
    except PluginError as error:
        with contextlib.suppress(PluginError):
            if len(files) > 1:
                return [joined(game, [file], usual=DEFAULT_GAME) for file in files]
        raise error


@functools.cache
def loaded(game: str, joins: str = "") -> Ruleset:
    """Return the rules of a game, read once.

    Args:
        game: its name.
        joins: id of an installed piece that joins, or "".

    Raises:
        PluginError: as `load_plugins`.
    """
    from swcore.hooks.discovery import load_plugins

    return load_plugins(game, with_pieces=[joins] if joins else [])


def _rules_of(piece: Piece, game: str) -> Ruleset:
    """Return the rules that a piece is printed for.

    Raises:
        PluginError: as `load_plugins`.
    """
    from swcore.engine.rulebook import Rulebook
    from swcore.hooks.discovery import find_book
    from swcore.hooks.library import Library

    if isinstance(piece, Rulebook):
        told = f"{piece.id} is a game, not a piece."
        raise PluginError(told, code="print-game", hint=f"swcore sheet {piece.id} prints its pieces.", piece=piece.id)
    library, home = Library.installed(), game or piece.game
    for one in () if home else dict.fromkeys((DEFAULT_GAME, *library.games)):
        try:
            book = find_book(library, one)
        except PluginError:  # of a game that cannot be loaded nobody is told here
            continue
        if piece.pack in book.packs:
            home = book.id
            break
    home = home or DEFAULT_GAME
    ruleset = loaded(home)
    return ruleset if piece.id in ruleset.pieces else loaded(home, piece.id)


def parts_of(groups: Iterable[tuple[Ruleset, list[Piece]]], only: Iterable[str], language: str) -> list[list[Part]]:
    """Return what is cut out of some pieces; what two of them share, such as the markers of a power, is there once.

    Args:
        groups: pieces with their rules.
        only: kinds of parts; all of them when empty.
        language: of the texts.
    """
    from swcore.printing import job_for, prints_of

    chosen, seen = set(only), set[tuple[str, str]]()
    result = []
    for ruleset, pieces in groups:
        job, prints = job_for(ruleset, language), prints_of(ruleset)
        for piece in pieces:
            tell_unknown_picture(piece, language)
            parts = [part for part in prints.parts(piece, job) if not chosen or part.kind in chosen]
            result.append([part for part in parts if (part.kind, part.piece) not in seen])
            seen |= {(part.kind, part.piece) for part in parts}
    return [parts for parts in result if parts]


def tell_unknown_picture(piece: Piece, language: str) -> None:
    """Tell that a piece asks for a picture which there is not, with the nearest ones."""
    from swcore.printing import CHARGES
    from swcore.wording.errors import near

    if piece.emblem and piece.emblem not in CHARGES:
        texts = Catalogue(language, TEXTS)
        told = texts("print.no-picture", piece=piece.id, emblem=piece.emblem)
        click.echo(f"{told} {near(nearest(piece.emblem, CHARGES), language)}", err=True)


def write(sheet: Sheet, out: Path, paper: str, texts: Catalogue) -> None:
    """Write a sheet and tell what was written; nothing is written where a text does not fit.

    Args:
        sheet: the sheet.
        out: the file.
        paper: the name of the paper.
        texts: the words of the command line.

    Raises:
        SwcoreError: `print-overflow`, and as `written`.
        OSError: a file cannot be written.
    """
    from swcore.cli.terminal import Terminal
    from swcore.printing import check_fits, lacking, written

    check_fits(sheet, texts.language)
    for piece, letters in lacking(sheet).items():
        click.echo(texts("print.lacking", piece=piece, letters=" ".join(letters)), err=True)
    files = written(sheet, out, texts.language)
    pages = texts.count("print.pages", len(sheet.pages))
    names = ", ".join(map(str, files[:3])) + (" ..." if len(files) > 3 else "")
    Terminal().say(texts("print.written", files=names, pages=pages, paper=texts(f"print.paper.{paper}")), texts("print.advice"))


def nothing(only: Iterable[str] = (), pieces: Iterable[str] = ()) -> SwcoreError:
    """Return the error of a call that leaves nothing to print.

    Args:
        only: the kinds of parts that were asked for.
        pieces: what was named.
    """
    hint = "Name pieces, by id, by name or by file."
    if only:
        hint = "No such part belongs to these pieces: leave --only out."
    elif pieces:
        hint = "No piece stands there that could be printed."
    return SwcoreError("There is nothing to print.", code="print-nothing", hint=hint, only=list(only), pieces=list(pieces))
