"""What can be found on the islands."""

from __future__ import annotations

from swcore import Modifier, Toll, hookimpl
from swcore.conquest import Army, Boost, Conquest, Effects, Place, View, fx

HORN = "moonhorn"
CALL = Modifier(-2, "reason.moonhorn")


class MoonHorn(Place):
    @hookimpl
    def conquest_boosts(self, view: View, army: Army) -> Boost:
        near = view.around(view.marked(self.id))
        return Boost(HORN, "", modifiers=(CALL.at(near),), limit=1)

    @hookimpl
    def conquest_conquered(self, view: View, army: Army, conquest: Conquest) -> Effects:
        if HORN not in conquest.boosts:
            return None
        return fx.ask_choice(army, "carry", (view.names(1 << conquest.region)[0],), optional=True)

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return fx.carry(self.id, view.where(self.id), view.region(answer)) if answer else None


class QuietShrine(Place):
    @hookimpl
    def conquest_toll(self, view: View, army: Army, attacker: Army) -> Toll:
        return Toll("shrine", 1, view.marked(self.id), "", "a gift to the shrine")


moon_horn = MoonHorn(
    "relics.moon_horn",
    tags=("artifact",),
    game="warcraft.warcraft",
    name={"en": "Moon Horn", "ru": "Лунный рог"},
    text={"en": "Once a turn a conquest beside it costs 2 less.", "ru": "Раз в ход завоевание рядом стоит на 2 меньше."},
    words={"reason.moonhorn": {"en": "moon horn", "ru": "лунный рог"}, "boost.moonhorn": {"en": "horn", "ru": "рог"}},
)
quiet_shrine = QuietShrine(
    "relics.quiet_shrine",
    tags=("legendary_place",),
    game="warcraft.warcraft",
    name={"en": "Quiet Shrine", "ru": "Тихое святилище"},
    text={"en": "Who conquers it pays you 1 coin.", "ru": "Кто её захватит, платит вам 1 монету."},
)
