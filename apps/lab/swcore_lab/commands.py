"""`swcore balance`."""

from __future__ import annotations

import secrets
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from swcore.cli.numbers import Whole
from swcore.cli.packs import Choice, NamesGiven, bring_texts, language_option, print_json
from swcore_lab.given import SEED, bots_given, check_maps, check_rows, check_shared
from swcore_lab.lab import lab
from swcore_lab.texts import CODES, HINTS, TEXTS
from swcore_lab.watching import lines_wanted, processes, watched

if TYPE_CHECKING:
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.ahead import Beside
    from swcore_lab.field import Field
    from swcore_lab.maps import OnMap
    from swcore_lab.pairs import Setting
    from swcore_lab.suggesting import Tried
    from swcore_lab.telling import Teller

__all__ = ["balance", "lab"]
bring_texts(CODES, HINTS)
SEEDS = 1_000_000_000
PAGES = (".html", ".htm")
INTERRUPTED = 130
COMMANDLINE = ParameterSource.COMMANDLINE


@click.command(cls=NamesGiven, short_help="Is a piece balanced? A verdict with an honest interval.")
@click.argument("piece")
@click.option("--game", default="", metavar="NAME", help="The game, where the piece does not tell.")
@click.option("--id", "wanted", default="", metavar="ID", help="The piece, where a file has several.")
@click.option("--players", type=Whole(2, 16), help="Number of players; two when left out.")
@click.option("--map", metavar="NAME|FILE", help="The map; the usual one when left out.")
@click.option("--maps", default="", metavar="A,B", help="Maps on which it is tried, too, each in 60 places.")
@click.option("--edition", default="", metavar="NAME", help="A preset of options.")
@click.option(
    "--games",
    type=Whole(60, 100_000),
    help="The budget: in how many places it is tried at most. When left out as many as the official pieces were measured in, and "
    "at most 640; of what all share 240 games.",
)
@click.option("--bots", default="", metavar="A,B", help="The bots that try it, the strongest first; at most two.")
@click.option(
    "--suggest", is_flag=True, help="Try more and fewer tokens, too, and say which number comes nearest to a usual piece."
)
@click.option(
    "--than",
    default="",
    metavar="OLD",
    help="Another version of it, a file or an id: played in the same places, and told apart. All games are played then.",
)
@click.option("--picks", type=Whole(0, 10_000), default=20, show_default=True, help="Games in which bots pick it by themselves.")
@click.option("--jobs", type=Whole(1, 256), help="Processes; as many as processors when left out.")
@click.option("--seed", type=SEED, help="The same seed gives the same verdict.")
@click.option(
    "--report", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.html", help="Write a page with pictures."
)
@click.option("--rows/--no-rows", default=True, show_default=True, help="Write the rows of all games beside the page.")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")
@language_option
def balance(
    piece: str,
    game: str,
    wanted: str,
    players: int | None,
    map: str | None,
    maps: str,
    edition: str,
    games: int | None,
    bots: str,
    suggest: bool,
    than: str,
    picks: int,
    jobs: int | None,
    seed: int | None,
    report: Path | None,
    rows: bool,
    as_json: bool,
    language: str,
) -> None:
    """Play matched games with and without PIECE, and tell whether it is balanced.

    PIECE is a file of pieces, the id of one, an edition, a map, or OPTION=VALUE. A race or power is tried in the hands of one
    seat, beside all official ones; of what all seats share, such as a rule, a map or a building, it is told what it changes.
    It stops when the question is settled; with --than OLD it plays all games, and tells how the two versions compare. The
    verdict depends on the seed alone, not on --jobs.
    """
    from swcore.errors import SwcoreError
    from swcore.text.writing import check_writable
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.advice import asked_of
    from swcore_lab.ahead import Beside
    from swcore_lab.asked import setting_of
    from swcore_lab.comparing import older
    from swcore_lab.shared import refuse_folder, shared
    from swcore_lab.shared_command import weigh_and_tell
    from swcore_lab.showing import data, show, write
    from swcore_lab.suggesting import numbers

    refuse_folder(piece)
    typed = {name for name in ("picks", "rows") if click.get_current_context().get_parameter_source(name) is COMMANDLINE}
    check_rows(rows=rows and "rows" in typed, report=report is not None)
    if report:
        if report.suffix.lower() not in PAGES:
            told = f"{report} is no name of a page."
            raise SwcoreError(told, code="lab-page", hint="Name it FILE.html.", file=str(report))
        check_writable(report)
    choice = Choice(game=game, players=players, map=map, edition=edition)
    named = bots_given(bots)
    check_maps(maps, piece, choice)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    texts, jobs, begun = Catalogue(language, TEXTS), processes(jobs), time.perf_counter()
    if whole := shared(piece, choice, wanted, named[:1]):
        asked = picks > 0 and "picks" in typed
        check_shared(whole, wanted, suggest=suggest, picks=asked, maps=bool(maps), than=bool(than), bots=named)
        weigh_and_tell(whole, games, seed, jobs, report, texts, rows=rows, as_json=as_json)
        return
    setting = setting_of(piece, choice, wanted, named, seed)
    if suggest:
        numbers(setting)  # what has no tokens is refused before the first game
    before = older(than, choice, setting) if than else None
    further = tuple(filter(None, maps.split(",")))
    beside = Beside(picks, len(further), suggest, games)
    try:
        if before:
            teller = both_tried(setting, before, than, games, jobs, texts, beside)
        else:
            teller = tried(setting, games, jobs, texts, beside=beside)
    except KeyboardInterrupt:
        click.echo(texts("lab.stopped.early"), err=True)
        click.get_current_context().exit(INTERRUPTED)
    if not lines_wanted():
        teller.asked = asked_of(click.get_current_context())
    if not teller.found.stopped:
        _go_on(teller, picks, further, jobs, suggest=suggest)
    seconds = time.perf_counter() - begun
    if as_json:
        print_json(data(teller))
    else:
        show(teller, seconds)
    if report:
        write(teller, seconds, report, rows=rows)
        click.echo(texts("lab.written", file=report), err=True)
    if teller.found.stopped or teller.left:
        click.get_current_context().exit(INTERRUPTED)


