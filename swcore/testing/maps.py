"""Small maps for tests, in a few words."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any


def tiny_map(regions: Mapping[str, str], borders: str = "", *, rounds: int = 10) -> dict[str, Any]:
    """Return the data of a small map.

    Args:
        regions: per region its words: one terrain, `edge`, and any symbols; `"hill edge mine"`.
        borders: pairs such as `"a-b b-c"`; every region in a row when "".
        rounds: length of the round track.
    """
    names = list(regions)
    pairs = [pair.split("-") for pair in borders.split()] or [[one, two] for one, two in itertools.pairwise(names)]
    made = []
    for number, (name, words) in enumerate(regions.items()):
        terrain, *rest = words.split()
        symbols = [word for word in rest if word != "edge"]
        place = {"x": round((number + 0.5) / len(names), 3), "y": 0.5}
        made.append({"id": name, "terrain": terrain, "symbols": symbols, "edge": "edge" in rest, **place})
    return {
        "format": "swcore-map-1",
        "id": "tiny",
        "name": {"en": "Tiny"},
        "players": None,
        "rounds": rounds,
        "aspect": 1.0,
        "islands": True,
        "regions": made,
        "borders": pairs,
    }
