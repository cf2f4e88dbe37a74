"""`swcore simulate`: many games between bots, as a table."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

import click

from swcore.cli.numbers import GAMES, SEED, Whole, seed_or_drawn
from swcore.cli.output import print_json
from swcore.cli.programs import program_option
from swcore.cli.setup import Choice, GameCommand, choice_options, language_option
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from rich.table import Table

    from swcore.cli.simulation import Counts, Plan
    from swcore.engine.ruleset import Ruleset

INTERRUPTED = 130  # the exit code after Ctrl-C


@click.command(cls=GameCommand, short_help="Let bots play many games, and count the results.")
@choice_options
@click.option("-n", "--games", type=Whole(1, GAMES), default=100, show_default=True, help="How many games.")
@click.option("--bots", default="", metavar="A,B,...", help="A bot for each seat; one alone plays all.")
@program_option
@click.option("--jobs", type=Whole(1, 256), help="Processes; as many as processors when left out.")
@click.option("--seed", type=SEED, help="The same seed gives the same numbers.")
@click.option(
    "--check", is_flag=True, help="Check after every step that no piece breaks the contract; takes several times as long."
)
@click.option("--json", "as_json", is_flag=True, help="Print data instead of tables.")
@language_option
def simulate(
    choice: Choice,
    games: int,
    bots: str,
    programs: tuple[str, ...],
    jobs: int | None,
    seed: int | None,
    check: bool,
    as_json: bool,
    language: str,
) -> None:
    """Play many games of GAME between bots: wins, points, and what the pieces brought.

    Each game begins with the next seat. The numbers depend on the seed alone, not on --jobs. After Ctrl-C those of
    the games done so far are shown.
    """
    from swcore.cli.patience import patient
    from swcore.cli.simulation import Plan, play_one, run, seat_bots

    ruleset, featured = choice.rules()
    plan = Plan(choice, seat_bots(choice, ruleset, bots, programs), seed_or_drawn(seed), games, check)
    jobs = min(jobs or os.cpu_count() or 1, games)
    try:
        with patient():
            play_one(ruleset, featured, plan, 0)  # what is wrong with the choice is told here, and not by a worker
            begun = time.perf_counter()
            counts = _watched(run, plan, jobs, language)
    except KeyboardInterrupt:
        click.echo(Catalogue(language, TEXTS)("sim.stopped"), err=True)
        click.get_current_context().exit(INTERRUPTED)
    seconds = time.perf_counter() - begun
    if as_json:
        print_json(_data(plan, ruleset, counts, seconds))
    else:
        _show(plan, ruleset, counts, seconds, language)
    if counts.games < plan.games:
        click.echo(Catalogue(language, TEXTS)("sim.interrupted", n=counts.games, of=plan.games), err=True)
        click.get_current_context().exit(INTERRUPTED)


def _watched(run: Any, plan: Plan, jobs: int, language: str) -> Counts:
    """Run with a progress bar where there is a terminal for it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from swcore.cli.terminal import on_errors

    console = on_errors()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(Catalogue(language, TEXTS).count("game", plan.games), total=plan.games)
        found: Counts = run(plan, jobs, lambda games: bar.advance(task, games))
        return found


def _data(plan: Plan, ruleset: Ruleset, counts: Counts, seconds: float) -> dict[str, Any]:
    seats = range(len(plan.bots))
    return {
        "game": ruleset.id,
        "players": len(plan.bots),
        "seed": plan.seed,
        "games": counts.games,
        "interrupted": counts.games < plan.games,
        "decisions_per_game": counts.decisions / counts.games,
        "seats": [
            {
                "seat": seat + 1,
                "bot": plan.bots[seat],
                "wins": counts.wins[seat],
                "shared": counts.shared[seat],
                "mean": round(counts.mean(seat), 4),
                "spread": round(counts.spread(seat), 4),
            }
            for seat in seats
        ],
        "groups": {
            group: {
                piece: {"turns": turns, "coins": coins, "per_turn": round(coins / turns, 4) if turns else None}
                for piece, (turns, coins) in sorted(pieces.items())
            }
            for group, pieces in counts.groups.items()
        },
        "timing": {"seconds": round(seconds, 3), "games_per_second": round(counts.games / seconds, 2)},
    }


def _show(plan: Plan, ruleset: Ruleset, counts: Counts, seconds: float, language: str) -> None:
    from swcore.cli.contract import tally_of
    from swcore.cli.terminal import Terminal

    texts, terminal = Catalogue(language, TEXTS, tally_of(ruleset).words), Terminal()
    names = {"games": texts.count("game", counts.games), "players": texts.count("player", len(plan.bots))}
    terminal.say(texts("sim.title", game=texts.name(ruleset.book.name), seed=plan.seed, **names), style="bold")
    terminal.say(texts("sim.first"), "", _seats(plan, counts, texts))
    for group, pieces in counts.groups.items():
        if pieces:
            terminal.say("", _group(group, pieces, ruleset, texts))
    decisions, pace = (
        texts.figure(whole / part, ".1f") for whole, part in ((counts.decisions, counts.games), (counts.games, seconds))
    )
    terminal.say("", texts("sim.pace", decisions=decisions, pace=pace))


def _seats(plan: Plan, counts: Counts, texts: Catalogue) -> Table:
    table = _table(texts, "seat", "bot", "wins", "shared", "share", "mean", "spread")
    for seat, bot in enumerate(plan.bots):
        share = f"{texts.figure(100 * counts.wins[seat] / counts.games, '.1f')} %"
        numbers = (str(counts.wins[seat]), str(counts.shared[seat]), share)
        table.add_row(
            str(seat + 1), bot, *numbers, texts.figure(counts.mean(seat), ".2f"), f"±{texts.figure(counts.spread(seat), '.2f')}"
        )
    return table


def _group(group: str, pieces: dict[str, list[int]], ruleset: Ruleset, texts: Catalogue) -> Table:
    """Return the pieces of a group, those that brought most in a turn first; a group without pieces has no ids."""
    ids = any(piece in ruleset.pieces for piece in pieces)
    table = _table(texts, "name", *(["id"] if ids else []), "turns", "per-turn")
    key = f"group.{group}"
    table.title = texts(key) if key in texts else group
    table.title_justify = "left"
    counted = [(points / turns, piece, turns) for piece, (turns, points) in pieces.items() if turns]
    for mean, piece, turns in sorted(counted, key=lambda one: (-one[0], one[1])):
        known, own = ruleset.pieces.get(piece), f"{group}.{piece}"
        name = texts.name(known.name) if known else texts(own) if own in texts else piece
        table.add_row(name, *([piece if known else ""] if ids else []), str(turns), texts.figure(mean, ".2f"))
    return table


def _table(texts: Catalogue, *heads: str) -> Table:
    from swcore.cli.tables import table

    return table(*(texts(f"head.{head}") for head in heads), keys=heads)
