"""Unicorns: a coin after each turn of an opponent in which nobody attacked them."""

from swcore import hookimpl
from swcore.conquest import Race, fx


class Unicorns(Race):
    @hookimpl
    def conquest_turn_over(self, view, army, seat):
        if seat == army.seat or any(victim == army.id for _, victim in view.attacks):
            return None
        return fx.coins(army.seat, 1, "left in peace")


PIECES = (Unicorns("rows.unicorns", tokens=5),)
