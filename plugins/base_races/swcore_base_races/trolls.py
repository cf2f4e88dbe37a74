"""Trolls: a lair in every region they occupy, until they abandon or lose it; lairs stay in decline. SW-RACE-TROLLS-1 to 4."""

from typing import Any

from swcore import hookimpl
from swcore.conquest import Army, Marker, Race, View, fx

troll_lair = Marker(
    "base.troll_lair",
    name={"en": "Troll lair", "ru": "Троллья пещера"},
    text={"en": "+1 to the defence of its region.", "ru": "+1 к обороне области."},
    clauses=("SW-RACE-TROLLS-2", "SW-RACE-TROLLS-3", "SW-RACE-TROLLS-4", "SW-CONQ-4"),
    supply=10,
    defence=1,
    leaves_on_decline=False,
)


class Trolls(Race):
    """Trolls."""

    @hookimpl
    def conquest_conquered(self, view: View, army: Army) -> Any:
        return fx.mark(army, troll_lair.id, view.conquests[-1].region)


trolls = Trolls(
    "base.trolls",
    tokens=5,
    supply=10,
    name={"en": "Trolls", "ru": "Тролли"},
    text={
        "en": "A lair in every region they occupy adds 1 to its defence, in decline too.",
        "ru": "Пещера в каждой занятой ими области добавляет 1 к её обороне, и в упадке тоже.",
    },
    clauses=tuple(f"SW-RACE-TROLLS-{number}" for number in range(1, 5)),
)
