"""Bots against each other."""

from __future__ import annotations

from collections.abc import Sequence

from swcore.bots.bot import Bot
from swcore.errors import SwcoreError
from swcore.game.game import Game

MAX_DECISIONS = 20_000


def play_out(game: Game, bots: Sequence[Bot], cap: int = MAX_DECISIONS) -> int:
    """Play a game to its end and return how many decisions that took.

    Args:
        game: a game at any point; it is played on, with its log.
        bots: one per seat; one bot may sit on several seats.
        cap: the most decisions allowed.

    Raises:
        SwcoreError: `bot-seats` when there is not one bot per seat, `too-long` when the cap is reached; the game then stands
            after the last decision.
    """
    seats = game.play.setup.seats
    if len(bots) != seats:
        raise SwcoreError(
            f"The game has {seats} seats, and {len(bots)} bots were given.", code="bot-seats", seats=seats, bots=len(bots)
        )
    decisions = 0
    while not game.over:
        if decisions >= cap:
            raise SwcoreError(
                f"The game is not over after {cap} decisions.",
                code="too-long",
                hint="Give play_out a higher cap, or look for a piece that lets a turn go on forever.",
                most=cap,
            )
        seat = game.pending[0]
        game.apply(bots[seat].choose(game, seat), seat)
        decisions += 1
    return decisions
