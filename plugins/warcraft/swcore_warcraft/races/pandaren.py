"""Pandaren: opponents whose active race they left in peace must pay before they attack them. WC-RACE-PANDAREN-1 to 6."""

from swcore import Toll, hookimpl
from swcore.conquest import Army, Effects, Race, View, fx

HARMONY = "warcraft.pandaren.harmony"  # the seats that hold a Harmony token
COINS = 2


class Pandaren(Race):
    @hookimpl(order=0)
    def conquest_turn_start(self, view: View, army: Army) -> Effects:
        return fx.note(army, HARMONY, None) if view.recall(army, HARMONY) else None

    @hookimpl
    def conquest_turn_end(self, view: View, army: Army) -> Effects:
        attacked = {one.victim_seat for one in view.conquests if one.army == army.id and one.victim_active}
        for attacker, victim in view.attacks:
            other = view.army(victim)
            if attacker == army.id and other is not None and not other.declined:
                attacked.add(-1 if other.seat is None else other.seat)
        peaceful = tuple(seat for seat in view.opponents(army.seat or 0) if seat not in attacked)
        return fx.note(army, HARMONY, tuple(sorted(peaceful)) or None)

    @hookimpl
    def conquest_toll(self, view: View, army: Army, attacker: Army) -> Toll | None:
        if attacker.seat not in view.recall(army, HARMONY, ()):
            return None
        covers = ("conquest", "eviction")
        return Toll("harmony", COINS, army.regions, "WC-RACE-PANDAREN-2", "harmony", once=True, covers=covers)


pandaren = Pandaren(
    "warcraft.pandaren",
    tokens=5,
    emblem="bear",
    supply=10,
    name={"en": "Pandaren", "ru": "Пандарены"},
    text="Opponents whose active race they did not attack this turn pay you 2 coins before they attack the Pandaren.",
    text_ru="Соперники, на чей активный народ они в этот ход не напали, платят вам 2 монеты перед нападением на пандаренов.",
    clauses="WC-RACE-PANDAREN-1..6",
)
