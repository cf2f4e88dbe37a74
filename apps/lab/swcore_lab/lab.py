"""`swcore lab`: many games by a plan, and questions about their rows."""

from __future__ import annotations

import contextlib
import time
from datetime import date
from functools import partial
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from swcore.cli.numbers import Whole
from swcore.cli.packs import Choice, NamesGiven, NamesGivenGroup, bring_texts, language_option, print_json
from swcore_lab.contest_command import contest
from swcore_lab.given import SEED, several
from swcore_lab.pairing import matrix
from swcore_lab.rating import ladder
from swcore_lab.run_texts import CODES, HINTS
from swcore_lab.texts import TEXTS
from swcore_lab.watching import processes, watched

if TYPE_CHECKING:
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.rule_effects import Effect

bring_texts(CODES, HINTS)
INTERRUPTED = 130
SHAPES = ("table", "csv", "json")
jobs_option = click.option("--jobs", type=Whole(1, 256), help="Processes; as many as processors when left out.")


@click.group(cls=NamesGivenGroup, short_help="Measure pieces by many games.")
def lab() -> None:
    """Measure pieces by many games."""


@lab.command(cls=NamesGiven, short_help="Play the games of a plan, and keep their rows as Parquet files.")
@click.argument("plan", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), metavar="FOLDER", help="Where; beside the plan when left out."
)
@click.option("--engine", default="local", show_default=True, metavar="NAME", help="local, ray, or ray:ADDRESS of a cluster.")
@jobs_option
@language_option
def run(plan: Path, out: Path | None, engine: str, jobs: int | None, language: str) -> None:
    """Play the games of PLAN, a TOML file, and keep a row for each game, seat, combo taken and item of a score.

    A run that was stopped, or killed, goes on where it was: call it again. The rows depend on the plan alone, not on --jobs and
    --engine.
    """
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.engines import engine_of
    from swcore_lab.plan_checks import check_plan
    from swcore_lab.plans import read_plan
    from swcore_lab.rows import play_task
    from swcore_lab.store import Store

    texts, found = Catalogue(language, TEXTS), read_plan(plan)
    check_plan(found, plan.name)
    folder, worker = out or plan.with_suffix(".rows"), engine_of(engine, jobs)
    store = Store(folder, found)
    click.get_current_context().call_on_close(store.close)
    missing = store.missing(found)
    left = sum(task.stop - task.start for task in missing)
    begun, played, failed = time.perf_counter(), 0, 0

    def work(progress: Any) -> None:
        nonlocal played, failed
        with (
            contextlib.closing(worker.each(partial(play_task, found), missing)) as results,
            contextlib.suppress(KeyboardInterrupt),
        ):
            for task, rows in results:
                store.put(task, rows)
                played += task.stop - task.start
                failed += sum(bool(row["error"]) for row in rows["games"])
                progress(task.stop - task.start)

    def tell() -> None:
        seconds = time.perf_counter() - begun
        values = {"played": played, "kept": found.games - left, "folder": folder, "seconds": f"{seconds:.0f}"}
        click.echo(texts("lab.ran", rate=texts.figure(played / max(seconds, 1e-9), ".1f"), **values), err=True)

    try:
        watched(texts("lab.games"), left, work)
    finally:
        tell()
    if failed:
        click.echo(texts("lab.failed", failed=failed), err=True)
    if played < left:
        click.echo(texts("lab.interrupted", left=left - played), err=True)
        click.get_current_context().exit(INTERRUPTED)


@lab.command(cls=NamesGiven, short_help="Ask the rows of a run, in SQL.")
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.argument("sql")
@click.option("--as", "shape", type=click.Choice(SHAPES), default="table", show_default=True, help="How the answer is printed.")
def query(folder: Path, sql: str, shape: str) -> None:
    """Ask the rows in FOLDER: the tables games, seats, combos and items of docs/reference/lab-rows.md, in the SQL of DuckDB."""
    from swcore_lab.store import asked

    names, rows = asked(folder, sql)
    if shape == "json":
        print_json([dict(zip(names, row, strict=True)) for row in rows])
    elif shape == "csv":
        _csv(names, rows)
    else:
        _table(names, rows)


@lab.command(cls=NamesGiven, short_help="What each difference of two editions does to the games.")
@click.argument("first")
@click.argument("second")
@click.option("--game", default="", metavar="NAME", help="The game; the usual one when left out.")
@click.option("--players", type=Whole(2, 16), help="Number of players; two when left out.")
@click.option("--bots", default="", metavar="A,B", help="Who plays; the usual bot when left out.")
@click.option("--games", type=Whole(60, 100_000), default=60, show_default=True, help="Games with each difference.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed gives the same numbers.")
@jobs_option
@language_option
def editions(
    first: str,
    second: str,
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: int,
    jobs: int | None,
    language: str,
) -> None:
    """Play the same games under the edition FIRST, and with each rule in which SECOND differs, one at a time and all together."""
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.rule_effects import effects

    texts, choice = Catalogue(language, TEXTS), Choice(game=game, players=players)
    named = several("--bots", bots, again=True)
    found = watched(
        texts("lab.games"),
        games,
        lambda progress: effects(choice, (first, second), named, games, seed, processes(jobs), progress),
    )
    names = [f"{one.option}={one.new.lower()}" if one.option else texts("lab.editions.all") for one in found]
    _effects(texts, games, dict(zip(names, found, strict=True)))


