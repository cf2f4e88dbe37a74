"""The bot that plays by chance."""

from __future__ import annotations

import random
from typing import ClassVar

from swcore.bots.bot import Bot
from swcore.engine.actions import Action
from swcore.game.game import Game


class RandomBot(Bot):
    """Every legal action is equally likely.

    Args:
        seed: seed of the bot's own generator; the game's streams are never touched.
    """

    name: ClassVar[str] = "random"

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, game: Game, seat: int) -> Action:
        return self.rng.choice(game.legal_actions(seat))
