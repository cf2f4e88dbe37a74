"""Elves: lose no token when a region is conquered. SW-RACE-ELVES-1 to 5."""

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
        "en": "When a region is conquered they lose no token; all come back to hand.",
        "ru": "При потере области не теряют жетонов: все возвращаются в руку.",
    },
    clauses=tuple(f"SW-RACE-ELVES-{number}" for number in range(1, 6)),
)
