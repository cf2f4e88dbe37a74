"""A file that somebody has on the own device: TOML or JSON, of pieces or of a map."""

from __future__ import annotations

from typing import Any

from swcore.authoring.parsing import parsed
from swcore.errors import SwcoreError
from swcore.protocol.lobby import Lobby

BYTES = 64 * 1024
NAME = 80


def read(lobby: Lobby, game: str, data: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return what a file says.

    Args:
        lobby: the games.
        game: the game.
        data: `name`: of the file, its ending tells TOML from JSON; `text`: what stands in it.
        lang: of the reader.

    Returns:
        `file`: what it says, an object; whether it is a `map`.

    Raises:
        SwcoreError: `bad-field`; `piece-data` with line and column where it cannot be read.
    """
    name, text = data.get("name"), data.get("text")
    for field, value, most in (("name", name, NAME), ("text", text, BYTES)):
        if not isinstance(value, str) or len(value.encode("utf-8", "replace")) > most:
            told = f"The field {field!r} is a text of at most {most} bytes."
            raise SwcoreError(told, code="bad-field", field=field)
    try:
        found, _ = parsed(str(text), str(name), toml=str(name).lower().endswith(".toml"))
    except RecursionError:
        raise SwcoreError("The file is nested too deeply.", code="bad-field", field="text") from None
    if not isinstance(found, dict):
        raise SwcoreError("The file says no object.", code="bad-field", field="text")
    return {"file": found, "map": "format" in found or "borders" in found}
