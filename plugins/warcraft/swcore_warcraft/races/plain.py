"""Races whose benefit fits in one hook: Kobolds, Naga, Orcs, Trolls."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Race, View
from swcore_warcraft.factions import ALLIANCE, faction
from swcore_warcraft.travel import BURROWS

PLUNDER = Modifier(1, "alliance-regions", "WC-RACE-ORCS-1")
AMBUSH = Modifier(-1, "non-empty-region", "WC-RACE-TROLLS-1")


class Kobolds(Race):
    @hookimpl
    def conquest_reach(self, view: View, army: Army) -> int:
        return view.symbol("cavern")

    @hookimpl
    def conquest_links(self, view: View, army: Army) -> int:
        return view.symbol("cavern")


class Naga(Race):
    @hookimpl
    def conquest_opens(self, view: View, army: Army) -> int:
        return view.ground.water

    @hookimpl
    def conquest_reach(self, view: View, army: Army) -> int:
        return 0 if army.regions else view.ground.water


class Orcs(Race):
    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        won = (one for one in view.conquests if one.army == army.id)
        return PLUNDER.times(sum(faction(view, one.victim_race) == ALLIANCE for one in won))


class Trolls(Race):
    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier:
        return AMBUSH.at(view.occupied)


kobolds = Kobolds(
    "warcraft.kobolds",
    tokens=6,
    emblem="rat",
    supply=11,
    tags=(BURROWS,),
    name={"en": "Kobolds", "ru": "Кобольды"},
    text="May conquer any cavern region; all caverns of all islands are adjacent for them, and they may enter there.",
    text_ru="Могут захватить любую область с пещерой; все пещеры всех островов для них соседние, и входить можно там же.",
    clauses="WC-RACE-KOBOLDS-1..3",
)

naga = Naga(
    "warcraft.naga",
    tokens=6,
    emblem="snake",
    supply=11,
    name={"en": "Naga", "ru": "Наги"},
    text="May conquer seas and lakes, enter there, and stay in them in decline.",
    text_ru="Могут захватывать моря и озёра, входить через них и оставаться в них в упадке.",
    clauses="WC-RACE-NAGA-1..4",
)

orcs = Orcs(
    "warcraft.orcs",
    tokens=6,
    emblem="axe",
    supply=11,
    tags=("horde",),
    name={"en": "Orcs", "ru": "Орки"},
    text="+1 coin for each region conquered from an Alliance race this turn.",
    text_ru="+1 монета за каждую область, захваченную в этот ход у народа Альянса.",
    clauses=("WC-RACE-ORCS-1", "WC-RACE-ORCS-2"),
)

trolls = Trolls(
    "warcraft.trolls",
    tokens=6,
    emblem="mask",
    supply=11,
    tags=("horde",),
    name={"en": "Trolls", "ru": "Тролли"},
    text="Non-empty regions cost 1 token less, at least 1.",
    text_ru="Непустые области стоят на 1 жетон меньше, но не менее 1.",
    clauses=("WC-RACE-TROLLS-1",),
)
