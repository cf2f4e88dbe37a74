"""Events: the only writers of state.

On the hot path an event is a plain tuple `(kind, *values)`. Its `EventKind` names the values, says who may see them and holds
the one function that writes the state. Readers get typed frozen objects made from the tuples.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any

import attrs

from swcore.engine.state import State

RawEvent = tuple[Any, ...]
Reducer = Callable[[Any, RawEvent], None]


class EventKind:
    """Description of one kind of event.

    Args:
        name: first item of the raw tuple.
        fields: names of the other items.
        reduce: writes the state; called as `reduce(state, event)`.
        hidden: names of fields that no view shows.
        internal: True for bookkeeping that no reader sees (open frames).
        reveals: True when it makes known what was hidden, so that no undo goes back past it.
    """

    def __init__(
        self,
        name: str,
        fields: str,
        reduce: Reducer,
        *,
        hidden: Iterable[str] = (),
        internal: bool = False,
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.fields = tuple(fields.split())
        self.reduce = reduce
        self.hidden = frozenset(hidden)
        self.internal = internal
        self.reveals = reveals

    @cached_property
    def type(self) -> type:
        """The frozen class of the typed event, named after the kind."""
        return typed_event(self.name, self.fields)

    def typed(self, event: RawEvent, *, full: bool = True) -> Any:
        """Return the typed object of a raw event; with `full` False hidden fields are None."""
        shown = [None if not full and name in self.hidden else item for name, item in zip(self.fields, event[1:], strict=True)]
        return self.type(*shown)


@cache
def typed_event(name: str, fields: tuple[str, ...]) -> type:
    """Return the class of the typed events of a name and fields; kinds of several games that are alike share it."""
    camel = "".join(part.capitalize() for part in re.split("[-_]", name))

    def reduce(event: Any) -> tuple[Any, ...]:
        """Pickle the name and the values: the class is made where they are read."""
        return _event, (name, fields, tuple(getattr(event, field) for field in fields))

    cls: type = attrs.make_class(camel, list(fields), frozen=True, class_body={"__reduce__": reduce})
    return cls


def _event(name: str, fields: tuple[str, ...], values: tuple[Any, ...]) -> Any:
    """Return a typed event that was pickled."""
    return typed_event(name, fields)(*values)


def readable(kinds: Mapping[str, EventKind], events: Iterable[RawEvent], *, full: bool = False) -> list[Any]:
    """Return typed events for a reader.

    Args:
        kinds: the kinds of the ruleset.
        events: raw events.
        full: True for the owner of the whole game; False leaves out internal events and hidden fields.
    """
    return [kinds[event[0]].typed(event, full=full) for event in events if full or not kinds[event[0]].internal]


def _flow(state: State, event: RawEvent) -> None:
    state.stack = event[1]


def _chance(state: State, event: RawEvent) -> None:
    key, count = state.streams[event[1]]
    state.streams = {**state.streams, event[1]: (key, count + 1)}


def _stream(state: State, event: RawEvent) -> None:
    state.streams = {**state.streams, event[1]: (event[2], 0)}


def _left(state: State, event: RawEvent) -> None:
    state.left = (*state.left, event[1])


def _lanes(state: State, event: RawEvent) -> None:
    state.committed = event[1]


def _commit(state: State, event: RawEvent) -> None:
    state.committed = None


def _revealed(state: State, event: RawEvent) -> None:
    """Sealed answers are open from here on: nothing to write, but no undo goes back past it."""


def _ended(state: State, event: RawEvent) -> None:
    state.ranking = event[1]


KERNEL_EVENTS = (
    EventKind("flow", "stack", _flow, internal=True),
    EventKind("stream", "name key", _stream, internal=True),
    EventKind("chance", "stream outcome", _chance),
    EventKind("shuffled", "stream order", _chance, hidden=("order",)),
    EventKind("left", "seat", _left),
    EventKind("lanes", "parts", _lanes, internal=True),
    EventKind("commit", "", _commit, internal=True, reveals=True),
    EventKind("revealed", "", _revealed, internal=True, reveals=True),
    EventKind("ended", "ranking", _ended, reveals=True),  # views show then what was each seat's own
)
