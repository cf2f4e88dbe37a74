"""Mayflies: a race that dies out at the end of its third turn, wherever it is, for three coins."""

from swcore import hookimpl
from swcore.conquest import Race, fx


class Mayflies(Race):
    @hookimpl
    def conquest_turn_end(self, view, army):
        turns = self.recall(view, army, "turns", 0) + 1
        if turns < 3:
            return fx.note(army, "turns", turns)
        return fx.coins(army.seat, 3, "died out"), fx.retire(army)


PIECES = (Mayflies("rows.mayflies", tokens=9),)
