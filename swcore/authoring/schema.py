"""The JSON Schema of piece files, made from a dialect: what editors complete and check while one types.

It has no patterns, no strings that are expressions, and integers in ranges; an object takes no other members than it names.
"""

from __future__ import annotations

from typing import Any

from swcore.authoring.building import MOST_PIECES
from swcore.authoring.common import COMMON, FILE
from swcore.authoring.dialect import Dialect, Kind, Words
from swcore.authoring.words import Fields, documented

ID = "https://swcore.invalid/schemas/piece.schema.json"


def piece_schema(dialect: Dialect, known: Words | None = None, *, title: str = "A piece file, piece-1") -> dict[str, Any]:
    """Return the schema of the piece files of a game, or of a family of games.

    Args:
        dialect: what its pieces may say.
        known: the words of one game, which the schema then names; None for a schema of all games of the family.
        title: its title.
    """
    defs: dict[str, Any] = {}
    kinds = [(kind, _piece(kind, defs)) for kind in dialect.kinds]
    for kind, words in (known or {}).items():
        if f"known {kind}" in defs and words:
            defs[f"known {kind}"] = {"anyOf": [{"enum": sorted(words)}, defs[f"known {kind}"]]}
    head = {name: documented(field.shape.schema(defs), field.doc) for name, field in FILE.items()}
    alone = [_object({**head, **properties}, ["swcore", *needed]) for _, (properties, needed) in kinds]
    inside = [_object(properties, needed) for _, (properties, needed) in kinds]
    several = {"type": "array", "minItems": 1, "maxItems": MOST_PIECES, "items": {"oneOf": inside}}
    pack = _object({**head, "pieces": documented(several, "Several pieces in one file.")}, ["swcore", "pieces"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": ID,
        "title": title,
        "oneOf": [*alone, pack],
        "$defs": defs,
    }


def _piece(kind: Kind, defs: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Return the properties of a piece of a kind, and which of them must be there."""
    own = Fields({**COMMON, **kind.fields}).schema(defs)
    return {"kind": {"const": kind.name, "description": kind.doc}, **own["properties"]}, ["kind", *own.get("required", ())]


def _object(properties: dict[str, Any], needed: list[str]) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": False, "required": needed, "properties": properties}
