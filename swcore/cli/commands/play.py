"""`swcore play`: a game at the terminal."""

from __future__ import annotations

import contextlib
import random
import secrets
import shlex
from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from swcore.cli.session.chance import MANUAL, SEED, Dice
from swcore.cli.session.keep import note, read_game, record
from swcore.cli.setup import DEFAULT_GAME, Choice, GameCommand, choice_options, language_option
from swcore.cli.terminal import Terminal, interactive
from swcore.cli.texts import TEXTS
from swcore.errors import SwcoreError, nearest
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.bots import Bot
    from swcore.engine.ruleset import Ruleset
    from swcore.game.game import Game
    from swcore.saves.recorder import Recorder

HUMAN = "human"
SEEDS = 1_000_000_000  # seeds of the command line are short enough to be typed again


@click.command(cls=GameCommand, short_help="Play a game at the terminal.")
@choice_options
@click.option("--seat", "seats", multiple=True, metavar="N=WHO", help="Who plays seat N: human or a bot, such as 2=greedy.")
@click.option("--bots", is_flag=True, help="Watch bots play.")
@click.option("--first", type=click.IntRange(min=1), help="The seat that begins.")
@click.option("--seed", type=click.IntRange(min=0, max=(1 << 128) - 1), help="The same seed gives the same game.")
@click.option("--load", metavar="FILE", help="Go on with a saved game.")
@click.option("--save", "kept", metavar="FILE", help="Keep the game in FILE action by action: whatever happens, it is there.")
@click.option("--chance", type=click.Choice((SEED, MANUAL)), default=SEED, help="manual: you roll real dice and type the result.")
@language_option
@click.option("--interactive", "forced", is_flag=True, hidden=True)
def play(
    choice: Choice,
    seats: tuple[str, ...],
    bots: bool,
    first: int | None,
    seed: int | None,
    load: str | None,
    kept: str | None,
    chance: str,
    language: str,
    forced: bool,
) -> None:
    """Play GAME (small-world when left out): seat 1 is yours, greedy bots have the others.

    Without a terminal, bots play the game to its end. Every option of the game is a flag, too: see `swcore options`.
    """
    at_terminal = forced or interactive()
    asked = _seats(seats)
    texts, terminal = Catalogue(language, TEXTS), Terminal()
    dice = Dice(terminal, texts) if chance == MANUAL else None
    if dice and not at_terminal:
        hint = "Leave out --chance manual: the seed rolls the dice then."
        raise SwcoreError("There is no terminal to type the dice at.", code="no-terminal", hint=hint)
    game = _load(choice, load, first, seed, dice, texts) if load else _new(choice, asked, first, seed, dice)
    who = _who(asked, game.play.setup.seats, watch=bots or not at_terminal)
    if HUMAN in who.values() and not at_terminal:
        hint = "Give the seat to a bot: --seat 1=greedy."
        raise SwcoreError("There is no terminal for a person to play at.", code="no-terminal", hint=hint)
    recorder = record(game, kept) if kept else None
    with recorder or contextlib.nullcontext():
        _run(game, who, choice, terminal, texts, dice, recorder)


def _run(
    game: Game,
    who: Mapping[int, str],
    choice: Choice,
    terminal: Terminal,
    texts: Catalogue,
    dice: Dice | None,
    recorder: Recorder | None,
) -> None:
    """Greet, and play."""
    from swcore.cli.contract import narrator_of, renderer_of
    from swcore.cli.session.session import Session

    language = texts.language
    people = [seat for seat, name in who.items() if name == HUMAN]
    you = people[0] if len(people) == 1 else None
    bots = _bots(game.ruleset, who, game.play.setup.seed)
    renderer = renderer_of(game.ruleset, language)
    _greet(game, who, renderer.guide(), terminal, texts)
    again = _again(who, choice, language, dice, recorder)
    Session(game, bots, terminal, renderer, lambda: narrator_of(game, language, you), texts, again, dice, recorder).run()


def _new(choice: Choice, asked: Mapping[int, str], first: int | None, seed: int | None, dice: Dice | None) -> Game:
    from swcore.game.game import Game

    ruleset, featured = choice.rules()
    seats = choice.seats(ruleset, (seat + 1 for seat in asked))
    beginning = 0 if first is None else first - 1
    if beginning >= seats:
        hint = "Give --first a seat of the game."
        raise SwcoreError(f"The starting seat is 1 to {seats}, not {first}.", code="seats", hint=hint)
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    return Game.new(ruleset, seats, seed=seed, first=beginning, featured=featured, script=dice, **choice.arguments(ruleset))


def _load(choice: Choice, path: str, first: int | None, seed: int | None, dice: Dice | None, texts: Catalogue) -> Game:
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
    found = read_game(path, choice, script=dice)
    note(found, path, texts)
    return found.game


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


def _again(who: Mapping[int, str], choice: Choice, language: str, dice: Dice | None, recorder: Recorder | None) -> str:
    """Return the command that goes on with a saved game; `{file}` stands for its file."""
    words = ["swcore", "play", "--load", "{file}", "--lang", language]
    for seat, name in who.items():
        words += ["--seat", f"{seat + 1}={name}"]
    for flag, values in (("--piece", choice.files), ("--with", choice.with_ids)):
        for value in values:
            words += [flag, shlex.quote(value).replace("{", "{{").replace("}", "}}")]
    words += ["--chance", MANUAL] if dice else []
    words += ["--save", "{file}"] if recorder else []
    return " ".join(words)


__all__ = ["DEFAULT_GAME", "play"]
