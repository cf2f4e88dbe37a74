"""Wealthy: seven coins, once, at the end of the army's first turn. SW-POWER-WEALTHY-1."""

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Army, Effects, Power, View, fx

TREASURE = Modifier(7, "treasure", "SW-POWER-WEALTHY-1")
ONCE = Option(
    "wealthy_once",
    ("per_army", "per_game"),
    "per_army",
    clauses=("ED-33", "SW-POWER-WEALTHY-1"),
    text={
        "en": "The treasure of the Wealthy is paid to every army that takes the badge, or only once in the game.",
        "ru": "Клад богатых достаётся каждому народу, взявшему этот жетон умения, или только один раз за игру.",
    },
)


class Wealthy(Power):
    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier | None:
        return TREASURE if view.first_turn(army) and not self.recall(view, None, "paid") else None

    @hookimpl
    def conquest_turn_end(self, view: View, army: Army) -> Effects:
        once = view.option(ONCE.name) == "per_game"
        return fx.note(None, "paid", True) if once and view.first_turn(army) else None


wealthy = Wealthy(
    "base.wealthy",
    tokens=4,
    emblem="coin",
    name={"en": "Wealthy", "ru": "Богатые"},
    text="+7 coins, once, at the end of this race's first turn.",
    text_ru="+7 монет, один раз, в конце первого хода этого народа.",
    clauses=("SW-POWER-WEALTHY-1",),
    options=(ONCE,),
)
