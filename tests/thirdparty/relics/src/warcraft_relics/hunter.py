"""A power that pays for what is found."""

from __future__ import annotations

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Effects, Power, View, fx

FIND = Modifier(1, "relics found")


class RelicHunter(Power):
    """1 coin for each artifact or place found in this turn."""

    @hookimpl
    def conquest_found(self, view: View, army: Army, region: int, place: str) -> Effects:
        turn, found = self.recall(view, army, "found", (view.turn, 0))
        return fx.note(army, "found", (view.turn, found + 1 if turn == view.turn else 1))

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier | None:
        turn, found = self.recall(view, army, "found", (0, 0))
        return FIND.times(found) if turn == view.turn else None


relic_hunter = RelicHunter(
    "relics.relic_hunter", tokens=4, game="warcraft.warcraft", name={"en": "Relic Hunter", "ru": "Искатель реликвий"}
)
