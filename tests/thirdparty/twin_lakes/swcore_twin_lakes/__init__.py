"""Twin Lakes: a map for Small World, a ferry and a regatta."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Army, Power, Rule, View

FARE = Modifier(1, "fare")
CUP = Modifier(1, "regatta")
OPTIONS = (
    Option("twinlakes_fare", (False, True), False, text={"en": "Lakes cost ferrymen 1 more.", "ru": "Озёра стоят на 1 больше."}),
    Option("twinlakes_regatta", (True, False), True, text={"en": "The regatta is held.", "ru": "Регата проводится."}),
)


def twin_lakes() -> dict[str, Any]:
    """Return the data of the map."""
    return json.loads(files(__name__).joinpath("maps", "twin_lakes.json").read_text(encoding="utf-8"))


class Ferrymen(Power):
    """May conquer lakes."""

    @hookimpl
    def conquest_opens(self, view: View, army: Army) -> int:
        return view.terrain("lake")

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier | None:
        return FARE.at(view.terrain("lake")) if view.option("twinlakes_fare") else None


class Regatta(Rule):
    """+1 coin for a people with regions beside every lake, of two or more."""

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier | None:
        lakes = view.ground.bits(view.terrain("lake"))
        if not view.option("twinlakes_regatta") or len(lakes) < 2:
            return None
        return CUP if all(view.around(1 << lake) & army.regions for lake in lakes) else None


ferrymen = Ferrymen("twinlakes.ferrymen", tokens=5, options=OPTIONS[:1], name={"en": "Ferrymen", "ru": "Паромщики"})
regatta = Regatta("twinlakes.regatta", options=OPTIONS[1:], name={"en": "Regatta", "ru": "Регата"})
