"""`swcore lab contest`."""

from __future__ import annotations

from pathlib import Path

import click

from swcore.cli.packs import Choice, NamesGiven, language_option
from swcore_lab.texts import TEXTS
from swcore_lab.watching import processes

INTERRUPTED = 130


@click.command(cls=NamesGiven, short_help="Look over, balance and rank the pieces of a folder.")
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--game", default="", metavar="NAME", help="The game, where the pieces do not tell.")
@click.option("--games", type=click.IntRange(60, 100_000), default=160, show_default=True, help="The budget of each piece.")
@click.option("--bots", default="", metavar="A,B", help="The bots that try them, the strongest first; at most two.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed gives the same ranks.")
@click.option(
    "--report",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.html",
    help="The page; in the folder when left out.",
)
@click.option("--jobs", type=click.IntRange(1, 256), help="Processes; as many as processors when left out.")
@language_option
def contest(
    folder: Path, game: str, games: int, bots: str, seed: int, report: Path | None, jobs: int | None, language: str
) -> None:
    """Look over each piece file in FOLDER, balance it, and rank all of them on one page.

    A file that is broken is told with what is wrong and where; the others go on. After Ctrl-C the page tells of those that were
    tried.
    """
    from swcore.cli.packs import Terminal
    from swcore.text.writing import check_writable, put
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.asked import setting_of
    from swcore_lab.commands import tried
    from swcore_lab.contest import judged, ranked, submissions
    from swcore_lab.contest_page import page, said, standing

    page_file = report or folder / "contest.html"
    check_writable(page_file)
    texts, terminal, entries, stopped = Catalogue(language, TEXTS), Terminal(), [], False
    named = tuple(filter(None, bots.split(",")))[:2]
    paths, rest = submissions(folder)
    if not paths:
        terminal.say(texts("lab.contest.none", folder=folder))
    try:
        for entry in judged(
            paths,
            Choice(game=game),
            lambda file, choice, piece: setting_of(file, choice, piece, bots=named, seed=seed),
            lambda setting: tried(setting, games, processes(jobs), texts),
        ):
            entries.append(entry)
            terminal.say(*said(entry, texts))
    except KeyboardInterrupt:
        stopped = True
    found = ranked(entries)
    if ranks := list(standing(found, texts)):
        terminal.say("", texts("lab.contest.ranks"), style="bold")
        terminal.say(*ranks)
    if rest:
        terminal.say("", texts("lab.contest.rest", names=", ".join(rest)))
    put(page_file, page(found, texts, rest))
    click.echo(texts("lab.written", file=page_file), err=True)
    if stopped:
        click.echo(texts("lab.contest.stopped"), err=True)
        click.get_current_context().exit(INTERRUPTED)
