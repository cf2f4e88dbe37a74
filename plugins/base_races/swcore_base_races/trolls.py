"""Trolls: a lair in every region they occupy, until they abandon or lose it; lairs stay in decline. SW-RACE-TROLLS-1 to 4."""

from swcore import hookimpl
from swcore.conquest import Army, Conquest, Effects, Marker, Race, View, fx

troll_lair = Marker(
    "base.troll_lair",
    emblem="hut",
    name={"en": "Troll lair", "ru": "Логово троллей"},
    clauses=("SW-RACE-TROLLS-2", "SW-RACE-TROLLS-3", "SW-RACE-TROLLS-4", "SW-CONQ-4"),
    supply=10,
    defence=1,
    leaves_on_decline=False,
)


class Trolls(Race):
    @hookimpl
    def conquest_conquered(self, view: View, army: Army, conquest: Conquest) -> Effects:
        return fx.mark(army, troll_lair.id, conquest.region) if view.holder(conquest.region) == army else None


trolls = Trolls(
    "base.trolls",
    tokens=5,
    emblem="fist",
    supply=10,
    name={"en": "Trolls", "ru": "Тролли"},
    text="A lair in every region they occupy adds 1 to its defence, in decline too.",
    text_ru="Логово в каждой занятой ими области добавляет 1 к её обороне, и в упадке тоже.",
    clauses="SW-RACE-TROLLS-1..4",
)
