"""Flood: at the end of each round the sea takes a region beside it that nobody holds, the first one; bridges fall with it."""

from swcore import hookimpl
from swcore.conquest import Rule, fx


class Flood(Rule):
    @hookimpl
    def conquest_round(self, view, army, moment):
        shore = view.ground.coast & view.ground.land & ~view.occupied
        if moment != "end" or not shore:
            return None
        return fx.terrain(view.ground.bits(shore)[0], "sea")


PIECES = (Flood("rows.flood"),)
