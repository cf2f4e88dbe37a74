"""Royal: the queen makes her region immune, and moves to another one at the end of each turn."""

from swcore import hookimpl
from swcore.conquest import Marker, Power, fx

queen = Marker("rows.queen", supply=1, immune=True)


class Royal(Power):
    @hookimpl
    def conquest_redeployed(self, view, army):
        there = army.regions & ~view.marked(queen.id, army) or army.regions
        return fx.lift(army, queen.id), fx.ask_place(army, queen.id, 1, where=there)


PIECES = (Royal("rows.royal", tokens=5), queen)
