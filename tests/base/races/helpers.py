"""Questions about a position that the tests of the races ask again and again."""

from __future__ import annotations

from swcore.game.game import Game
from swcore.testing import income, legal


def targets(game: Game, mode: str = "") -> set[str]:
    """Return the regions that the seat in turn may conquer now in one way; the normal way when `mode` is ""."""
    wanted = [mode] if mode else []
    words = [text.split() for text in legal(game, "conquer")]
    return {word[1] for word in words if word[2:] == wanted}


def reasons(game: Game, action: str) -> set[str]:
    """Return the clauses that forbid an action now."""
    return {clause for violation in game.violations(action) for clause in violation.clauses}


def bonus(game: Game, seat: int, clause: str) -> int:
    """Return the coins of a seat's last income that a clause gave."""
    return sum(amount for amount, _, given in income(game, seat) if given == clause)


def total(game: Game, seat: int) -> int:
    """Return a seat's last income."""
    return sum(amount for amount, _, _ in income(game, seat))


def stop(game: Game) -> None:
    """Let the seat in turn say done to what it is asked, as often as it may in this turn."""
    seat, turn = game.pending[0], game.play.state.turn
    while not game.over and (game.pending[0], game.play.state.turn) == (seat, turn) and "done" in legal(game):
        game.apply("done")
