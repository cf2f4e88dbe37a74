"""What a process does before it is asked anything: all rules are loaded, and what they work out once is worked out."""

from __future__ import annotations

import contextlib
import gc

from swcore.errors import FAULTS
from swcore.protocol import Desk
from swcore.protocol.lobby import Lobby
from swcore.protocol.requests import Menu, New, Scene

OFTEN = (5_000, 20, 100)  # when memory is looked through; all of it seldom, for that holds play up, and is for idle moments
DUE = 4  # looks at younger things after which an idle moment is used for one at all


def warm(lobby: Lobby, game: str = "") -> None:
    """Load the rules of a game and begin one, or of all installed games when it is ""."""
    desk = Desk()
    desk.lobby = lobby
    for one in [game] if game else [found["id"] for found in lobby.games("en")]:
        with contextlib.suppress(*FAULTS):  # a game that cannot be played says so to who wants to
            desk.answer(New(game=one, table="warm"), None, "en")
            desk.answer(Menu(table="warm"), None, "en")
            desk.answer(Scene(table="warm"), None, "en")
            desk.close("warm")
    if not game:
        settle()


def settle() -> None:
    """Look no more through what is in memory now, such as rules: it stays."""
    gc.collect()
    gc.freeze()


def sparing() -> None:
    """Look through the whole memory in idle moments, see `tidy`, and else seldom."""
    gc.set_threshold(*OFTEN)


def tidy() -> None:
    """Use an idle moment."""
    if gc.get_count()[2] >= DUE:
        gc.collect()
