"""What a viewer may see of a game, as a view that can be drawn and scored."""

from __future__ import annotations

from typing import Any

from swcore import Game
from swcore.engine import Parallel
from swcore_tiny_towns.position.view import Town, View
from swcore_tiny_towns.rules.known_state import seen_state
from swcore_tiny_towns.scoring.score import score
from swcore_tiny_towns.scoring.sheet import Sheet


class Sight:
    """The game as a seat sees it: the others' towns as of the last commit, their monuments not at all.

    Args:
        game: the game.
        seat: the viewer; None for a bystander.

    Attributes:
        view: the view of what the viewer may see.
        monument: id of the viewer's own monument, or "" (TT-SETUP-9).
        dealt: the monuments that the viewer was dealt.
        apart: whether seats place and build at the same time just now.
    """

    def __init__(self, game: Game, seat: int | None) -> None:
        state = seen_state(game.play, seat)
        self.seat = seat
        self.state = state
        self.view: View = game.play.view.over(state)
        self.apart = game.play.state.committed is not None
        self.monument = state.monuments[seat] if seat is not None else ""
        self.dealt = state.dealt[seat] if seat is not None else ()

    def town(self, seat: int) -> Town:
        """Return the town of a seat as the viewer sees it."""
        return self.view.town(seat)

    def sheet(self, seat: int) -> Sheet:
        """Return what the town of a seat would score as the viewer sees it."""
        return score(self.view, seat)


def question_of(game: Game, seat: int) -> Any:
    """Return the open question of a seat with its fields by name, or None."""
    asked = game.play.question(seat)
    return None if asked is None or asked.kind == Parallel.kind else asked