def _go_on(teller: Teller, picks: int, maps: tuple[str, ...], jobs: int, *, suggest: bool) -> None:
    """Try what was asked beside the verdict; what Ctrl-C leaves undone is noted."""
    from swcore_lab.picking import prices
    from swcore_lab.suggesting import numbers

    setting, texts = teller.setting, teller.texts
    left = [name for name, wanted in (("picks", picks), ("maps", maps), ("suggest", suggest)) if wanted]

    def done(what: str, *, whole: bool) -> None:
        left.remove(what)
        if not whole:
            left.insert(0, f"{what}.rest")
            raise KeyboardInterrupt

    try:
        if picks:
            games, found = watched(texts("lab.games"), picks, partial(prices, setting, picks, jobs))
            teller.picks = (games, tuple(found))
            done("picks", whole=games == picks)
        if maps:
            teller.maps = tuple(mapped(setting, list(maps), jobs, texts))
            done("maps", whole=len(teller.maps) == len(maps))
        if suggest:
            teller.tried = tuple(suggested(setting, teller.field, jobs, texts))
            done("suggest", whole=len(teller.tried) == len(numbers(setting)))
    except KeyboardInterrupt:
        teller.left = tuple(left)


def tried(
    setting: Setting, games: int | None, jobs: int, texts: Catalogue, what: str = "", beside: Beside | None = None
) -> Teller:
    """Try a piece, and return what tells of it.

    Args:
        setting: what is tried.
        games: the budget; None for the usual one.
        jobs: processes.
        texts: the texts of the lab.
        what: what the bar calls it; "" for matched games.
        beside: what else is asked for, where the length of the run is told before it begins.
    """
    from swcore_lab.pairs import rules_of
    from swcore_lab.telling import Teller
    from swcore_lab.trial import GAMES, run

    fields = fields_of(setting, games, jobs, texts)
    most = min(games or GAMES, len(fields[setting.bots[0]].usual))
    if beside:
        _say_length(setting, fields, most, beside, jobs, texts)
    found = watched(what or texts("lab.matched"), most, lambda progress: run(setting, fields, most, jobs, progress))
    return Teller(setting, rules_of(setting.choice), fields, found, texts)


