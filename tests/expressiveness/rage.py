"""Rage: sacrifice a spare token, and take any region in reach with one."""

from swcore import Gate, hookimpl
from swcore.conquest import HAND, TRAY, Mode, Power, fx

RAGE = Mode("rage", 1, "hand", "")


class Rage(Power):
    @hookimpl
    def conquest_modes(self, view, army):
        return RAGE if army.hand >= 2 else RAGE._replace(gates=(Gate("spare", -1, "", "a second token is needed"),))

    @hookimpl
    def conquest_conquered(self, view, army, conquest):
        return fx.tokens(army, HAND, TRAY, 1) if conquest.mode == RAGE.name else None


PIECES = (Rage("rows.rage", tokens=4),)
