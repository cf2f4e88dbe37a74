"""The tree of a search: choices of one seat, what can be done there, and what came of it."""

from __future__ import annotations

import math
from typing import Any

from swcore.engine.actions import Action

Menu = tuple[Action, ...]
Seen = tuple[tuple[Any, ...], Menu]  # what the seat sees of an outcome: the dice, and what it may do now


class Node:
    """A choice of the seat that searches, or the place where the search stops to value the position.

    Args:
        menu: what there is to choose from; empty where the search stops.

    Attributes:
        visits: how often the search came by.
        worth: the worth of its best move; before all moves were tried no less than `own`.
        moves: what was tried.
    """

    __slots__ = ("_ends", "_sum", "menu", "moves", "visits", "worth")

    def __init__(self, menu: Menu = ()) -> None:
        self.menu = menu
        self.moves: dict[Action, Move] = {}
        self.visits = self._ends = 0
        self._sum = 0.0
        self.worth = -math.inf

    def ended(self, worth: float) -> None:
        """Note that a round of the search ended here, and what the position was worth by itself."""
        self.visits += 1
        self._ends += 1
        self._sum += worth
        self.worth = self._sum / self._ends

    def passed(self, *, sure: bool) -> None:
        """Note that a round of the search went through; its moves know already what it found.

        Args:
            sure: whether values can be relied on: the worth is that of the best move then, else the mean of all rounds.
        """
        self.visits += 1
        moves = self.moves.values()
        if sure:
            best = max(move.worth for move in moves)
            own = self._sum / self._ends if self._ends and len(moves) < len(self.menu) else best
            self.worth = max(own, best)
        else:
            self.worth = sum(move.worth * move.visits for move in moves) / sum(move.visits for move in moves)

    def pick(self, explore: float) -> Move:
        """Return the move to look at next: one that was never tried, else by its worth and by how seldom it was tried.

        Args:
            explore: what being seldom tried counts, in units of the spread of the worths here.
        """
        if len(self.moves) < len(self.menu):
            # Menus list the actions that finish a step last: those are tried first, so that every step can be finished.
            action = next(action for action in reversed(self.menu) if action not in self.moves)
            move = self.moves[action] = Move(action)
            return move
        worths = [move.worth for move in self.moves.values()]
        most = max(worths)
        share = explore * ((most - min(worths)) or 1.0)
        often = math.log(self.visits + 1)
        return max(self.moves.values(), key=lambda move: move.worth + share * math.sqrt(often / move.visits))

    def best(self, *, sure: bool) -> Move:
        """Return the move of the greatest worth; among equals the one that was tried first.

        Args:
            sure: whether values can be relied on; where they cannot, the move that was tried most is the best one.
        """
        if sure:
            return max(self.moves.values(), key=lambda move: move.worth)
        return max(self.moves.values(), key=lambda move: (move.visits, move.worth))


class Move:
    """An action, with what came of it: chance and what is hidden decide among the outcomes.

    Args:
        action: the action.

    Attributes:
        visits: how often it was tried.
        worth: what it brought on average.
        outcomes: the next choice, by what the seat sees of the outcome.
    """

    __slots__ = ("action", "outcomes", "visits", "worth")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.outcomes: dict[Seen, Node] = {}
        self.visits = 0
        self.worth = -math.inf

    def passed(self) -> None:
        """Note that a round of the search went through; the outcome knows already what it found."""
        self.visits += 1
        self.worth = sum(one.worth * one.visits for one in self.outcomes.values()) / self.visits
