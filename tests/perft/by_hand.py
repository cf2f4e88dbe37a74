"""The first conquests of a fresh combo, counted without the engine.

Everything here is taken from the map files and from the rules as written: the numbers on banners and badges (tables 3.1 and 4.1),
the border rule, the cost of a region, and what each race and power says about either. Nothing of `swcore` is imported.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

MAPS = Path(__file__).parents[2] / "plugins" / "base_game" / "swcore_base_game" / "maps"
# SW-SETUP-1: each map is for so many seats.
SEATS = {"base-2p": 2, "base-3p": 3, "base-4p": 4, "base-5p": 5}
BANNERS = {
    "amazons": 6 + 4,  # SW-RACE-AMAZONS-1
    "dwarves": 3,
    "elves": 6,
    "ghouls": 5,
    "giants": 6,
    "halflings": 6,
    "humans": 5,
    "orcs": 5,
    "ratmen": 8,
    "skeletons": 6,
    "sorcerers": 5,
    "tritons": 6,
    "trolls": 5,
    "wizards": 5,
}
BADGES = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}
FACES = (0, 1, 2, 3)  # the distinct ones of SW-DIE-1
COMBOS = 6  # SW-SETUP-7; with 5 coins each of them can be paid (SW-SETUP-11, SW-PICK-2)


class Land:
    """A map file as sets of names."""

    def __init__(self, name: str) -> None:
        data: dict[str, Any] = json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8"))
        self.seats = SEATS[name]
        self.terrain: dict[str, str] = {region["id"]: region["terrain"] for region in data["regions"]}
        self.symbols: dict[str, set[str]] = {region["id"]: set(region["symbols"]) for region in data["regions"]}
        self.all = set(self.terrain)
        self.water = {region for region in self.all if self.terrain[region] in ("sea", "lake")}
        self.caverns = {region for region in self.all if "cavern" in self.symbols[region]}
        self.mountains = {region for region in self.all if self.terrain[region] == "mountain"}
        self.near: dict[str, set[str]] = {region: set() for region in self.all}
        for one, other in data["borders"]:
            self.near[one].add(other)
            self.near[other].add(one)
        edge = {region["id"] for region in data["regions"] if region["edge"]}
        self.border = edge | self.beside(edge & self.water)  # SW-DEF-9 to 11
        self.coast = self.beside(self.water)  # SW-DEF-12

    def beside(self, regions: set[str]) -> set[str]:
        """Return the neighbours of some regions."""
        return {other for region in regions for other in self.near[region]}


@dataclass(frozen=True)
class Army:
    """A fresh army among empty regions and Lost Tribes. `lakes` and `attempt_to` are two of the edition's options."""

    land: Land
    race: str
    power: str
    hand: int
    held: frozenset[str] = frozenset()
    roll: int | None = None
    dragon_used: bool = False
    lakes: bool = False
    attempt_to: int | None = None

    @property
    def linked(self) -> set[str]:
        """The caverns, to an army for which all of them touch (SW-POWER-UNDERWORLD-3)."""
        return self.land.caverns if self.power == "underworld" else set()

    def beside(self, regions: set[str]) -> set[str]:
        """Return the neighbours of some regions, as this army counts them."""
        return self.land.beside(regions) | (self.linked if regions & self.linked else set())

    def targets(self) -> set[str]:
        """Return the regions that may be conquered with tokens enough."""
        land = self.land
        open_water = land.water if self.power == "seafaring" else set()
        if self.power == "flying" and self.lakes:
            open_water = {region for region in land.water if land.terrain[region] == "lake"}
        if self.power == "flying" or (self.race == "halflings" and not self.held):
            reach = land.all
        else:
            reach = self.beside(set(self.held)) if self.held else land.border
        return (reach & (land.all - land.water | open_water)) - self.held

    def cost(self, region: str) -> int:
        """Return the tokens that a region takes (SW-CONQ-1, 3, 4, 9)."""
        land = self.land
        terrain, symbols = land.terrain[region], land.symbols[region]
        cost = 2 + (terrain == "mountain") + ("lost_tribe" in symbols)
        cost -= self.race == "tritons" and region in land.coast
        cost -= self.race == "giants" and region in self.beside(set(self.held) & land.mountains)
        cost -= self.power == "commando"
        cost -= self.power == "mounted" and terrain in ("hill", "farmland")
        cost -= self.power == "underworld" and "cavern" in symbols
        return max(1, cost - (self.roll or 0))

    def options(self) -> int:
        """Return how many things the army may do now, `done` included."""
        normal = attempts = 0
        for region in self.targets():
            short = self.cost(region) - self.hand
            normal += short <= 0
            needed = short if self.attempt_to is None else self.cost(region)  # ED-42
            attempts += short > 0 and needed <= (self.attempt_to or 3)
        found = normal + 1
        if self.roll is None:
            found += attempts
            found += self.power == "berserk"
            found += len(self.targets()) if self.power == "dragon_master" and not self.dragon_used else 0
        assert found > 1, "with `done` alone nobody is asked"
        return found

    def two_actions(self) -> int:
        """Return the number of sequences of two actions from the start."""
        assert all(self.cost(region) < self.hand for region in self.targets()), "no die, and a token left in hand"
        found = self.after_done()
        for region in self.targets():
            left = self.hand - self.cost(region)
            found += replace(self, held=frozenset({region}), hand=left).options()
            if self.power == "dragon_master":
                found += replace(self, held=frozenset({region}), hand=self.hand - 1, dragon_used=True).options()
        if self.power == "berserk":
            found += sum(replace(self, roll=face).options() for face in FACES)
        return found

    def after_done(self) -> int:
        """Return what may be done after no conquest at all: nothing lies on the board, so there is nothing to redeploy."""
        if self.power == "stout":
            return 2  # decline after scoring, or not
        if self.power == "diplomat":
            return self.land.seats - 1 + 1  # name one of the others, none of whom was attacked, or nobody
        return COMBOS


def fresh(land: Land, race: str, power: str, *, lakes: bool = False, attempt_to: int | None = None) -> Army:
    """Return the army of a combo that was picked just now.

    Args:
        land: the map.
        race, power: bare names.
        lakes: whether those that fly take lakes (ED-22).
        attempt_to: the greatest cost of a final attempt, instead of 3 missing tokens (ED-42).
    """
    return Army(land, race, power, BANNERS[race] + BADGES[power], lakes=lakes, attempt_to=attempt_to)
