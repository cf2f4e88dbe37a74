"""Berserk: the die may be rolled before each conquest, then the region is chosen and costs that much less.

A roll that does not suffice, or that is not used, ends the conquests of the turn. SW-POWER-BERSERK-1 to 8.
"""

from swcore import hookimpl
from swcore.conquest import Army, DiePolicy, Power, View

BEFORE_EACH = DiePolicy(before=True, clause="SW-POWER-BERSERK-2")


class Berserk(Power):
    @hookimpl
    def conquest_die(self, view: View, army: Army) -> DiePolicy:
        return BEFORE_EACH


berserk = Berserk(
    "base.berserk",
    tokens=4,
    emblem="bear",
    name={"en": "Berserk", "ru": "Лютые"},
    text="Before each conquest you may roll the die, then choose a region: it costs that much less, at least 1.",
    text_ru="Перед каждым захватом можно бросить кубик, потом выбрать область: она стоит на столько меньше, но не менее 1.",
    clauses="SW-POWER-BERSERK-1..8",
)
