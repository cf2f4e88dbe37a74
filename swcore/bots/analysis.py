"""What legal actions are worth, and a choice within a time."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable

import attrs

from swcore.bots.bot import guess
from swcore.bots.greedy import SAME, GreedyBot
from swcore.bots.registry import load_value, make_bot, usual_bot
from swcore.engine.actions import Action
from swcore.errors import FAULTS
from swcore.game.game import Game
from swcore.game.refusals import blame


@attrs.frozen
class Ranking:
    """Legal actions by what they are worth to a seat.

    Attributes:
        found: pairs of action and value, the best one first.
        whole: whether all legal actions are among them.
    """

    found: tuple[tuple[Action, float], ...]
    whole: bool


def ranking(game: Game, seat: int, seconds: float | None = None, seed: int | None = None) -> Ranking:
    """Return what the legal actions of a seat are worth, by the look ahead of the greedy bot.

    Args:
        game: the game; only what the seat may know of it is used.
        seat: a seat that is awaited.
        seconds: how long to look: as many guesses of what is hidden are averaged as there is time for; at least one action is
            looked at. When None, each action is looked at once.
        seed: of the guesses; drawn when None.

    Raises:
        PluginError: `no-value` when the game does not say what positions are worth; `plugin-failed`.
    """
    bot = GreedyBot(load_value(game.ruleset), fresh_seed() if seed is None else seed)
    menu = game.legal_actions(seat)
    until = None if seconds is None else time.monotonic() + seconds
    sums, looks = [0.0] * len(menu), [0] * len(menu)
    try:
        while menu:
            world = guess(game, seat, bot.rng)
            for number, action in enumerate(menu):
                if until is not None and looks[0] and time.monotonic() >= until:
                    break
                sums[number] += bot.expect(world, seat, action)
                looks[number] += 1
            if until is None or time.monotonic() >= until:
                break
    except FAULTS as error:
        blame(game.ruleset, error)
    least = max(1, min(looks, default=1))
    values = [(action, sums[n] / looks[n]) for n, action in enumerate(menu) if looks[n] >= least]
    return Ranking(tuple(best_first(values)), len(values) == len(menu))


def best_first(ranked: Iterable[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """Return ranked actions, the best one first.

    Among equals the later one comes first: menus list the actions that finish a step last, so no step is done in vain.

    Args:
        ranked: pairs of action and value, in the order of the menu.
    """
    later = [*ranked][::-1]
    later.sort(key=lambda one: -round(one[1] / SAME))
    return later


def choose_within(game: Game, seat: int, name: str = "", seconds: float | None = None, seed: int | None = None) -> Action:
    """Return the choice of a bot.

    Args:
        game: the game; it stays as it is.
        seat: a seat that is awaited.
        name: the bot, as for `make_bot`; the usual one when "".
        seconds: how long it may think; as long as it likes when None.
        seed: of its generator; drawn when None.

    Raises:
        SwcoreError: `unknown-bot`, `bot-budget`.
        PluginError: as `make_bot` and `Bot.choose`.
    """
    name = name or usual_bot(game.ruleset)
    if name == GreedyBot.name and seconds is not None:
        return ranking(game, seat, seconds, seed).found[0][0]
    return make_bot(name, game.ruleset, fresh_seed() if seed is None else seed, seconds or 0.0).choose(game, seat)


def fresh_seed() -> int:
    """Return a seed that nobody can guess."""
    return secrets.randbits(63)
