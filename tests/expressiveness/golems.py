"""Golems: in decline their regions count as empty for what they cost, yet as occupied for the bonuses of others."""

from swcore import hookimpl
from swcore.conquest import Counts, Race


class Golems(Race):
    @hookimpl(declined="only")
    def conquest_counts(self, view, army, fact, purpose):
        return Counts(army.regions, True) if fact == "empty" and purpose == "cost" else None


PIECES = (Golems("rows.golems", tokens=5),)
