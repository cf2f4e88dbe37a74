"""Draenei: the first token lost in each turn of an opponent comes back to hand. WC-RACE-DRAENEI-1 to 3."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Effects, Race, View, fx

RESCUE = Modifier(-1, "first-saved", "WC-RACE-DRAENEI-1")


class Draenei(Race):
    @hookimpl
    def conquest_loss(self, view: View, army: Army, region: int, mode: str) -> Modifier | None:
        return RESCUE if view.turn_seat != army.seat and self.recall(view, army, "saved") != view.turn else None

    @hookimpl
    def conquest_lost(self, view: View, army: Army, spared: tuple[str, ...]) -> Effects:
        return fx.note(army, "saved", view.turn) if self.id in spared else None


draenei = Draenei(
    "warcraft.draenei",
    tokens=7,
    emblem="star",
    supply=12,
    tags=("alliance",),
    name={"en": "Draenei", "ru": "Дренеи"},
    text="In each opponent's turn the first token they would lose comes back to your hand.",
    text_ru="В ход каждого соперника первый жетон, который они должны потерять, возвращается вам в руку.",
    clauses="WC-RACE-DRAENEI-1..3",
)
