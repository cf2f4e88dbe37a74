"""Centaurs (II): two charges a turn, each through a region of whoever it is to the one behind it."""

from swcore import hookimpl
from swcore.conquest import Boost, Race


class Centaurs(Race):
    @hookimpl
    def conquest_boosts(self, view, army):
        if not army.regions:
            return None
        return Boost("charge", "", reach=view.around(view.around(army.regions) & view.ground.land), limit=2)


PIECES = (Centaurs("rows.centaurs", tokens=5),)
