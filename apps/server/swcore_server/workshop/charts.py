"""A map that is being drawn: its territories, what is wrong with it, and whether it is fair, as `swcore map check` says it."""

from __future__ import annotations

import json
from typing import Any

from swcore.cli.commands.map_check import lines_of, not_shown
from swcore.cli.map_files import fault_in, models, told_fault
from swcore.cli.texts import TEXTS
from swcore.engine.ruleset import Ruleset
from swcore.errors import MapError, SwcoreError
from swcore.graph import RegionMap, dump_map
from swcore.protocol.lobby import Lobby
from swcore.wording.catalogue import Catalogue
from swcore.wording.errors import in_words
from swcore.wording.shows import face_of

REGIONS = 80  # of a map that is drawn while somebody waits
LEAST = 6  # of a map that is made up
SEEDS = 2**32


def chart(lobby: Lobby, game: str, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return how a map looks, and what can be said of it.

    Args:
        lobby: the games.
        game: the game whose map it is.
        data: `map`: what a map file says.
        lang: of the sentences.

    Returns:
        `faults`: why no game can be played on it, each with `what` it is, how to `mend` it, and the `regions` that it is about;
        `report`: sentences about it; `drawing`: its territories, None where it cannot be drawn, and `note`: why not.

    Raises:
        SwcoreError: `bad-field`; `PluginError`: `unknown-game`.
    """
    ruleset = lobby.rules(game)
    try:
        source = ruleset.book.read_map(ruleset, _map_in(data))
    except MapError as error:
        return {"faults": [_fault(error, lang)], "report": [], "drawing": None, "note": ""}
    return _told(ruleset, source, lang)


def sketch(lobby: Lobby, game: str, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return a map to begin with.

    Args:
        lobby: the games.
        game: the game whose map it is.
        data: `like`: the name of a map of the game; or `seed` and `regions` for one that is made up, terrains dealt.
        lang: of the reader.

    Returns:
        `map`: what its file says.

    Raises:
        SwcoreError: `bad-field`; `MapError`: `unknown-map`; `PluginError`: `unknown-game`.
    """
    from swcore.authoring.maps import deal, random_sketch

    ruleset = lobby.rules(game)
    like = data.get("like")
    if isinstance(like, str):
        return {"map": json.loads(dump_map(ruleset.book.read_map(ruleset, like)))}
    seed, regions = _whole(data, "seed", 0, SEEDS), _whole(data, "regions", LEAST, REGIONS)
    charts = models(ruleset)
    model = charts[0] if charts else None
    made = deal(random_sketch(seed, regions, model.aspect if model else 1.4), charts, seed, ruleset.book.stock(ruleset))
    name = {"en": "New map", "ru": "Новая карта"}
    players, rounds = (model.players, model.rounds) if model else (None, None)
    return {"map": json.loads(dump_map(made.finished("home-map", name, players=players, rounds=rounds)))}


def _map_in(data: dict[str, Any]) -> dict[str, Any]:
    """Return what was written of a map.

    Raises:
        SwcoreError: `bad-field`.
    """
    found = data.get("map")
    if not isinstance(found, dict):
        raise SwcoreError("The field 'map' is an object.", code="bad-field", field="map")
    regions = found.get("regions")
    if isinstance(regions, list) and len(regions) > REGIONS:
        told = f"A map of the workshop has at most {REGIONS} regions."
        raise SwcoreError(told, code="bad-field", field="regions")
    return found


def _told(ruleset: Ruleset, source: RegionMap, lang: str) -> dict[str, Any]:
    from swcore.authoring.maps import report
    from swcore.graph.drawing import drawing_of

    texts = Catalogue(lang, TEXTS)
    land, entry = ruleset.book.ways_in(ruleset, source)
    found = report(source, land, entry)
    fault = fault_in(ruleset, source, found, land)
    faults = []
    if fault is not None:
        what, *mend = told_fault(fault, texts)
        faults = [{"what": what, "mend": " ".join(mend), "regions": list(fault.regions)}]
    drawing, note = None, ""
    try:
        drawing = drawing_of(source, ruleset.book)
    except SwcoreError as error:
        note = in_words(error, lang)[0]
    lines = [*lines_of(found, face_of(ruleset, lang), texts), *not_shown(drawing, texts)]
    drawn = None
    if drawing is not None:
        lands = [{"id": one.id, "outline": one.outline, "x": one.x, "y": one.y} for one in drawing.territories]
        drawn = {"width": drawing.width, "height": drawing.height, "territories": lands, "links": drawing.links}
    return {"faults": faults, "report": lines, "drawing": drawn, "note": note}


def _fault(error: MapError, lang: str) -> dict[str, Any]:
    what, mend = in_words(error, lang)
    region = error.details.get("region")
    return {"what": what, "mend": mend, "regions": [str(region)] if region else []}


def _whole(data: dict[str, Any], name: str, least: int, most: int) -> int:
    found = data.get(name)
    if type(found) is not int or not least <= found <= most:
        told = f"The field {name!r} is a whole number from {least} to {most}."
        raise SwcoreError(told, code="bad-field", field=name)
    return found
