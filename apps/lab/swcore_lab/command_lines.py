"""Command lines that are advised: how the command was called, and how a further trial is."""

from __future__ import annotations

from pathlib import Path

import attrs
import click
from click.core import ParameterSource

from swcore.cli.program import program
from swcore.text.escaping import quoted

KEPT = (  # what a further trial is asked again
    *("game", "wanted", "players", "map", "maps", "edition", "bots", "than", "picks", "jobs", "seed", "report", "language"),
)
PLAYED = ("--players", "--map", "--edition")  # which `swcore play` takes, too, besides the game
FILED = ("map", "than", "report")  # what may be the name of a file


@attrs.frozen
class Asked:
    """How `swcore balance` was called, from which further command lines are made.

    Attributes:
        target: the piece, as it was typed.
        rest: the options that a further trial needs, too.
        games: the budget as it was typed; "" where none was.
    """

    target: str
    rest: tuple[str, ...] = ()
    games: str = ""

    def again(self, *more: str) -> str:
        """Return the command line of a further trial.

        Args:
            more: words that are added.
        """
        return " ".join([program(), "balance", *(quoted(word) for word in (self.target, *self.rest, *more))])

    def longer(self, games: int, seed: int) -> str:
        """Return the command line of a trial in which the games of this one are played again, and more.

        Args:
            games: in how many places; 0 for the usual number.
            seed: of this one: another order would draw other places.
        """
        seeded = () if "--seed" in self.rest else ("--seed", str(seed))
        return self.again(*seeded, *(("--games", str(games)) if games else ()))

    def played(self) -> str:
        """Return the command line that plays with the piece, in the game, on the map and with as many seats as it was tried."""
        told = dict(zip(self.rest[::2], self.rest[1::2], strict=True))
        game = [told["--game"]] if "--game" in told else []
        more = [word for name in PLAYED if name in told for word in (name, told[name])]
        return " ".join([program(), "play", *(quoted(word) for word in (*game, "--piece", self.target, *more))])

    def printed(self) -> str:
        """Return the command line that prints the card of the piece."""
        told = dict(zip(self.rest[::2], self.rest[1::2], strict=True))
        game = ["--game", told["--game"]] if "--game" in told else []
        page = no_option(f"{Path(self.target).stem}.pdf")
        return " ".join([program(), "card", *(quoted(word) for word in (self.target, *game, "--out", page))])


def asked_of(context: click.Context) -> Asked:
    """Return how the command was called."""
    rest: list[str] = []
    for parameter in context.command.params:
        name = parameter.name or ""
        if name in KEPT and context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            value = str(context.params[name])
            rest += [parameter.opts[0], no_option(value) if name in FILED else value]
    games = context.params["games"]
    return Asked(no_option(context.params["piece"]), tuple(rest), str(games) if games else "")


def no_option(file: str) -> str:
    """Return the name of a file so that no command takes it for an option.

    Args:
        file: the name.
    """
    return f"./{file}" if file.startswith("-") else file


def without(rest: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Return options without one of them and its value.

    Args:
        rest: options and their values in turn.
        name: the option.
    """
    pairs = zip(rest[::2], rest[1::2], strict=True)
    return tuple(word for one, value in pairs if one != name for word in (one, value))
