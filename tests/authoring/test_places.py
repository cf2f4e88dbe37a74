"""Lines and columns of what stands in a piece file, in JSON and in TOML."""

from __future__ import annotations

import json
import tomllib

import pytest

from swcore.authoring.places import Path, Place, json_places
from swcore.authoring.toml_places import toml_places

JSON = """{
  "a": 1, "b": [1, {"c": {}, "d": []}, [2, 3]],
  "e": {"f": {"g": "x, }"}}
}"""
TOML = '''# a comment with [brackets] and "quotes"
swcore = "piece-1"
[name]
en = "a # b"
[[rules]]
on = "score"
each.held = {terrain = "mountain", x = [1, {y = 2}]} # each
[[rules]]
on = """several
lines"""
where = { terrain = ["hill",
  "swamp"] }
[[pieces]]
"quoted key" = 1
[[pieces.rules]]
on = 'z'
[pieces.rules.where]
terrain = "hill"
'''


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("a",), (2, 8), (2, 3)),
        (("b", 1, "d"), (2, 35), (2, 30)),
        (("b", 2, 1), (2, 44), (2, 44)),
        (("e", "f", "g"), (3, 20), (3, 15)),
        (("e", "missing"), (3, 8), (3, 3)),
    ],
)
def test_places_in_json(path: Path, value: tuple[int, int], key: tuple[int, int]) -> None:
    json.loads(JSON)
    places = json_places(JSON)
    assert places.of(path) == Place(*value)
    assert places.of(path, key=True) == Place(*key)


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        (("name", "en"), (4, 6), (4, 1)),
        (("rules", 0, "each", "held", "terrain"), (7, 24), (7, 14)),
        (("rules", 0, "each", "held", "x", 1, "y"), (7, 49), (7, 45)),
        (("rules", 1, "where", "terrain", 1), (12, 3), (12, 3)),
        (("rules", 1), (8, 1), (8, 1)),
        (("pieces", 0, "quoted key"), (14, 16), (14, 1)),
        (("pieces", 0, "rules", 0, "on"), (16, 6), (16, 1)),
        (("pieces", 0, "rules", 0, "where", "terrain"), (18, 11), (18, 1)),
    ],
)
def test_places_in_toml(path: Path, value: tuple[int, int], key: tuple[int, int]) -> None:
    tomllib.loads(TOML)
    places = toml_places(TOML)
    assert places.of(path) == Place(*value)
    assert places.of(path, key=True) == Place(*key)
