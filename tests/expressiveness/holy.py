"""Holy: who attacks must show at least a 1 on the die, or the region is closed to him for the rest of the turn."""

from swcore import hookimpl
from swcore.conquest import DieDemand, Power


class Holy(Power):
    @hookimpl
    def conquest_guarded(self, view, army, attacker):
        return DieDemand(army.regions, 1)


PIECES = (Holy("rows.holy", tokens=4),)
