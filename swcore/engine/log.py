"""The log: input, chance and result of every step, apart from each other.

A clone shares the entries and copies them only when it writes a step of its own. Every few steps the log keeps a copy of the
state, so that any earlier position is a short replay of events away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from swcore.engine.actions import Action
from swcore.engine.events import RawEvent
from swcore.engine.state import State

SPACING = 32


class Step:
    """One logged step.

    Attributes:
        seat: who acted.
        action: the input; None for the set-up.
        chance: outcomes as (stream, outcome), in the order of drawing.
        events: raw events, in order.
        irreversible: True when something became known that nobody may take back by undoing.
    """

    __slots__ = ("action", "chance", "events", "irreversible", "seat")

    def __init__(
        self,
        seat: int,
        action: Action | None,
        chance: tuple[tuple[str, Any], ...],
        events: tuple[RawEvent, ...],
        irreversible: bool,
    ) -> None:
        self.seat, self.action, self.chance, self.events, self.irreversible = seat, action, chance, events, irreversible

    @property
    def floor(self) -> bool:
        """The older name of `irreversible`."""
        return self.irreversible

    def __repr__(self) -> str:
        return f"<Step seat={self.seat} {self.action} chance={self.chance}>"


class Log:
    """Steps and checkpoints of one game.

    Attributes:
        laid_out: whether the log begins at a position laid out by hand, and not before a set-up.
    """

    __slots__ = ("_marks", "_size", "_steps", "laid_out")

    def __init__(self, start: State, *, laid_out: bool = False) -> None:
        """Begin a log at a state; the log keeps its own copy."""
        self.laid_out = laid_out
        self._steps: list[Step] = []
        self._size = 0
        self._marks: tuple[tuple[int, State], ...] = ((0, start.clone()),)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Step]:
        return iter(self._steps[: self._size])

    def __getitem__(self, place: int) -> Step:
        if not -self._size <= place < self._size:
            raise IndexError(place)
        return self._steps[place if place >= 0 else place + self._size]

    def append(self, step: Step, state: State) -> None:
        """Add a step that led to `state`."""
        if len(self._steps) != self._size:  # shared with a clone, or undone steps lie behind
            self._steps = self._steps[: self._size]
        self._steps.append(step)
        self._size += 1
        if self._size - self._marks[-1][0] >= SPACING:
            self._marks = (*self._marks, (self._size, state.clone()))

    def since(self, seat: int, opened: int | None) -> list[Step]:
        """Return the steps of others after the last one of a seat, as far back as step number `opened`; none when None."""
        if opened is None:
            return []
        later: list[Step] = []
        for step in reversed(self._steps[opened + 1 : self._size]):
            if step.seat == seat:
                return later[::-1]
            later.append(step)
        return []

    def cut(self, size: int) -> None:
        """Forget the steps after the first `size`."""
        self._size = size
        self._marks = tuple(mark for mark in self._marks if mark[0] <= size)

    def state(self, reducers: Mapping[str, Callable[[Any, RawEvent], None]], size: int | None = None) -> State:
        """Return a fresh copy of the state after the first `size` steps (all of them when None)."""
        size = self._size if size is None else size
        start, state = next(mark for mark in reversed(self._marks) if mark[0] <= size)
        state = state.clone()
        for step in self._steps[start:size]:
            for event in step.events:
                reducers[event[0]](state, event)
        return state

    def clone(self) -> Log:
        """Return an independent log of the same steps."""
        new = object.__new__(Log)
        new._steps, new._size, new._marks, new.laid_out = self._steps, self._size, self._marks, self.laid_out
        return new
