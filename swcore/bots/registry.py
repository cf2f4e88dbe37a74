"""Bots by name."""

from __future__ import annotations

from swcore.bots.bot import Bot
from swcore.bots.greedy import GreedyBot, Value
from swcore.bots.random_bot import RandomBot
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, SwcoreError, nearest
from swcore.hooks.loading import resolve

BOT_NAMES = (RandomBot.name, GreedyBot.name)


def make_bot(name: str, ruleset: Ruleset, seed: int) -> Bot:
    """Return a new bot.

    Args:
        name: one of `BOT_NAMES`.
        ruleset: the rules of the games that it will play.
        seed: seed of the bot's own generator; the same seed gives the same choices.

    Raises:
        SwcoreError: `unknown-bot` with the nearest names.
        PluginError: `no-value` when the game has no value function, or one that cannot be loaded.
    """
    if name == RandomBot.name:
        return RandomBot(seed)
    if name == GreedyBot.name:
        return GreedyBot(load_value(ruleset), seed)
    raise SwcoreError(f"There is no bot {name!r}.", code="unknown-bot", hint=nearest(name, BOT_NAMES), name=name)


def usual_bot(ruleset: Ruleset) -> str:
    """Return the name of the bot that plays a game when nobody says which: greedy where positions have a value, else random."""
    return GreedyBot.name if ruleset.book.value else RandomBot.name


def load_value(ruleset: Ruleset) -> Value:
    """Return the value function that a rulebook names.

    Raises:
        PluginError: `no-value`.
    """
    path = ruleset.book.value
    if not path:
        hint = f"Take the bot {RandomBot.name}, or give the rulebook value='module:name'."
        raise PluginError(f"{ruleset.id} does not say what a position is worth.", code="no-value", hint=hint)
    try:
        found: Value = resolve(path, ruleset.book)
    except PluginError as error:
        told = f"The value function {path!r} of {ruleset.id} cannot be loaded: {error.__cause__}."
        raise PluginError(told, code="no-value", plugin=ruleset.book.pack) from error
    return found
