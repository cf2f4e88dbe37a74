"""Goblins: regions of armies in decline cost them one token less."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race

DECLINED = Modifier(-1, "their people is in decline")


class Goblins(Race):
    @hookimpl
    def conquest_cost(self, view, army):
        return [DECLINED.at(other.regions) for other in view.armies if other.declined and other.id != army.id]


PIECES = (Goblins("rows.goblins", tokens=6),)
