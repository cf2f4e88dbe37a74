"""Historian (power): a coin for each race that declines, its own included."""

from swcore import hookimpl
from swcore.conquest import Power, fx


class Historian(Power):
    @hookimpl
    def conquest_declined(self, view, army):
        return fx.coins(army.seat, 1, "a race declined")


PIECES = (Historian("rows.historian", tokens=4),)
