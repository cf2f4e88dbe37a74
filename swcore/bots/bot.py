"""What every bot is."""

from __future__ import annotations

import random
from typing import ClassVar

from swcore.engine.actions import Action
from swcore.game.game import Game


class Bot:
    """A player without a face. It never changes the game that it is asked about.

    Attributes:
        name: the word that `make_bot` knows it by.
    """

    name: ClassVar[str] = ""

    def choose(self, game: Game, seat: int) -> Action:
        """Return a legal action.

        Args:
            game: the game; only what the seat may know of it is used.
            seat: a seat that is awaited.
        """
        raise NotImplementedError


def guess(game: Game, seat: int, rng: random.Random) -> Game:
    """Return a copy of a game in which all that a seat does not know is drawn anew, ready to be copied for each look ahead.

    Args:
        game: the game; it stays as it is.
        seat: whose knowledge is kept.
        rng: the generator of a bot.
    """
    world = game.determinize(seat, rng)
    world.legal_actions(seat)  # what is found out for the menu holds for every copy
    return world
