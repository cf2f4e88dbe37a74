"""The JSON Schema of piece files, made from a dialect: what editors complete and check while one types.

It has no patterns, no strings that are expressions, and integers in ranges; an object takes no other members than it names.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from swcore.authoring.building import MOST_PIECES
from swcore.authoring.common import COMMON, FILE
from swcore.authoring.dialect import Dialect
from swcore.authoring.kind import Kind, Words
from swcore.authoring.words import Fields, documented

WORTH = 120  # characters from which on it is worth a definition
TITLE = "A piece file, piece-1"
ID = "urn:swcore:schema:piece-1"


def piece_schema(dialect: Dialect, known: Words | None = None, *, title: str = TITLE) -> dict[str, Any]:
    """Return the schema of the piece files of a game, or of a family of games.

    Args:
        dialect: what its pieces may say.
        known: the words of one game, which the schema then names; None for a schema of all games of the family.
        title: its title.
    """
    files, defs = _files(dialect, known)
    whole: dict[str, Any] = {"oneOf": files, "$defs": defs}
    shared(whole)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": ID, "title": title, **whole}


def _files(dialect: Dialect, known: Words | None) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the schemas of the files of a dialect: one for a piece of each kind, one for several; and their definitions."""
    defs: dict[str, Any] = {}
    kinds = [_piece(kind, defs) for kind in dialect.kinds]
    for kind, words in (known or {}).items():
        if f"known {kind}" in defs and words:  # a file may bring words of its own
            defs[f"known {kind}"] = {"anyOf": [{"enum": sorted(words)}, defs[f"known {kind}"]]}
    head = {name: documented(field.shape.schema(defs), field.doc) for name, field in FILE.items()}
    alone = [_object({**head, **properties}, ["swcore", *needed]) for properties, needed in kinds]
    inside = [_object(properties, needed) for properties, needed in kinds]
    several = {"type": "array", "minItems": 1, "maxItems": MOST_PIECES, "items": {"oneOf": inside}}
    pack = _object({**head, "pieces": documented(several, "Several pieces in one file.")}, ["swcore", "pieces"])
    return [*alone, pack], defs


def shared(whole: dict[str, Any]) -> None:
    """Let what stands in a schema several times stand once, among its definitions, under the name of its member."""
    counts: Counter[str] = Counter()
    names: dict[str, str] = {}
    for name, box in _boxes(whole, ""):
        text = _text(box)
        counts[text] += 1
        names.setdefault(text, name)
    taken: dict[str, str] = {}
    for text, count in counts.items():
        if count > 1 and len(text) > WORTH and not text.startswith('{"$ref"'):
            name, number = names[text], 1
            while name in whole["$defs"] or name in taken.values():
                number += 1
                name = f"{names[text]} {number}"
            taken[text] = name
    found = {name: json.loads(text) for text, name in taken.items()}
    for key, value in list(whole.items()):
        whole[key] = _replaced(value, taken)
    whole["$defs"].update({name: _replaced(box, taken, inside=True) for name, box in found.items()})


def _boxes(value: Any, name: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the members of all `properties`, outermost first, each with its name."""
    if isinstance(value, list):
        for one in value:
            yield from _boxes(one, name)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key == "properties":
                yield from inner.items()
            yield from _boxes(inner, key)


def _replaced(value: Any, taken: dict[str, str], *, inside: bool = False) -> Any:
    if isinstance(value, list):
        return [_replaced(one, taken) for one in value]
    if not isinstance(value, dict):
        return value
    name = "" if inside else taken.get(_text(value), "")
    return {"$ref": f"#/$defs/{name}"} if name else {key: _replaced(inner, taken) for key, inner in value.items()}


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _piece(kind: Kind, defs: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Return the properties of a piece of a kind, and which of them must be there."""
    own = Fields({**COMMON, **kind.fields}).schema(defs)
    return {"kind": {"const": kind.name, "description": kind.doc}, **own["properties"]}, ["kind", *own.get("required", ())]


def _object(properties: dict[str, Any], needed: list[str]) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": False, "required": needed, "properties": properties}
