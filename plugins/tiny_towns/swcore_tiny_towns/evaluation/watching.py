"""What cards look at when they score: a view that notes what it is asked, and what another view would answer to that."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from swcore_tiny_towns.position.view import Town, View

if TYPE_CHECKING:
    from swcore import Ruleset
    from swcore.engine import Machine, Setup
    from swcore_tiny_towns.position.state import TownsState

Asked = tuple[int | str, ...]
"""Seats whose towns were looked at, and names of what else was."""


class Watching(View):
    """A view that notes what it is asked of all that changes in a game.

    Attributes:
        asked: that, in the order in which it was first asked.
    """

    __slots__ = ("asked",)

    def __init__(self, ruleset: Ruleset, setup: Setup, state: TownsState) -> None:
        super().__init__(ruleset, setup, state)
        self.asked: dict[int | str, None] = {}

    @property
    def round(self) -> int:
        self.asked["round"] = None
        return self._state.round

    @property
    def named(self) -> str:
        self.asked["named"] = None
        return self._state.named

    @property
    def namer(self) -> int:
        self.asked["namer"] = None
        return self._state.namer

    @property
    def completed(self) -> tuple[int, ...]:
        self.asked["completed"] = None
        return self._state.completed

    @property
    def active(self) -> tuple[int, ...]:
        self.asked["active"] = None
        return self._state.active()

    def town(self, seat: int) -> Town:
        self.asked[seat] = None
        return super().town(seat)

    def built(self, seats: Iterable[int]) -> tuple[str, ...]:
        self.asked["built"] = None
        return super().built(seats)


def constants(machine: Machine) -> tuple[Any, ...]:
    """Return what cards can ask of a game that never changes in it."""
    state: TownsState = machine.state
    return state.seats, state.cards, tuple(machine.setup.options.items())


def answers(machine: Machine, seat: int, asked: Asked) -> tuple[Any, ...]:
    """Return what a game answers to all that was asked about it, as a key.

    Args:
        machine: the game.
        seat: whose town is scored; that town is known otherwise.
        asked: what was asked.
    """
    view: View = machine.view
    state: TownsState = machine.state
    found: list[Any] = []
    for what in asked:
        if what == "built":
            found.append(tuple([town.built for town in state.towns]))
        elif isinstance(what, str):
            found.append(getattr(view, what))
        elif what != seat:
            found.append((view.scored(what), state.towns[what].code))
    return tuple(found)
