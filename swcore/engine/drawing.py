"""Drawing at random, or from a record of what was drawn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from swcore.engine import chance
from swcore.engine.book_faults import book_fault
from swcore.engine.checks import shown
from swcore.engine.writing import Writer
from swcore.errors import ActionError

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset
    from swcore.engine.setup import Setup


class Drawer(Writer):
    """Draws outcomes and writes them down.

    Attributes:
        setup: what was chosen for this game, its seed included.
        chance: outcomes of the present action as (stream, outcome).
        script: outcomes to use instead of the generator: a queue, a function that is asked, or None.
        returned: outcomes of a function that were taken back, by stream, the next one last: it is not asked for them anew.
    """

    __slots__ = ("chance", "returned", "script", "setup")

    def __init__(self, ruleset: Ruleset, setup: Setup, state: Any) -> None:
        super().__init__(ruleset, state)
        self.setup = setup
        self.chance: list[tuple[str, Any]] = []
        self.script: deque[tuple[str, Any]] | Callable[[str, Any], Any] | None = None
        self.returned: dict[str, list[Any]] = {}

    def draw(self, stream: str, outcomes: tuple[Any, ...]) -> Any:
        """Return one of the outcomes, each place equally likely, and record it.

        Args:
            stream: name of the random stream.
            outcomes: the faces; a face may stand in it more than once.
        """
        if not outcomes or type(outcomes) is not tuple:
            raise book_fault("outcomes", stream=stream, found=shown(outcomes))
        if self.script is None:
            key, count = self._stream(stream)
            known = outcomes[chance.draw(key, count, 0, len(outcomes))]
            if self.sink is not None:
                self.chance.append((stream, known))
            self.emit(("chance", stream, known))
            return known
        known = self._scripted(stream, outcomes)
        if known is None:
            key, count = self._stream(stream)
            known = outcomes[chance.draw(key, count, 0, len(outcomes))]
        elif known not in outcomes:
            raise ActionError(
                f"{known!r} is not an outcome of {stream}.", code="bad-chance", hint=f"Possible: {sorted(set(outcomes))}."
            )
        else:
            known = outcomes[outcomes.index(known)]  # True and 1.0 equal 1, and would be logged as they are
        self._drawn("chance", stream, known)
        return known

    def shuffle(self, stream: str, items: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return the items in a random order and record it as the list of old places."""
        order = self._scripted(stream, len(items))
        if order is None:
            key, count = self._stream(stream)
            order = chance.permutation(key, count, len(items))
        elif not isinstance(order, tuple | list) or sorted(map(repr, order)) != sorted(map(repr, range(len(items)))):
            raise ActionError(f"{order!r} is not an order of {len(items)} items.", code="bad-chance")
        self._drawn("shuffled", stream, tuple(order))
        return tuple(items[place] for place in order)

    def _stream(self, stream: str) -> tuple[int, int]:
        known: tuple[int, int] | None = self.state.streams.get(stream)
        if known is None:
            self.emit(("stream", stream, chance.stream_key(self.setup.seed, stream)))
            known = self.state.streams[stream]
        return known

    def _drawn(self, event: str, stream: str, outcome: Any) -> None:
        self._stream(stream)
        self.use_up(((stream, outcome),))
        if self.sink is not None:
            self.chance.append((stream, outcome))
        self.emit((event, stream, outcome))

    def _scripted(self, stream: str, wanted: Any) -> Any:
        if self.script is None:
            return None
        if callable(self.script):
            waiting = self.returned.get(stream)
            if waiting and _fits(waiting[-1], wanted):
                return waiting[-1]  # taken off once it has been used
            self.returned.pop(stream, None)
            return self.script(stream, wanted)
        if not self.script or self.script[0][0] != stream:
            raise ActionError(f"The record holds no outcome of {stream} here.", code="missing-chance", stream=stream)
        return self.script[0][1]  # taken off once it has been used

    def give_back(self, outcomes: Sequence[tuple[str, Any]]) -> None:
        """Let outcomes of steps that are taken back be the next ones again; a generator finds its own by their number."""
        if isinstance(self.script, deque):
            self.script.extendleft(reversed(outcomes))
        elif self.script is not None:
            for stream, outcome in reversed(outcomes):
                self.returned.setdefault(stream, []).append(outcome)

    def use_up(self, outcomes: Sequence[tuple[str, Any]]) -> None:
        """Take outcomes off that have been used."""
        if self.script is None:
            return
        for stream, _ in outcomes:
            if isinstance(self.script, deque):
                self.script.popleft()
            elif self.returned.get(stream):
                self.returned[stream].pop()


def _fits(outcome: Any, wanted: Any) -> bool:
    """Return whether an outcome can answer a draw among faces, or the shuffle of so many items."""
    if isinstance(wanted, int):
        return isinstance(outcome, tuple) and len(outcome) == wanted
    return outcome in wanted
