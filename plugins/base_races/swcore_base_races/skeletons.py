"""Skeletons: at redeployment a new token for every two non-empty regions conquered in the turn. SW-RACE-SKELETONS-1 to 4."""

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Army, Race, View

RAISED = Modifier(1, "raised", "SW-RACE-SKELETONS-1")
WITH_GHOULS = Option(
    "skeletons_count_ghoul_conquests",
    (False, True),
    False,
    clauses=("ED-13", "SW-RACE-SKELETONS-1"),
    text={
        "en": "Conquests by the same player's declined Ghouls count for the Skeletons.",
        "ru": "Захваты угасших упырей того же игрока засчитываются скелетам.",
    },
)


class Skeletons(Race):
    @hookimpl
    def conquest_gain(self, view: View, army: Army) -> Modifier:
        if view.option(WITH_GHOULS.name):  # the record of the turn holds the conquests of one seat
            return RAISED.times(sum(one.non_empty for one in view.conquests) // 2)
        return RAISED.times(view.conquered(army, non_empty=True) // 2)


skeletons = Skeletons(
    "base.skeletons",
    tokens=6,
    emblem="skull",
    supply=20,
    name={"en": "Skeletons", "ru": "Скелеты"},
    text="At redeployment 1 new token from the tray for every 2 non-empty regions they conquered this turn.",
    text_ru="При перегруппировке 1 новый жетон из запаса за каждые 2 непустые области, захваченные ими в этот ход.",
    clauses="SW-RACE-SKELETONS-1..4",
    options=(WITH_GHOULS,),
)
