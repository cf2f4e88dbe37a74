"""`swcore play`: a game at the terminal."""

from __future__ import annotations

import random
import secrets
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from swcore.cli.setup import DEFAULT_GAME, Choice, GameCommand, choice_options, language_option
from swcore.cli.terminal import Terminal, interactive
from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError, nearest
from swcore.text import Catalogue

if TYPE_CHECKING:
    from swcore.bots import Bot
    from swcore.game import Game
    from swcore.ruleset import Ruleset

HUMAN = "human"
SEEDS = 1_000_000_000  # seeds of the command line are short enough to be typed again


@click.command(cls=GameCommand, short_help="Play a game at the terminal.")
@choice_options
@click.option("--seat", "seats", multiple=True, metavar="N=WHO", help="Who plays seat N: human or a bot, such as 2=greedy.")
@click.option("--bots", is_flag=True, help="Watch bots play.")
@click.option("--first", type=click.IntRange(min=1), help="The seat that begins.")
@click.option("--seed", type=click.IntRange(min=0, max=(1 << 128) - 1), help="The same seed gives the same game.")
@click.option("--load", metavar="FILE", help="Go on with a saved game.")
@language_option
@click.option("--interactive", "forced", is_flag=True, hidden=True)
def play(
    choice: Choice,
    seats: tuple[str, ...],
    bots: bool,
    first: int | None,
    seed: int | None,
    load: str | None,
    language: str,
    forced: bool,
) -> None:
    """Play GAME (small-world when left out): seat 1 is yours, greedy bots have the others.

    Without a terminal, bots play the game to its end. Every option of the game is a flag, too: see `swcore options`.
    """
    at_terminal = forced or interactive()
    asked = _seats(seats)
    game = _load(choice, load, first, seed) if load else _new(choice, asked, first, seed)
    who = _who(asked, game.play.setup.seats, watch=bots or not at_terminal)
    if HUMAN in who.values() and not at_terminal:
        hint = "Give the seat to a bot: --seat 1=greedy."
        raise SwcoreError("There is no terminal for a person to play at.", code="no-terminal", hint=hint)
    _run(game, who, choice, Terminal(), Catalogue(language, TEXTS))


def _run(game: Game, who: Mapping[int, str], choice: Choice, terminal: Terminal, texts: Catalogue) -> None:
    """Greet, and play."""
    from swcore.cli.contract import narrator_of, renderer_of
    from swcore.cli.session import Session

    language = texts.language
    people = [seat for seat, name in who.items() if name == HUMAN]
    you = people[0] if len(people) == 1 else None
    bots = _bots(game.ruleset, who, game.play.setup.seed)
    renderer = renderer_of(game.ruleset, language)
    _greet(game, who, renderer.guide(), terminal, texts)
    again = _again(who, choice, language)
    Session(game, bots, terminal, renderer, lambda: narrator_of(game, language, you), texts, again).run()


def _new(choice: Choice, asked: Mapping[int, str], first: int | None, seed: int | None) -> Game:
    from swcore.game import Game

    ruleset, featured = choice.rules()
    seats = choice.seats(ruleset, (seat + 1 for seat in asked))
    beginning = 0 if first is None else first - 1
    if beginning >= seats:
        hint = "Give --first a seat of the game."
        raise SwcoreError(f"The starting seat is 1 to {seats}, not {first}.", code="seats", hint=hint)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    return Game.new(ruleset, seats, seed=seed, first=beginning, featured=featured, **choice.arguments())


def _load(choice: Choice, path: str, first: int | None, seed: int | None) -> Game:
    given: dict[str, object] = {
        "GAME": choice.game,
        "--players": choice.players,
        "--map": choice.map,
        "--edition": choice.edition,
    }
    given.update({"--option": choice.options or None, "--first": first, "--seed": seed})
    extra = [name for name, value in given.items() if value not in (None, "")]
    if extra:
        raise SwcoreError(f"A saved game has its own {extra[0]}.", code="load", hint=f"Leave out {', '.join(extra)}.")
    return read_game(path, choice)


def read_game(path: str, choice: Choice) -> Game:
    """Return the game of a save.

    Args:
        path: the file.
        choice: pieces that are not installed.

    Raises:
        OSError, SaveError, PluginError: as their names say.
    """
    from swcore.game import Game
    from swcore.plugins import load_file
    from swcore.ruleset import Rulebook

    pieces = [piece for file in choice.files for piece in load_file(Path(file))]
    text = Path(path).read_bytes()
    if any(isinstance(piece, Rulebook) for piece in pieces):
        return Game.load(text, choice.rules()[0])
    return Game.load(text, with_pieces=[*choice.with_ids, *pieces])


def _seats(given: tuple[str, ...]) -> dict[int, str]:
    """Return who was asked for on which seat, counted from 0."""
    from swcore.bots import BOT_NAMES

    known = (HUMAN, *BOT_NAMES)
    asked = {}
    for text in given:
        number, _, name = text.partition("=")
        if not number.isdecimal() or not 1 <= int(number[:4]) <= 16 or not name:
            raise SwcoreError(f"{text!r} says no seat.", code="seat", hint="Write it as: --seat 2=greedy; seats count from 1.")
        if name not in known:
            raise SwcoreError(f"There is no player {name!r}.", code="unknown-bot", hint=nearest(name, known))
        asked[int(number) - 1] = name
    return asked


def _who(asked: Mapping[int, str], seats: int, *, watch: bool) -> dict[int, str]:
    """Return who plays each seat."""
    outside = [seat + 1 for seat in asked if seat >= seats]
    if outside:
        hint = "Give --players more, or leave it out."
        raise SwcoreError(f"There is no seat {outside[0]}, the game has {seats}.", code="seat", hint=hint)
    person = not watch and HUMAN not in asked.values()
    usual = dict.fromkeys(range(seats), "greedy")
    free = [seat for seat in usual if seat not in asked]
    if person and free:
        usual[free[0]] = HUMAN
    return {**usual, **asked}


def _bots(ruleset: Ruleset, who: Mapping[int, str], seed: int) -> dict[int, Bot]:
    from swcore.bots import make_bot

    return {
        seat: make_bot(name, ruleset, random.Random(f"{seed}/{seat}").getrandbits(64))
        for seat, name in who.items()
        if name != HUMAN
    }


def _greet(game: Game, who: Mapping[int, str], guide: str, terminal: Terminal, texts: Catalogue) -> None:
    people = list(who.values()).count(HUMAN)
    name = texts.name(game.ruleset.book.name)
    players = texts.count("player", game.play.setup.seats)
    terminal.say(texts("begin", game=name, players=players, seed=game.play.setup.seed), style="bold")
    for seat, player in who.items():
        shown = player if player != HUMAN else texts("human" if people == 1 else "person")
        terminal.say(texts("seat", n=seat + 1, who=shown))
    if people:
        terminal.say("", guide, texts("begin.help"))


def _again(who: Mapping[int, str], choice: Choice, language: str) -> str:
    """Return the command that goes on with a saved game; `{file}` stands for its file."""
    words = ["swcore", "play", "--load", "{file}", "--lang", language]
    for seat, name in who.items():
        words += ["--seat", f"{seat + 1}={name}"]
    for flag, values in (("--piece", choice.files), ("--with", choice.with_ids)):
        for value in values:
            words += [flag, shlex.quote(value).replace("{", "{{").replace("}", "}}")]
    return " ".join(words)


__all__ = ["DEFAULT_GAME", "play", "read_game"]