def both_tried(new: Setting, old: Setting, than: str, games: int | None, jobs: int, texts: Catalogue, beside: Beside) -> Teller:
    """Try two versions of a piece in the same places, and return what tells of the new one.

    Args:
        new, old: the versions.
        than: the old one as it was typed.
        games: in how many places; None for the usual number.
        jobs: processes.
        texts: the texts of the lab.
        beside: what else is asked for.
    """
    from swcore_lab.comparing import run_both
    from swcore_lab.pairs import rules_of
    from swcore_lab.telling import Teller
    from swcore_lab.trial import GAMES, tasks_of

    fields = fields_of(new, games, jobs, texts)
    most = min(games or GAMES, len(fields[new.bots[0]].usual))
    total = len(tasks_of(new, fields, most)) + most
    _say_length(new, fields, most, beside, jobs, texts, twice=True)
    found, compared = watched(
        texts("lab.matched"), total, lambda progress: run_both(new, old, than, fields, most, jobs, progress)
    )
    teller = Teller(new, rules_of(new.choice), fields, found, texts)
    teller.compared = compared
    return teller


def _say_length(
    setting: Setting, fields: dict[str, Field], most: int, beside: Beside, jobs: int, texts: Catalogue, *, twice: bool = False
) -> None:
    """Say before a run how many games it is and how long they take; a program that reads along has no use for it."""
    if lines_wanted():
        return
    from swcore.cli.terminal import on_errors
    from swcore_lab.ahead import said
    from swcore_lab.trial import tasks_of

    places, tasks = len(fields[setting.bots[0]].usual), tasks_of(setting, fields, most)
    on_errors().print(said(setting, places, tasks, twice, beside, jobs, texts))


def mapped(setting: Setting, maps: list[str], jobs: int, texts: Catalogue) -> list[OnMap]:
    """Try a piece on several maps.

    Args:
        setting: what is tried.
        maps: names or files.
        jobs: processes.
        texts: the texts of the lab.
    """
    from swcore_lab.intervals import LEAST
    from swcore_lab.maps import on_maps

    def there(setting: Setting) -> Field:
        return fields_of(setting, None, jobs, texts)[setting.bots[0]]

    total = LEAST * len(maps)
    return watched(texts("lab.matched"), total, lambda progress: on_maps(setting, maps, there, LEAST, jobs, progress))


def suggested(setting: Setting, field: Field, jobs: int, texts: Catalogue) -> list[Tried]:
    """Try other numbers of tokens.

    Args:
        setting: what is tried.
        field: what is usual.
        jobs: processes.
        texts: the texts of the lab.
    """
    from swcore_lab.suggesting import GAMES, numbers, suggest

    games = min(GAMES, len(field.usual))
    total = games * len(numbers(setting))
    return watched(texts("lab.matched"), total, lambda progress: suggest(setting, field, games, jobs, progress))


def fields_of(setting: Setting, games: int | None, jobs: int, texts: Catalogue) -> dict[str, Field]:
    """Return what is usual, for each bot: as it is known, with what is missing measured now.

    Args:
        setting: what is tried.
        games: the budget; None for as many as are known.
        jobs: processes.
        texts: the texts of the lab.
    """
    from swcore_lab.ahead import field_ahead
    from swcore_lab.known import BLOCKS, enough, known
    from swcore_lab.trial import beside

    found: dict[str, Field] = {}
    for place, bot in enumerate(setting.bots):
        have = known(setting, bot)
        count = len(have.usual) if have else 0
        wanted = (games or count or BLOCKS) if place == 0 else beside(games or BLOCKS)
        if have is None or count < wanted:
            click.echo(field_ahead(setting, bot, wanted - count, jobs, texts), err=True)
            have = watched(texts("lab.field"), wanted - count, partial(enough, setting, bot, wanted, jobs))
        found[bot] = have
    return found
