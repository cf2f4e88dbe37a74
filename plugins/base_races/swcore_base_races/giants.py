"""Giants: regions beside a mountain they occupy cost 1 less. SW-RACE-GIANTS-1 to 3."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Race, View

DOWNHILL = Modifier(-1, "beside-mountain", "SW-RACE-GIANTS-1")


class Giants(Race):
    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier | None:
        mountains = army.regions & view.terrain("mountain")
        return DOWNHILL.at(view.beside(army, mountains)) if mountains else None


giants = Giants(
    "base.giants",
    tokens=6,
    emblem="mountain",
    supply=11,
    name={"en": "Giants", "ru": "Великаны"},
    text="Regions next to a mountain they occupy cost 1 token less, at least 1.",
    text_ru="Области рядом с занятой ими горой стоят на 1 жетон меньше, но не менее 1.",
    clauses="SW-RACE-GIANTS-1..3",
)
