"""Gnolls: a home-made race in ten lines. Try it: swcore play --piece examples/gnolls.py"""

from swcore import Modifier, hookimpl
from swcore.conquest import Race

LOOT = Modifier(1, "loot from declined peoples")


class Gnolls(Race):
    """+1 coin for each region taken this turn from a people in decline, Lost Tribes included."""

    @hookimpl
    def conquest_score(self, view, army):
        return LOOT.times(sum(one.army == army.id and one.non_empty and not one.victim_active for one in view.conquests))


gnolls = Gnolls("home.gnolls", tokens=6, emblem="paw")
