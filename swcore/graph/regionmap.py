"""A map: regions with their printed facts, and the borders between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

import attrs

from swcore.graph.checks import check_numbers, check_structure, unknown_region

if TYPE_CHECKING:
    import networkx as nx


@attrs.frozen
class Region:
    """One region and what is printed in it.

    Attributes:
        id: the region's name in actions and files.
        terrain: a word of the ruleset.
        symbols: words of the ruleset, in the order of the file; start tokens and slots are symbols too.
        edge: whether the region itself touches the edge of the board.
        x: share of the board's width, to the right.
        y: share of the board's height, down.
        polygon: the outline as shares of the board, or None.
    """

    id: str
    terrain: str
    symbols: tuple[str, ...] = ()
    edge: bool = False
    x: float = 0.5
    y: float = 0.5
    polygon: tuple[tuple[float, float], ...] | None = None


@attrs.frozen
class RegionMap:
    """A checked map. Every answer lists regions in the order of `regions`.

    To change one, `attrs.evolve` it: the result is checked again.

    Attributes:
        id: the map's id.
        name: its name by language.
        regions: the regions; their order numbers them in a `Board`.
        borders: pairs of neighbours, each once.
        aspect: width divided by height.
        players: the number of players it is made for, or None.
        rounds: the number of rounds printed on it, or None.
        islands: whether it is meant to be in several pieces.
        source: where it was read from, for messages.

    Raises:
        MapError: code `map-schema` (a bad region id, or a number that is not finite), `duplicate-region`,
            `dangling-border`, `self-border`, `duplicate-border` or `disconnected`.
    """

    id: str
    name: Mapping[str, str] = attrs.field(hash=False)
    regions: tuple[Region, ...]
    borders: tuple[tuple[str, str], ...]
    aspect: float = 1.0
    players: int | None = None
    rounds: int | None = None
    islands: bool = False
    source: str = attrs.field(default="", eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        check_structure(self.label, [region.id for region in self.regions], self.borders, islands=self.islands)
        check_numbers(self.label, self._numbers())

    def _numbers(self) -> Iterator[float]:
        yield self.aspect
        for region in self.regions:
            yield from (region.x, region.y)
            for point in region.polygon or ():
                yield from point

    @property
    def label(self) -> str:
        """The map's file, or its id when it has none: how messages call it."""
        return self.source or f"Map {self.id!r}"

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of all regions."""
        return tuple(region.id for region in self.regions)

    @cached_property
    def _by_id(self) -> dict[str, Region]:
        return {region.id: region for region in self.regions}

    @cached_property
    def _near(self) -> dict[str, frozenset[str]]:
        near: dict[str, set[str]] = {name: set() for name in self.ids}
        for one, other in self.borders:
            near[one].add(other)
            near[other].add(one)
        return {name: frozenset(found) for name, found in near.items()}

    @cached_property
    def graph(self) -> nx.Graph[str]:
        """The map as a frozen networkx graph.

        Nodes are region ids with the attributes `terrain`, `symbols`, `edge`, `x`, `y` and `polygon`; the graph has
        the attributes `id` and `aspect`. Copy it to change it.
        """
        import networkx as nx

        graph: nx.Graph[str] = nx.Graph(id=self.id, aspect=self.aspect)
        for region in self.regions:
            graph.add_node(
                region.id,
                terrain=region.terrain,
                symbols=region.symbols,
                edge=region.edge,
                x=region.x,
                y=region.y,
                polygon=region.polygon,
            )
        graph.add_edges_from(self.borders)
        frozen: nx.Graph[str] = nx.freeze(graph)
        return frozen

    def region(self, name: str) -> Region:
        """Return a region.

        Args:
            name: its id.

        Raises:
            MapError: code `unknown-region`.
        """
        if name not in self._by_id:
            raise unknown_region(self.label, name, self.ids)
        return self._by_id[name]

    def neighbours(self, name: str) -> tuple[str, ...]:
        """Return the regions that share a border with a region.

        Args:
            name: the region's id.

        Raises:
            MapError: code `unknown-region`.
        """
        near = self._near[self.region(name).id]
        return tuple(other for other in self.ids if other in near)

    def adjacent(self, one: str, other: str) -> bool:
        """Return whether two regions share a border; a region is not adjacent to itself.

        Raises:
            MapError: code `unknown-region`.
        """
        return self.region(other).id in self._near[self.region(one).id]

    def where(
        self, *, terrain: str | Iterable[str] | None = None, symbol: str | None = None, edge: bool | None = None
    ) -> tuple[str, ...]:
        """Return the regions that fit every given condition.

        Args:
            terrain: the terrain, or several of which one must fit.
            symbol: a symbol that must be printed there.
            edge: whether the region touches the edge of the board.
        """
        terrains = (terrain,) if isinstance(terrain, str) else None if terrain is None else tuple(terrain)
        return tuple(
            region.id
            for region in self.regions
            if (terrains is None or region.terrain in terrains)
            and (symbol is None or symbol in region.symbols)
            and (edge is None or region.edge == edge)
        )

    def coast(self, *water: str) -> tuple[str, ...]:
        """Return the regions on a shore: not water themselves, and adjacent to water.

        Args:
            water: the terrains that are water.
        """
        wet = frozenset(self.where(terrain=water))
        return tuple(name for name in self.ids if name not in wet and not wet.isdisjoint(self._near[name]))

    def components(self, within: Iterable[str] | None = None) -> tuple[tuple[str, ...], ...]:
        """Return the connected pieces, the one with the earliest region first.

        Args:
            within: the regions that count; all when left out.

        Raises:
            MapError: code `unknown-region`.
        """
        import networkx as nx

        chosen = self.ids if within is None else [self.region(name).id for name in within]
        number = {name: at for at, name in enumerate(self.ids)}
        pieces = [sorted(piece, key=number.__getitem__) for piece in nx.connected_components(self.graph.subgraph(chosen))]
        return tuple(tuple(piece) for piece in sorted(pieces, key=lambda piece: number[piece[0]]))

    def distance(self, one: str, other: str) -> int | None:
        """Return the number of borders to cross from one region to another, or None when there is no way.

        Raises:
            MapError: code `unknown-region`.
        """
        import networkx as nx

        try:
            return int(nx.shortest_path_length(self.graph, self.region(one).id, self.region(other).id))
        except nx.NetworkXNoPath:
            return None
