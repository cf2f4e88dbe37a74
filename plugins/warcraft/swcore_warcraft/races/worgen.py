"""Worgen: at the start of a turn either two coins, or a coin for cheaper conquests. WC-RACE-WORGEN-1, WC-RACE-WORGEN-2."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Effects, Race, View, fx

FORM = "warcraft.worgen.form"  # (turn, form)
HUMAN, WORGEN = "human", "worgen"
GAIN, PRICE, CLAUSE = 2, 1, "WC-RACE-WORGEN-1"
FURY = Modifier(-1, "worgen-form", CLAUSE)


class Worgen(Race):
    @hookimpl(order=5)
    def conquest_begin(self, view: View, army: Army) -> Effects:
        if view.coins(army) < PRICE:
            return self._take(view, army, HUMAN)  # WC-RACE-WORGEN-2
        return fx.ask_choice(army, "form", (HUMAN, WORGEN))

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return self._take(view, army, answer)

    def _take(self, view: View, army: Army, form: str) -> Effects:
        """Return what taking a form does."""
        chosen = fx.note(army, FORM, (view.turn, form))
        if form == WORGEN:
            return [chosen, fx.pay(army.seat, None, PRICE, "worgen-form", CLAUSE)]
        return [chosen, fx.pay(None, army.seat, GAIN, "human-form", CLAUSE)]

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier | None:
        return FURY if view.recall(army, FORM) == (view.turn, WORGEN) else None


worgen = Worgen(
    "warcraft.worgen",
    tokens=5,
    emblem="wolf",
    supply=10,
    tags=("alliance",),
    name={"en": "Worgen", "ru": "Воргены"},
    text="At the start of your turn choose: gain 2 coins, or pay 1 and every conquest this turn costs 1 token less.",
    text_ru="В начале хода выберите: получить 2 монеты или заплатить 1, и каждый захват в этот ход стоит на 1 жетон меньше.",
    clauses=("WC-RACE-WORGEN-1", "WC-RACE-WORGEN-2"),
)
