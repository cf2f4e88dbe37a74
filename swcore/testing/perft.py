"""Counting the sequences of actions from a position: a change of any rule that is met there changes a number.

A sequence of one action is a legal action. In a longer one, an action that draws goes on once per distinct outcome, so that a die
with the faces 0, 0, 0, 1, 2, 3 gives four branches; a shuffle gives one, the order as it was. What the last action draws makes no
difference. A game that ends early has no longer sequences.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from swcore.engine.actions import Action
from swcore.game.game import Game

Faces = tuple[Any, ...]


def perft(game: Game, depth: int) -> int:
    """Return the number of sequences of `depth` actions; 1 for no action.

    Args:
        game: the position; it stays as it is. Where several seats are awaited, each of them may be the next to act.
        depth: number of actions.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return sum(len(game.legal_actions(seat)) for seat in game.pending)
    return sum(divide(game, depth).values())


def divide(game: Game, depth: int) -> dict[str, int]:
    """Return the number of sequences by their first action, to see which one lost or gained some.

    Args:
        game: the position; it stays as it is.
        depth: number of actions, at least 1.

    Returns:
        Counts by the action's text, behind `seat N:` where several seats are awaited.
    """
    counts = {}
    for seat in game.pending:
        for action in game.legal_actions(seat):
            name = action.text if len(game.pending) == 1 else f"seat {seat + 1}: {action.text}"
            counts[name] = 1 if depth == 1 else sum(perft(after, depth - 1) for after in outcomes(game, action, seat))
    return counts


def outcomes(game: Game, action: Action, seat: int) -> Iterator[Game]:
    """Yield a copy of a game after an action for each distinct outcome of what the action draws.

    Args:
        game: the position; it stays as it is.
        action: a legal action.
        seat: who acts.
    """
    todo: list[Faces] = [()]
    while todo:
        chance = _Branches(todo.pop())
        after = game.clone()
        after.play.script = chance
        after.apply_unchecked(action, seat)
        after.play.script = None
        todo += chance.others
        yield after


class _Branches:
    """A script of outcomes: those given, then the first face of each draw; the other faces are noted as branches.

    Args:
        given: the outcomes of the first draws.
    """

    def __init__(self, given: Faces) -> None:
        self.given, self.drawn = given, given[:0]
        self.others: list[Faces] = []

    def __call__(self, stream: str, wanted: Any) -> Any:
        if isinstance(wanted, int):
            return tuple(range(wanted))  # a shuffle of so many items
        if len(self.drawn) < len(self.given):
            face = self.given[len(self.drawn)]
        else:
            face, *rest = dict.fromkeys(wanted)
            self.others += [(*self.drawn, other) for other in rest]
        self.drawn = (*self.drawn, face)
        return face
