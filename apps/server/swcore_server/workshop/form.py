"""From what a form is made: the schema of the pieces of a game, what its words are called, and how they look."""

from __future__ import annotations

import functools
import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from swcore.authoring import dialect_of, piece_schema
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError
from swcore.protocol.lobby import Lobby
from swcore.wording.plain_data import plain
from swcore.wording.shows import face_of
from swcore_server.workshop.called import VALUE, called, kinds, maps, values

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
        of its words by sort, `kinds` of pieces and `values` to choose from among them; `looks` by id; `maps`: its maps with what
        they are called, and `map_words`: the `terrains` and `symbols` of maps, and the symbols where `stacks` lie from the start.

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
        schema = _described(schema, fields(lang))
        known = {sort: sorted(found.get(sort, ())) for sort in CALLED}
    on_maps = _map_words(ruleset)
    for sort, field in (("terrain", "terrains"), ("symbol", "symbols")):
        known[sort] = sorted({*known.get(sort, ()), *on_maps[field]})
    names = {sort: called(face, sort, those) for sort, those in known.items() if those}
    begin = {} if schema is None else _begin(ruleset)
    names |= {"kind": kinds(begin, lang), VALUE: values(schema, face, lang)}
    return {"schema": schema, "begin": begin, "called": names, "looks": looks, "maps": maps(ruleset, lang), "map_words": on_maps}


@functools.cache
def fields(lang: str) -> dict[str, str]:
    """Return what a form says of its fields, by what schemas say: in Russian of each, in English where files are spoken of.

    Args:
        lang: of the form.
    """
    found: dict[str, str] = json.loads((files(__package__) / f"fields.{lang}.json").read_text(encoding="utf-8"))
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
            plan = plan_of(template, ruleset, f"My {kind.replace('_', ' ')}", name_ru=kinds([kind], "ru")[kind].capitalize())
            found[kind] = tomllib.loads(next(iter(plan.files.values())))
    return found


def _map_words(ruleset: Ruleset) -> dict[str, list[str]]:
    """Return which terrains and symbols stand on the maps of a game, and at which symbols a game begins with tokens of nobody."""
    book = ruleset.book
    charts = [book.read_map(ruleset, name) for name in book.maps or ()]
    regions = [region for chart in charts for region in chart.regions]
    symbols = {word for region in regions for word in region.symbols}
    stacks = {str(getattr(piece, "symbol", "")) for piece in ruleset.of_kind("natives")}
    return {
        "terrains": sorted({region.terrain for region in regions}),
        "symbols": sorted(symbols),
        "stacks": sorted(stacks & symbols),
    }
