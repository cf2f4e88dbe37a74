"""Players who leave in the middle of an evening."""

from __future__ import annotations

from swcore.companion.desk import Desk, Refused
from swcore.companion.players import seat_of
from swcore.companion.points import end_turn


def leave(desk: Desk, words: list[str]) -> None:
    """Let a player leave, who is passed over from then on; or come back.

    Raises:
        Refused: `usage`, or `alone` for the last one.
    """
    if not words:
        raise Refused("usage", word="leave")
    seat, left = seat_of(desk, " ".join(words)), desk.facts["left"]
    if seat not in left and len(left) + 1 >= desk.seats:
        raise Refused("alone")
    desk.facts["left"] = sorted({*left} ^ {seat})
    desk.note("back-again" if seat in left else "left", seat=seat)
    if seat == desk.seat and seat not in left:
        end_turn(desk, [])
