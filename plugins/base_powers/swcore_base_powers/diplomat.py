"""Diplomat: at the end of the turn name an ally whose active army was not attacked in it; until the next turn it may not attack.

The peace binds the ally alone and protects the active army alone; declined armies stand outside, on both sides. A failed attempt
counts as an attack. SW-POWER-DIPLOMAT-1 to 6.
"""

from swcore import Gate, hookimpl
from swcore.conquest import Army, Effects, Power, View, fx

SEAT = "seat-"


class Diplomat(Power):
    @hookimpl
    def conquest_turn_start(self, view: View, army: Army) -> Effects:
        return fx.note(army, "ally", None)

    @hookimpl
    def conquest_turn_end(self, view: View, army: Army) -> Effects:
        attacked = set()
        for _, victim_id in view.attacks:  # by the seat's declined armies too (INT-48)
            victim = view.army(victim_id)
            if victim is not None and not victim.declined:
                attacked.add(victim.seat)
        allies = [f"{SEAT}{seat + 1}" for seat in view.opponents(army.seat or 0) if seat not in attacked]
        return fx.ask_choice(army, "ally", allies, optional=True)

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return fx.note(army, "ally", int(answer.removeprefix(SEAT)) - 1) if answer else None

    @hookimpl
    def conquest_protects(self, view: View, army: Army, attacker: Army) -> Gate | None:
        if attacker.declined or attacker.seat != self.recall(view, army, "ally"):
            return None
        return Gate("peace", army.regions, "SW-POWER-DIPLOMAT-2")


diplomat = Diplomat(
    "base.diplomat",
    tokens=5,
    emblem="scroll",
    name={"en": "Diplomat", "ru": "Мирные"},
    text={
        "en": "At the end of your turn you may name an opponent whose active race you did not attack this turn: until your next "
        "turn their active race cannot attack yours.",
        "ru": "В конце хода можно назвать соперника, на чей активный народ вы в этот ход не нападали: до вашего следующего хода "
        "его активный народ не нападает на ваш.",
    },
    clauses="SW-POWER-DIPLOMAT-1..6",
)
