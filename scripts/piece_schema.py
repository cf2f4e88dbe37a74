"""The JSON Schemas of piece files: made from the words of each family of games, written by `make docs`."""

from __future__ import annotations

import json
from pathlib import Path

from swcore_tiny_towns.declared import DIALECT as TOWNS

from swcore.authoring import Dialect, piece_schema
from swcore.conquest.declared import DIALECT

ROOT = Path(__file__).parents[1]
FILES = {  # each pack brings the schema of its own cards, for the core names none of them
    ROOT / "schemas" / "piece.schema.json": DIALECT,
    ROOT / "plugins" / "tiny_towns" / "swcore_tiny_towns" / "schemas" / "card.schema.json": TOWNS,
}


def schema_text(dialect: Dialect) -> str:
    """Return the text of the schema of a family of games."""
    return json.dumps(piece_schema(dialect), indent=1, ensure_ascii=False, allow_nan=False) + "\n"
