"""What a game was worth to each seat."""

from __future__ import annotations

from typing import Any

from swcore import Game

KINDS = ("rank", "margin", "score", "income")


def by_rank(ranking: list[list[int]], seats: int) -> list[float]:
    """Return 1 for the first place down to -1 for the last one; who share places get what these have on average. The sum is 0.

    Args:
        ranking: groups of seats, best first.
        seats: how many there are; who is in no group shares the last places.
    """
    groups = [list(group) for group in ranking if group]
    rest = [seat for seat in range(seats) if not any(seat in group for group in groups)]
    found, place = [0.0] * seats, 0
    for group in [*groups, *([rest] if rest else [])]:
        middle = place + (len(group) - 1) / 2
        for seat in group:
            found[seat] = 1 - 2 * middle / (seats - 1) if seats > 1 else 0.0
        place += len(group)
    return found


def points(game: Game) -> list[float]:
    """Return what each seat has by now of that which decides the game: the first score that is told for every seat.

    Args:
        game: the game, over or not.
    """
    scores: dict[str, Any] = game.ruleset.book.scores(game.play)
    seats = game.play.setup.seats
    for value in scores.values():
        if isinstance(value, list | tuple) and len(value) == seats and all(isinstance(one, int | float) for one in value):
            return [float(one) for one in value]
    return [0.0] * seats


def final(game: Game, kind: str) -> list[float]:
    """Return the rewards at the end of a game.

    Args:
        game: the game, over.
        kind: `rank`; `margin`: points more than the best of the others; `score`: points. (`income` is told as it comes.)
    """
    seats = game.play.setup.seats
    if kind == "rank":
        result = game.result or {}
        return by_rank(result.get("ranking", []), seats)
    had = points(game)
    if kind == "score" or seats == 1:
        return had
    return [own - max(other for place, other in enumerate(had) if place != seat) for seat, own in enumerate(had)]
