"""Vanishing (power): at its decline the race leaves all its regions, and each of them pays 2 coins."""

from swcore import hookimpl
from swcore.conquest import TRAY, Power, fx


class Vanishing(Power):
    @hookimpl
    def conquest_declined(self, view, army, declined):
        if declined != army.id:
            return None
        left = [fx.tokens(army, region, TRAY, view.tokens(region)) for region in view.ground.bits(army.regions)]
        return [fx.coins(army.seat, 2 * len(left), "vanished"), *left]


PIECES = (Vanishing("rows.vanishing", tokens=4),)
