"""Whole games with pieces of the table: begun so that they come up, played at random or greedily, and checked on the way."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from swcore import Game, Piece, load_plugins
from swcore.bots import Bot, make_bot
from swcore.engine.options import OptionValue
from swcore.engine.ruleset import Ruleset
from swcore.testing import any_options, as_test, check_conquest, check_history, check_pure

CAP = 3_000  # decisions of a game


@cache
def rules_of(game: str, pieces: tuple[Piece, ...]) -> Ruleset:
    """Return the rules of a game with pieces installed besides."""
    return load_plugins(game, with_pieces=pieces)


def begin(game: str, pieces: tuple[Piece, ...], seed: int, seats: int) -> Game:
    """Return a game in which the races and powers among the pieces lie on top.

    In every third game the options of the pieces themselves are switched on and no other; in the rest all are drawn.
    """
    rules, rng = rules_of(game, pieces), random.Random(seed)
    own: dict[str, OptionValue] = {option.name: option.values[-1] for piece in pieces for option in piece.options}
    options = own if seed % 3 == 0 else any_options(rules, rng)
    shown = [piece.id for piece in pieces if piece.kind in ("race", "power") and getattr(piece, "dealt", True)]
    rng.shuffle(shown)
    return Game.new(rules, seats, seed=seed, options=options, featured=shown)


def play(game: Game, seed: int, *, greedy: bool = False, share: float = 1.0) -> None:
    """Play a game to its end, with the checks of the family, and of the log at the end and a few times before.

    Args:
        game: the game.
        seed: of the choices.
        greedy: whether a bot chooses that values positions.
        share: in how many of the positions the checks run, from 0 to 1.
    """
    rng = random.Random(seed)
    bot: Bot = make_bot("greedy" if greedy else "random", game.ruleset, seed)
    try:
        for _ in range(CAP):
            if rng.random() < share:
                check_conquest(game)
            if rng.random() < share / 25:
                check_pure(game)
            if game.over:
                break
            seat = game.pending[rng.randrange(len(game.pending))]
            game.apply(bot.choose(game, seat), seat)
        assert game.over, f"the game has not ended after {CAP} decisions"
        check_conquest(game)
        check_history(game)
    except Exception as error:
        error.add_note(as_test(game))
        raise


def seats_of(game: str, seed: int) -> int:
    """Return the number of seats of a game with a seed: all numbers in turns."""
    low, high = rules_of(game, ()).book.players
    return low + seed % (high - low + 1)


def pieces_of(modules: Sequence[tuple[Piece, ...]]) -> tuple[Piece, ...]:
    """Return the pieces of several rows together."""
    return tuple(piece for pieces in modules for piece in pieces)
