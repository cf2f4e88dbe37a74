"""The compiled form of a map: region numbers and bit masks. Games ask nothing else while they run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from swcore.graph.checks import unknown_region
from swcore.graph.regionmap import RegionMap

# Answers are kept until both tables together may take 4 MiB. An answer takes up to 60 bytes for its place in a dict and 40 for
# its key, in each table; 48 for a mask, and 40 and 8 a region for its numbers. A table starts anew when it is full.
_BYTES, _ANSWER, _REGION = 4 << 20, 288, 8


class Board:
    """A map in numbers. Region number n is bit `1 << n` of a mask. Never changes, so all states of a game share it.

    Attributes:
        id: the map's id.
        names: region ids by number.
        index: region numbers by id.
        size: how many regions there are.
        neighbours: for each region the numbers of its neighbours, ascending.
        near: for each region the mask of its neighbours.
        all: the mask of all regions.
        edge: the mask of the regions that touch the edge of the board.
        terrain: the mask of each terrain on the board.
        symbol: the mask of each symbol on the board.
        terrain_of: for each region its terrain.
        symbols_of: for each region its symbols, in the order of the map.
    """

    __slots__ = (
        "_around",
        "_bits",
        "_kept",
        "all",
        "edge",
        "id",
        "index",
        "names",
        "near",
        "neighbours",
        "size",
        "symbol",
        "symbols_of",
        "terrain",
        "terrain_of",
    )

    def __init__(
        self,
        id: str,
        names: Sequence[str],
        neighbours: Sequence[Sequence[int]],
        edge: int,
        terrain_of: Sequence[str],
        symbols_of: Sequence[Sequence[str]],
    ) -> None:
        """Number a map. `compile_board` does it from a checked one; the arguments are the attributes of the class."""
        self.id: str = id
        self.names: tuple[str, ...] = tuple(names)
        self.index: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.size: int = len(self.names)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(near)) for near in neighbours)
        self.near: tuple[int, ...] = tuple(sum(1 << number for number in near) for near in self.neighbours)
        self.all: int = (1 << self.size) - 1
        self.edge: int = edge
        self.terrain_of: tuple[str, ...] = tuple(terrain_of)
        self.symbols_of: tuple[tuple[str, ...], ...] = tuple(tuple(symbols) for symbols in symbols_of)
        self.terrain: dict[str, int] = _masks([(terrain,) for terrain in self.terrain_of])
        self.symbol: dict[str, int] = _masks(self.symbols_of)
        self._kept: int = _BYTES // (_ANSWER + _REGION * self.size)
        self._bits: dict[int, tuple[int, ...]] = {}
        self._around: dict[int, int] = {}

    def __repr__(self) -> str:
        return f"<Board {self.id} with {self.size} regions>"

    def bits(self, mask: int) -> tuple[int, ...]:
        """Return the region numbers of a mask, ascending. Answers are kept.

        Args:
            mask: the mask.

        Raises:
            ValueError: the mask has bits beyond the board, as the complement `~mask` has; write `board.all & ~mask`.
        """
        kept = self._bits.get(mask)
        return self._split(mask) if kept is None else kept

    def around(self, mask: int) -> int:
        """Return the mask of all neighbours of the regions of a mask; some of these may be neighbours themselves.

        Args:
            mask: the mask.

        Raises:
            ValueError: as `bits`.
        """
        kept = self._around.get(mask)
        if kept is not None:
            return kept
        found = 0
        for number in self.bits(mask):
            found |= self.near[number]
        if len(self._around) >= self._kept:
            self._around.clear()
        self._around[mask] = found
        return found

    def number(self, name: str) -> int:
        """Return the number of a region.

        Args:
            name: its id.

        Raises:
            MapError: code `unknown-region`.
        """
        found = self.index.get(name)
        if found is None:
            raise unknown_region(f"Map {self.id!r}", name, self.names)
        return found

    def mask(self, names: Iterable[str]) -> int:
        """Return the mask of some regions.

        Args:
            names: their ids.

        Raises:
            MapError: code `unknown-region`.
        """
        found = 0
        for name in names:
            found |= 1 << self.number(name)
        return found

    def names_of(self, mask: int) -> tuple[str, ...]:
        """Return the ids of the regions of a mask, in the order of the map.

        Args:
            mask: the mask.

        Raises:
            ValueError: as `bits`.
        """
        return tuple(self.names[number] for number in self.bits(mask))

    def terrain_mask(self, *names: str) -> int:
        """Return the mask of the regions with one of some terrains.

        Args:
            names: the terrains; one that is not on this board adds nothing.
        """
        return _union(self.terrain, names)

    def symbol_mask(self, *names: str) -> int:
        """Return the mask of the regions with at least one of some symbols.

        Args:
            names: the symbols; one that is not on this board adds nothing.
        """
        return _union(self.symbol, names)

    def _split(self, mask: int) -> tuple[int, ...]:
        if mask & ~self.all:
            raise ValueError(f"The mask {mask} has bits beyond the {self.size} regions of {self.id!r}.")
        found: list[int] = []
        rest = mask
        while rest:
            low = rest & -rest
            found.append(low.bit_length() - 1)
            rest ^= low
        if len(self._bits) >= self._kept:
            self._bits.clear()
        answer = self._bits[mask] = tuple(found)
        return answer


def compile_board(source: RegionMap) -> Board:
    """Compile a map for play.

    Args:
        source: the map.

    Returns:
        Its board; region numbers follow the order of `source.regions`.
    """
    number = {name: at for at, name in enumerate(source.ids)}
    neighbours: list[list[int]] = [[] for _ in source.ids]
    for one, other in source.borders:
        neighbours[number[one]].append(number[other])
        neighbours[number[other]].append(number[one])
    return Board(
        source.id,
        source.ids,
        neighbours,
        sum(1 << at for at, region in enumerate(source.regions) if region.edge),
        [region.terrain for region in source.regions],
        [region.symbols for region in source.regions],
    )


def _masks(words: Sequence[Sequence[str]]) -> dict[str, int]:
    """Return the mask of each word, in alphabetical order of the words."""
    found: dict[str, int] = {}
    for number, here in enumerate(words):
        for word in here:
            found[word] = found.get(word, 0) | 1 << number
    return dict(sorted(found.items()))


def _union(masks: dict[str, int], words: Iterable[str]) -> int:
    found = 0
    for word in words:
        found |= masks.get(word, 0)
    return found
