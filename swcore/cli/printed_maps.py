"""Maps for the commands that print: by name or by file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swcore.cli.printed import loaded
from swcore.cli.setup import DEFAULT_GAME, map_given
from swcore.errors import MapError, PluginError

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset
    from swcore.graph.regionmap import RegionMap
    from swcore.printing import Part


def rules_with(chart: str, game: str) -> Ruleset:
    """Return the rules of the game that a map is printed for: the one asked for, one that has such a map, or the usual one.

    Args:
        chart: the name of a map, or a file.
        game: the name of the game, or "".

    Raises:
        PluginError: as `load_plugins`.
    """
    from swcore.hooks.discovery import find_book
    from swcore.hooks.library import Library

    library = Library.installed()
    for one in () if game else dict.fromkeys((DEFAULT_GAME, *library.games)):
        try:
            if find_book(library, one).has_map(chart):
                return loaded(one)
        except PluginError:  # of a game that cannot be loaded nobody is told here
            continue
    return loaded(game or DEFAULT_GAME)


def map_of(chart: str, game: str, paper: str, width: float, language: str) -> tuple[RegionMap, Sequence[Part]]:
    """Return a map and what is printed of it.

    Args:
        chart: the name of a map, or a file.
        game: the name of the game, or "".
        paper: the name of the paper.
        width: how wide the whole map becomes, in millimetres; 0 for the usual width.
        language: of the texts.

    Raises:
        MapError: `unknown-map`; `no-maps` for a game whose maps are not printed; and as `read_map`.
    """
    from swcore.printing import job_for, prints_of, room

    rules = rules_with(chart, game)
    book, draw = rules.book, prints_of(rules).chart
    if draw is None or not book.maps:
        raise MapError(f"{rules.id} has no maps to print.", code="no-maps", hint="Leave --map out.")
    source = book.read_map(rules, map_given(chart, book))
    return source, draw(source, job_for(rules, language), room(paper), width)
