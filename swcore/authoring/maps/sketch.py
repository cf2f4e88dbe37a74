"""A map that is not finished: what is known of its regions so far."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from swcore.errors import MapError
from swcore.graph import Region, RegionMap
from swcore.graph.checks import check_names


@attrs.frozen
class Sketch:
    """What is known of a map.

    Attributes:
        borders: pairs of regions.
        edge: the regions that touch the edge of the board.
        places: x and y of regions as shares of the board; empty where they are to be worked out.
        facts: terrain and symbols of those regions that say them.
        names: all regions, in the order of the map.
        aspect: width divided by height.
        split: regions that were drawn in several pieces, which are one region all the same.
    """

    names: tuple[str, ...]
    borders: tuple[tuple[str, str], ...]
    edge: frozenset[str] = frozenset()
    places: Mapping[str, tuple[float, float]] = attrs.field(factory=dict)
    facts: Mapping[str, tuple[str, tuple[str, ...]]] = attrs.field(factory=dict)
    aspect: float = 1.4
    split: tuple[str, ...] = ()

    def finished(self, id: str, name: Mapping[str, str], *, players: int | None, rounds: int | None) -> RegionMap:
        """Return it as a map; every region has to have its facts. Where regions lie is worked out, unless all say it.

        Args:
            id: of the map.
            name: of the map, by language.
            players: for how many players it is, or None.
            rounds: for how many rounds, or None.

        Raises:
            MapError: as `RegionMap`.
        """
        regions = []
        for one in self.names:
            terrain, symbols = self.facts[one]
            x, y = self.places.get(one, (0.5, 0.5))
            regions.append(Region(one, terrain, symbols, one in self.edge, x, y))
        islands = not _connected(self.names, self.borders)
        built = RegionMap(id, name, tuple(regions), self.borders, self.aspect, players, rounds, islands)
        check_names(built.label, built.name)
        return _with_places(built)


def _with_places(made: RegionMap) -> RegionMap:
    """Return a map that says where its regions lie, so that it looks the same wherever it is drawn."""
    from swcore.graph.drawing.plain import placed, said, size_of

    if said(made):
        return made
    try:
        at = placed(made)
    except MapError:  # a picture has no room for it
        return made
    width, height = size_of(made)
    spots = {name: (round(x / width, 4), round(y / height, 4)) for name, (x, y) in at.items()}
    return attrs.evolve(made, regions=tuple(attrs.evolve(one, x=spots[one.id][0], y=spots[one.id][1]) for one in made.regions))


def _connected(names: tuple[str, ...], borders: tuple[tuple[str, str], ...]) -> bool:
    import networkx as nx

    graph: nx.Graph[str] = nx.Graph(borders)
    graph.add_nodes_from(names)
    return bool(nx.is_connected(graph))
