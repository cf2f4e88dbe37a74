"""Elves: lose no token when a region of theirs is conquered, to Sorcerers neither; in decline they lose like everyone.

SW-RACE-ELVES-1 to 5.
"""

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Race, View

NO_LOSS = Modifier(0, "no token is lost", "SW-RACE-ELVES-1", phase="set")


class Elves(Race):
    """Elves."""

    @hookimpl
    def conquest_loss(self, view: View, army: Army, region: int, mode: str) -> Modifier:
        return NO_LOSS


elves = Elves(
    "base.elves",
    tokens=6,
    supply=11,
    name={"en": "Elves", "ru": "Эльфы"},
    text={
        "en": "When a region of theirs is conquered they lose no token: all come to hand and are placed at the end of that turn.",
        "ru": "Теряя область, не теряют жетонов: все возвращаются в руку и размещаются в конце этого хода.",
    },
    clauses=tuple(f"SW-RACE-ELVES-{number}" for number in range(1, 6)),
)
