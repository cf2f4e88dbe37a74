"""From what a form is made: the schema of the pieces of a game, what its words are called, and how they look."""

from __future__ import annotations

import functools
import json
import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any

from swcore.authoring import dialect_of, piece_schema
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError
from swcore.protocol.lobby import Lobby
from swcore.wording.face import Face
from swcore.wording.plain_data import plain
from swcore.wording.shows import face_of

CALLED = ("terrain", "symbol", "marker", "race", "power", "piece")  # words of a game that have names


def words(lobby: Lobby, game: str, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return from what the forms of a game are made.

    Args:
        lobby: the games.
        game: the name of the game.
        data: nothing.
        lang: of the names.

    Returns:
        `schema` of its piece files, None where it takes none; `begin`: by kind, what a file says to begin with; `called`: names
        of its words by sort; `looks` by id; `maps`: the names of its maps, and `map_words`: the `terrains` and `symbols` of maps.

    Raises:
        PluginError: `unknown-game`.
    """
    ruleset = lobby.rules(game)
    face = face_of(ruleset, lang)
    looks = {id: plain(look) for id, look in face.looks.items()}
    known: dict[str, Any] = {}
    schema = None
    try:
        dialect = dialect_of(ruleset)
    except PluginError:  # the game takes no pieces without code
        pass
    else:
        found = dialect.known(ruleset)
        schema = piece_schema(dialect, found, title=f"A piece file for {ruleset.id}, piece-1")
        schema = schema if lang == "en" else _described(schema, _russian())
        known = {sort: sorted(found.get(sort, ())) for sort in CALLED}
    maps = _map_words(ruleset)
    for sort, field in (("terrain", "terrains"), ("symbol", "symbols")):
        known[sort] = sorted({*known.get(sort, ()), *maps[field]})
    called = {sort: _called(face, sort, those) for sort, those in known.items() if those}
    names = sorted(ruleset.book.maps or ())
    begin = {} if schema is None else _begin(ruleset)
    return {"schema": schema, "begin": begin, "called": called, "looks": looks, "maps": names, "map_words": maps}


@functools.cache
def _russian() -> dict[str, str]:
    """Return what schemas say of their fields, in Russian by the English; what is missing stays English."""
    found: dict[str, str] = json.loads((files(__package__) / "fields.ru.json").read_text(encoding="utf-8"))
    return found


def _described(value: Any, texts: Mapping[str, str]) -> Any:
    """Return a schema whose descriptions are said in other words."""
    if isinstance(value, list):
        return [_described(one, texts) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        key: texts.get(one, one) if key == "description" and isinstance(one, str) else _described(one, texts)
        for key, one in value.items()
    }


def _begin(ruleset: Ruleset) -> dict[str, Any]:
    """Return by kind what a piece file says to begin with, as `swcore new` writes it."""
    from swcore.authoring.new import plan_of, templates_of

    found = {}
    for kind, template in templates_of(ruleset.book).items():
        if template.piece and template.data:
            plan = plan_of(template, ruleset, f"My {kind.replace('_', ' ')}", name_ru="Моя фигура")
            found[kind] = tomllib.loads(next(iter(plan.files.values())))
    return found


def _map_words(ruleset: Ruleset) -> dict[str, list[str]]:
    """Return which terrains and symbols stand on the maps of a game."""
    book = ruleset.book
    charts = [book.read_map(ruleset, name) for name in book.maps or ()]
    regions = [region for chart in charts for region in chart.regions]
    symbols = {word for region in regions for word in region.symbols}
    return {"terrains": sorted({region.terrain for region in regions}), "symbols": sorted(symbols)}


def _called(face: Face, sort: str, those: Iterable[str]) -> dict[str, str]:
    """Return what words are called; a word of which nothing is told is its own name."""
    found = {}
    for word in those:
        about = face.about(f"{sort}:{word}") or face.about(word)
        found[word] = about.name if about is not None else word.partition(".")[2] or word.replace("_", " ")
    return found
