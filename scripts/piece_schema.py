"""The JSON Schema of piece files as it stands in schemas/: made from the words of the conquest family, written by `make docs`."""

from __future__ import annotations

import json
from pathlib import Path

from swcore.authoring import piece_schema
from swcore.conquest.declared import DIALECT

FILE = Path(__file__).parents[1] / "schemas" / "piece.schema.json"


def schema_text() -> str:
    """Return the text of the schema."""
    return json.dumps(piece_schema(DIALECT), indent=1, ensure_ascii=False, allow_nan=False) + "\n"
