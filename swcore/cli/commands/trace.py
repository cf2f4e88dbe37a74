"""`swcore trace`: a game between bots in which every call of a piece's hooks is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.numbers import SEATS, SEED, TURNS, Whole, seed_or_drawn
from swcore.cli.output import print_json
from swcore.cli.setup import Choice, language_option

if TYPE_CHECKING:
    from swcore.testing.trace import Moment, Tracer


@click.command(cls=NamesGiven, short_help="Play a game and show each call of a piece's hooks.")
@click.argument("target", metavar="PIECE|FILE|PACK")
@click.option("--game", default="", help="The game; the one that the piece belongs to when left out.")
@click.option("--players", type=Whole(1, SEATS), help="Number of players.")
@click.option("--map", "map_", metavar="NAME|FILE", help="The map; see `swcore maps`.")
@click.option("--bots", default="", metavar="A,B,...", help="A bot for each seat; one alone plays all.")
@click.option("--seed", type=SEED, help="The same seed gives the same game.")
@click.option("--turns", type=Whole(1, TURNS), help="How many turns are shown; the whole game when left out.")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")
@language_option
def trace(
    target: str,
    game: str,
    players: int | None,
    map_: str | None,
    bots: str,
    seed: int | None,
    turns: int | None,
    as_json: bool,
    language: str,
) -> None:
    """Play a game between bots, and show each call of the hooks of PIECE, or of the pieces of a FILE, a folder or a PACK.

    Each call is shown with its arguments and its answer, how often it came, and what would have been otherwise without the
    piece: actions, costs, events, points. Whoever may take the piece does so. Hooks that were never asked, or never
    answered, are named at the end.
    """
    from swcore.cli.simulation import seat_bots
    from swcore.cli.tracing.games import RANDOM, chooser, featured, rules_for, scouted, until
    from swcore.cli.tracing.showing import data, show
    from swcore.cli.tracing.words import Teller
    from swcore.testing.trace import Tracer

    ruleset, ids = rules_for(target, game)
    choice = Choice(game, players, map_)
    teller, names = Teller(ruleset, language), seat_bots(choice, ruleset, bots)
    options = {when[0]: when[1] for id in ids if (when := getattr(ruleset.pieces[id], "when", None))}
    more = {**choice.arguments(ruleset), "options": options, "featured": featured(ruleset, ids)}

    def play(names: tuple[str, ...], seed: int) -> tuple[Tracer, list[Moment]]:
        tracer = Tracer(ruleset, ids, teller.tell)
        played = tracer.play(len(names), chooser(ruleset, names, ids, seed), seed=seed, **more)
        return tracer, list(until(tracer, turns, played))

    wanted, seed = seed, seed_or_drawn(seed)
    tracer, moments = play(names, seed)
    if wanted is None and not bots and not sum(tracer.asked.values()):  # nobody took it who plays well
        names, seed = (RANDOM,) * len(names), scouted(ruleset, ids, seed, len(names), more)
        tracer, moments = play(names, seed)
    if as_json:
        shown = [data(teller, one) for one in moments]
        never, none = tracer.silent()
        counts = {hook: {"asked": count, "answered": tracer.answered[hook]} for hook, count in tracer.asked.items()}
        print_json(
            {"game": ruleset.id, "pieces": ids, "seed": seed, "moments": shown, "hooks": counts, "never": never, "none": none}
        )
        return
    show(teller, tracer, ruleset, seed, len(names), moments, language)
