"""Worlds that differ only in what is hidden: stacks in another order, and what a seat is told when it tries something."""

from __future__ import annotations

import random

from swcore import ActionError, Game


def other_order(order: tuple[int, ...], same: int, rng: random.Random) -> tuple[int, ...]:
    """Return an order that agrees in its first items and is another one behind them."""
    top, rest = order[:same], list(order[same:])
    while len(rest) > 1 and tuple(rest) == order[same:]:
        rng.shuffle(rest)
    return (*top, *rest)


def refusal(game: Game, seat: int, text: str) -> str:
    """Return what a seat is told when it tries something."""
    try:
        game.clone().apply(text, seat)
    except ActionError as error:
        return f"{error.code}: {error} {[(one.message, one.clauses) for one in game.violations(text, seat)]}"
    return "legal"
