"""Ghouls: all tokens stay at decline, and the declined army goes on conquering.

In decline it acts at the start of its owner's turns like an active army, its owner's own active army included among its targets.
SW-RACE-GHOULS-1 to 8.
"""

from swcore import Modifier, hookimpl
from swcore.conquest import ALL, Army, Race, View

ALL_STAY = Modifier(ALL, "all-stay", "SW-RACE-GHOULS-1", phase="set")


class Ghouls(Race):
    @hookimpl
    def conquest_decline_keep(self, view: View, army: Army) -> Modifier:
        return ALL_STAY

    @hookimpl(declined="only")
    def conquest_acts_declined(self, view: View, army: Army) -> bool:
        return True


ghouls = Ghouls(
    "base.ghouls",
    tokens=5,
    emblem="ghost",
    supply=10,
    name={"en": "Ghouls", "ru": "Упыри"},
    text="All their tokens stay at decline; in decline they still conquer, before your active race and even from it.",
    text_ru="При упадке остаются все их жетоны; и в упадке они захватывают области, раньше активного народа и даже у него.",
    clauses="SW-RACE-GHOULS-1..8",
)
