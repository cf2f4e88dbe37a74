"""Cursed (power): to pass it over in the row costs 3 coins more."""

from swcore import Modifier, hookimpl
from swcore.conquest import Power

CURSE = Modifier(3, "passed over a curse")


class Cursed(Power):
    @hookimpl
    def conquest_price(self, combo, picked):
        return CURSE if picked.place > combo.place else None


PIECES = (Cursed("rows.cursed", tokens=4),)
