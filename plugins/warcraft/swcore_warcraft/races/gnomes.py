"""Gnomes: once per turn an air strike on any region, for which the die is rolled first. WC-RACE-GNOMES-1 to 6."""

from swcore import hookimpl
from swcore.conquest import FROM_HAND, Army, Mode, Race, View
from swcore_warcraft.travel import NO_TRAVEL, charged

STRIKE, CLAUSE = "strike", "WC-RACE-GNOMES-1"


class Gnomes(Race):
    @hookimpl
    def conquest_modes(self, view: View, army: Army) -> Mode:
        far = charged(view, army)
        no_travel = (NO_TRAVEL.at(far),) if far else ()
        return Mode(STRIKE, None, FROM_HAND, CLAUSE, (), view.ground.all, no_travel, rolls=True, limit=1)


gnomes = Gnomes(
    "warcraft.gnomes",
    tokens=5,
    emblem="gear",
    supply=10,
    tags=("alliance",),
    name={"en": "Gnomes", "ru": "Гномы"},
    text="Once per turn name any region of any island and roll the die: it costs that much less, at least 1.",
    text_ru="Раз в ход назовите любую область любого острова и бросьте кубик: она стоит на столько меньше, но не менее 1.",
    clauses="WC-RACE-GNOMES-1..6",
)
