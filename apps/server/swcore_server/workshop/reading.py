"""A file that somebody has on the own device: TOML or JSON, of pieces or of a map."""

from __future__ import annotations

from typing import Any

from swcore.authoring.parsing import parsed
from swcore.errors import PluginError, SwcoreError
from swcore.protocol.lobby import Lobby

BYTES = 64 * 1024
NAME = 80
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
    fault = FAULTS[lang]
    try:
        found, _ = parsed(str(text), str(name), toml=str(name).lower().endswith(".toml"))
    except RecursionError:
        found = None
    except PluginError as error:
        found, fault = None, str(error.details.get("told", {}).get(lang) or error)
    if not isinstance(found, dict):
        return {"file": None, "map": False, "fault": fault}
    return {"file": found, "map": "format" in found or "borders" in found, "fault": ""}
