"""Automatons: each turn a coin more for them goes onto the round track than the turn before; all are paid when they decline."""

from swcore import hookimpl
from swcore.conquest import Race, fx


class Automatons(Race):
    @hookimpl
    def conquest_turn_end(self, view, army):
        turns = self.recall(view, army, "turns", 0) + 1
        return fx.note(army, "turns", turns), fx.note(army, "track", self.recall(view, army, "track", 0) + turns)

    @hookimpl
    def conquest_declined(self, view, army, declined):
        return fx.coins(army.seat, self.recall(view, army, "track", 0), "wound down") if declined == army.id else None


PIECES = (Automatons("rows.automatons", tokens=5),)
