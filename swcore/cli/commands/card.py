"""`swcore card`: pieces to cut out."""

from __future__ import annotations

from pathlib import Path

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.numbers import Real
from swcore.cli.printed import found, nothing, parts_of, print_options, write
from swcore.cli.printed_maps import map_of, rules_with
from swcore.cli.setup import language_option
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue

KINDS = ("banner", "badge", "tokens", "card")


@click.command(cls=NamesGiven, short_help="Print pieces to cut out.")
@click.argument("pieces", nargs=-1, metavar="PIECE...")
@click.option("--game", default="", metavar="NAME", help="The game that they are printed for, when they fit several.")
@click.option("--only", multiple=True, type=click.Choice(KINDS), help="Print only parts of this kind.")
@click.option("--map", "chart", default="", metavar="NAME|FILE", help="Print a map as well, on as many pages as it takes.")
@click.option("--width", type=Real(50, 5000), metavar="MM", help="How wide the map becomes; wide enough for tokens.")
@print_options
@language_option
def card(
    pieces: tuple[str, ...],
    game: str,
    only: tuple[str, ...],
    chart: str,
    width: float | None,
    out: Path,
    paper: str,
    language: str,
) -> None:
    """Print each PIECE at its true size: what is cut out, with a reference card.

    PIECE is an id or a name, a file (.toml, .json, .py), or a folder of such files. A race has a banner and tokens with an active
    and a declined side, a power a badge that joins any banner; cards of a town show their pattern. --map prints a map.
    """
    from swcore.printing import job_for, laid_out
    from swcore.printing.files import ending_of
    from swcore.text.writing import check_writable

    ending_of(out)
    check_writable(out)
    if not pieces and not chart:
        raise nothing()
    groups = found(pieces, game)
    rules, parts, names = (groups[0][0] if groups else rules_with(chart, game)), parts_of(groups, only, language), list[str]()
    job = job_for(rules, language)
    if chart:
        source, tiles = map_of(chart, game, paper, width or 0.0, language)
        parts = [*([tile] for tile in tiles), *parts]
        names.append(job.texts.name(source.name))
    if not parts:
        raise nothing(only, pieces)
    names += [job.texts.name(piece.name) for _, several in groups for piece in several]
    title = ", ".join(names[:4]) + (f" … ({len(names)})" if len(names) > 4 else "")
    write(laid_out(title, parts, paper, job.texts), out, paper, Catalogue(language, TEXTS))
