"""Tauren: never fewer than two tokens in a region, in conquest, in redeployment and in decline. WC-RACE-TAUREN-1 to 7."""

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Army, Race, View

TWO_STAY = Modifier(2, "two-stay", "WC-RACE-TAUREN-1", phase="floor")
TWO_CONQUER = Modifier(2, "two-conquer", "WC-RACE-TAUREN-2", phase="floor")
TWO_DECLINE = Modifier(2, "two-decline", "WC-RACE-TAUREN-5", phase="floor")
MINIMUM = Option(
    "tauren_conquest_minimum",
    (2, 1),
    2,
    clauses=("WC-OPT-1", "WC-RACE-TAUREN-2"),
    text={
        "en": "Fewest tokens with which Tauren conquer a region; with 1, the second one joins in redeployment.",
        "ru": "Наименьшее число жетонов, которым таурены захватывают область; при 1 второй добавляется при перегруппировке.",
    },
)


class Tauren(Race):
    @hookimpl(declined="also")
    def conquest_keep(self, view: View, army: Army) -> Modifier:
        return TWO_STAY

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier | None:
        return TWO_CONQUER if view.option(MINIMUM.name) == 2 else None

    @hookimpl
    def conquest_decline_keep(self, view: View, army: Army) -> Modifier:
        return TWO_DECLINE


tauren = Tauren(
    "warcraft.tauren",
    tokens=11,
    emblem="bull",
    supply=16,
    tags=("horde",),
    name={"en": "Tauren", "ru": "Таурены"},
    text="At least 2 of their tokens stand in each of their regions, also to conquer it and in decline.",
    text_ru="В каждой их области стоит не менее 2 жетонов, в том числе при захвате и в упадке.",
    clauses="WC-RACE-TAUREN-1..7",
    options=(MINIMUM,),
)
