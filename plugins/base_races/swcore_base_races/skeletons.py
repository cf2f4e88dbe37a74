"""Skeletons: at redeployment a new token for every two non-empty regions conquered in the turn. SW-RACE-SKELETONS-1 to 4."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Race, View

RAISED = Modifier(1, "raised from the fallen", "SW-RACE-SKELETONS-1")


class Skeletons(Race):
    """Skeletons."""

    @hookimpl
    def conquest_gain(self, view: View, army: Army) -> Modifier:
        return RAISED.times(view.conquered(army, non_empty=True) // 2)


skeletons = Skeletons(
    "base.skeletons",
    tokens=6,
    supply=20,
    name={"en": "Skeletons", "ru": "Скелеты"},
    text={
        "en": "At redeployment 1 new token from the tray for every 2 non-empty regions they conquered this turn.",
        "ru": "При перегруппировке 1 новый жетон из запаса за каждые 2 непустые области, захваченные ими в этот ход.",
    },
    clauses=tuple(f"SW-RACE-SKELETONS-{number}" for number in range(1, 5)),
)
