"""Players of a table by what was typed."""

from __future__ import annotations

from swcore.companion import Desk, seat_of


def seat_in(desk: Desk, words: list[str]) -> int:
    """Return the seat that words name; without any, the only player, or the one in turn."""
    return seat_of(desk, " ".join(words)) if words else desk.seat
