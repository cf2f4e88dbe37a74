"""Boards of any size, generated: hexagons in rows, with what is printed on the boards of Small World in the same proportions."""

from __future__ import annotations

import math
import random
from typing import Any

LAND = ("farmland", "forest", "hill", "swamp")
PEOPLED = 0.45  # share of the regions with a Lost Tribe, as on the board for two
MOUNTAINS = 0.18
TRIBES, PEAKS = 18, 9  # as many Lost Tribes and mountains as there are tokens for
SYMBOLS = ("mine", "magic", "cavern")


def board(regions: int, *, rounds: int = 10, seed: int = 0) -> dict[str, Any]:
    """Return the data of a map: every region has up to six neighbours, the rim is the edge of the board.

    Args:
        regions: 4 to 200 regions.
        rounds: length of the round track, the same for all sizes, so that games stay comparable.
        seed: what is printed where.
    """
    rng = random.Random(seed)
    width = math.ceil(math.sqrt(regions))
    places = [divmod(number, width) for number in range(regions)]
    names = {place: f"r{number:03}" for number, place in enumerate(places, 1)}
    terrains, tribes = _printed(regions, rng)
    height = places[-1][0] + 1
    made = []
    for number, (row, column) in enumerate(places):
        symbols = [SYMBOLS[number % 6]] if number % 6 < len(SYMBOLS) else []
        made.append(
            {
                "id": names[row, column],
                "terrain": terrains[number],
                "symbols": symbols + ["lost_tribe"] * (number in tribes),
                "edge": any(place not in names for place in _around(row, column)),
                "x": round((column + 0.5 + row % 2 / 2) / (width + 0.5), 4),
                "y": round((row + 0.5) / height, 4),
            }
        )
    borders = [[names[one], names[other]] for one in places for other in _around(*one) if one < other and other in names]
    head = {"format": "swcore-map-1", "id": f"bench-{regions}", "name": {"en": f"{regions} regions"}}
    return head | {"players": None, "rounds": rounds, "aspect": 1.0, "islands": False, "regions": made, "borders": borders}


def _printed(regions: int, rng: random.Random) -> tuple[list[str], set[int]]:
    """Return the terrains, and the regions with a Lost Tribe: those are neither mountains nor water."""
    peaks = min(PEAKS, round(regions * MOUNTAINS))
    waters = max(1, regions // 12)
    terrains = ["mountain"] * peaks + [("sea", "lake")[number % 2] for number in range(waters)]
    terrains += [LAND[number % len(LAND)] for number in range(regions - len(terrains))]
    rng.shuffle(terrains)
    land = [number for number, terrain in enumerate(terrains) if terrain in LAND]
    return terrains, set(rng.sample(land, min(TRIBES, len(land), round(regions * PEOPLED))))


def _around(row: int, column: int) -> list[tuple[int, int]]:
    """Return the six places around one, those beyond the rim too."""
    shift = row % 2
    beside = [(row, column - 1), (row, column + 1)]
    return beside + [(row + step, column + shift + turn) for step in (-1, 1) for turn in (-1, 0)]
