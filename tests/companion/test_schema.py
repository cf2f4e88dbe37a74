"""What `swcore table --json` prints is what its schema says, in every game; and the schema says what each fact is."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import jsonschema
import pytest

from swcore.companion.table import Table
from swcore.errors import SwcoreError
from swcore.text.resources import schema
from tests.companion.fuzzing import SESSIONS, mutated, sat

SCHEMA = schema("table")
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)


def printed(table: Table) -> dict[str, Any]:
    public = table.companion.public(table.journal.facts)
    found: dict[str, Any] = json.loads(json.dumps({"game": table.companion.ruleset.id, **public}))
    return found


def test_the_schema_is_one_and_tells_what_each_fact_is() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert all(one.get("description") for one in SCHEMA["properties"].values())
    assert set(SCHEMA["required"]) <= set(SCHEMA["properties"])


@pytest.mark.parametrize("name", SESSIONS)
def test_what_is_printed_fits_the_schema_and_is_all_described(name: str) -> None:
    random = Random(name)
    table, lines, _ = sat(name, "en", 5)
    for line in ("", *lines, *(mutated(random, lines, table) for _ in range(10))):
        try:
            table.type(line)
        except SwcoreError:  # such as a town that cannot be
            continue
        data = printed(table)
        VALIDATOR.validate(data)
        assert set(data) <= set(SCHEMA["properties"]), "every fact of our own games is described"


@pytest.mark.parametrize(
    ("fact", "value"),
    [("points", "5"), ("seat", -1), ("over", None), ("column", [["a", "b"]]), ("count", "secret"), ("names", [])],
)
def test_what_is_wrong_does_not_fit(fact: str, value: Any) -> None:
    data = printed(sat("small-world", "en", 1)[0])
    assert not VALIDATOR.is_valid({**data, fact: value})
    assert not VALIDATOR.is_valid({name: one for name, one in data.items() if name != "seat"})
