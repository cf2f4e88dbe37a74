"""Gnomes (Underground): what others can do does not work on them: no discounts, no ways, no acts, no pacts."""

from swcore import EVERYWHERE, hookimpl
from swcore.conquest import Counts, Race


class Gnomes(Race):
    @hookimpl(declined="also")
    def conquest_counts(self, fact):
        return Counts(EVERYWHERE, False, reason="nothing works on gnomes") if fact == "open" else None


PIECES = (Gnomes("rows.gnomes", tokens=6),)
