"""Bots: players that choose from the legal actions, by chance or by a look one step ahead."""

from swcore.bots.bot import Bot
from swcore.bots.greedy import GreedyBot
from swcore.bots.match import MAX_DECISIONS, play_out
from swcore.bots.random_bot import RandomBot
from swcore.bots.registry import BOT_NAMES, make_bot, usual_bot

__all__ = ["BOT_NAMES", "MAX_DECISIONS", "Bot", "GreedyBot", "RandomBot", "make_bot", "play_out", "usual_bot"]
