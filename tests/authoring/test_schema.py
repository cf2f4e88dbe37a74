"""The JSON Schema of piece files: made from the words, free of patterns, and of one mind with the reader."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from scripts.piece_schema import FILE, schema_text
from swcore.authoring.source import read_source
from tests.authoring.pieces import EXAMPLES, race

SCHEMA = json.loads(schema_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def test_the_shipped_schema_is_the_one_that_the_words_make() -> None:
    assert FILE.read_text(encoding="utf-8") == schema_text(), "run make docs"


def test_it_is_a_schema() -> None:
    VALIDATOR.check_schema(SCHEMA)


def boxes(schema: Any) -> list[dict[str, Any]]:
    if isinstance(schema, list):
        return [box for one in schema for box in boxes(one)]
    if not isinstance(schema, dict):
        return []
    return [schema, *(box for one in schema.values() for box in boxes(one))]


def test_it_has_no_patterns_and_no_open_objects_and_no_open_numbers() -> None:
    for box in boxes(SCHEMA):
        assert not isinstance(box.get("pattern"), str)  # a field of a card may have that name
        if box.get("type") == "object":
            assert box.get("additionalProperties") is False or {"maxProperties", "propertyNames"} <= box.keys()
        if box.get("type") == "integer":
            assert {"minimum", "maximum"} <= box.keys()
        if box.get("type") == "string":
            assert "maxLength" in box
        if box.get("type") == "array":
            assert "maxItems" in box


@pytest.mark.parametrize("path", sorted(EXAMPLES.rglob("*.toml")), ids=lambda path: path.stem)
def test_the_examples_fit(path: Any) -> None:
    assert [error.message for error in VALIDATOR.iter_errors(read_source(path).data)] == []


@pytest.mark.parametrize(
    "data",
    [
        race(tokens=99),
        race(tokens="5"),
        race(color=1),
        race({"on": "score"}),
        race({"on": "score", "coins": 1, "coin": 1}),
        race({"on": "score", "coins": 1, "if": {}}),
        race({"on": "score", "coins": 1, "each": {"held": {"terrains": "hill"}}}),
        {"swcore": "piece-1", "pieces": []},
    ],
)
def test_what_the_reader_refuses_by_form_does_not_fit(data: object) -> None:
    assert list(VALIDATOR.iter_errors(data))
