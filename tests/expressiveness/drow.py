"""Drow: a coin for each of their regions that no stranger stands beside."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race

ALONE = Modifier(1, "nobody beside it")


class Drow(Race):
    @hookimpl
    def conquest_score(self, view, army):
        shared = view.around(view.occupied & ~army.regions)
        return ALONE.times((army.regions & ~shared).bit_count())


PIECES = (Drow("rows.drow", tokens=4),)
