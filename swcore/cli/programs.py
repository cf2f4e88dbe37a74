"""Bots of the command line: those of swcore by name, and programs of anybody by their command."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from swcore.cli.program import command as shell_line
from swcore.errors import SwcoreError, nearest
from swcore.text.escaping import cut

if TYPE_CHECKING:
    from swcore.bots import Bot
    from swcore.cli.session.autosave import Kept
    from swcore.engine.ruleset import Ruleset
    from swcore.wording.catalogue import Catalogue

PROGRAM = "program: "  # how the name of a seat's bot begins that is a program
F = TypeVar("F", bound=Callable[..., Any])


def program_option(command: F) -> F:
    """Add `--bot`."""
    told = (
        "A bot that plays a seat. From weak to strong: random, novice, greedy (the usual one), casual, skilled, expert; "
        "docs/reference/bots.md says which one to play against. mcts:0.5s thinks so long about each decision. Or a program that "
        "speaks JSON lines on its stdin and stdout; see docs/how-to/write-a-bot.md."
    )
    option = click.option("--bot", "programs", multiple=True, metavar="BOT", callback=_named, help=told)
    return option(command)


def seat_bot(name: str, ruleset: Ruleset, seed: int) -> Bot:
    """Return a new bot.

    Args:
        name: as for `make_bot`, or a command behind `PROGRAM`.
        ruleset: the rules of the games that it will play.
        seed: seed of the bot's own generator, or of the bot that chooses where a program does not.

    Raises:
        SwcoreError: as `make_bot`.
    """
    from swcore.bots import make_bot, usual_bot

    if not name.startswith(PROGRAM):
        return make_bot(name, ruleset, seed)
    from swcore.protocol.outside import OutsideBot

    def note(told: str) -> None:
        click.echo(told, err=True)

    return OutsideBot(name.removeprefix(PROGRAM), make_bot(usual_bot(ruleset), ruleset, seed), note=note)


def called(name: str, texts: Catalogue) -> str:
    """Return who plays a seat that no person has, in words.

    Args:
        name: as for `seat_bot`.
        texts: the words of the session.
    """
    if name.startswith(PROGRAM):
        return texts("player.program", command=name.removeprefix(PROGRAM))
    kind, _, budget = name.partition(":")
    return texts(f"player.{kind}.budget", budget=budget) if budget else texts(f"player.{kind}")


def left_by_programs(waiting: Kept, asked: Mapping[int, str], given: Sequence[str]) -> None:
    """Refuse to go on without the programs of a game that was left. What stands beside a save starts none of itself.

    Args:
        waiting: the game.
        asked: who was asked for by name, by seat.
        given: what was given by `--bot`.

    Raises:
        SwcoreError: `bot-left`, with what to type.
    """
    seats = waiting.about().get("seats")
    known = enumerate(seats) if isinstance(seats, list) else ()
    programs = [(seat, str(name).removeprefix(PROGRAM)) for seat, name in known if str(name).startswith(PROGRAM)]
    wanted = [(seat, name) for seat, name in programs if seat not in asked]
    if len(wanted) > len(given):
        seat, name = wanted[0]
        told = f"In this game seat {seat + 1} belongs to the program {cut(name, 60)!r}."
        flags = " ".join(shell_line(["--bot", one]) for _, one in wanted)
        hint = f"Go on with: swcore play --resume {flags}; or give the seat to a bot: --seat {seat + 1}=greedy."
        raise SwcoreError(told, code="bot-left", hint=hint, seat=seat + 1, program=cut(name, 60), flags=flags)


def _named(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    """Return the bots in the way that `seat_bot` takes them; the name of a bot is not taken for that of a program."""
    from swcore.bots import is_bot

    for one in given:
        if not is_bot(one):
            check_there(one)
    return tuple(one if is_bot(one) else f"{PROGRAM}{one}" for one in given)


def check_there(command: str) -> None:
    """Refuse a program that is not there, before a game begins in which it could choose nothing.

    Args:
        command: its command line; the misspelt name of a bot looks the same.

    Raises:
        SwcoreError: `bot-program`.
    """
    from swcore.bots import BOT_NAMES

    try:
        program = next(iter(shlex.split(command)), "")
    except ValueError:  # a quotation mark that is not closed
        program = ""
    if shutil.which(program) is None:
        told = f"There is no program {cut(program or command, 60)!r} that could play."
        near = nearest(program, BOT_NAMES)
        hint = "Look at its name and path; a file of your own wants ./ before it, and must be one that can be run."
        hint = f"{near} {hint}" if near.close else hint
        raise SwcoreError(told, code="bot-program", hint=hint, program=cut(program or command, 60))
