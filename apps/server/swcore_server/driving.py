"""Bots that choose at once play several steps in a row, so that each of them need not be asked for alone."""

from __future__ import annotations

import time
from typing import Any

from swcore.protocol import Answer, Desk
from swcore.protocol.requests import Bot

STEPS = 12  # that are played in a row
SECONDS = 0.006  # after which others come in between


def drive(desk: Desk, asked: dict[str, Any]) -> dict[str, Any]:
    """Play for the bots of a table until a person is awaited, or it is somebody else's turn to use the process.

    Args:
        desk: the desk.
        asked: `table`, `bots`: the names by seat, and `key`: what the keys of the steps begin with.

    Returns:
        An answer whose `steps` say how many were played.
    """
    table, bots, steps = asked["table"], asked["bots"], 0
    until = time.monotonic() + SECONDS
    while steps < STEPS and time.monotonic() < until:
        game = desk.table(table).game
        seat = None if game.over else next((one for one in game.pending if str(one) in bots), None)
        if seat is None:
            break
        desk.answer(Bot(table=table, name=bots[str(seat)], play=True, key=f"{asked['key']}.{steps}"), seat, "en")
        steps += 1
    return Answer({"steps": steps}, None).to_json()
