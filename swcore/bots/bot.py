"""What every bot is."""

from __future__ import annotations

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
