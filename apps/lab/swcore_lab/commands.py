"""`swcore balance`."""

from __future__ import annotations

import time
from pathlib import Path

import click
from click.core import ParameterSource

from swcore.cli.numbers import Whole, seed_or_drawn
from swcore.cli.packs import Choice, NamesGiven, bring_texts, language_option, print_json
from swcore_lab.error_texts import CODES, HINTS
from swcore_lab.given import SEED, bots_given, check_maps, check_rows, check_shared
from swcore_lab.lab import lab
from swcore_lab.texts import TEXTS
from swcore_lab.watching import lines_wanted, processes

__all__ = ["balance", "lab"]
bring_texts(CODES, HINTS)
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
    "at most 640; for what all seats share 240 games.",
)
@click.option("--bots", default="", metavar="A,B", help="The bots that try it, the strongest first; at most two.")
@click.option(
    "--suggest", is_flag=True, help="Try more and fewer tokens, too, and say which number comes nearest to a usual piece."
)
@click.option(
    "--than",
    default="",
    metavar="OLD",
    help="Another version of it, a file (FILE:ID where it has several pieces) or an id: played in the same places, and told "
    "apart. All games are played then.",
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
    from swcore_lab.ahead import Beside
    from swcore_lab.asked import setting_of
    from swcore_lab.command_lines import asked_of
    from swcore_lab.comparing import older
    from swcore_lab.homes import at_home
    from swcore_lab.known import Halted
    from swcore_lab.running import both_tried, go_on, tried
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
    typed_choice = Choice(game=game, players=players, map=map, edition=edition)
    choice = at_home(piece, typed_choice)
    named = bots_given(bots)
    check_maps(maps, piece, choice)
    seed = seed_or_drawn(seed)
    texts, jobs, begun = Catalogue(language, TEXTS), processes(jobs), time.perf_counter()
    if whole := shared(piece, choice, wanted, named[:1]):
        asked = picks > 0 and "picks" in typed
        check_shared(whole, wanted, suggest=suggest, picks=asked, maps=bool(maps), than=bool(than), bots=named)
        weigh_and_tell(whole, games, seed, jobs, report, texts, rows=rows, as_json=as_json)
        return
    setting = setting_of(piece, choice, wanted, named, seed)
    if suggest:
        numbers(setting)  # what has no tokens is refused before the first game
    before = older(than, typed_choice, setting) if than else None
    further = tuple(filter(None, maps.split(",")))
    beside = Beside(picks, len(further), suggest, games)
    try:
        if before:
            teller = both_tried(setting, before, than, games, jobs, texts, beside)
        else:
            teller = tried(setting, games, jobs, texts, beside=beside)
    except KeyboardInterrupt as stopped:
        if not isinstance(stopped, Halted):  # which has been told
            click.echo(texts("lab.stopped.early"), err=True)
        click.get_current_context().exit(INTERRUPTED)
    if not lines_wanted():
        teller.asked = asked_of(click.get_current_context())
    if teller.found.stopped:
        teller.left = tuple(name for name, wanted in (("maps", further), ("suggest", suggest)) if wanted)
    else:
        go_on(teller, picks, further, jobs, suggest=suggest)
    seconds = time.perf_counter() - begun
    failed: OSError | None = None
    if report:  # first, for whoever reads along may be gone
        try:
            write(teller, seconds, report, rows=rows)
        except OSError as error:  # a full disk takes the page, and not what was found
            failed = error
    if as_json:
        print_json(data(teller))
    else:
        show(teller, seconds)
    if failed:
        raise failed
    if report:
        click.echo(texts("lab.written", file=report), err=True)
    if teller.found.stopped or teller.left:
        click.get_current_context().exit(INTERRUPTED)
