"""What a process does before it is asked anything: all rules are loaded, and what they work out once is worked out."""

from __future__ import annotations

import contextlib
import gc

from swcore.errors import FAULTS
from swcore.protocol import Desk
from swcore.protocol.lobby import Lobby
from swcore.protocol.requests import Menu, New, Scene

OFTEN = (5_000, 20, 1_000)  # when memory is looked through; the last one holds play up, and is left to idle moments
DUE = 4  # looks at younger things after which an idle moment is used for one at all


def warm(lobby: Lobby) -> None:
    """Load the rules of all installed games, and begin one of each."""
    desk = Desk()
    desk.lobby = lobby
    for one in lobby.games("en"):
        with contextlib.suppress(*FAULTS):  # a game that cannot be played says so to who wants to
            desk.answer(New(game=one["id"], table="warm"), None, "en")
            desk.answer(Menu(table="warm"), None, "en")
            desk.answer(Scene(table="warm"), None, "en")
            desk.close("warm")
    gc.collect()
    gc.freeze()  # rules stay: nobody needs to look through them again


def sparing() -> None:
    """Look through the whole memory in idle moments alone, see `tidy`."""
    gc.set_threshold(*OFTEN)


def tidy() -> None:
    """Use an idle moment."""
    if gc.get_count()[2] >= DUE:
        gc.collect()
