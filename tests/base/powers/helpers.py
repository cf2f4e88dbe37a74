"""What the tests of the powers share."""

from __future__ import annotations

from swcore import Game
from swcore.testing.scene import income


def paid(game: Game, seat: int) -> dict[str, int]:
    """Return a seat's last income as coins by clause."""
    coins: dict[str, int] = {}
    for amount, _, clause in income(game, seat):
        coins[clause] = coins.get(clause, 0) + amount
    return coins


def why_not(game: Game, action: str) -> list[str]:
    """Return the codes of all reasons why an action is refused; empty when it is legal."""
    return [violation.code for violation in game.violations(action)]


def cited(game: Game, action: str) -> set[str]:
    """Return the clauses quoted when an action is refused."""
    return {clause for violation in game.violations(action) for clause in violation.clauses}
