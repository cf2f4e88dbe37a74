"""Tomb (power): no token is lost at the decline; where the race stands they all stay."""

from swcore import Modifier, hookimpl
from swcore.conquest import Power

ALL_STAY = Modifier(99, "buried with their own", phase="set")


class Tomb(Power):
    @hookimpl
    def conquest_decline_keep(self):
        return ALL_STAY


PIECES = (Tomb("rows.tomb", tokens=4),)