@lab.command(cls=NamesGiven, short_help="What a rule, a map or a card does to the games.")
@click.argument("file", type=click.Path(exists=True))
@click.option("--game", default="", metavar="NAME", help="The game, where the piece does not tell.")
@click.option("--players", type=Whole(2, 16), help="Number of players; two when left out.")
@click.option("--bots", default="", metavar="A,B", help="Who plays; the usual bot when left out.")
@click.option("--games", type=Whole(2, 100_000), default=60, show_default=True, help="Games without and with it.")
@click.option("--seed", type=SEED, default=1, show_default=True, help="The same seed gives the same numbers.")
@jobs_option
@language_option
def effect(file: str, game: str, players: int | None, bots: str, games: int, seed: int, jobs: int | None, language: str) -> None:
    """Play the same games without the pieces of FILE and with them, and tell what they change.

    It serves pieces that no seat holds: rules, maps, buildings, monuments. Whether a race or power is balanced, `swcore balance`
    tells.
    """
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.rule_effects import effect_of

    texts, choice = Catalogue(language, TEXTS), Choice(game=game, players=players)
    named, work = several("--bots", bots, again=True), processes(jobs)
    found = watched(texts("lab.games"), games, lambda progress: effect_of(file, choice, named, games, seed, work, progress))
    _effects(texts, games, {one.new: one for one in found})


def _effects(texts: Catalogue, games: int, found: dict[str, Effect]) -> None:
    """Print what differences do."""
    from swcore.cli.packs import Terminal
    from swcore_lab.rule_effects import MEASURES

    terminal, signed = Terminal(), partial(texts.figure, form="+.1f")
    terminal.say(texts("lab.editions", games=games), style="bold")
    for name, one in found.items():
        terminal.say("", f"{name}: {texts('lab.editions.changed', share=f'{100 * one.changed:.0f}')}")
        for measure in MEASURES:
            it = one.shown[measure]
            between = texts("lab.interval", low=signed(it.low), high=signed(it.high)) if isfinite(it.low) else texts("lab.none")
            terminal.say(f"  {signed(it.mean):>6}  {texts(f'lab.editions.{measure}')} ({between})")
        if one.broken:
            terminal.say(f"  {texts('lab.editions.broken', games=one.broken)}")


@lab.command(cls=NamesGiven, short_help="Measure the official pieces of a kind.")
@click.argument("kind")
@click.option("--game", default="", metavar="NAME", help="The game; the usual one when left out.")
@click.option("--players", type=Whole(2, 16), help="Number of players; two when left out.")
@click.option("--bot", default="", metavar="NAME", help="The bot that plays; the usual one when left out.")
@click.option("--blocks", type=Whole(2, 100_000), default=100, show_default=True, help="Places in which all of them play.")
@jobs_option
@click.option("--seed", type=SEED, default=2026, show_default=True, help="The same seed gives the same numbers.")
@language_option
def field(kind: str, game: str, players: int | None, bot: str, blocks: int, jobs: int | None, seed: int, language: str) -> None:
    """Measure every official piece of KIND, and print them as data: under the name by which `swcore balance` looks them up."""
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.asked import official
    from swcore_lab.field import as_data
    from swcore_lab.known import key_of, measured

    choice = Choice(game=game, players=players)
    setting = official(kind, choice, (bot,) if bot else ())
    played, work = bot or setting.bots[0], processes(jobs)
    found = watched(
        Catalogue(language, TEXTS)("lab.field"),
        blocks,
        lambda progress: measured(setting, played, blocks, work, progress, seed=seed),
    )
    print_json({key_of(setting, played): as_data(found, date.today().isoformat())})


lab.add_command(contest)
lab.add_command(ladder)
lab.add_command(matrix)


def _csv(names: list[str], rows: list[tuple[Any, ...]]) -> None:
    import csv
    import io

    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([names, *rows])
    click.echo(text.getvalue(), nl=False)


def _table(names: list[str], rows: list[tuple[Any, ...]]) -> None:
    from rich.measure import Measurement
    from rich.table import Table

    from swcore.cli.packs import Terminal

    table, terminal = Table(box=None), Terminal()
    told = [[f"{one:.4g}" if isinstance(one, float) else "" if one is None else str(one) for one in row] for row in rows]
    for place, name in enumerate(names):
        numbers = all(isinstance(row[place], int | float | type(None)) for row in rows)
        table.add_column(name, justify="right" if numbers else "left", no_wrap=True)
    for line in told:
        table.add_row(*line)
    console = terminal.console
    if Measurement.get(console, console.options.update(width=10_000), table).maximum <= console.width:
        terminal.say(table)
        return
    for number, line in enumerate(told or [[""] * len(names)]):  # too wide: a line for each value, a blank one between rows
        terminal.say(*([""] if number else []), *(f"{name}: {one}".rstrip() for name, one in zip(names, line, strict=True)))
