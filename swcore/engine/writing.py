"""Writing events to a state."""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING, Any, Final

from swcore.engine.book_faults import book_fault, place_of
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
        sizes: how many items an event has, by its kind.
        careful: whether events and frames are looked at as they are written, see `Rulebook.careful`.
    """

    __slots__ = ("careful", "reducers", "ruleset", "sink", "sizes", "state")

    def __init__(self, ruleset: Ruleset, state: Any) -> None:
        self.ruleset, self.reducers, self.careful = ruleset, ruleset.reducers, ruleset.book.careful
        self.sizes = ruleset.sizes
        self.state = state
        self.sink: list[RawEvent] | None = None

    def emit(self, event: RawEvent) -> None:
        """Write one event to the state and, outside search mode, to the sink.

        Raises:
            PluginError: `undeclared` for an event that the rulebook does not declare; where the rulebook is `careful`, outside
                search mode `bad-event` for values that a save could not hold.
        """
        if self.sink is not None:
            if self.careful and (
                type(event) is not tuple or self.sizes.get(event[0]) != len(event) or not SCALARS.issuperset(map(type, event))
            ):
                self._check_event(event)
            self.sink.append(event)
        try:
            reduce = self.reducers[event[0]]
        except KeyError:
            raise undeclared("event", self.ruleset.book, event[0], self.reducers) from None
        reduce(self.state, event)

    def _check_event(self, event: RawEvent) -> None:
        """Refuse an event that a save could not hold, that is not what its kind says, or that ranks other seats."""
        check_event(self.ruleset, event)
        if event[0] == "ended":
            self._check_ranking(event[1])

    def _has_ended(self) -> bool:
        """Return whether the present action has ended the game; the ranking may be empty."""
        return any(event[0] == "ended" for event in self.sink or ()) or len(self.state.left) == self.state.seats

    def _check_ranking(self, ranking: Any) -> None:
        """Refuse a ranking in which not every seat that has not left stands once; an empty one says that nobody has won."""
        state = self.state
        if ranking == ():
            return
        flat = [seat for group in ranking for seat in group] if _is_nested(ranking) else None
        playing = set(range(state.seats))
        if flat is None or len(flat) != len(set(flat)) or not playing - set(state.left) <= set(flat) <= playing:
            raise book_fault("ranking", game=self.ruleset.id, found=shown(ranking), most=state.seats - 1)

    def check_frames(self, frames: tuple[Frame, ...]) -> None:
        """Refuse frames that a save could not hold, questions for seats that are not there, and an end without a ranking."""
        state, decisions = self.state, self.ruleset.decisions
        for frame in frames:
            if not SCALARS.issuperset(map(type, frame)):
                check_data(self.ruleset, "frame", frame, self.ruleset.tasks.get(frame[0], decisions.get(frame[0])))
            asked = decisions.get(frame[0])
            if asked is None or asked.several:
                continue
            seat = frame[1] if len(frame) > 1 else None
            if type(seat) is not int or not 0 <= seat < state.seats:
                values = {"kind": frame[0], "found": shown(seat), "most": state.seats - 1}
                raise book_fault("frame-seat", type(asked), game=self.ruleset.id, **values)
        if not frames and not state.ranking and not self._has_ended():
            raise book_fault("no-ranking", type(self.ruleset.book), game=self.ruleset.id)


def check_event(ruleset: Ruleset, event: Any) -> None:
    """Refuse an event that a save could not hold, or that is not what its kind says.

    Args:
        ruleset: the rules.
        event: the event.

    Raises:
        PluginError: `bad-event` or `bad-game`.
    """
    if type(event) is not tuple:
        raise book_fault("event-tuple", game=ruleset.id, event=shown(event))
    check_data(ruleset, "event", event)
    kind = ruleset.event_kinds.get(event[0])
    if kind is not None and len(event) != len(kind.fields) + 1:
        wanted = ", ".join(kind.fields) or "no value"
        raise book_fault("event-size", game=ruleset.id, event=shown(event), kind=kind.name, wanted=wanted)


def check_data(ruleset: Ruleset, sort: str, item: tuple[Any, ...], place: Any = None) -> None:
    """Refuse what is not plain data in an event or a frame of a rulebook's own.

    Args:
        ruleset: the rules.
        sort: what it is, `event` or `frame`.
        item: the event or the frame.
        place: what it is known to belong to, such as a task.

    Raises:
        PluginError: `bad-event` or `bad-frame`.
    """
    for number, value in enumerate(item):
        odd = _odd(value)
        if odd is not None:
            told = f"{ruleset.id}: value {number} of the {sort} {shown(item)} holds {shown(odd)}."
            hint = "It is kept in saves: write None, truth values, whole numbers, texts and tuples of such."
            details = {"case": "data", "number": number, "item": shown(item), "odd": shown(odd), **place_of(place)}
            raise PluginError(told, code=f"bad-{sort}", hint=hint, game=ruleset.id, **details)


def _is_nested(ranking: Any) -> bool:
    """Return whether a value is a tuple of tuples that are not empty."""
    return isinstance(ranking, tuple) and all(isinstance(group, tuple) and group for group in ranking)


def _odd(value: Any) -> Any:
    """Return what is not plain data inside of a value, or None."""
    if type(value) is not tuple:
        return None if type(value) in SCALARS or isinstance(value, tuple | int | str) else value
    return None if SCALARS.issuperset(map(type, value)) else next((odd for odd in map(_odd, value) if odd is not None), None)
