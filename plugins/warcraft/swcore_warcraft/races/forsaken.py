"""Forsaken: recruit for a coin each token of another race that they sent to the supply. WC-RACE-FORSAKEN-1 to 5."""

from swcore import hookimpl
from swcore.conquest import Army, Effects, Race, View, fx

CLAUSE = "WC-RACE-FORSAKEN-1"


class Forsaken(Race):
    @hookimpl
    def conquest_redeploying(self, view: View, army: Army) -> Effects:
        sent = sum(count for race, count in view.sent(army) if race != self.id)
        most = min(sent, view.tray(self.id), view.coins(army))
        return fx.ask_choice(army, "recruits", [str(count) for count in range(most + 1)]) if most else None

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return [fx.pay(army.seat, None, int(answer), "recruits", CLAUSE), fx.gain(army, int(answer))]


forsaken = Forsaken(
    "warcraft.forsaken",
    tokens=6,
    emblem="skull",
    supply=20,
    tags=("horde",),
    name={"en": "Forsaken", "ru": "Отрёкшиеся"},
    text="At redeployment pay 1 coin for a new token, for each token of another race sent to the supply this turn.",
    text_ru="При перегруппировке за 1 монету возьмите новый жетон за каждый жетон другого народа, ушедший в запас в этот ход.",
    clauses="WC-RACE-FORSAKEN-1..5",
)
