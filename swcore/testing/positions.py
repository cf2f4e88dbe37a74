"""Positions laid out by hand: what builders of positions share, whatever the game."""

from __future__ import annotations

from collections.abc import Iterable

from swcore.engine.frames import Frame
from swcore.game.game import Game


def begin_here(game: Game, frames: Iterable[Frame]) -> Game:
    """Let the present position be the one that a game begins at: its history starts here, and actions are undone down to it.

    Args:
        game: the game; its position was written with `game.play.emit`.
        frames: what is still to be done, the last one first. Tasks among them are run until a seat is asked.

    Returns:
        The game. Its save holds the position, see `Game.save`.
    """
    game.history.restart(frames)
    return game
