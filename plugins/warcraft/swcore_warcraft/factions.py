"""Factions: a coin for each race of the opposite faction from which a region was taken in the turn."""

from collections import Counter

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Rule, View

ALLIANCE, HORDE = "alliance", "horde"
OPPOSITE = {ALLIANCE: HORDE, HORDE: ALLIANCE}
SIDE = "warcraft.battleground.side"  # (turn, faction): what a neutral holder of the Battleground chose
BONUS = Modifier(1, "faction-bonus", "WC-FACTION-2")


def faction(view: View, race: str) -> str:
    """Return the faction of a race: `alliance`, `horde`, or "" for a neutral one (WC-FACTION-1)."""
    tags = view.tags(race) if race else ()
    return ALLIANCE if ALLIANCE in tags else HORDE if HORDE in tags else ""


def side(view: View, army: Army) -> str:
    """Return the faction that an army scores for: its own, or what it chose at the Battleground."""
    own = faction(view, army.race)
    if own:
        return own
    turn, chosen = view.recall(army, SIDE, (0, ""))
    return chosen if turn == view.turn else ""


def beaten(view: View, army: Army) -> Counter[int]:
    """Return how many regions an army took from each race of the opposite faction in this turn, by army."""
    foe = OPPOSITE.get(side(view, army))
    if foe is None:
        return Counter()
    taken = (one for one in view.conquests if one.army == army.id and faction(view, one.victim_race) == foe)
    return Counter(one.victim for one in taken)


def held_by(view: View, *factions: str) -> int:
    """Return the mask of the regions that races of some factions hold, active or declined."""
    found = 0
    for army in view.armies:
        if faction(view, army.race) in factions:
            found |= army.regions
    return found


class Factions(Rule):
    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier | None:
        taken = [one for one in view.conquests if one.victim_race and one.army == army.id]
        foe = OPPOSITE.get(side(view, army)) if taken else None
        races = {one.victim for one in taken if faction(view, one.victim_race) == foe} if foe else ()
        return BONUS.times(len(races)) if races else None


factions = Factions(
    "warcraft.factions",
    emblem="flag",
    name={"en": "Factions", "ru": "Фракции"},
    text="+1 coin for each race of the opposite faction from which you conquered a region this turn.",
    text_ru="+1 монета за каждый народ противоположной фракции, у которого вы захватили область в этот ход.",
    clauses="WC-FACTION-1..7",
)
