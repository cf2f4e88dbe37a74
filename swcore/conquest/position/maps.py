"""Boards of a conquest game: one map, or islands that are drawn and laid side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

import attrs

from swcore.engine import chance
from swcore.errors import AS_PATH, MapError, nearest
from swcore.graph import RegionMap, join_islands, load_map
from swcore.graph.files import open_map
from swcore.text.resources import resource

STREAM = "boards"
KEPT_BOARDS = 128  # compiled boards kept by a ruleset; islands make many
KEPT_PRINTED = 64  # printed maps kept by the process
KEPT_OWN = 8  # of them those of maps that are not the game's
OWN = "own"
JOIN = "+"
MOST_PARTS = 16  # as many islands as a save can name
SHOWN = 40


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


def has_map(book: Any, name: str) -> bool:
    """Return whether a text names a map of the game, or several of them joined."""
    names = name.split(JOIN, MOST_PARTS)
    return len(names) <= MOST_PARTS and all(one in book.maps for one in names)


def open_chosen(book: Any, chosen: Any) -> tuple[Any, Any]:
    """Return a chosen map as `read_map` takes it, and what its board is kept by; None for what is no map.

    A map of the game is kept by its name, any other one by its content: many games on it need it checked but once.

    Args:
        book: the rulebook.
        chosen: what the game was given.

    Raises:
        MapError: a file that cannot be read, or what can be no map at all.
    """
    if isinstance(chosen, str) and has_map(book, chosen):
        return chosen, chosen
    if not _is_data(chosen):
        return chosen, None
    text = open_map(chosen)
    return text, (OWN, sha256(text.content).digest())


def keep_board(kept: dict[Any, Any], key: Any, board: Any) -> None:
    """Keep a board, few of those that are not the game's: they may be large and many.

    Args:
        kept: what a ruleset keeps.
        key: what it is kept by.
        board: the board, and its map as saves name it.
    """
    own = [one for one in kept if one[0] == OWN]
    if key[0] == OWN and len(own) >= KEPT_OWN:
        del kept[own[0]]
    kept[key] = board


def read_map(book: Any, chosen: Any, kept: dict[Any, Any], words: Any) -> RegionMap:
    """Return the map of a name, joined names, a path or data.

    Args:
        book: the rulebook.
        chosen: what the game was given; a text is a name or data, never a path.
        kept: maps of the game that were read before, by name; those read now are added.
        words: what knows the `terrains` and `symbols` that maps may have.

    Raises:
        MapError: `unknown-map`, `two-faces`, or whatever is wrong with the map.
    """
    if _is_data(chosen):
        return load_map(chosen, terrains=words.terrains, symbols=words.symbols)
    if not has_map(book, chosen):
        raise _unknown(book, chosen)
    names = chosen.split(JOIN)
    if book.islands is not None:
        book.islands.check(names)
    parts = [_printed(book, name, kept, words) for name in names]
    return parts[0] if len(parts) == 1 else join_islands(chosen.replace(JOIN, "-"), parts)


def _is_data(chosen: Any) -> bool:
    return not isinstance(chosen, str) or chosen.lstrip("\ufeff \t\r\n").startswith("{")


def _printed(book: Any, name: str, kept: dict[Any, Any], words: Any) -> RegionMap:
    key = ("face", name)
    if key not in kept:
        content = resource(book.maps[name], book).read_bytes()
        kept[key] = _read(content, frozenset(words.terrains), frozenset(words.symbols))
    found: RegionMap = kept[key]
    return found


@lru_cache(KEPT_PRINTED)
def _read(content: bytes, terrains: frozenset[str], symbols: frozenset[str]) -> RegionMap:
    """Return the map of a content: a map does not change, so rulesets share what was read and checked once."""
    return load_map(content, terrains=terrains, symbols=symbols)


def _unknown(book: Any, chosen: str) -> MapError:
    wrong = next((name for name in chosen.split(JOIN, MOST_PARTS) if name not in book.maps), chosen)[:SHOWN]
    hint = f"{nearest(wrong, book.maps)} {AS_PATH}"
    return MapError(f"There is no map {wrong!r}.", code="unknown-map", hint=hint, map=wrong)
