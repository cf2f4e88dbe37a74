"""Boards of a conquest game: one map, or islands that are drawn and laid side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

import attrs

from swcore.engine import chance
from swcore.errors import MapError, nearest
from swcore.graph import RegionMap, join_islands, load_map

STREAM = "boards"
JOIN = "+"


@attrs.frozen
class Islands:
    """Double-sided boards of several sizes, of which a game uses some (WC-SETUP-1 to 4).

    Args:
        boards: per size the boards, each the names of the maps on its faces.
        sets: per number of seats the sizes in play, such as `LMS`.
    """

    boards: Mapping[str, Sequence[Sequence[str]]]
    sets: Mapping[int, str]

    def draw(self, seats: int, seed: int) -> str:
        """Return the joined names of a random set: which boards of a size, and which face of each."""
        key, count, chosen = chance.stream_key(seed, STREAM), 0, []
        for size in dict.fromkeys(self.sets[seats]):
            boards = self.boards[size]
            order = chance.permutation(key, count, len(boards))
            for place in order[: self.sets[seats].count(size)]:
                count += 1
                chosen.append(boards[place][chance.draw(key, count, 0, len(boards[place]))])
            count += 1
        return JOIN.join(chosen)

    def check(self, names: Sequence[str]) -> None:
        """Refuse two faces of one board.

        Raises:
            MapError: `two-faces`.
        """
        for boards in self.boards.values():
            for faces in boards:
                both = [name for name in names if name in faces]
                if len(both) > 1:
                    told = f"{' and '.join(both)} are faces of one board, so they cannot be in play together."
                    raise MapError(told, code="two-faces", hint=f"Take one of them, and another board: {', '.join(names)}.")


def read_map(book: Any, chosen: Any, kept: dict[Any, Any]) -> RegionMap:
    """Return the map of a name, joined names, a path or data.

    Args:
        book: the rulebook.
        chosen: what the game was given.
        kept: maps of the game that were read before, by name; those read now are added.

    Raises:
        MapError: `unknown-map`, `two-faces`, or whatever is wrong with the map.
    """
    words = {"terrains": book.terrains, "symbols": book.symbols}
    if not isinstance(chosen, str) or JOIN not in chosen or chosen.lstrip().startswith("{"):
        return load_map(_source(book, chosen), **words)
    names = chosen.split(JOIN)
    if book.islands is not None:
        book.islands.check(names)
    parts = []
    for name in names:
        key = ("face", name)
        if key not in kept or name not in book.maps:
            kept[key] = load_map(_source(book, name), **words)
        parts.append(kept[key])
    return join_islands(chosen.replace(JOIN, "-"), parts)


def _source(book: Any, chosen: Any) -> Any:
    if not isinstance(chosen, str):
        return chosen
    if chosen in book.maps:
        package, _, path = book.maps[chosen].partition(":")
        return (resources.files(package) / path).read_bytes()
    if not chosen.lstrip().startswith("{") and not Path(chosen).is_file():
        hint = nearest(chosen, book.maps)
        raise MapError(f"There is no map {chosen!r}, and no file of that name.", code="unknown-map", hint=hint)
    return chosen
