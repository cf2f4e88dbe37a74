"""Underworld: caverns cost 1 less and are adjacent to each other. SW-POWER-UNDERWORLD-1 to 3."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Power, View

TUNNELS = Modifier(-1, "caverns", "SW-POWER-UNDERWORLD-1")


class Underworld(Power):
    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier:
        return TUNNELS.at(view.symbol("cavern"))

    @hookimpl
    def conquest_links(self, view: View, army: Army) -> int:
        return view.symbol("cavern")


underworld = Underworld(
    "base.underworld",
    tokens=5,
    emblem="cave",
    name={"en": "Underworld", "ru": "Подземные"},
    text="Regions with a cavern cost 1 less and count as adjacent to each other for your conquests.",
    text_ru="Области с пещерой стоят на 1 жетон меньше и при захвате считаются соседними между собой.",
    clauses="SW-POWER-UNDERWORLD-1..3",
)
