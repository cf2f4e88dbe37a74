"""Garrison: a fort in every region, in decline too. WC-POWER-GARRISON-1 to 4."""

from swcore import hookimpl
from swcore.conquest import Army, Conquest, Effects, Marker, Power, View, fx
from swcore_warcraft.map_pieces import WORK

FORTS = 10

fort = Marker(
    "warcraft.fort",
    emblem="tower",
    tags=(WORK,),
    name={"en": "Fort", "ru": "Форт"},
    clauses=("WC-POWER-GARRISON-1", "WC-POWER-GARRISON-2", "WC-POWER-GARRISON-3", "WC-CONQ-2", "WC-LOSS-8"),
    supply=FORTS,
    defence=1,
    leaves_on_decline=False,
)


class Garrison(Power):
    @hookimpl
    def conquest_conquered(self, view: View, army: Army, conquest: Conquest) -> Effects:
        return fx.mark(army, fort.id, conquest.region) if view.holder(conquest.region) == army else None

    @hookimpl
    def conquest_redeployed(self, view: View, army: Army) -> Effects:
        bare = army.regions & ~view.marked(fort.id, army)
        if not bare:
            return None
        if bare.bit_count() <= view.supply(fort.id):
            return [fx.mark(army, fort.id, region) for region in view.ground.bits(bare)]
        return [fx.lift(army, fort.id), fx.ask_place(army, fort.id, FORTS, per_region=1)]  # too few: the player chooses where

    @hookimpl
    def conquest_keeps_badge(self, view: View, army: Army) -> bool:
        return True


garrison = Garrison(
    "warcraft.garrison",
    tokens=3,
    emblem="tower",
    proposed=True,
    name={"en": "Garrison", "ru": "Гарнизонные"},
    text="A fort in each of their regions adds 1 to its defence, in decline too.",
    text_ru="Форт в каждой их области добавляет 1 к её обороне, и в упадке тоже.",
    clauses="WC-POWER-GARRISON-1..4",
)
