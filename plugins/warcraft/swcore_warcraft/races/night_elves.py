"""Night Elves: cheaper forests, and a wall of wisps in each forest they conquer. WC-RACE-NIGHTELVES-1 to 4."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Conquest, Effects, Marker, Race, View, fx
from swcore_warcraft.map_pieces import WORK

FOREST = Modifier(-1, "forest", "WC-RACE-NIGHTELVES-1")

wisp_wall = Marker(
    "warcraft.wisp_wall",
    emblem="wall",
    tags=(WORK,),
    name={"en": "Wisp Wall", "ru": "Стена светлячков"},
    clauses=("WC-RACE-NIGHTELVES-2", "WC-RACE-NIGHTELVES-3", "WC-RACE-NIGHTELVES-4", "WC-CONQ-2", "WC-LOSS-8"),
    supply=9,
    defence=1,
    leaves_on_decline=False,
)


class NightElves(Race):
    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier:
        return FOREST.at(view.terrain("forest"))

    @hookimpl
    def conquest_conquered(self, view: View, army: Army, conquest: Conquest) -> Effects:
        forests = army.regions & view.terrain("forest")
        return fx.mark(army, wisp_wall.id, conquest.region) if forests >> conquest.region & 1 else None


night_elves = NightElves(
    "warcraft.night_elves",
    tokens=4,
    emblem="moon",
    supply=9,
    tags=("alliance",),
    name={"en": "Night Elves", "ru": "Ночные эльфы"},
    text="Forests cost 1 token less, at least 1; a wall of wisps in each forest they conquer adds 1 to its defence.",
    text_ru="Леса стоят на 1 жетон меньше, но не менее 1; в захваченном лесу встаёт стена светлячков, +1 к обороне.",
    clauses="WC-RACE-NIGHTELVES-1..4",
)
