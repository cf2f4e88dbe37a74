"""Losses of races in decline: all their tokens in a conquered region go to the supply."""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Rule, View

ALL = Modifier(99, "all-lost", "WC-LOSS-4", phase="set")


class DeclinedLosses(Rule):
    @hookimpl(declined="only")
    def conquest_loss(self, view: View, army: Army, region: int, mode: str) -> Modifier:
        return ALL


declined_losses = DeclinedLosses(
    "warcraft.declined_losses",
    emblem="hourglass",
    name={"en": "Losses in decline", "ru": "Потери в упадке"},
    text="When a region of a race in decline is conquered, all its tokens there go to the supply.",
    text_ru="Когда захвачена область народа в упадке, все его жетоны оттуда уходят в запас.",
    clauses=("WC-LOSS-4",),
)
