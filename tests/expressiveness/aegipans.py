"""Aegipans: when they gather their tokens, a coin for each region of their last turn that they still hold."""

from swcore import hookimpl
from swcore.conquest import Race, fx


class Aegipans(Race):
    @hookimpl
    def conquest_turn_end(self, view, army):
        return fx.note(army, "held", army.regions)

    @hookimpl
    def conquest_ready(self, view, army):
        return fx.coins(army.seat, (army.regions & self.recall(view, army, "held", 0)).bit_count(), "pastures kept")


PIECES = (Aegipans("rows.aegipans", tokens=5),)
