"""Bots against each other."""

from __future__ import annotations

from collections.abc import Sequence

from swcore.bots.bot import Bot
from swcore.bots.turns import Turns
from swcore.engine.book_faults import place_of
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
        PluginError: `endless` when a turn does not end.
    """
    seats = game.play.setup.seats
    if len(bots) != seats:
        raise SwcoreError(
            f"The game has {seats} seats, and {len(bots)} bots were given.", code="bot-seats", seats=seats, bots=len(bots)
        )
    decisions, turns = 0, Turns(game)
    while not game.over:
        if decisions >= cap:
            raise too_long(game, cap)
        seat = game.pending[0]
        turns.next(seat)
        game.apply(bots[seat].choose(game, seat), seat)
        decisions += 1
    return decisions


def too_long(game: Game, most: int) -> SwcoreError:
    """Return the error for a game that does not end: a piece lets a turn go on, or in a game of a file nothing brings the end.

    Args:
        game: the game.
        most: how many decisions it has had.
    """
    told, decision = f"The game is not over after {most} decisions.", game.play.decision()
    if decision is None or not game.ruleset.draft or game.ruleset.pieces:
        hint = "Give play_out a higher cap, or look for a piece that lets a turn go on forever."
        return SwcoreError(told, code="too-long", hint=hint, most=most)
    name = type(decision).__name__
    hint = f"Its last question is {name}: count turns or rounds, and emit 'ended' and push nothing when they are over."
    return SwcoreError(told, code="too-long", hint=hint, most=most, case="game", name=name, **place_of(decision))
