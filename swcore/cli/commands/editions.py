"""`swcore editions`: the presets of options of a game, and what differs between two of them, in the rules and in play."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

import attrs
import click

from swcore.cli.empty import NamesGiven, NamesGivenGroup
from swcore.cli.numbers import GAMES, SEATS, SEED, Whole, seed_or_drawn
from swcore.cli.output import print_json
from swcore.cli.setup import DEFAULT_GAME, Choice, language_option
from swcore.cli.texts import TEXTS
from swcore.game.refusals import words_of
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.cli.editions_diff import Divergence, Side
    from swcore.cli.simulation import Plan
    from swcore.cli.terminal import Terminal
    from swcore.engine.ruleset import Ruleset

GAME = click.option("--game", default=DEFAULT_GAME, show_default=True, help="The game.")
JSON = click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")


@click.group(cls=NamesGivenGroup, invoke_without_command=True, short_help="List the editions of a game, or compare two.")
@GAME
@JSON
@language_option
@click.pass_context
def editions(ctx: click.Context, game: str, as_json: bool, language: str) -> None:
    """List the editions of a game, each with the options in which it differs from the defaults."""
    if ctx.invoked_subcommand is not None:
        return
    ruleset, _ = Choice(game=game).rules()
    found = {name: _differing(ruleset, {}, ruleset.resolve_options(name, {})[1]) for name in ruleset.book.editions}
    if as_json:
        data = {name: {option: new for option, (_, new) in differing.items()} for name, differing in found.items()}
        print_json(data)
        return
    from swcore.cli.terminal import Terminal

    texts, words, terminal = Catalogue(language, TEXTS), words_of(ruleset, language), Terminal()
    if not found:
        terminal.say(texts("no-editions", game=texts.name(ruleset.book.name)))
    for number, (name, differing) in enumerate(found.items()):
        notes = [words.edition(name)] if words.edition(name) != name else []
        notes += [] if number else [texts("head.default").lower()]
        terminal.say(f"{name} ({', '.join(notes)})" if notes else name, style="bold")
        for option, (old, new) in differing.items():
            told = f"{option}={_word(new)} ({texts('edition.instead', value=_word(old))}). "
            terminal.item("  ", told + texts.name(ruleset.options[option].text))
        if not differing:
            terminal.say(f"  {texts('edition.plain')}")


@editions.command(cls=NamesGiven, short_help="Compare two editions.")
@click.argument("one", metavar="A")
@click.argument("two", metavar="B")
@GAME
@click.option("-n", "--games", type=Whole(1, GAMES), default=20, show_default=True, help="How many games.")
@click.option("--players", type=Whole(1, SEATS), help="Number of players.")
@click.option("--map", metavar="NAME|FILE", help="The map; see `swcore maps`.")
@click.option("--bots", default="", metavar="A,B,...", help="A bot for each seat; one alone plays all.")
@click.option("--seed", type=SEED, help="The same seed gives the same games.")
@JSON
@language_option
def diff(
    one: str,
    two: str,
    game: str,
    games: int,
    players: int | None,
    map: str | None,
    bots: str,
    seed: int | None,
    as_json: bool,
    language: str,
) -> None:
    """Tell the editions A and B apart: the options that differ, and the same games of the same bots under both.

    Shown are the first event that comes out differently, and how far apart the final scores are.
    """
    from swcore.cli.editions_diff import diverge, points
    from swcore.cli.simulation import Plan, seat_bots

    choice = Choice(game=game, players=players, map=map)
    rules = choice.rules()
    ruleset = rules[0]
    old, new = (ruleset.resolve_options(name, {})[1] for name in (one, two))
    names, start = seat_bots(choice, ruleset, bots), seed_or_drawn(seed)
    plan = Plan(attrs.evolve(choice, edition=one), names, start, games)
    plans = (plan, attrs.evolve(plan, choice=attrs.evolve(choice, edition=two)))
    differing = _differing(ruleset, old, new)
    met = (diverge(rules, plans, number, language) for number in range(games if differing else 0))
    divergence = next((found for found in met if found is not None), None)
    scores = [points(rules, plan) for plan in (plans if differing else plans[:1])]
    scores *= 2 // len(scores)  # under the same options the games are the same
    report = Report((one, two), plan, differing, divergence, scores)
    if as_json:
        print_json(report.data())
    else:
        report.show(ruleset, Catalogue(language, TEXTS))


@attrs.frozen
class Report:
    """What two editions of a game differ in.

    Attributes:
        names: the editions.
        plan: what was played, under the first edition.
        options: the values of each option that differs.
        divergence: the first difference in play, if there is one.
        scores: for each edition, per game the points of every seat.
    """

    names: tuple[str, str]
    plan: Plan
    options: dict[str, tuple[object, object]]
    divergence: Divergence | None
    scores: list[list[list[int]]]

    @property
    def changed(self) -> int:
        """In how many games the scores differ."""
        return sum(old != new for old, new in zip(*self.scores, strict=True))

    def seats(self) -> list[dict[str, Any]]:
        """Return per seat the mean points under both editions, the mean difference and its spread from game to game."""
        found = []
        for seat, bot in enumerate(self.plan.bots):
            old, new = ([points[seat] for points in games] for games in self.scores)
            apart = [after - before for before, after in zip(old, new, strict=True)]
            spread = stdev(apart) if len(apart) > 1 else 0.0
            means = dict(zip(("a", "b", "difference"), map(fmean, (old, new, apart)), strict=True))
            found.append({"seat": seat + 1, "bot": bot, **means, "spread": spread})
        return found

    def data(self) -> dict[str, Any]:
        """Return all of it as data."""
        return {
            "editions": list(self.names),
            "options": {name: list(values) for name, values in self.options.items()},
            "seed": self.plan.seed,
            "divergence": attrs.asdict(self.divergence) if self.divergence else None,
            "games": self.plan.games,
            "games_changed": self.changed,
            "seats": self.seats(),
        }

    def show(self, ruleset: Ruleset, texts: Catalogue) -> None:
        """Write all of it on the terminal."""
        from swcore.cli.tables import table
        from swcore.cli.terminal import Terminal

        terminal = Terminal()
        if not self.options:
            terminal.say(texts("diff.same", one=self.names[0], two=self.names[1]))
            return
        shown = table(texts("head.option"), *self.names, texts("head.clauses"), keys=("id",))
        for name, (old, new) in self.options.items():
            shown.add_row(name, _word(old), _word(new), ", ".join(ruleset.options[name].clauses))
        terminal.say(shown, "")
        self._show_divergence(terminal, texts)
        heads = ("seat", "bot", "mean", "mean", "difference", "spread")
        titles = [texts(f"head.{head}") for head in heads]
        titles[2:4] = self.names
        shown = table(*titles, keys=heads)
        for seat in self.seats():
            means = (
                texts.figure(seat["a"], ".2f"),
                texts.figure(seat["b"], ".2f"),
                texts.figure(seat["difference"], "+.2f"),
                f"±{texts.figure(seat['spread'], '.2f')}",
            )
            shown.add_row(str(seat["seat"]), seat["bot"], *means)
        terminal.say("", texts("diff.games", games=texts.count("game", self.plan.games), seed=self.plan.seed, n=self.changed))
        terminal.say("", shown)

    def _show_divergence(self, terminal: Terminal, texts: Catalogue) -> None:
        found = self.divergence
        if found is None:
            terminal.say(texts("diff.alike", games=texts.count("game", self.plan.games)))
            return
        where = {"game": found.game + 1, "step": found.step, "seat": found.seat + 1, "seed": found.seed, "first": found.first + 1}
        terminal.say(texts("diff.first", **where), style="bold")
        for name, side, other in zip(self.names, found.sides, reversed(found.sides), strict=True):
            _show_side(name, side, other, terminal, texts)


def _show_side(name: str, side: Side, other: Side, terminal: Terminal, texts: Catalogue) -> None:
    """Write what happened under one edition."""
    terminal.item(f"{name}: ", " ".join([side.action, *(f"– {line}" for line in side.told)]) or "–")
    if side.event:
        terminal.item("  ", side.event)
    for reason in side.refused:
        clauses = f" ({', '.join(reason.clauses)})" if reason.clauses else ""
        terminal.item("  ", f"{texts('illegal', action=other.action)} {reason.message}{clauses}")


def _differing(ruleset: Ruleset, old: Any, new: Any) -> dict[str, tuple[object, object]]:
    """Return the options whose values differ; what `old` does not say has its default."""
    pairs = {name: (old.get(name, one.default), new[name]) for name, one in sorted(ruleset.options.items())}
    return {name: values for name, values in pairs.items() if values[0] != values[1]}


def _word(value: object) -> str:
    return str(value).lower()
