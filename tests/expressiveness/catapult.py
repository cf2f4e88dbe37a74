"""Catapult: once a turn it throws from its region over another one, and what it hits takes 1 token less."""

from swcore import Modifier, hookimpl
from swcore.conquest import Boost, Marker, Power, fx

catapult = Marker("rows.catapult", supply=1, returns_to="owner")
STONES = Modifier(-1, "catapult")


class Catapult(Power):
    @hookimpl
    def conquest_boosts(self, view, army):
        there = view.marked(catapult.id, army)
        far = view.around(view.around(there)) & ~view.around(there)
        return Boost("throw", "", reach=far, modifiers=(STONES.at(far),), limit=1) if there else None

    @hookimpl
    def conquest_redeployed(self, view, army):
        return fx.lift(army, catapult.id), fx.ask_place(army, catapult.id, 1)


PIECES = (Catapult("rows.catapults", tokens=4), catapult)
