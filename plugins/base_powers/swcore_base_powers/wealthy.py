"""Wealthy: seven coins, once, at the end of the army's first turn. SW-POWER-WEALTHY-1."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Power, View

TREASURE = Modifier(7, "treasure", "SW-POWER-WEALTHY-1")


class Wealthy(Power):
    """Wealthy."""

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier | None:
        return TREASURE if view.first_turn(army) else None


wealthy = Wealthy(
    "base.wealthy",
    tokens=4,
    name={"en": "Wealthy", "ru": "Богатые"},
    text={
        "en": "+7 coins, once, at the end of this race's first turn.",
        "ru": "+7 монет, один раз, в конце первого хода этого народа.",
    },
    clauses=("SW-POWER-WEALTHY-1",),
)
