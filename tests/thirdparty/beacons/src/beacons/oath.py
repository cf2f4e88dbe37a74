"""Oathbound: a power that names a rival."""

from __future__ import annotations

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Effects, Power, View, fx

SPOILS = Modifier(1, "reason.oath")


class Oathbound(Power):
    """At the beginning of each turn name a rival; +1 coin for each region taken from them in this turn."""

    @hookimpl
    def conquest_begin(self, view: View, army: Army) -> Effects:
        return fx.ask_choice(army, "rival", [f"seat-{seat + 1}" for seat in view.opponents(army.seat)])

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return fx.note(army, "rival", (view.turn, int(answer.removeprefix("seat-")) - 1))

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier | None:
        turn, rival = self.recall(view, army, "rival", (0, -1))
        if turn != view.turn:
            return None
        return SPOILS.times(sum(one.army == army.id and one.victim_seat == rival for one in view.conquests))


oathbound = Oathbound(
    "beacons.oathbound",
    tokens=4,
    name={"en": "Oathbound", "ru": "Давшие клятву"},
    words={"reason.oath": {"en": "an oath that was kept", "ru": "сдержанная клятва"}},
)
