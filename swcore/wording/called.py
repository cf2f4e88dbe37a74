"""How seats are called while something is told: by the names of who sits there, where a table has any.

A game knows seats alone. Who keeps a table (a server) says around a question how they are called, and every text made meanwhile
says so: the log, the table, the end, reasons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

Names = Mapping[int, str | None]
_names: ContextVar[Names | None] = ContextVar("names", default=None)


@contextmanager
def called(names: Names) -> Iterator[None]:
    """Call seats by names in all that is told meanwhile.

    Args:
        names: by seat, counted from 0; None for a bot. Seats without one are called by their numbers. Who shares a name with
            others has the number of the seat behind it.
    """
    shared = Counter(names.values())
    own = {seat: f"{name} ({seat + 1})" if name and shared[name] > 1 else name for seat, name in names.items()}
    token = _names.set(own)
    try:
        yield
    finally:
        _names.reset(token)


def seat_names() -> Names:
    """Return how the seats are called now; nothing where only their numbers are known."""
    return _names.get() or {}


def without_names(text: str) -> str:
    """Return a text without the names of players: what people are called must not be taken for a word of the game."""
    for name in sorted(filter(None, seat_names().values()), key=len, reverse=True):
        text = text.replace(name, " ")
    return text
