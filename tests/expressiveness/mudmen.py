"""Mudmen: a new token for each swamp that they hold when they redeploy."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race

MUD = Modifier(1, "mud")


class Mudmen(Race):
    @hookimpl
    def conquest_gain(self, view, army):
        return MUD.times(view.held(army, terrain="swamp"))


PIECES = (Mudmen("rows.mudmen", tokens=5, supply=20),)
