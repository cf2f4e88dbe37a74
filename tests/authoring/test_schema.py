"""The JSON Schema of piece files: made from the words, free of patterns, and of one mind with the reader."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from scripts.piece_schema import FILES, schema_text
from swcore.authoring.source import read_source
from tests.authoring.pieces import EXAMPLES, race

SCHEMAS = {path.name: json.loads(schema_text(dialect)) for path, dialect in FILES.items()}
VALIDATORS = {name: jsonschema.Draft202012Validator(schema) for name, schema in SCHEMAS.items()}
OF_A_FAMILY = pytest.mark.parametrize("name", sorted(SCHEMAS))


def test_the_shipped_schemas_are_those_that_the_words_make() -> None:
    for path, dialect in FILES.items():
        assert path.read_text(encoding="utf-8") == schema_text(dialect), "run make docs"


@OF_A_FAMILY
def test_it_is_a_schema(name: str) -> None:
    VALIDATORS[name].check_schema(SCHEMAS[name])


def boxes(schema: Any) -> list[dict[str, Any]]:
    if isinstance(schema, list):
        return [box for one in schema for box in boxes(one)]
    if not isinstance(schema, dict):
        return []
    return [schema, *(box for one in schema.values() for box in boxes(one))]


@OF_A_FAMILY
def test_it_has_no_patterns_and_no_open_objects_and_no_open_numbers(name: str) -> None:
    for box in boxes(SCHEMAS[name]):
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
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    schema = (path.parent / first.removeprefix("#:schema ")).resolve()
    assert schema in FILES, "its first line leads editors to the schema"
    assert [error.message for error in VALIDATORS[schema.name].iter_errors(read_source(path).data)] == []


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
    assert list(VALIDATORS["piece.schema.json"].iter_errors(data))
