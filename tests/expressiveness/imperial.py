"""Imperial (power): a coin for each region beyond three."""

from swcore import Modifier, hookimpl
from swcore.conquest import Power

EMPIRE = Modifier(1, "empire")


class Imperial(Power):
    @hookimpl
    def conquest_score(self, view, army):
        return EMPIRE.times(max(0, army.regions.bit_count() - 3))


PIECES = (Imperial("rows.imperial", tokens=4),)
