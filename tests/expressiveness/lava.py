"""Lava (power): for each mountain held, lava flows into it or beside it; nobody can take that region until the next turn."""

from swcore import hookimpl
from swcore.conquest import Marker, Power, fx

LAVA = Marker("rows.lava_flow", name={"en": "Lava", "ru": "Лава"}, supply=5, immune=True)


class Lava(Power):
    @hookimpl
    def conquest_begin(self, army):
        return fx.discard(army, LAVA.id)

    @hookimpl
    def conquest_redeployed(self, view, army):
        peaks = army.regions & view.terrain("mountain")
        where = (peaks | view.around(peaks)) & view.ground.land
        return fx.ask_place(army, LAVA.id, peaks.bit_count(), where=where, optional=True)


PIECES = (Lava("rows.lava", tokens=4), LAVA)
