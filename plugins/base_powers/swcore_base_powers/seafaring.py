"""Seafaring: while active the army may conquer seas and lakes; in decline it keeps them. SW-POWER-SEAFARING-1 to 5."""

from swcore import hookimpl
from swcore.conquest import Army, Power, View


class Seafaring(Power):
    @hookimpl
    def conquest_opens(self, view: View, army: Army) -> int:
        return view.ground.water


seafaring = Seafaring(
    "base.seafaring",
    tokens=5,
    emblem="ship",
    name={"en": "Seafaring", "ru": "Водные"},
    text="Seas and lakes may be conquered like empty regions and are kept in decline.",
    text_ru="Можно захватывать моря и озёра как пустые области; в упадке они остаются за народом.",
    clauses="SW-POWER-SEAFARING-1..5",
)
