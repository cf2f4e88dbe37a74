"""Questions about a position of the conquest family that tests ask again and again, and a seat that wants nothing."""

from __future__ import annotations

from swcore import Game
from swcore.conquest.position.state import ConquestState
from swcore.testing import Scene, income, legal


def state(game: Game) -> ConquestState:
    """Return the state of a game, to read."""
    found: ConquestState = game.play.state
    return found


def targets(game: Game, mode: str = "") -> set[str]:
    """Return the regions that the seat in turn may conquer now in one way, in words; the normal way when `mode` is ""."""
    wanted = mode.split()
    words = [text.split() for text in legal(game, "conquer")]
    return {word[1] for word in words if word[2:] == wanted}


def why_not(game: Game, action: str) -> list[str]:
    """Return the codes of all reasons why an action is refused; empty when it is legal."""
    return [violation.code for violation in game.violations(action)]


def reasons(game: Game, action: str) -> set[str]:
    """Return the clauses that forbid an action now."""
    return {clause for violation in game.violations(action) for clause in violation.clauses}


def priced(game: Game, action: str) -> dict[str, int]:
    """Return the parts of an action's price by clause, coins among them."""
    found: dict[str, int] = {}
    for part in game.explain(action):
        found[part.clause] = found.get(part.clause, 0) + part.amount
    return found


def paid(game: Game, seat: int) -> dict[str, int]:
    """Return a seat's last income as coins by clause."""
    coins: dict[str, int] = {}
    for amount, _, clause in income(game, seat):
        coins[clause] = coins.get(clause, 0) + amount
    return coins


def bonus(game: Game, seat: int, clause: str) -> int:
    """Return the coins of a seat's last income that a clause gave."""
    return paid(game, seat).get(clause, 0)


def total(game: Game, seat: int) -> int:
    """Return a seat's last income."""
    return sum(paid(game, seat).values())


def stop(game: Game) -> None:
    """Let the seat in turn say done to what it is asked, as often as it may in this turn."""
    seat, turn = game.pending[0], game.play.state.turn
    while not game.over and (game.pending[0], game.play.state.turn) == (seat, turn) and "done" in legal(game):
        game.apply("done")


def quiet_turn(scene: Scene, seat: int = 0, *, round: int = 2) -> Game:
    """Let a seat have a turn without a conquest, and return the game after it."""
    game = scene.turn(seat, "conquer", round=round)
    stop(game)
    return game
