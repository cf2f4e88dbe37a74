"""Heroic: two heroes make two regions immune, placed anew at the end of each turn. SW-POWER-HEROIC-1 to 5."""

from swcore import hookimpl
from swcore.conquest import Army, Effects, Marker, Power, View, fx

HEROES = 2

hero = Marker(
    "base.hero",
    emblem="helmet",
    name={"en": "Hero", "ru": "Герой"},
    text={"en": "Its region is immune.", "ru": "Область неуязвима."},
    clauses=("SW-POWER-HEROIC-1", "SW-POWER-HEROIC-2", "SW-POWER-HEROIC-5", "SW-IMM-1"),
    supply=HEROES,
    immune=True,
    returns_to="owner",
)


class Heroic(Power):
    @hookimpl(order=40)
    def conquest_redeployed(self, view: View, army: Army) -> Effects:
        # one per region: with fewer regions fewer heroes are placed
        return [fx.lift(army, hero.id), fx.ask_place(army, hero.id, HEROES)]


heroic = Heroic(
    "base.heroic",
    tokens=5,
    emblem="star",
    name={"en": "Heroic", "ru": "Героические"},
    text="At the end of each turn place 2 heroes in two different regions of yours; those are immune.",
    text_ru="В конце каждого хода поставьте 2 героев в две разные свои области: эти области неуязвимы.",
    clauses="SW-POWER-HEROIC-1..5",
)
