"""Small maps that several tests use."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from hypothesis import strategies as st

from swcore.graph import Region, RegionMap, load_map


def base_map(players: int) -> RegionMap:
    """Return the printed board for a number of players."""
    return load_map((files("swcore_base_game") / "maps" / f"base-{players}p.json").read_bytes())


def document(**changes: Any) -> dict[str, Any]:
    """Return the parsed file of a map of four regions in a ring round nothing, with some keys changed.

    north - east - south - west - north; west is a sea.
    """
    regions = [
        {"id": "north", "terrain": "hill", "symbols": ["mine"], "edge": True, "x": 0.5, "y": 0.1},
        {"id": "east", "terrain": "forest", "symbols": [], "edge": True, "x": 0.9, "y": 0.5},
        {"id": "south", "terrain": "hill", "symbols": ["mine", "cavern"], "edge": False, "x": 0.5, "y": 0.9},
        {"id": "west", "terrain": "sea", "symbols": [], "edge": True, "x": 0.1, "y": 0.5},
    ]
    return {
        "format": "swcore-map-1",
        "id": "ring",
        "name": {"en": "Ring", "ru": "Кольцо"},
        "players": 2,
        "rounds": None,
        "aspect": 1,
        "regions": regions,
        "borders": [["north", "east"], ["east", "south"], ["south", "west"], ["north", "west"]],
    } | changes


def with_region(at: int, **changes: Any) -> dict[str, Any]:
    """Return `document()` with some keys of one region changed; a change to `...` removes the key."""
    data = document()
    data["regions"][at] = {key: value for key, value in (data["regions"][at] | changes).items() if value is not ...}
    return data


@st.composite
def region_maps(draw: st.DrawFn) -> RegionMap:
    """Any map of up to twelve regions, connected or not."""
    size = draw(st.integers(1, 12))
    names = draw(st.permutations([f"r{number:02d}" for number in range(size)]))
    regions = tuple(
        Region(
            name,
            draw(st.sampled_from(["hill", "forest", "sea"])),
            tuple(draw(st.lists(st.sampled_from(["mine", "magic", "cavern"]), unique=True))),
            edge=draw(st.booleans()),
            x=draw(st.floats(0, 1)),
            y=draw(st.floats(0, 1)),
        )
        for name in names
    )
    pairs = [(one, other) for at, one in enumerate(names) for other in names[:at]]
    borders = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    aspect = draw(st.floats(0.05, 20))
    return RegionMap("any", {"en": "Any", "ru": "Любая"}, regions, tuple(borders), aspect=aspect, islands=True)
