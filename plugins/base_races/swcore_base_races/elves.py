"""Elves: lose no token when a region of theirs is conquered, to Sorcerers neither; in decline they lose like everyone.

SW-RACE-ELVES-1 to 5.
"""

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Army, Race, View
from swcore_base_races.sorcerers import MODE

NO_LOSS = Modifier(0, "no-loss", "SW-RACE-ELVES-1", phase="set")
IMMUNE = Option(
    "elves_immune_to_substitution",
    (True, False),
    True,
    clauses=("ED-2", "SW-RACE-ELVES-4", "SW-RACE-SORCERERS-8"),
    text={
        "en": "An Elf token that Sorcerers replace goes to its owner's hand, not to the tray.",
        "ru": "Жетон эльфов, заменённый колдунами, возвращается в руку владельца, а не в запас.",
    },
)


class Elves(Race):
    @hookimpl
    def conquest_loss(self, view: View, army: Army, region: int, mode: str) -> Modifier | None:
        return None if mode == MODE and not view.option(IMMUNE.name) else NO_LOSS


elves = Elves(
    "base.elves",
    tokens=6,
    emblem="leaf",
    supply=11,
    name={"en": "Elves", "ru": "Эльфы"},
    text="When a region of theirs is conquered they lose no token: all return to hand and are placed at the end of that turn.",
    text_ru="Теряя область, не теряют жетонов: все возвращаются в руку и размещаются в конце этого хода.",
    clauses="SW-RACE-ELVES-1..5",
    options=(IMMUNE,),
)
