"""A turn that goes on and on: a piece that gives back what an act has taken lets a bot act for ever."""

from __future__ import annotations

from swcore.errors import PluginError
from swcore.game.game import Game

MAX_IN_TURN = 1_000  # decisions of one seat in one round, with nobody between; whole games have fewer


class Turns:
    """Counts the decisions of a seat with nobody between, in games with rounds; in others nothing tells turns apart.

    Args:
        game: the game.
        most: how many a seat may have.
    """

    __slots__ = ("count", "game", "last", "most", "rounds")

    def __init__(self, game: Game, most: int = MAX_IN_TURN) -> None:
        self.game, self.most, self.count = game, most, 0
        self.rounds = hasattr(game.play.state, "round")
        self.last = (-1, -1)

    def next(self, seat: int) -> None:
        """Note that a seat is asked.

        Raises:
            PluginError: `endless` for one that has been asked too often.
        """
        if not self.rounds:
            return
        turn = (seat, self.game.play.state.round)
        if turn != self.last:
            self.last, self.count = turn, 0
        self.count += 1
        if self.count > self.most:
            raise endless_turn(self.game, seat, self.most)


def endless_turn(game: Game, seat: int, most: int) -> PluginError:
    """Return the error for a turn that does not end; it names what the seat plays with, the home-made pieces first."""
    ruleset = game.ruleset
    played = sorted(ruleset.book.in_play(game.play, seat), key=lambda piece: (piece in ruleset.own, piece))
    pieces = ", ".join(played) or "?"
    texts = {
        "en": f"Player {seat + 1} has decided {most} times in one turn, and it goes on ({pieces}).",
        "ru": f"Игрок {seat + 1} за один ход принял решений: {most}, и ход не кончается ({pieces}).",
    }
    hint = "Look for a piece that gives back what an act takes, and give its rule a limit."
    return PluginError(texts["en"], code="endless", hint=hint, told=texts, pieces=played, seat=seat, most=most)
