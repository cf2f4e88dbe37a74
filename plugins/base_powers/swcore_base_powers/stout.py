"""Stout: the army may decline at the end of a normal turn, after scoring. SW-POWER-STOUT-1 to 5."""

from swcore import hookimpl
from swcore.conquest import Army, Power, View


class Stout(Power):
    @hookimpl
    def conquest_may_decline_late(self, view: View, army: Army) -> bool:
        return True


stout = Stout(
    "base.stout",
    tokens=4,
    emblem="shield",
    name={"en": "Stout", "ru": "Стойкие"},
    text="You may put this race in decline at the end of a normal turn, after scoring.",
    text_ru="Этот народ можно привести в упадок в конце обычного хода, после получения монет.",
    clauses="SW-POWER-STOUT-1..5",
)
