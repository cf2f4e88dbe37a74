"""`swcore lab contest`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from swcore.cli.numbers import Whole
from swcore.cli.packs import Choice, NamesGiven, language_option
from swcore_lab.given import SEED, bots_given
from swcore_lab.texts import TEXTS
from swcore_lab.watching import processes, watched

if TYPE_CHECKING:
    from swcore_lab.contest import Entry, Looked
    from swcore_lab.pairs import Setting
    from swcore_lab.telling import Teller

INTERRUPTED = 130


@click.command(cls=NamesGiven, short_help="Look over, balance and rank the pieces of a folder.")
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--game", default="", metavar="NAME", help="The game, where the pieces do not tell.")
@click.option("--games", type=Whole(60, 100_000), default=160, show_default=True, help="The budget of each piece.")
@click.option("--bots", default="", metavar="A,B", help="The bots that try them, the strongest first; at most two.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed gives the same ranks.")
@click.option(
    "--report",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.html",
    help="The page; in the folder when left out.",
)
@click.option("--jobs", type=Whole(1, 256), help="Processes; as many as processors when left out.")
@language_option
def contest(
    folder: Path, game: str, games: int, bots: str, seed: int, report: Path | None, jobs: int | None, language: str
) -> None:
    """Look over each piece file in FOLDER, balance it, and rank all of them on one page.

    All files are read first: one that is broken is told with what is wrong and where; the others go on. The page is written
    anew after each piece; after Ctrl-C it tells of those that were tried, and names the others.
    """
    from swcore.cli.packs import Terminal
    from swcore.errors import SwcoreError
    from swcore.text.writing import check_writable, put
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.asked import setting_of
    from swcore_lab.contest import judged, ranked, submissions, untried
    from swcore_lab.contest_page import halted, page, said, standing
    from swcore_lab.running import say_contest, tried

    named = bots_given(bots)
    page_file = report or folder / "contest.html"
    paths, rest = submissions(folder)
    if not paths:
        hint = "Piece files end in .toml, .json or .py."
        raise SwcoreError(f"There is no piece file in {folder}.", code="lab-contest-none", hint=hint, folder=str(folder))
    check_writable(page_file)
    texts, terminal, stopped = Catalogue(language, TEXTS), Terminal(), False
    entries: list[Entry] = []
    place, workers, told = 0, processes(jobs), False

    def at(what: str) -> str:
        return texts(f"lab.contest.at.{what}", place=place, all=len(paths), file=paths[place - 1].name)

    def looking(path: Path, work: Callable[[], Looked]) -> Looked:
        nonlocal place
        place = paths.index(path) + 1
        return watched(at("check"), None, lambda progress: work())

    def trial(setting: Setting) -> Teller:
        nonlocal told
        if not told:
            told = True
            say_contest(setting, games, len(paths) - place + 1, workers, texts)
        return tried(setting, games, workers, texts, at("games"))

    def written() -> None:
        put(page_file, page(ranked(entries), texts, rest, missing=untried(paths, entries), stopped=stopped))

    try:
        for entry in judged(
            paths,
            Choice(game=game),
            lambda file, choice, piece: setting_of(file, choice, piece, bots=named, seed=seed),
            trial,
            looking=looking,
        ):
            entries.append(entry)
            terminal.say(*said(entry, texts))
            if any(one.teller for one in entries):  # an earlier page is worth more than one without a rank
                written()
    except KeyboardInterrupt:
        stopped = True
    if stopped and not any(one.teller for one in entries):
        click.echo(texts("lab.contest.stopped.early"), err=True)
        click.get_current_context().exit(INTERRUPTED)
    found = ranked(entries)
    if ranks := list(standing(found, texts)):
        terminal.say("", texts("lab.contest.ranks"), style="bold")
        terminal.say(*ranks)
    if rest:
        terminal.say("", texts("lab.contest.rest", names=", ".join(rest)))
    written()
    click.echo(texts("lab.written", file=page_file), err=True)
    if stopped:
        click.echo(halted(untried(paths, entries), texts), err=True)
        click.get_current_context().exit(INTERRUPTED)
