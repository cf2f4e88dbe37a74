"""Mountaineering: the marker of a mountain does not defend it against them."""

from swcore import Modifier, hookimpl
from swcore.conquest import Power

CLIMB = Modifier(-1, "they climb")


class Mountaineering(Power):
    @hookimpl
    def conquest_cost(self, view, army):
        return CLIMB.at(view.marked("base.mountain"))


PIECES = (Mountaineering("rows.mountaineering", tokens=4),)
