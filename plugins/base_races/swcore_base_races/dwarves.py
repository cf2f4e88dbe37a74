"""Dwarves: each region with a mine pays a coin, in decline too. SW-RACE-DWARVES-1 to 3."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Race, View

MINE = Modifier(1, "mines", "SW-RACE-DWARVES-1")


class Dwarves(Race):
    """Dwarves."""

    @hookimpl(declined="also")
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return MINE.times(view.held(army, symbol="mine"))


dwarves = Dwarves(
    "base.dwarves",
    tokens=3,
    supply=8,
    name={"en": "Dwarves", "ru": "Дварфы"},
    text={
        "en": "+1 coin for each region with a mine that they occupy, in decline too.",
        "ru": "+1 монета за каждую занятую ими область с шахтой, и в упадке тоже.",
    },
    clauses=("SW-RACE-DWARVES-1", "SW-RACE-DWARVES-2", "SW-RACE-DWARVES-3"),
)
