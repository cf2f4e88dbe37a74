"""Entering islands: entry regions can always be aimed at, and those that are not adjacent cost one token more."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Rule, View

SAILS = "sails"  # tag of the pieces that lift the travel cost
BURROWS = "burrows"  # tag of the races that enter through caverns
TRAVEL = Modifier(1, "travel", "WC-CONQ-4")
NO_TRAVEL = Modifier(-1, "no-travel", "WC-CONQ-8")


def charged(view: View, army: Army) -> int:
    """Return the mask of the regions that cost an army travel (WC-CONQ-4, WC-CONQ-6, WC-CONQ-7)."""
    if view.tagged(army, SAILS):
        return 0
    far = view.ground.entry & ~view.beside(army, army.regions)
    if not army.regions and view.tagged(army, BURROWS):
        far &= ~view.symbol("cavern")
    return far


class Travel(Rule):
    @hookimpl
    def conquest_reach(self, view: View, army: Army) -> int:
        return view.ground.entry

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier | None:
        far = charged(view, army)
        return TRAVEL.at(far) if far else None


travel = Travel(
    "warcraft.travel",
    emblem="ship",
    name={"en": "Travel", "ru": "Переправа"},
    text="An entry region of any island may be conquered; one that is not adjacent to yours takes 1 token more.",
    text_ru="Можно захватить область высадки любого острова; если она не соседняя с вашей, она стоит на 1 жетон больше.",
    clauses=("WC-CONQ-4", "WC-CONQ-5", "WC-CONQ-6", "WC-CONQ-7", "WC-FIRST-1", "WC-FIRST-2"),
)
