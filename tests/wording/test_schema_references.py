"""The schemas refer to each other by file, and each goes by its own address."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from swcore.protocol.answers import PROTOCOL
from swcore.text.resources import schema, schema_names

HOME = f"https://swcore.invalid/schemas/{PROTOCOL}/"
OWN = {"piece": "urn:swcore:schema:piece-1"}  # with the number of its own format


@pytest.mark.parametrize("name", schema_names())
def test_a_schema_goes_by_its_file_and_number(name: str) -> None:
    assert schema(name)["$id"] == OWN.get(name, f"{HOME}{name}.schema.json")


@pytest.mark.parametrize("name", schema_names())
def test_what_a_schema_refers_to_is_there(name: str) -> None:
    for address in re.findall(r'"\$ref": "([^"]+)"', json.dumps(schema(name))):
        file, _, inside = address.partition("#")
        found: Any = schema(file.removesuffix(".schema.json")) if file else schema(name)
        for word in inside.split("/")[1:]:
            found = found[word]
        assert isinstance(found, dict)


def test_the_messages_refer_to_what_they_hold() -> None:
    held = set(re.findall(r'"\$ref": "(\w+)\.schema\.json"', json.dumps(schema("protocol"))))
    shown = {"about", "board", "completion", "forecast", "menu", "news", "scene", "told", "view", "why"}
    assert held == {"action", "actions", "games", "map"} | shown
