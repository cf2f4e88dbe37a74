"""Boards as graphs: map files, queries, and the compiled form that games run on.

`load_map` reads a map file into a `RegionMap`, which answers questions and gives a networkx graph; `compile_board`
turns that into a `Board` of region numbers and bit masks. `grid` and `join_islands` build maps without a file.
networkx and jsonschema are imported only when a graph is asked for or a file is loaded.
"""

from __future__ import annotations

from swcore.graph.board import Board, compile_board
from swcore.graph.builders import grid, join_islands
from swcore.graph.files import MAP_FORMAT, dump_map, load_map
from swcore.graph.regionmap import Region, RegionMap

__all__ = [
    "MAP_FORMAT",
    "Board",
    "Region",
    "RegionMap",
    "compile_board",
    "dump_map",
    "grid",
    "join_islands",
    "load_map",
]
