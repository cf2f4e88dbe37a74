"""Dragon Master: once per turn conquer with a single token, whatever defends; the dragon then makes that region immune.

It stays there until the next such conquest, or leaves with the decline. SW-POWER-DRAGON_MASTER-1 to 7.
"""

from swcore import hookimpl
from swcore.conquest import FROM_HAND, Army, Conquest, Effects, Marker, Mode, Power, View, fx

MODE = "dragon"
ATTACK = Mode(MODE, 1, FROM_HAND, "SW-POWER-DRAGON_MASTER-1", limit=1)

dragon = Marker(
    "base.dragon",
    name={"en": "Dragon", "ru": "Дракон"},
    text={"en": "Its region is immune.", "ru": "Область неуязвима."},
    clauses=("SW-POWER-DRAGON_MASTER-2", "SW-POWER-DRAGON_MASTER-3", "SW-POWER-DRAGON_MASTER-7", "SW-IMM-1"),
    supply=1,
    immune=True,
    returns_to="owner",
)


class DragonMaster(Power):
    @hookimpl
    def conquest_modes(self, view: View, army: Army) -> Mode:
        return ATTACK

    @hookimpl
    def conquest_conquered(self, view: View, army: Army, conquest: Conquest) -> Effects:
        if conquest.mode != MODE or view.holder(conquest.region) != army:
            return None
        return [fx.lift(army, dragon.id), fx.mark(army, dragon.id, conquest.region)]


dragon_master = DragonMaster(
    "base.dragon_master",
    tokens=5,
    emblem="dragon",
    name={"en": "Dragon Master", "ru": "Драконовластные"},
    text="Once per turn you may conquer a region with 1 token, whatever defends it; the dragon there makes it immune.",
    text_ru="Раз в ход можно захватить область 1 жетоном, кто бы её ни оборонял; дракон там делает её неуязвимой.",
    clauses="SW-POWER-DRAGON_MASTER-1..7",
)
