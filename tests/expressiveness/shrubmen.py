"""Shrubmen: nobody takes their forests."""

from swcore import Gate, hookimpl
from swcore.conquest import Race


class Shrubmen(Race):
    @hookimpl
    def conquest_protects(self, view, army):
        return Gate("thicket", view.held_mask(army, terrain="forest"), reason="they hide in their forests")


PIECES = (Shrubmen("rows.shrubmen", tokens=6),)
