"""Liches: in decline they are paid a coin by whoever takes a region of theirs."""

from swcore import Toll, hookimpl
from swcore.conquest import Race


class Liches(Race):
    @hookimpl(declined="only")
    def conquest_toll(self, army):
        return Toll("grave", 1, army.regions, reason="a coin for the dead")


PIECES = (Liches("rows.liches", tokens=5),)
