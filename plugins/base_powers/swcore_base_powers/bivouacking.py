"""Bivouacking: five encampments, each worth one token in defence, placed anew every turn.

From a conquered region they come back to hand and are placed elsewhere at the end of that turn; without a region they wait
there for the next redeployment. At decline they leave the board. SW-POWER-BIVOUACKING-1 to 8.
"""

from swcore import hookimpl
from swcore.conquest import Army, Effects, Marker, Power, View, fx

CAMPS = 5

encampment = Marker(
    "base.encampment",
    emblem="tent",
    name={"en": "Encampment", "ru": "Лагерь"},
    text={"en": "Counts as one token in the defence of its region.", "ru": "При обороне области считается за один жетон."},
    clauses=("SW-POWER-BIVOUACKING-2", "SW-POWER-BIVOUACKING-3", "SW-POWER-BIVOUACKING-4", "SW-CONQ-4"),
    supply=CAMPS,
    defence=1,
    counts=("lone",),
    returns_to="owner",
    per_region=None,
)


class Bivouacking(Power):
    @hookimpl(order=20)
    def conquest_redeployed(self, view: View, army: Army) -> Effects:
        return [fx.lift(army, encampment.id), fx.ask_place(army, encampment.id, CAMPS)]

    @hookimpl
    def conquest_regroup(self, view: View, army: Army) -> Effects:
        return fx.ask_place(army, encampment.id, army.stock.get(encampment.id, 0))


bivouacking = Bivouacking(
    "base.bivouacking",
    tokens=5,
    emblem="tent",
    name={"en": "Bivouacking", "ru": "Походные"},
    text="Each turn place 5 encampments in your regions, several in one if you like; each defends like a token.",
    text_ru="Каждый ход расставляйте в своих областях 5 лагерей, в том числе несколько в одной: каждый обороняет её как жетон.",
    clauses="SW-POWER-BIVOUACKING-1..8",
)
