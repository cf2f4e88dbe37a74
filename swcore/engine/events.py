"""Events: the only writers of state.

On the hot path an event is a plain tuple `(kind, *values)`. Its `EventKind` names the values, says who may see them and holds
the one function that writes the state. Readers get typed frozen objects made from the tuples.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
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
        camel = "".join(part.capitalize() for part in re.split("[-_]", self.name))
        cls: type = attrs.make_class(camel, list(self.fields), frozen=True)
        return cls

    def typed(self, event: RawEvent, *, full: bool = True) -> Any:
        """Return the typed object of a raw event; with `full` False hidden fields are None."""
        shown = [None if not full and name in self.hidden else item for name, item in zip(self.fields, event[1:], strict=True)]
        return self.type(*shown)


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
