"""Gnolls (II): a coin for each region that they have taken this turn from a race in decline."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race

CARRION = Modifier(1, "carrion")


class Gnolls(Race):
    @hookimpl
    def conquest_score(self, view, army):
        taken = [one for one in view.conquests if one.army == army.id and one.victim_seat >= 0 and not one.victim_active]
        return CARRION.times(len(taken))


PIECES = (Gnolls("rows.gnolls", tokens=6),)
