"""The types of TypeScript are those that the schemas make, and know every request."""

from __future__ import annotations

import pytest

from scripts import typescript_types as made
from swcore.protocol.requests import REQUESTS


def test_the_types_are_what_the_schemas_say() -> None:
    assert made.FILE.read_text(encoding="utf-8") == made.text(), "run make docs-pages"


def test_every_request_has_its_types() -> None:
    _, _, tables = made.text().partition("export interface Requests {")
    for do in REQUESTS:
        assert f"  {do}: {do.capitalize()}Request;" in tables
        assert f"  {do}: {do.capitalize()}Answer;" in tables


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "string", "maxLength": 4}, "string"),
        ({"type": ["integer", "null"]}, "number | null"),
        ({"enum": ["en", "ru"]}, '"en" | "ru"'),
        ({"const": 1}, "1"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}]}, "number"),
        ({"type": "array", "items": {"type": ["string", "integer"]}}, "(string | number)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "items": False}, "[string, number]"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({"type": "object", "additionalProperties": False}, "Record<string, never>"),
        ({"type": "object", "properties": {"a-b": {}}, "additionalProperties": False}, '{\n  "a-b"?: unknown;\n}'),
        ({"type": "object", "properties": {"a": {"type": "null"}}, "required": ["a"]}, "{\n  a: null;\n}"),
        ({"$ref": "menu.schema.json#/$defs/choice"}, "Choice"),
        ({"$ref": "view.schema.json"}, "View"),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, object], text: str) -> None:
    assert made.Types().of(schema, "protocol") == text


def test_the_kind_of_an_event_tells_its_fields() -> None:
    """Where every member of a union has a constant in `event`, TypeScript narrows; one that may be anything prevents it."""
    text = made.text()
    assert "export type GameEvent = ConquestEvent | TownsEvent;" in text
    assert "  events: GameEvent[];" in text
    assert "export interface OtherEvent {\n  event: string;\n  [name: string]: unknown;\n}" in text
    assert text.count("OtherEvent") == 2, "what says that it is left out, and itself"
