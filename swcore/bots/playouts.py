"""What a position is worth where the game does not say: how it ends when everybody goes on by chance."""

from __future__ import annotations

import random

from swcore.game.game import Game

MOST = 2_000  # decisions of a playout


class ByChance:
    """Values a position by playing it to its end. It plays on in the game that it is given.

    Args:
        rng: the generator of the bot.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def __call__(self, game: Game, seat: int) -> float:
        """Return the share of the other seats that a seat leaves behind, a half for those beside it.

        A game that does not end counts as half won.
        """
        for _ in range(MOST):
            asked = game.pending
            if not asked:
                return share_won(game, seat)
            game.apply_unchecked(self._rng.choice(game.legal_actions(asked[0])), asked[0])
        return 0.5


def share_won(game: Game, seat: int) -> float:
    """Return the share of the other seats that a seat has left behind at the end, a half for those beside it.

    A game of one counts as won for a seat that is named as the winner.
    """
    result = game.result or {}
    groups: list[list[int]] = result.get("ranking", [])
    others = game.play.setup.seats - 1
    if not others:
        return float(seat in result.get("winners", ()))
    before = 0
    for group in groups:
        if seat in group:
            behind = others - before - (len(group) - 1)
            return (behind + (len(group) - 1) / 2) / others
        before += len(group)
    return 0.0
