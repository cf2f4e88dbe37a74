"""Nomads: a coin for each region that they give up, and a token for each army that left the game meanwhile (gravediggers)."""

from swcore import hookimpl
from swcore.conquest import Power, Race, fx


class Nomads(Race):
    @hookimpl
    def conquest_abandoned(self, view, army, region):
        return fx.coins(army.seat, 1, "moved on")


class Gravediggers(Power):
    @hookimpl
    def conquest_eliminated(self, view, army):
        return fx.gain(army, 1)


PIECES = (Nomads("rows.nomads", tokens=6), Gravediggers("rows.gravediggers", tokens=4))
