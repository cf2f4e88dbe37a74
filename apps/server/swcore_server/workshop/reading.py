"""A file that somebody has on the own device: TOML or JSON, of pieces or of a map."""

from __future__ import annotations

from typing import Any

from swcore.authoring.parsing import parsed
from swcore.authoring.source import FORMAT_KEY
from swcore.errors import PluginError, SwcoreError
from swcore.protocol.lobby import Lobby

BYTES = 64 * 1024
NAME = 80
ENDINGS = ("json", "toml")
SAID = {FORMAT_KEY, "kind", "pieces"}  # of which a file of pieces says one, whatever is wrong with it
MAP = {"format", "borders"}
FAULTS = {"en": "The file says no piece and no map.", "ru": "В файле нет ни фигуры, ни карты."}


def read(lobby: Lobby, game: str, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return what a file says.

    Args:
        lobby: the games.
        game: the game.
        data: `name`: of the file, its ending tells TOML from JSON; `text`: what stands in it.
        lang: of the reader.

    Returns:
        `file`: what it says, an object, and whether it is a `map`; or None, and the `fault`, with line and column if known.

    Raises:
        SwcoreError: `bad-field`.
    """
    name, text = data.get("name"), data.get("text")
    for field, value, most in (("name", name, NAME), ("text", text, BYTES)):
        if not isinstance(value, str) or len(value.encode("utf-8", "replace")) > most:
            told = f"The field {field!r} is a text of at most {most} bytes."
            raise SwcoreError(told, code="bad-field", field=field)
    fault, ending = FAULTS[lang], str(name).lower().rpartition(".")[2]
    if ending not in ENDINGS:
        return {"file": None, "map": False, "fault": fault}
    try:
        found, _ = parsed(str(text), str(name), toml=ending == "toml")
    except RecursionError:
        found = None
    except PluginError as error:
        found, fault = None, str(error.details.get("told", {}).get(lang) or error)
    if not isinstance(found, dict) or not found.keys() & {*SAID, *MAP}:
        return {"file": None, "map": False, "fault": fault}
    return {"file": found, "map": bool(found.keys() & MAP), "fault": ""}
