"""What can be said of a map before it is played: who gets how far, what lies where, and what a few regions decide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

import attrs
import networkx as nx

from swcore.authoring.maps.dealing import alike
from swcore.graph import RegionMap

STEPS = 3


@attrs.frozen
class Entry:
    """What lies around a region from which the map is entered.

    Attributes:
        region: the region.
        reach: how many regions lie within 1, 2 and 3 steps of it, itself among them.
        near: terrains and symbols within 2 steps, with how often.
    """

    region: str
    reach: tuple[int, ...]
    near: Mapping[str, int]


@attrs.frozen
class Report:
    """What can be said of a map.

    Attributes:
        regions: how many there are.
        land: how many of them can be held.
        entries: those from which it is entered, with what lies around.
        neighbours: the average number of neighbours that can be held.
        terrains, symbols: how often each stands on land.
        far: how many steps the farthest region lies from any entry, and which regions these are.
        unreached: regions that no army can reach on foot.
        chokes: regions without which others are cut off from all entries, with how many.
        islands: how many pieces the land is in.
        borders: how many there are, those with water among them.
        alike: those between two regions of one terrain.
    """

    regions: int
    land: int
    entries: tuple[Entry, ...]
    neighbours: float
    terrains: Mapping[str, int]
    symbols: Mapping[str, int]
    far: tuple[int, tuple[str, ...]]
    unreached: tuple[str, ...]
    chokes: Mapping[str, int]
    islands: int
    borders: int
    alike: tuple[tuple[str, str], ...]

    def spread(self, step: int) -> tuple[int, int]:
        """Return the least and the most regions that lie within so many steps of an entry."""
        found = [entry.reach[step - 1] for entry in self.entries]
        return (min(found), max(found)) if found else (0, 0)

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return {**attrs.asdict(self), "far": {"steps": self.far[0], "regions": list(self.far[1])}}


def report(source: RegionMap, land: Collection[str], entry: Collection[str]) -> Report:
    """Return what can be said of a map.

    Args:
        source: the map.
        land: the regions that can be held.
        entry: those from which it is entered.
    """
    graph = source.graph.subgraph(land)
    held = [region for region in source.regions if region.id in graph]
    steps = _steps(graph, entry)
    farthest = max(steps.values(), default=0)
    return Report(
        len(source.regions),
        len(held),
        tuple(_entry(source, graph, name) for name in source.ids if name in entry and name in graph),
        round(2 * graph.number_of_edges() / max(1, len(held)), 2),
        dict(sorted(Counter(region.terrain for region in held).items())),
        dict(sorted(Counter(symbol for region in held for symbol in region.symbols).items())),
        (farthest, tuple(name for name in source.ids if steps.get(name) == farthest)),
        tuple(region.id for region in held if region.id not in steps),
        _chokes(graph, entry, [region.id for region in held]),
        nx.number_connected_components(graph),
        len(source.borders),
        alike({region.id: region.terrain for region in source.regions}, source.borders),
    )


def _steps(graph: nx.Graph[str], entry: Collection[str]) -> dict[str, int]:
    starts = [name for name in entry if name in graph]
    found = nx.multi_source_dijkstra_path_length(graph, starts) if starts else {}
    return {name: int(steps) for name, steps in found.items()}


def _entry(source: RegionMap, graph: nx.Graph[str], name: str) -> Entry:
    far = nx.single_source_shortest_path_length(graph, name, cutoff=STEPS)
    reach = tuple(sum(steps < step for steps in far.values()) for step in range(1, STEPS + 1))
    near = [source.region(one) for one, steps in far.items() if steps < 2]
    words = Counter(region.terrain for region in near) + Counter(symbol for region in near for symbol in region.symbols)
    return Entry(name, reach, dict(sorted(words.items())))


def _chokes(graph: nx.Graph[str], entry: Collection[str], names: list[str]) -> dict[str, int]:
    reached = set(_steps(graph, entry))
    found = {}
    for name in names:
        rest = graph.subgraph([one for one in graph if one != name])
        lost = len(reached) - 1 - len(_steps(rest, [one for one in entry if one != name]))
        if name in reached and lost > 0:
            found[name] = lost
    return found
