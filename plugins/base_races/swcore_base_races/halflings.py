"""Halflings: enter anywhere, and dig holes in the first two regions they conquer.

A hole is gone for good when its region is abandoned, and all are at decline. SW-RACE-HALFLINGS-1 to 7.
"""

from swcore import hookimpl
from swcore.conquest import Army, Conquest, Effects, Marker, Race, View, fx

HOLES = 2

hole = Marker(
    "base.hole",
    emblem="cave",
    name={"en": "Hole", "ru": "Нора"},
    text={"en": "Its region is immune: nobody can conquer it.", "ru": "Область неуязвима: её нельзя захватить."},
    clauses=("SW-RACE-HALFLINGS-2", "SW-RACE-HALFLINGS-3", "SW-IMM-1"),
    supply=HOLES,
    immune=True,
)


class Halflings(Race):
    @hookimpl
    def conquest_reach(self, view: View, army: Army) -> int:
        return 0 if army.regions else view.ground.all

    @hookimpl
    def conquest_conquered(self, view: View, army: Army, conquest: Conquest) -> Effects:
        dug = self.recall(view, army, "dug", 0)
        if dug == HOLES or view.holder(conquest.region) != army:  # a hole that was filled in is not dug again, HALFLINGS-6
            return None
        return [fx.mark(army, hole.id, conquest.region), fx.note(army, "dug", dug + 1)]


halflings = Halflings(
    "base.halflings",
    tokens=6,
    emblem="hut",
    supply=11,
    name={"en": "Halflings", "ru": "Полурослики"},
    text="Enter in any region of the map; each of the first 2 regions they conquer gets a hole and is immune.",
    text_ru="Входят в любую область карты; в первых 2 захваченных областях появляется нора, и область неуязвима.",
    clauses="SW-RACE-HALFLINGS-1..7",
)
