"""Playing with some thought, where a game says what a position is worth."""

from __future__ import annotations

import random

from swcore.engine.actions import Action
from swcore.game.game import Game
from swcore.hooks.loading import resolve

LOOKED_AT = 6  # actions


def best(game: Game, seat: int, rng: random.Random) -> Action:
    """Return the action after which the position is worth most to a seat, of a few: at random alone few things come about.

    Args:
        game: the game; its rulebook says what a position is worth.
        seat: who is asked.
        rng: draws those that are looked at.
    """
    actions = game.legal_actions(seat)
    if len(actions) == 1:
        return actions[0]
    book, worth = game.ruleset.book, []
    value = resolve(book.value, book)
    for number, action in enumerate(rng.sample(actions, min(len(actions), LOOKED_AT))):
        after = game.clone()
        after.apply_unchecked(action, seat)
        worth.append((value(after, seat), -number, action))
    return max(worth)[2]
