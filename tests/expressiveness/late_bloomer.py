"""Late bloomer: one token more at the end of each round."""

from swcore import hookimpl
from swcore.conquest import Race, fx


class LateBloomer(Race):
    @hookimpl
    def conquest_round(self, view, army, moment):
        return fx.gain(army, 1) if moment == "end" else None


PIECES = (LateBloomer("rows.late_bloomer", tokens=3, supply=18),)
