"""`swcore pieces` and `swcore show`: what there is to play with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from swcore.cli.called import called
from swcore.cli.empty import NamesGiven
from swcore.cli.output import print_json
from swcore.cli.setup import DEFAULT_GAME, Choice, language_option, told_when_slow
from swcore.cli.setup import FILES as ENDINGS
from swcore.cli.texts import TEXTS
from swcore.errors import PluginError, nearest
from swcore.hooks.loading import resolve
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.cli.terminal import Terminal
    from swcore.engine.pieces import Piece

FILES = click.option("--piece", "files", multiple=True, metavar="FILE", help="A home-made piece to list as well.")


@click.command(cls=NamesGiven, short_help="List the pieces of a game.")
@click.argument("game", default=DEFAULT_GAME)
@click.option("--kind", default="", help="Only pieces of a kind, such as race.")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of a table.")
@click.option("--all", "everything", is_flag=True, help="All that is installed, and your own, with where each comes from.")
@FILES
@language_option
def pieces(game: str, kind: str, as_json: bool, everything: bool, files: tuple[str, ...], language: str) -> None:
    """List the pieces of GAME (small-world when left out).

    With --all the pieces of every game are listed, and those in your folder of pieces, whether or not they join a game: those of
    a pack that is not the game's, and your own, join it only when --with names them.
    """
    if everything:
        from swcore.cli.all_pieces import list_all

        list_all(Catalogue(language, TEXTS), kind, as_json=as_json)
        return
    ruleset, _ = Choice(game=game, files=files).rules()
    kinds = {piece.kind for piece in ruleset.pieces.values()}
    if kind and kind not in kinds:
        raise PluginError(f"There is no piece of the kind {kind!r}.", code="unknown-kind", hint=nearest(kind, kinds), kind=kind)
    found = [piece for piece in ruleset.pieces.values() if not kind or piece.kind == kind]
    if as_json:
        print_json([describe(piece) for piece in found])
        return
    from swcore.cli.tables import say_list
    from swcore.cli.terminal import Terminal

    texts = Catalogue(language, TEXTS)
    heads = ["id", "kind", "name", "numbers", "text"]
    rows = [
        [
            piece.id,
            _kind(texts, piece.kind),
            texts.name(piece.name),
            numbers_told(texts, piece, brief=True),
            texts.name(piece.text),
        ]
        for piece in sorted(found, key=lambda piece: (piece.kind, piece.id))
    ]
    if not any(row[heads.index("numbers")] for row in rows):  # the pieces of this game have none
        rows = [[*row[:3], row[4]] for row in rows]
        heads.remove("numbers")
    say_list(Terminal(), [texts(f"head.{head}") for head in heads], rows, heads)


@click.command(cls=NamesGiven, short_help="Show one piece.")
@click.argument("piece_id", metavar="PIECE")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")
@FILES
@language_option
def show(piece_id: str, as_json: bool, files: tuple[str, ...], language: str) -> None:
    """Show the piece with the id PIECE: name, numbers, further facts, text, clauses, hooks and tags.

    PIECE may stand in your folder of pieces; it may be a file or a folder too, whose pieces are all shown.
    """
    from swcore.cli.terminal import Terminal

    if piece_id.endswith(ENDINGS):
        from swcore.authoring.files import joined

        pieces = joined("", [piece_id, *files], usual=DEFAULT_GAME).pieces
        found = [piece for piece in pieces if piece.kind != "rulebook"] or list(pieces)
    else:
        found = [find_piece(piece_id, (*files, *in_folder(piece_id)))]
    if as_json:
        print_json(describe(found[0]) if len(found) == 1 else [describe(piece) for piece in found])
        return
    terminal, texts = Terminal(), Catalogue(language, TEXTS)
    for place, piece in enumerate(found):
        _show(terminal, texts, piece, after="" if place == len(found) - 1 else " ")


def in_folder(wanted: str) -> tuple[str, ...]:
    """Return the personal file that an id means; what cannot be read there is told where none means it."""
    from swcore.authoring.personal import faulty, split

    if "." not in wanted:
        return ()
    files, _ = split([wanted])
    for one in faulty() if not files and wanted.startswith("home.") else ():
        click.echo(one.trouble, err=True)
    return tuple(files)


def _show(terminal: Terminal, texts: Catalogue, piece: Piece, *, after: str) -> None:
    rows = [
        (texts("field.kind"), _kind(texts, piece.kind)),
        (texts("field.numbers"), numbers_told(texts, piece)),
        *((texts.name(label), texts.name(value)) for label, value in facts(piece)),
        (texts("field.text"), texts.name(piece.text)),
        (texts("field.clauses"), ", ".join(piece.clauses)),
        (texts("field.hooks"), "" if piece.declared else ", ".join(hooks(piece))),
        (texts("field.tags"), ", ".join(sorted(piece.tags))),
        (texts("field.options"), ", ".join(option.name for option in piece.options)),
    ]
    terminal.say(f"{texts.name(piece.name)} · {piece.id}", style="bold")
    terminal.say(*(f"{label}: {value}" for label, value in rows if value), *filter(None, [after]))


def describe(piece: Piece) -> dict[str, Any]:
    """Return a piece as data."""
    return {
        "id": piece.id,
        "kind": piece.kind,
        "pack": piece.pack,
        "name": piece.name,
        "text": piece.text,
        "numbers": numbers(piece),
        "proposed": proposed(piece),
        "facts": [{"label": dict(label), "value": dict(value)} for label, value in facts(piece)],
        "clauses": list(piece.clauses),
        "tags": sorted(piece.tags),
        "emblem": piece.emblem,
        "hooks": hooks(piece),
        "options": [option.name for option in piece.options],
    }


def facts(piece: Piece) -> tuple[tuple[Mapping[str, str], Mapping[str, str]], ...]:
    """Return what else people are shown of a piece, as pairs of label and value by language."""
    if not piece.facts_by:
        return piece.facts()
    found: tuple[tuple[Mapping[str, str], Mapping[str, str]], ...] = resolve(piece.facts_by, piece)(piece)
    return found


def numbers(piece: Piece) -> dict[str, int | bool]:
    """Return the public numbers of a piece by name, such as its tokens."""
    return {name: value for name, value in vars(piece).items() if isinstance(value, int) and not name.startswith("_")}


def proposed(piece: Piece) -> dict[str, str]:
    """Return the numbers that are printed nowhere and therefore proposals, each with the option that changes it."""
    option = getattr(piece, "option", "")
    return {"tokens": option} if option in [one.name for one in piece.options] else {}


def hooks(piece: Piece) -> list[str]:
    """Return the names of the hooks that a piece implements."""
    return sorted(name for name in dir(type(piece)) if hasattr(getattr(type(piece), name, None), "swcore_order"))


def find_piece(wanted: str, files: tuple[str, ...]) -> Piece:
    """Return the piece with an id, or with this second part of its id, or with this name in any language.

    Only pieces of that id are imported; where no id is meant all of them are, those of swcore first, for names stand in them.
    """
    from swcore.authoring.files import joined
    from swcore.hooks.joining import check_enabled
    from swcore.hooks.library import Library

    library, mine = Library.installed(), joined("", files, usual=DEFAULT_GAME).pieces if files else ()
    for one in mine:
        if [other.id for other in mine].count(one.id) > 1:
            told = f"Two of the files bring the piece {one.id}."
            raise PluginError(told, code="duplicate-piece", hint="Give one of them an id of its own.", piece=one.id)
    ids = [name for name in (*library.names, *(piece.id for piece in mine)) if wanted in (name, name.partition(".")[2])]
    named = {piece.id: piece for id in ids for piece in (*library.named(id), *mine) if piece.id == id}
    broken = dict(library.broken)
    for ours in (True, False) if not ids else ():  # a name in words; those of strangers are imported where nothing else helps
        with told_when_slow():
            named = named or {piece.id: piece for piece in called((*library.all(reserved=ours), *mine), wanted)}
    if wanted in named:
        return named[wanted]
    if len(named) == 1:
        return next(iter(named.values()))
    if named:
        told, several = f"Several pieces are called {wanted!r}.", sorted(named)
        raise PluginError(told, code="unknown-piece", hint=f"Say which: {', '.join(several)}.", piece=wanted, several=several)
    for name, error in broken.items():
        raise PluginError(f"{name} cannot be loaded: {error}", code="broken-plugin", piece=name, why=error)
    check_enabled(library, wanted)
    near = nearest(wanted, [*library.names, *(piece.id for piece in mine)])
    raise PluginError(f"There is no piece {wanted!r}.", code="unknown-piece", hint=near, piece=wanted)


def _kind(texts: Catalogue, kind: str) -> str:
    return texts(f"kind.{kind}") if f"kind.{kind}" in texts else kind


def numbers_told(texts: Catalogue, piece: Piece, *, brief: bool = False) -> str:
    """Return the numbers of a piece in words; those that are proposals are marked, with the option too unless brief."""
    shown, guesses = [], proposed(piece)
    for name, value in numbers(piece).items():
        key = f"number.{name}"
        label = texts(key) if key in texts else name.replace("_", " ")
        if name in guesses:
            mark = texts("number.guess") if brief else texts("number.proposed", option=guesses[name])
            shown.append(f"{label} {value} ({mark})")
        elif value and not isinstance(value, bool):  # nothing is no news
            shown.append(f"{label} {value}")
        elif value and key in texts:
            shown.append(label)
    return ", ".join(shown)
