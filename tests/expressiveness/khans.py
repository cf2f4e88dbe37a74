"""Khans: farmland and hills pay them 2 coins instead of 1, mountains none."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race

STEPPE = Modifier(1, "steppe")
BARREN = Modifier(0, "no pasture", phase="set")


class Khans(Race):
    @hookimpl
    def conquest_income(self, view, army):
        return STEPPE.at(view.terrain("farmland", "hill")), BARREN.at(view.terrain("mountain"))


PIECES = (Khans("rows.khans", tokens=5),)
