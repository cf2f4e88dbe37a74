"""Writing events to a state."""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING, Any, Final

from swcore.engine.checks import shown
from swcore.engine.declared import undeclared
from swcore.engine.events import RawEvent
from swcore.engine.frames import Frame
from swcore.errors import PluginError

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset

SCALARS: Final = frozenset({NoneType, bool, int, str})


class Writer:
    """A state and the only hand that writes it.

    Attributes:
        ruleset: the frozen rules.
        reducers: what writes an event, by its kind.
        state: the state; written by `emit` alone.
        sink: raw events of the present action, or None in search mode.
        careful: whether events and frames are looked at as they are written, see `Rulebook.careful`.
    """

    __slots__ = ("careful", "reducers", "ruleset", "sink", "state")

    def __init__(self, ruleset: Ruleset, state: Any) -> None:
        self.ruleset, self.reducers, self.careful = ruleset, ruleset.reducers, ruleset.book.careful
        self.state = state
        self.sink: list[RawEvent] | None = None

    def emit(self, event: RawEvent) -> None:
        """Write one event to the state and, outside search mode, to the sink.

        Raises:
            PluginError: `undeclared` for an event that the rulebook does not declare; where the rulebook is `careful`, outside
                search mode `bad-event` for values that a save could not hold.
        """
        if self.sink is not None:
            if self.careful and not SCALARS.issuperset(map(type, event)):
                self._check_data("event", event)
            self.sink.append(event)
        try:
            reduce = self.reducers[event[0]]
        except KeyError:
            raise undeclared("event", self.ruleset.id, event[0], self.reducers) from None
        reduce(self.state, event)

    def _check_data(self, sort: str, item: tuple[Any, ...]) -> None:
        """Refuse what is not plain data in an event or a frame of the rulebook's own."""
        for place, value in enumerate(item):
            odd = _odd(value)
            if odd is not None:
                told = f"{self.ruleset.id}: value {place} of the {sort} {shown(item)} holds {shown(odd)}."
                hint = "It is kept in saves: write None, truth values, whole numbers, texts and tuples of such."
                raise PluginError(told, code=f"bad-{sort}", hint=hint, game=self.ruleset.id)

    def check_frames(self, frames: tuple[Frame, ...]) -> None:
        """Refuse frames that a save could not hold."""
        for frame in frames:
            if not SCALARS.issuperset(map(type, frame)):
                self._check_data("frame", frame)


def _odd(value: Any) -> Any:
    """Return what is not plain data inside of a value, or None."""
    if type(value) is not tuple:
        return None if type(value) in SCALARS or isinstance(value, tuple | int | str) else value
    return None if SCALARS.issuperset(map(type, value)) else next((odd for odd in map(_odd, value) if odd is not None), None)
