"""Fortified: a fortress per turn, which defends, in decline too, and pays while the army is active. SW-POWER-FORTIFIED-1 to 8."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Effects, Marker, Power, View, fx

PAY = Modifier(1, "fortresses", "SW-POWER-FORTIFIED-2")

fortress = Marker(
    "base.fortress",
    emblem="tower",
    name={"en": "Fortress", "ru": "Крепость"},
    clauses=(
        "SW-POWER-FORTIFIED-3",
        "SW-POWER-FORTIFIED-4",
        "SW-POWER-FORTIFIED-5",
        "SW-POWER-FORTIFIED-6",
        "SW-CONQ-4",
    ),
    supply=6,
    defence=1,
    leaves_on_decline=False,
)


class Fortified(Power):
    @hookimpl(order=30)
    def conquest_redeployed(self, view: View, army: Army) -> Effects:
        return fx.ask_place(army, fortress.id, 1, optional=True)

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return PAY.times(view.count_marks(fortress.id, army))


fortified = Fortified(
    "base.fortified",
    tokens=3,
    emblem="tower",
    name={"en": "Fortified", "ru": "Укреплённые"},
    text={
        "en": "Each turn you may place a fortress, 6 in all, one per region: +1 defence, in decline too; "
        "while active, +1 coin a turn.",
        "ru": "Каждый ход можно поставить крепость, всего 6, по одной в области: +1 к обороне, и в упадке; "
        "пока народ активен, +1 монета в ход.",
    },
    clauses="SW-POWER-FORTIFIED-1..8",
)
