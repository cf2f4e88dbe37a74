"""`swcore lab ladder`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing, suppress
from itertools import combinations
from typing import TYPE_CHECKING, Any

import click

from swcore.cli.numbers import Whole, seed_or_drawn
from swcore.cli.packs import NamesGiven, Terminal, language_option, print_json
from swcore_lab.given import SEED
from swcore_lab.ladder import Played, Rated, matches, pair_share, play, rated, wilson
from swcore_lab.texts import TEXTS
from swcore_lab.watching import processes, watched

if TYPE_CHECKING:
    from rich.table import Table

    from swcore.wording.catalogue import Catalogue

INTERRUPTED = 130
USUAL = ("random", "greedy", "casual", "skilled")


@click.command(cls=NamesGiven, short_help="Let bots play each other, and rate them.")
@click.argument("bots", nargs=-1)
@click.option(
    "--game",
    "games",
    multiple=True,
    metavar="NAME",
    help="A game; all that are installed when left out. May be given several times.",
)
@click.option("--deals", type=Whole(1, 100_000), default=10, show_default=True, help="Deals for each pair and game.")
@click.option("--jobs", type=Whole(1, 256), help="Processes; as many as processors when left out.")
@click.option("--seed", type=SEED, help="The same seed gives the same deals.")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")
@language_option
def ladder(
    bots: tuple[str, ...], games: tuple[str, ...], deals: int, jobs: int | None, seed: int | None, as_json: bool, language: str
) -> None:
    """Let BOTS play each other in two-player games: names of bots, or command lines of programs.

    The bots: random plays by chance; greedy thinks one move ahead; novice, casual, skilled and expert search, each further than
    the one before it, with 3, 12, 400 and 2000 tries a decision; mcts:400 and mcts:0.2s search with so many tries, or so long.
    Without BOTS, random, greedy, casual and skilled play.

    Each pair gets each deal on both seats. Told are the share of wins of each pair, with an interval of 95 % (Wilson), and the
    ratings of openskill over all games and for each game. A rating begins at 25; its interval is the model's own, and wide after
    few games. After Ctrl-C those of the games done so far are shown.
    """
    from swcore.bots import is_bot
    from swcore.cli.programs import check_there
    from swcore.errors import SwcoreError
    from swcore.hooks.library import Library
    from swcore.wording.catalogue import Catalogue
    from swcore_lab.engines import engine_of

    bots, games, texts = (
        tuple(dict.fromkeys(bots)) or USUAL,
        games or tuple(sorted(Library.installed().games)),
        Catalogue(language, TEXTS),
    )
    if len(bots) < 2:
        raise SwcoreError("A ladder takes two bots or more.", code="lab-ladder", hint="Such as: swcore lab ladder greedy expert")
    for one in bots:
        if not is_bot(one):
            check_there(one)
    rated([], bots)  # tells what is missing before hours of games
    seed = seed_or_drawn(seed)
    plan = matches(bots, games, deals, seed)
    played: list[Played] = []

    def work(progress: Any) -> None:
        with closing(engine_of("local", processes(jobs)).each(play, plan)) as results:
            for one in results:
                played.append(one)
                progress(1)

    with suppress(KeyboardInterrupt):
        watched(texts("lab.games"), len(plan), work)
    if not played:
        click.echo(texts("ladder.stopped.early"), err=True)
        click.get_current_context().exit(INTERRUPTED)
    for fault in dict.fromkeys(fault for one in played for fault in one.faults):
        click.echo(fault, err=True)
    if as_json:
        print_json(as_data(played, bots, games, seed))
    else:
        _show(played, bots, games, texts)
    if len(played) < len(plan):
        click.echo(texts("ladder.stopped", done=len(played), games=len(plan)), err=True)
        click.get_current_context().exit(INTERRUPTED)


def as_data(played: Sequence[Played], bots: Sequence[str], games: Sequence[str], seed: int) -> dict[str, Any]:
    """Return ratings, pairs and matches as data."""
    import attrs

    of_game = {game: [one for one in played if one.match.game == game] for game in games}
    pairs = []
    for game, some in of_game.items():
        for one in bots:
            for other in bots:
                won, count = pair_share(some, one, other)
                if count:
                    low, high = wilson(won, count)
                    pairs.append(
                        {"game": game, "bot": one, "against": other, "won": won, "games": count, "low": low, "high": high}
                    )
    return {
        "seed": seed,
        "ratings": [attrs.asdict(one) for one in rated(played, bots)],
        "by_game": {game: [attrs.asdict(one) for one in rated(some, bots)] for game, some in of_game.items()},
        "pairs": pairs,
        "matches": [attrs.asdict(one) for one in played],
    }


def _show(played: Sequence[Played], bots: Sequence[str], games: Sequence[str], texts: Catalogue) -> None:
    terminal = Terminal()
    for game in ("", *games) if len(games) > 1 else games:
        some = [one for one in played if game in {"", one.match.game}]
        ranked, title = rated(some, bots), game or texts("ladder.all")
        whole = _table(title, some, ranked, texts, pairs=True)
        if _width(terminal, whole) <= terminal.width:
            terminal.say(whole)
            continue
        plain = _table(title, some, ranked, texts, pairs=False)
        if _width(terminal, plain) <= terminal.width:
            terminal.say(plain)
        else:
            _stacked(terminal, title, ranked, texts)
        for one, other in combinations(ranked, 2):
            if share := _share(some, one.bot, other.bot, texts):
                terminal.item("  ", texts("ladder.pair", bot=one.bot, other=other.bot, share=share))
    terminal.say("", texts("ladder.how"))


def _stacked(terminal: Terminal, title: str, ranked: Sequence[Rated], texts: Catalogue) -> None:
    """Print each bot in a line of its own, with its numbers below, where a table is too wide."""
    terminal.say(title)
    for one in ranked:
        mu, low, high = _figures(one, texts)
        interval = texts("lab.interval", low=low, high=high)
        terminal.say(one.bot)
        terminal.item("  ", texts("ladder.numbers", rating=mu, interval=interval, games=one.games, won=_percent(one.share)))


def _table(title: str, played: Sequence[Played], ranked: Sequence[Rated], texts: Catalogue, *, pairs: bool) -> Table:
    """Return the ratings as a table; with `pairs` what each bot has won against each other one, too."""
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=None)
    table.add_column(texts("ladder.bot"), overflow="fold")
    for word in ("rating", "interval", "games", "won"):
        table.add_column(texts(f"ladder.{word}"), justify="right", no_wrap=True)
    for one in ranked if pairs else ():
        table.add_column(texts("ladder.against", bot=one.bot), justify="right", no_wrap=True)
    for one in ranked:
        shares = [_share(played, one.bot, other.bot, texts) for other in ranked] if pairs else []
        mu, low, high = _figures(one, texts)
        table.add_row(one.bot, mu, texts("ladder.range", low=low, high=high), str(one.games), _percent(one.share), *shares)
    return table


def _figures(one: Rated, texts: Catalogue) -> tuple[str, str, str]:
    """Return a rating and the ends of its interval."""
    mu, low, high = (texts.figure(value, ".1f") for value in (one.mu, one.low, one.high))
    return mu, low, high


def _percent(share: float) -> str:
    return f"{share * 100:.0f} %"


def _width(terminal: Terminal, table: Table) -> int:
    from rich.measure import Measurement

    console = terminal.console
    return Measurement.get(console, console.options.update(width=10_000), table).maximum


def _share(played: Sequence[Played], one: str, other: str, texts: Catalogue) -> str:
    won, count = pair_share(played, one, other)
    if not count:
        return ""
    low, high = wilson(won, count)
    interval = texts("ladder.range", low=f"{low * 100:.0f}", high=_percent(high))
    return f"{_percent(won / count)} ({interval})"
