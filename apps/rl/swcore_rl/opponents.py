"""Who plays the seats that do not learn: bots by name, bots, functions, and programs by their command."""

from __future__ import annotations

import os
import shlex
import shutil
import warnings
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from swcore import Action, Game
from swcore.bots import Bot, make_bot, usual_bot
from swcore.protocol.outside import OutsideBot
from swcore_rl.errors import refused
from swcore_rl.scenario import Scenario
from swcore_rl.table import Table

Opponent = str | Bot | Callable[[Game, int], Action]


def opponents_of(given: Opponent | Sequence[Opponent], scenario: Scenario) -> list[Opponent]:
    """Return who plays the other seats, the one to the left first; programs as bots that ask them.

    Args:
        given: one for all of them, or one for each.
        scenario: what is played.

    Raises:
        SwcoreError: `rl-option`, or `unknown-bot` for a name that no bot has.
    """
    others = scenario.seats - 1
    found = [given] * others if isinstance(given, str) or not isinstance(given, Sequence) else list(given)
    if len(found) != others:
        told = f"There are {others} other seats, and {len(found)} opponents were given."
        raise refused("rl-option", told, "Give one for each, or a single one for all.", value=len(found))
    return [_opponent(one, scenario) for one in found]


def answered(answer: Any, table: Table) -> Action:
    """Return the action that an opponent has answered with.

    Args:
        answer: what it returned.
        table: the game, in which its seat is asked.

    Raises:
        SwcoreError: `rl-opponent` for what is no legal action of its seat.
    """
    if isinstance(answer, Action) and answer in table.game.legal_actions(table.seat):
        return answer
    told = f"The opponent on seat {table.seat} answered wrongly: {repr(answer)[:80]} is no legal action."
    raise refused("rl-opponent", told, "Return one of game.legal_actions(seat).", seat=table.seat)


def close(opponents: Iterable[Opponent]) -> None:
    """End the programs among opponents."""
    for one in opponents:
        if isinstance(one, OutsideBot):
            one.close()


def _opponent(one: Any, scenario: Scenario) -> Opponent:
    if isinstance(one, str):
        if _is_command(one):
            return _program(one, scenario)
        make_bot(one, scenario.ruleset, 0)  # tells of an unknown one now
    elif not isinstance(one, Bot) and not callable(one):
        hint = "Give the name of a bot, the command of a program, a bot, or a function of (game, seat)."
        raise refused("rl-option", f"{one!r} cannot play.", hint)
    found: Opponent = one
    return found


def _is_command(text: str) -> bool:
    """Return whether a text is a command: names of bots hold neither spaces nor what parts folders."""
    return any(mark in text for mark in (" ", os.sep, "/"))


def _program(command: str, scenario: Scenario) -> Bot:
    """Return the bot that asks a program; it is started when it is asked first."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise refused("rl-option", f"{command!r} is no command: {error}.", "Close what is quoted.", value=command) from error
    if not words or shutil.which(words[0]) is None:
        told = f"There is no program {(words or [command])[0]!r}."
        raise refused("rl-option", told, "Give a command that runs in this folder, such as 'node bot.mjs'.", value=command)
    return OutsideBot(command, make_bot(usual_bot(scenario.ruleset), scenario.ruleset, 0), note=_warn)


def _warn(told: str) -> None:
    """Say that a program has failed: another bot has chosen, which a reward does not show."""
    warnings.warn(told, RuntimeWarning, stacklevel=2)
