"""Sorcerers: conquer a neighbouring region by replacing a lone active token with one from the tray.

Once per turn against each opponent. Lair, fortress and mountain do not protect the token, an encampment does.
SW-RACE-SORCERERS-1 to 13.
"""

from swcore import EVERYWHERE, Gate, Option, hookimpl
from swcore.conquest import FROM_TRAY, Army, Mode, Race, View

MODE, CLAUSE = "substitute", "SW-RACE-SORCERERS-1"
LIMIT = Option(
    "sorcerer_limit",
    ("per_opponent", "per_turn"),
    "per_opponent",
    clauses=("ED-1", "SW-RACE-SORCERERS-1"),
    text={
        "en": "Sorcerers replace a token once per turn against each opponent, or once per turn in all.",
        "ru": "Колдуны заменяют жетон раз в ход у каждого соперника или всего раз в ход.",
    },
)
# While there is no substitution at all the mode stays on offer with a gate everywhere, so that a refusal can say why.
NO_TOKEN = Mode(MODE, 0, FROM_TRAY, CLAUSE, (Gate("tray", EVERYWHERE, "SW-RACE-SORCERERS-7"),))
NOWHERE = Mode(MODE, 0, FROM_TRAY, CLAUSE, (Gate("no-region", EVERYWHERE, "SW-RACE-SORCERERS-11"),))


class Sorcerers(Race):
    @hookimpl
    def conquest_modes(self, view: View, army: Army) -> Mode:
        if not army.regions:
            return NOWHERE
        per = "turn" if view.option(LIMIT.name) == "per_turn" else "opponent"
        return Mode(MODE, 0, FROM_TRAY, CLAUSE, self._gates(view, army), limit=1, per=per) if view.tray(self.id) else NO_TOKEN

    def _gates(self, view: View, army: Army) -> tuple[Gate, ...]:
        active = lone = 0
        for seat in view.opponents(army.seat or 0):
            victim = view.active(seat)
            if victim is None:
                continue
            active |= victim.regions
            for region in view.ground.bits(victim.regions):
                if view.tokens(region) + view.counted(region, "lone") == 1:
                    lone |= 1 << region
        return (
            Gate("not-active", view.ground.all & ~active, "SW-RACE-SORCERERS-2"),
            Gate("not-lone", active & ~lone, "SW-RACE-SORCERERS-3"),
        )


sorcerers = Sorcerers(
    "base.sorcerers",
    tokens=5,
    emblem="moon",
    supply=18,
    name={"en": "Sorcerers", "ru": "Колдуны"},
    text={
        "en": "Once per turn against each opponent, conquer a region next to yours by replacing its only token, an active one, "
        "with one of yours from the tray.",
        "ru": "Раз в ход у каждого соперника захватите соседнюю область, заменив единственный активный жетон в ней "
        "своим из запаса.",
    },
    clauses="SW-RACE-SORCERERS-1..13",
    options=(LIMIT,),
)
