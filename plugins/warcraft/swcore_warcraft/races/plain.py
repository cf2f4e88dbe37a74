"""Races whose benefit fits in one hook: Kobolds, Naga, Orcs, Trolls."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Race, View
from swcore_warcraft.factions import ALLIANCE, faction
from swcore_warcraft.travel import BURROWS

PLUNDER = Modifier(1, "regions of the Alliance", "WC-RACE-ORCS-1")
AMBUSH = Modifier(-1, "non-empty region", "WC-RACE-TROLLS-1")


class Kobolds(Race):
    """Kobolds: every cavern is in reach, and all caverns are adjacent to each other (WC-RACE-KOBOLDS-1 to 3)."""

    @hookimpl
    def conquest_reach(self, view: View, army: Army) -> int:
        return view.symbol("cavern")

    @hookimpl
    def conquest_links(self, view: View, army: Army) -> int:
        return view.symbol("cavern")


class Naga(Race):
    """Naga: conquer seas and lakes, enter through them, and stay there in decline (WC-RACE-NAGA-1 to 4)."""

    @hookimpl
    def conquest_opens(self, view: View, army: Army) -> int:
        return view.ground.water

    @hookimpl
    def conquest_reach(self, view: View, army: Army) -> int:
        return 0 if army.regions else view.ground.water


class Orcs(Race):
    """Orcs: a coin for each region taken from an Alliance race (WC-RACE-ORCS-1, WC-RACE-ORCS-2)."""

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        won = (one for one in view.conquests if one.army == army.id)
        return PLUNDER.times(sum(faction(view, one.victim_race) == ALLIANCE for one in won))


class Trolls(Race):
    """Trolls: non-empty regions cost 1 less (WC-RACE-TROLLS-1)."""

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier:
        return AMBUSH.at(view.occupied)


kobolds = Kobolds(
    "warcraft.kobolds",
    tokens=6,
    supply=11,
    tags=(BURROWS,),
    name={"en": "Kobolds", "ru": "Кобольды"},
    text={
        "en": "May conquer any cavern region; all caverns of all islands are adjacent for them, and they may enter there.",
        "ru": "Могут захватить любую область с пещерой; все пещеры всех островов для них соседние, и входить можно там же.",
    },
    clauses=("WC-RACE-KOBOLDS-1", "WC-RACE-KOBOLDS-2", "WC-RACE-KOBOLDS-3"),
)

naga = Naga(
    "warcraft.naga",
    tokens=6,
    supply=11,
    name={"en": "Naga", "ru": "Наги"},
    text={
        "en": "May conquer seas and lakes, enter there, and stay in them in decline.",
        "ru": "Могут захватывать моря и озёра, входить через них и оставаться в них в упадке.",
    },
    clauses=tuple(f"WC-RACE-NAGA-{number}" for number in range(1, 5)),
)

orcs = Orcs(
    "warcraft.orcs",
    tokens=6,
    supply=11,
    tags=("horde",),
    name={"en": "Orcs", "ru": "Орки"},
    text={
        "en": "+1 coin for each region conquered from an Alliance race this turn.",
        "ru": "+1 монета за каждую область, захваченную в этот ход у народа Альянса.",
    },
    clauses=("WC-RACE-ORCS-1", "WC-RACE-ORCS-2"),
)

trolls = Trolls(
    "warcraft.trolls",
    tokens=6,
    supply=11,
    tags=("horde",),
    name={"en": "Trolls", "ru": "Тролли"},
    text={
        "en": "Non-empty regions cost 1 token less, at least 1.",
        "ru": "Непустые области стоят на 1 жетон меньше, но не менее 1.",
    },
    clauses=("WC-RACE-TROLLS-1",),
)
