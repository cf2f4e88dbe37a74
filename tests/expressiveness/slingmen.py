"""Slingmen: they attack over one region, and each region taken so brings a coin."""

from swcore import hookimpl
from swcore.conquest import Race, fx


class Slingmen(Race):
    @hookimpl
    def conquest_reach(self, view, army):
        return view.around(view.around(army.regions))

    @hookimpl
    def conquest_conquered(self, view, army, conquest):
        others = army.regions & ~(1 << conquest.region)
        if others and not view.beside(army, others) >> conquest.region & 1:
            return fx.coins(army.seat, 1, "a shot over a region")
        return None


PIECES = (Slingmen("rows.slingmen", tokens=5),)
