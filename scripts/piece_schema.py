"""The JSON Schema of piece files in schemas/: made from the words of all first-party games, written by `make docs`."""

from __future__ import annotations

import json
from pathlib import Path

from swcore_tiny_towns.declared import DIALECT as TOWNS

from swcore.authoring import pieces_schema
from swcore.conquest.declared import DIALECT

DIALECTS = {"conquest": DIALECT, "towns": TOWNS}
FILE = Path(__file__).parents[1] / "schemas" / "piece.schema.json"


def schema_text() -> str:
    """Return the text of the schema."""
    return json.dumps(pieces_schema(DIALECTS), indent=1, ensure_ascii=False, allow_nan=False) + "\n"
