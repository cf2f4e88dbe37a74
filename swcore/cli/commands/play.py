"""`swcore play`: a game at the terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import attrs
import click
from click.core import ParameterSource

from swcore.cli.begun import nothing_else
from swcore.cli.numbers import SEATS, Real, Whole, seed_or_drawn
from swcore.cli.numbers import SEED as NUMBER
from swcore.cli.program import advised
from swcore.cli.programs import left_by_programs, program_option
from swcore.cli.session.autosave import Kept, kept_games, played_before
from swcore.cli.session.chance import MANUAL, SEED, Dice
from swcore.cli.session.keep import note, read_game
from swcore.cli.session.opening import HUMAN, Match
from swcore.cli.session.waiting import choose
from swcore.cli.setup import DEFAULT_GAME, Choice, GameCommand, choice_options, language_option
from swcore.cli.terminal import Terminal, fed, interactive, piped
from swcore.cli.texts import NO, TEXTS
from swcore.errors import SwcoreError, nearest
from swcore.saves.lock import is_locked
from swcore.text.figures import is_count
from swcore.wording.catalogue import LANGUAGES, Catalogue
from swcore.wording.guide_script import script_of

if TYPE_CHECKING:
    from swcore.game.game import Game

PACE = 1.2  # seconds after a bot's turn on the whole screen


@click.command(cls=GameCommand, short_help="Play a game at the terminal.")
@choice_options
@click.option("--seat", "seats", multiple=True, metavar="N=WHO", help="Who plays seat N: human or a bot, such as 2=expert.")
@click.option("--bots", is_flag=True, help="Watch bots play.")
@program_option
@click.option("--first", type=Whole(1, SEATS), help="The seat that begins.")
@click.option("--seed", type=NUMBER, help="The same seed gives the same game.")
@click.option("--load", metavar="FILE", help="Go on with a saved game.")
@click.option("--resume", is_flag=True, help="Go on with a game that you left; GAME chooses among several.")
@click.option("--save", "kept", metavar="FILE", help="Record the game in FILE after every action, so that nothing is lost.")
@click.option("--chance", type=click.Choice((SEED, MANUAL)), default=SEED, help="manual: you roll real dice and type the result.")
@click.option("--confirm/--no-confirm", default=True, help="Whether the end of your turn is shown and asked first.")
@click.option("--screen/--plain", "whole", default=None, help="The whole screen with the map, or line by line.")
@click.option("--guided", is_flag=True, help="A first game with a guide: what to try next, and why.")
@click.option("--think", metavar="TIME", help="Bots search, and think so long about each decision, such as 1s or 300ms.")
@click.option("--pace", type=Real(0, 60), metavar="SECONDS", help="How long to wait after a bot's turn.")
@language_option
@click.option("--interactive", "forced", is_flag=True, hidden=True)
def play(
    choice: Choice,
    seats: tuple[str, ...],
    bots: bool,
    programs: tuple[str, ...],
    first: int | None,
    seed: int | None,
    load: str | None,
    resume: bool,
    kept: str | None,
    chance: str,
    confirm: bool,
    whole: bool | None,
    guided: bool,
    think: str | None,
    pace: float | None,
    language: str,
    forced: bool,
) -> None:
    """Play GAME (small-world when left out), or the game of a FILE.py: seat 1 is yours, bots have the others.

    Without a terminal, bots play the game to its end; where --seat N=human asks for a person, or with --resume, the lines of the
    input are the answers, until it ends. A game that you leave is kept: --resume goes on with it. Every option of
    the game is a flag, too: see `swcore options`.
    """
    at_terminal = forced or interactive()
    asked = {seat: _thinking(name, think) for seat, name in _seats(seats).items()}
    programs = tuple(_thinking(name, think) for name in programs)
    lines = not at_terminal and not bots and piped() and (resume or HUMAN in asked.values())
    texts, terminal = Catalogue(language, TEXTS), Terminal(piped=lines)
    waiting = None
    if resume:
        nothing_else(
            "A game that was left",
            choice,
            {"--first": first, "--seed": seed, "--load": load, "--save": kept, "--guided": guided or None},
            game=True,
        )
        if not (at_terminal or lines):
            raise SwcoreError(
                "There is no terminal for a person to play at.", code="no-terminal", hint="Use --load FILE --bots.", bots=True
            )
        waiting = _chosen(choice.game, terminal, texts)
        if waiting is None:
            terminal.say(texts("bye"))
            return
        left_by_programs(waiting, asked, programs)
        choice, asked, chance = _as_left(waiting, choice, asked, chance)
        confirm, language = (_unless_typed(waiting, name, now) for name, now in (("confirm", confirm), ("language", language)))
        guided = waiting.about().get("guided") is True
        whole = False if whole is None and waiting.about().get("plain") is True else whole
        texts = Catalogue(language if language in LANGUAGES else texts.language, TEXTS)
        load = str(waiting.path)
    dice = Dice(terminal, texts) if chance == MANUAL else None
    if dice and not (at_terminal or lines):
        hint = "Leave out --chance manual: the seed rolls the dice then."
        raise SwcoreError("There is no terminal to type the dice at.", code="no-terminal", hint=hint, dice=True)
    if load:
        if not resume:
            nothing_else("A saved game", choice, {"--first": first, "--seed": seed, "--guided": guided or None})
        game = _opened(load, choice, dice, texts)
    else:
        new = at_terminal and not forced and _as_it_is(choice, given=bool(asked or bots or programs or seed is not None or first))
        guided = guided or (new and _wanted(choice, terminal, texts))
        if guided:
            choice, seed = _led(choice, {"--first": first, "--seed": seed, "--bots": bots or None, "--seat": asked or None})
        game = _new(choice, asked, first, seed, dice)
    if guided and not (at_terminal or lines):
        hint = "Leave out --guided: bots play the game to its end then."
        raise SwcoreError("There is no terminal for a person to play at.", code="no-terminal", hint=hint, guided=True)
    who = _with_programs(_who(asked, game, watch=bots or not at_terminal, usual=_searching(think)), asked, programs)
    if HUMAN in who.values() and not (at_terminal or lines):
        hint = "Give the seat to a bot: --seat 1=greedy."
        raise SwcoreError("There is no terminal for a person to play at.", code="no-terminal", hint=hint)
    if not (at_terminal or bots or lines) and fed() and HUMAN in _who(asked, game, watch=False).values():
        click.echo(advised(texts("play.unread", command="swcore play --seat 1=human")), err=True)
    match = Match(choice, texts, terminal, dice, confirm=confirm, pace=pace or 0.0, guided=guided, plain=whole is not None)

    def games(match: Match) -> None:
        """Play the game, and those that are opened by the word `load`."""
        opened = match.play(game, who, kept=kept or "", waiting=waiting.path if waiting else None)
        while opened is not None:
            seated = {seat: name for seat, name in asked.items() if seat < opened.play.setup.seats}
            opened = match.play(opened, _who(seated, opened, watch=False, usual=_searching(think)))

    if _on_screen(whole, terminal, texts, people=HUMAN in who.values(), at_terminal=at_terminal and not forced):
        from swcore.cli.screen.run import on_screen
        from swcore.cli.screen.session import ScreenSession, ScreenTerminal

        def on_it(there: ScreenTerminal) -> None:
            if dice is not None:
                dice.terminal = there
            games(attrs.evolve(match, terminal=there, sessions=ScreenSession, pace=PACE if pace is None else pace))

        on_screen(on_it, terminal, texts)
    else:
        games(match)


def _on_screen(whole: bool | None, terminal: Terminal, texts: Catalogue, *, people: bool, at_terminal: bool) -> bool:
    """Return whether the game is played on the whole screen: where it is asked for, else where a person has room for it."""
    if whole is False or not (at_terminal or whole) or not (people or whole):
        return False
    if not at_terminal:
        hint = "Leave out --screen."
        raise SwcoreError("There is no terminal for a person to play at.", code="no-terminal", hint=hint)
    from swcore.cli.screen.run import usable

    return usable(terminal, texts, asked=bool(whole))


def _led(choice: Choice, given: Mapping[str, object]) -> tuple[Choice, int]:
    """Return the game that a guide leads through, and its seed.

    Raises:
        SwcoreError: `no-guide`; `load` for what the guided game has already.
    """
    nothing_else("A guided game", choice, given, game=True)
    ruleset, _ = choice.rules()
    script = script_of(ruleset.book)
    return attrs.evolve(choice, players=script.seats, map=script.map), script.seed


def _as_it_is(choice: Choice, *, given: bool) -> bool:
    """Return whether a game is begun without any wish of the player."""
    wishes = (choice.players, choice.map, choice.edition, choice.options, choice.files, choice.with_ids)
    return not given and not any(wishes)


def _wanted(choice: Choice, terminal: Terminal, texts: Catalogue) -> bool:
    """Offer the guide to somebody who plays a game for the first time, where the game has one."""
    ruleset, _ = choice.rules()
    return (
        bool(ruleset.book.guided)
        and not played_before(choice.game or DEFAULT_GAME)
        and terminal.ask(texts("guide.offer")).lower() not in NO
    )


def _new(choice: Choice, asked: Mapping[int, str], first: int | None, seed: int | None, dice: Dice | None) -> Game:
    from swcore.game.game import Game

    ruleset, featured = choice.rules()
    seats = choice.seats(ruleset, (seat + 1 for seat in asked))
    beginning = 0 if first is None else first - 1
    if beginning >= seats:
        hint = "Give --first a seat of the game."
        raise SwcoreError(
            f"The starting seat must be from 1 to {seats}, not {first}.", code="seats", hint=hint, seats=seats, first=first
        )
    seed = seed_or_drawn(seed)
    return Game.new(ruleset, seats, seed=seed, first=beginning, featured=featured, script=dice, **choice.arguments(ruleset))


def _chosen(name: str, terminal: Terminal, texts: Catalogue) -> Kept | None:
    """Return the game to go on with, the only one or the one that is chosen; None when the player leaves.

    Raises:
        SwcoreError: `no-kept-game`; `input-ended` when a pipe ends before one of several is chosen.
    """
    try:
        waiting = kept_games(name)
        free = [one for one in waiting if not is_locked(one.path)]  # the others are played in another window
        return choose(free or waiting, terminal, texts, language=not _typed("language"))
    except EOFError:
        hint = "Several games wait: the first line of the input is the number of one, or GAME names it."
        raise SwcoreError("The input has ended before a game is chosen.", code="input-ended", hint=hint, several=True) from None


def _opened(path: str, choice: Choice, dice: Dice | None, texts: Catalogue) -> Game:
    found = read_game(path, choice, script=dice)
    note(found, path, texts, choice)
    return found.game


def _as_left(waiting: Kept, choice: Choice, asked: Mapping[int, str], chance: str) -> tuple[Choice, dict[int, str], str]:
    """Return the pieces, the players and the dice of a game as they were when it was left; what is typed now wins."""
    from swcore.bots import BOT_NAMES

    about = waiting.about()
    lists = [about[key] if isinstance(about.get(key), list) else [] for key in ("seats", "pieces", "with")]
    players, files, ids = ([one for one in found if isinstance(one, str)] for found in lists)
    files = [file for file in files if os.path.exists(file)]  # the save says itself which it cannot do without
    seats = {seat: name for seat, name in enumerate(players) if name in (HUMAN, *BOT_NAMES) or _with_budget(name)}
    kept = attrs.evolve(choice, files=choice.files or tuple(files), with_ids=choice.with_ids or tuple(ids))
    return kept, {**seats, **asked}, MANUAL if about.get("chance") == MANUAL else chance


def _with_budget(name: str) -> bool:
    """Return whether a kept game names a searching bot with a budget that can be kept to."""
    from swcore.bots import budget_of

    try:
        return budget_of(name) is not None
    except SwcoreError:  # somebody wrote in the file
        return False


def _unless_typed(waiting: Kept, name: str, now: Any) -> Any:
    """Return what a flag was when the game was left, or what is typed now."""
    if _typed(name):
        return now
    then = waiting.about().get(name)
    return then if type(then) is type(now) else now


def _typed(name: str) -> bool:
    return click.get_current_context().get_parameter_source(name) is ParameterSource.COMMANDLINE


def _seats(given: tuple[str, ...]) -> dict[int, str]:
    """Return who was asked for on which seat, counted from 0."""
    from swcore.bots import BOT_NAMES, is_bot

    known = (HUMAN, *BOT_NAMES)
    asked = {}
    for text in given:
        number, _, name = text.partition("=")
        if not is_count(number) or not 1 <= int(number[:4]) <= SEATS or not name:
            hint = "Write it as: --seat 2=greedy; seats count from 1."
            raise SwcoreError(f"{text!r} does not name a seat.", code="seat", hint=hint, text=text)
        if name not in known and not is_bot(name):
            raise SwcoreError(f"There is no player {name!r}.", code="unknown-bot", hint=nearest(name, known), bot=name)
        if int(number) - 1 in asked:
            told = f"Seat {int(number)} is given twice."
            raise SwcoreError(told, code="seat", hint="Give each seat once.", twice=int(number))
        asked[int(number) - 1] = name
    return asked


def _searching(think: str | None) -> str:
    """Return the name of the bot that thinks so long; "" where nothing is said.

    Raises:
        SwcoreError: `bot-budget`.
    """
    from swcore.bots import is_bot

    name = f"mcts:{think}" if think is not None else ""
    return name if name and is_bot(name) else ""


def _thinking(name: str, think: str | None) -> str:
    """Return the name of a player; a bot that searches thinks as long as is said."""
    from swcore.bots import budget_of

    return _searching(think) or name if budget_of(name) is not None else name


def _who(asked: Mapping[int, str], game: Game, *, watch: bool, usual: str = "") -> dict[int, str]:
    """Return who plays each seat: those asked for, and a bot or the one person on the others; `usual` is that bot."""
    from swcore.bots import usual_bot

    seats = game.play.setup.seats
    outside = [seat + 1 for seat in asked if seat >= seats]
    if outside:
        hint = "Give --players more, or leave it out."
        told = f"There is no seat {outside[0]}, the game has {seats}."
        raise SwcoreError(told, code="seat", hint=hint, seat=outside[0], seats=seats)
    seated = dict.fromkeys(range(seats), usual or usual_bot(game.ruleset))
    free = [seat for seat in seated if seat not in asked]
    if free and not watch and (0 in free or HUMAN not in asked.values()):
        seated[free[0]] = HUMAN  # the first seat, unless it was given to somebody else
    return {**seated, **asked}


def _with_programs(who: Mapping[int, str], asked: Mapping[int, str], programs: tuple[str, ...]) -> dict[int, str]:
    """Return who plays each seat when programs take the first seats that bots have without being asked for.

    Raises:
        SwcoreError: `bot-seats` for more programs than such seats.
    """
    free = [seat for seat, name in who.items() if name != HUMAN and seat not in asked]
    if len(programs) > len(free):
        told = f"There are {len(free)} seats for programs, and {len(programs)} were given."
        raise SwcoreError(told, code="bot-seats", hint="Give --players more, or --bots.", seats=len(free), bots=len(programs))
    return {**who, **dict(zip(free, programs, strict=False))}


__all__ = ["DEFAULT_GAME", "play"]
