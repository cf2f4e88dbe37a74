"""Powers whose benefit fits in one hook: Archaeologist, Enraged, Explorer, Fishing, Marsh Dweller."""

from swcore import Modifier, Toll, hookimpl
from swcore.conquest import Army, Power, View

DIG = Modifier(1, "artifacts-and-places", "WC-POWER-ARCHAEOLOGIST-1")
WRATH = Modifier(1, "strong-defenders", "WC-POWER-ENRAGED-1")
LANDING = Modifier(1, "islands", "WC-POWER-EXPLORER-1")
CATCH = Modifier(1, "beside-water", "WC-POWER-FISHING-1")
STRONG = 2  # defenders from which Enraged are paid


class Archaeologist(Power):
    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return DIG.times((army.regions & view.sites).bit_count())


class Enraged(Power):
    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        won = (one.defenders for one in view.conquests if one.army == army.id)
        return WRATH.times(sum(count for count in won if count >= STRONG))


class Explorer(Power):
    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return LANDING.times(sum(bool(army.regions & part) for part in view.ground.parts))


class Fishing(Power):
    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return CATCH.times((army.regions & view.ground.coast).bit_count())


class MarshDweller(Power):
    @hookimpl(declined="also")
    def conquest_toll(self, view: View, army: Army, attacker: Army) -> Toll | None:
        swamps = army.regions & view.terrain("swamp")
        return Toll("marsh", 1, swamps, "WC-POWER-MARSHDWELLER-1", "marsh") if swamps else None

    @hookimpl
    def conquest_keeps_badge(self, view: View, army: Army) -> bool:
        return True


archaeologist = Archaeologist(
    "warcraft.archaeologist",
    tokens=5,
    emblem="stone",
    proposed=True,
    name={"en": "Archaeologist", "ru": "Археологические"},
    text="+1 coin for each region with an artifact or a legendary place.",
    text_ru="+1 монета за каждую область с артефактом или легендарным местом.",
    clauses=("WC-POWER-ARCHAEOLOGIST-1",),
)

enraged = Enraged(
    "warcraft.enraged",
    tokens=5,
    emblem="flame",
    proposed=True,
    name={"en": "Enraged", "ru": "Разъярённые"},
    text="For each region conquered from 2 or more defending tokens, as many coins as there were.",
    text_ru="За каждую область, которую защищали 2 жетона или больше, столько монет, сколько их было.",
    clauses=("WC-POWER-ENRAGED-1", "WC-POWER-ENRAGED-2"),
)

explorer = Explorer(
    "warcraft.explorer",
    tokens=4,
    emblem="boot",
    proposed=True,
    name={"en": "Explorer", "ru": "Исследующие"},
    text="+1 coin for each island on which they hold a region.",
    text_ru="+1 монета за каждый остров, где у них есть область.",
    clauses=("WC-POWER-EXPLORER-1",),
)

fishing = Fishing(
    "warcraft.fishing",
    tokens=4,
    emblem="fish",
    proposed=True,
    name={"en": "Fishing", "ru": "Рыболовные"},
    text={"en": "+1 coin for each region beside a sea or a lake.", "ru": "+1 монета за каждую область у моря или озера."},
    clauses=("WC-POWER-FISHING-1",),
)

marshdweller = MarshDweller(
    "warcraft.marshdweller",
    tokens=4,
    emblem="mushroom",
    proposed=True,
    name={"en": "Marsh Dweller", "ru": "Болотные"},
    text="Opponents pay you 1 coin before they conquer a swamp of theirs, in decline too.",
    text_ru="Соперники платят вам 1 монету, прежде чем захватить их болото, и в упадке тоже.",
    clauses=("WC-POWER-MARSHDWELLER-1", "WC-POWER-MARSHDWELLER-2"),
)
