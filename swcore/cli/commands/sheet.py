"""`swcore sheet`: the pieces of a game to look up, on paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from swcore.cli.begun import nothing_else
from swcore.cli.printed import nothing, print_options, write
from swcore.cli.setup import Choice, GameCommand, choice_options, language_option
from swcore.cli.texts import TEXTS
from swcore.errors import PluginError, nearest
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.engine.pieces import Piece
    from swcore.engine.ruleset import Ruleset


@click.command(cls=GameCommand, short_help="Print a reference sheet of a game's pieces.")
@choice_options
@click.option("--load", "saved", metavar="FILE", help="Only what lies on the table in a saved game, as everybody sees it.")
@click.option("--kind", default="", help="Only pieces of a kind, such as race.")
@print_options
@language_option
def sheet(choice: Choice, saved: str | None, kind: str, out: Path, paper: str, language: str) -> None:
    """Print all pieces of GAME on a few pages: numbers, rule text and clauses.

    GAME is small-world when left out. Rules that the chosen options switch off are left out, pieces of --with and --piece are
    in.
    """
    from swcore.printing import job_for, listed, prints_of
    from swcore.printing.files import ending_of
    from swcore.text.writing import check_writable

    if saved:
        nothing_else("A saved game", choice, {})
    ending_of(out)
    check_writable(out)
    ruleset, playing = _on_the_table(saved, choice, language) if saved else _in_the_game(choice)
    kinds = {piece.kind for piece in playing}
    if kind and kind not in kinds:
        raise PluginError(f"There is no piece of the kind {kind!r}.", code="unknown-kind", hint=nearest(kind, kinds), kind=kind)
    if not playing:
        raise nothing(pieces=[ruleset.id])
    job, prints, texts = job_for(ruleset, language), prints_of(ruleset), Catalogue(language, TEXTS)
    ordered = [one for one in (*ruleset.book.featured_kinds, *sorted(kinds - set(ruleset.book.featured_kinds))) if one in kinds]
    groups = []
    for one in [kind] if kind else ordered:
        mine = sorted((piece for piece in playing if piece.kind == one), key=lambda piece: job.texts.name(piece.name))
        groups.append((_heading(one, job.texts), [prints.entry(piece, job) for piece in mine]))
    title = job.texts("print.table" if saved else "print.sheet", game=job.texts.name(ruleset.book.name))
    write(listed(title, groups, paper, job.texts), out, paper, texts)


def _in_the_game(choice: Choice) -> tuple[Ruleset, list[Piece]]:
    """Return the rules of a game and its pieces, without the rules that its options switch off."""
    ruleset, _ = choice.rules()
    _, options = ruleset.resolve_options(choice.edition, dict(choice.options))
    return ruleset, [one for one in ruleset.pieces.values() if one.when is None or options.get(one.when[0]) == one.when[1]]


def _on_the_table(saved: str, choice: Choice, language: str) -> tuple[Ruleset, list[Piece]]:
    """Return the rules of a saved game and the pieces that a bystander sees there."""
    from swcore.cli.session.keep import read_game

    game = read_game(saved, choice).game
    seen = set(_abouts(game.scene(None, language).as_json()))
    return game.ruleset, [piece for id, piece in game.ruleset.pieces.items() if id in seen]


def _abouts(data: Any) -> Iterator[str]:
    """Yield what can be asked about in a scene."""
    if isinstance(data, dict):
        if isinstance(data.get("about"), str):
            yield data["about"].removeprefix("marker:")
        for value in data.values():
            yield from _abouts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _abouts(value)


def _heading(kind: str, texts: Catalogue) -> str:
    """Return the heading over the pieces of a kind."""
    several, single = f"print.kinds.{kind}", f"print.kind.{kind}"
    told = texts(several) if several in texts else texts(single) if single in texts else kind.replace("_", " ")
    return told[:1].upper() + told[1:]
