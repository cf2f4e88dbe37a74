"""Bots: players that choose from the legal actions, by chance, by a look one step ahead, or by a search."""

from swcore.bots.bot import Bot
from swcore.bots.budgets import LEVELS, Budget, budget_of
from swcore.bots.greedy import GreedyBot
from swcore.bots.match import MAX_DECISIONS, play_out
from swcore.bots.mcts import MctsBot
from swcore.bots.random_bot import RandomBot
from swcore.bots.registry import BOT_NAMES, is_bot, make_bot, usual_bot

__all__ = [
    "BOT_NAMES",
    "LEVELS",
    "MAX_DECISIONS",
    "Bot",
    "Budget",
    "GreedyBot",
    "MctsBot",
    "RandomBot",
    "budget_of",
    "is_bot",
    "make_bot",
    "play_out",
    "usual_bot",
]
