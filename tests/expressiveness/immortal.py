"""Immortal and Martyr (powers): no token is ever lost with a region; or each loss of a token pays a coin."""

from swcore import Modifier, hookimpl
from swcore.conquest import Power, fx

NO_LOSS = Modifier(0, "immortal", phase="set")


class Immortal(Power):
    @hookimpl
    def conquest_loss(self):
        return NO_LOSS


class Martyr(Power):
    @hookimpl
    def conquest_lost(self, army, spared):
        return None if spared else fx.coins(army.seat, 1, "martyrs")


PIECES = (Immortal("rows.immortal", tokens=4), Martyr("rows.martyr", tokens=4))
