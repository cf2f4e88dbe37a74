"""Bots by name."""

from __future__ import annotations

from swcore.bots.bot import Bot
from swcore.bots.budgets import LEVELS, MCTS, budget_of
from swcore.bots.greedy import GreedyBot, Value
from swcore.bots.mcts import MctsBot
from swcore.bots.random_bot import RandomBot
from swcore.engine.book_faults import place_of
from swcore.engine.ruleset import Ruleset
from swcore.errors import Near, PluginError, SwcoreError, nearest
from swcore.hooks.book_checks import check_parameters
from swcore.hooks.loading import resolve
from swcore.wording.catalogue import Catalogue, Table

BOT_NAMES = (RandomBot.name, GreedyBot.name, MCTS, *LEVELS)
TITLES: Table = {
    RandomBot.name: {"en": "Plays by chance", "ru": "Ходит наугад"},
    GreedyBot.name: {"en": "Thinks one move ahead", "ru": "Думает на ход вперёд"},
    "novice": {"en": "Novice", "ru": "Новичок"},
    "casual": {"en": "Casual player", "ru": "Любитель"},
    "skilled": {"en": "Skilled player", "ru": "Опытный игрок"},
    "expert": {"en": "Expert", "ru": "Мастер"},
}


def make_bot(name: str, ruleset: Ruleset, seed: int, seconds: float = 0.0) -> Bot:
    """Return a new bot.

    Args:
        name: one of `BOT_NAMES`, or a searching bot with its budget, such as `mcts:0.2s` (see `budget_of`).
        ruleset: the rules of the games that it will play.
        seed: seed of the bot's own generator; the same seed gives the same choices.
        seconds: the most that a bot which searches may think about a decision; with 0 its own budget alone counts.

    Raises:
        SwcoreError: `unknown-bot` with the nearest names, `bot-budget`.
        PluginError: `no-value` when the game has no value function and the bot needs one, or one that cannot be loaded.
    """
    if name == RandomBot.name:
        return RandomBot(seed)
    if name == GreedyBot.name:
        return GreedyBot(load_value(ruleset), seed)
    budget = budget_of(name)
    if budget is None:
        raise unknown_bot(name)
    return MctsBot(
        load_value(ruleset, ruleset.book.search_value) if ruleset.book.value else None,
        seed,
        budget.within(seconds, level=name in LEVELS),
    )


def is_bot(name: str) -> bool:
    """Return whether a name is that of a bot.

    Raises:
        SwcoreError: `bot-budget` for a searching bot with a budget that is none.
    """
    return name in BOT_NAMES or budget_of(name) is not None


def unknown_bot(name: str) -> SwcoreError:
    """Return the error for a name that no bot has."""
    return SwcoreError(f"There is no bot {name!r}.", code="unknown-bot", hint=nearest(name, BOT_NAMES), name=name)


def usual_bot(ruleset: Ruleset) -> str:
    """Return the name of the bot that plays a game when nobody says which: greedy where positions have a value, else random."""
    return GreedyBot.name if ruleset.book.value else RandomBot.name


def bots_of(ruleset: Ruleset, language: str) -> dict[str, str]:
    """Return the bots that can play a game, the usual one first, with how people call them.

    Args:
        ruleset: the rules of the game.
        language: the language.
    """
    usual, words = usual_bot(ruleset), Catalogue(language, TITLES)
    able = (name for name in TITLES if name != GreedyBot.name or ruleset.book.value)
    return {name: words(name) for name in dict.fromkeys((usual, *able))}


def load_value(ruleset: Ruleset, path: str = "") -> Value:
    """Return the value function that a rulebook names.

    Args:
        ruleset: the rules.
        path: where it stands, when it is not that of the greedy bot.

    Raises:
        PluginError: `no-value`.
    """
    path = path or ruleset.book.value
    if not path:
        hint = f"Take the bot {RandomBot.name}, or give the rulebook value='module:name'."
        raise PluginError(f"{ruleset.id} does not say what a position is worth.", code="no-value", hint=hint)
    try:
        found: Value = resolve(path, ruleset.book)
    except PluginError as error:
        told, why = f"The value function {path!r} of {ruleset.id} cannot be loaded: {error.__cause__}.", str(error.__cause__)
        details = {"case": "path", "path": path, "game": ruleset.id, "why": why, **place_of(type(ruleset.book))}
        near = _near(error.__cause__)
        hint = near or "Write value = ':worth', and def worth(game, seat) in the same file, or value = 'module:name'."
        if near:
            details |= {"case": "near", "near": ", ".join(near.close)}
        raise PluginError(told, code="no-value", hint=hint, plugin=ruleset.book.pack, **details) from error
    check_parameters(found, "game, seat")
    return found


def _near(error: BaseException | None) -> Near | None:
    """Return the functions of a module that are called nearly like one that it does not have."""
    if not isinstance(error, AttributeError) or error.obj is None or not error.name:
        return None
    near = nearest(error.name, (name for name, one in vars(error.obj).items() if callable(one)))
    return near if near.close else None
