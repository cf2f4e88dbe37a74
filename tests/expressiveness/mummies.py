"""Mummies: whoever takes a region from them discards a token of his own."""

from swcore import hookimpl
from swcore.conquest import TRAY, Race, fx


class Mummies(Race):
    """The attacker chooses where; a region may be given up for it."""

    @hookimpl(declined="also")
    def conquest_lost(self, view, army, attacker):
        rival = view.army(attacker)
        return fx.ask_remove(rival, 1, target=TRAY, leave=0) if rival is not None else None


PIECES = (Mummies("rows.mummies", tokens=6),)
