"""Berserk: roll the die before each conquest; the roll lowers its cost. SW-POWER-BERSERK-1 to 7."""

from swcore import hookimpl
from swcore.conquest import Army, DiePolicy, Power, View

BEFORE_EACH = DiePolicy(before=True, clause="SW-POWER-BERSERK-1")


class Berserk(Power):
    """Berserk."""

    @hookimpl
    def conquest_die(self, view: View, army: Army) -> DiePolicy:
        return BEFORE_EACH


berserk = Berserk(
    "base.berserk",
    tokens=4,
    name={"en": "Berserk", "ru": "Лютые"},
    text={
        "en": "You may roll the die before each conquest; it then costs that much less.",
        "ru": "Перед каждым захватом можно бросить кубик; захват стоит на выпавшее число меньше.",
    },
    clauses=tuple(f"SW-POWER-BERSERK-{number}" for number in range(1, 8)),
)
