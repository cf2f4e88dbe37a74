"""Maps without a file: grids, and islands put side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_lowercase

import attrs

from swcore.errors import MapError
from swcore.graph.regionmap import Region, RegionMap

# The gap between two islands, as a share of the height of the board.
ISLAND_GAP = 0.05


def grid(rows: int, cols: int, *, id: str = "grid", terrain: str = "plain") -> RegionMap:
    """Return a grid of squares, each adjacent to the ones above, below, left and right of it.

    Args:
        rows: how many rows, 1 to 99.
        cols: how many columns, 1 to 26.
        id: the id of the map.
        terrain: the terrain of every square.

    Returns:
        The map. A square is named by the letter of its column and the number of its row, from the top left corner:
        a1, b1, ... a2, b2, ...; the squares of the rim touch the edge.

    Raises:
        ValueError: rows or columns out of range.
    """
    if not 1 <= rows <= 99 or not 1 <= cols <= 26:
        raise ValueError(f"A grid has 1 to 99 rows and 1 to 26 columns, not {rows} and {cols}.")
    regions = tuple(_square(row, col, rows, cols, terrain) for row in range(rows) for col in range(cols))
    borders: list[tuple[str, str]] = []
    for row in range(rows):
        for col in range(cols):
            if col + 1 < cols:
                borders.append((_label(row, col), _label(row, col + 1)))
            if row + 1 < rows:
                borders.append((_label(row, col), _label(row + 1, col)))
    name = {"en": f"Grid {cols} x {rows}", "ru": f"Сетка {cols} x {rows}"}
    return RegionMap(id, name, regions, tuple(borders), aspect=cols / rows)


def join_islands(id: str, maps: Iterable[RegionMap], *, name: Mapping[str, str] | None = None) -> RegionMap:
    """Put maps side by side as the islands of one map, all at the same height.

    Args:
        id: the id of the new map.
        maps: the islands from left to right. Regions of different islands are never adjacent.
        name: the name of the new map by language; the islands' names joined when left out.

    Returns:
        The map, with `islands` set, and without numbers of players and rounds.

    Raises:
        MapError: code `duplicate-region`, when two islands use the same region id.
        ValueError: no maps.
    """
    parts = tuple(maps)
    if not parts:
        raise ValueError("A map of islands needs at least one island.")
    _check_clash(id, parts)
    width = sum(part.aspect for part in parts) + ISLAND_GAP * (len(parts) - 1)
    regions: list[Region] = []
    left = 0.0
    for part in parts:
        regions += [_shift(region, left / width, part.aspect / width) for region in part.regions]
        left += part.aspect + ISLAND_GAP
    return RegionMap(
        id,
        _joined_names(parts) if name is None else name,
        tuple(regions),
        tuple(border for part in parts for border in part.borders),
        aspect=round(width, 4),
        islands=True,
    )


def _label(row: int, col: int) -> str:
    return f"{ascii_lowercase[col]}{row + 1}"


def _square(row: int, col: int, rows: int, cols: int, terrain: str) -> Region:
    rim = row in (0, rows - 1) or col in (0, cols - 1)
    x, y = round((col + 0.5) / cols, 4), round((row + 0.5) / rows, 4)
    return Region(_label(row, col), terrain, edge=rim, x=x, y=y)


def _shift(region: Region, left: float, share: float) -> Region:
    """Return a region of an island whose width is a share of the whole board's, starting at `left`."""
    polygon = region.polygon
    if polygon is not None:
        polygon = tuple((round(left + x * share, 4), y) for x, y in polygon)
    return attrs.evolve(region, x=round(left + region.x * share, 4), polygon=polygon)


def _check_clash(id: str, parts: Sequence[RegionMap]) -> None:
    owner: dict[str, RegionMap] = {}
    for part in parts:
        for name in part.ids:
            if name in owner:
                raise MapError(
                    f"Map {id!r}: the islands {owner[name].id!r} and {part.id!r} both have a region {name!r}.",
                    code="duplicate-region",
                    hint="Every region needs an id of its own.",
                    region=name,
                )
            owner[name] = part


def _joined_names(parts: Sequence[RegionMap]) -> dict[str, str]:
    languages = [language for language in parts[0].name if all(language in part.name for part in parts)]
    return {language: " + ".join(part.name[language] for part in parts) for language in languages}
