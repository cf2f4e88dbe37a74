"""Reading map files: what is accepted, and how every refusal reads."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from swcore.errors import MapError, SwcoreError
from swcore.graph import RegionMap, dump_map, load_map
from swcore.text.resources import schema, schema_names
from tests.graph.samples import base_map, document, region_maps, with_region


def _refused(source: Any, **vocabularies: Any) -> MapError:
    with pytest.raises(MapError) as caught:
        load_map(source, **vocabularies)
    return caught.value


# What is accepted.


def test_a_file_bytes_text_and_a_parsed_object_give_the_same_map(tmp_path: Path) -> None:
    text = json.dumps(document(), ensure_ascii=False)
    path = tmp_path / "ring.json"
    path.write_text(text, encoding="utf-8")
    read = load_map(document())
    assert load_map(path) == load_map(text) == load_map(text.encode()) == read
    assert load_map(path).source == str(path)
    assert read.label == "Map 'ring'"


def test_all_fields_arrive() -> None:
    outline = [[0, 0], [1, 0], [0.5, 0.25]]
    data = with_region(1, polygon=outline) | {"rounds": 9, "islands": True, "$schema": "map.schema.json"}
    built = load_map(data)
    assert (built.id, built.players, built.rounds, built.aspect, built.islands) == ("ring", 2, 9, 1.0, True)
    assert built.name == {"en": "Ring", "ru": "Кольцо"}
    east = built.region("east")
    assert (east.terrain, east.symbols, east.edge, east.x, east.y) == ("forest", (), True, 0.9, 0.5)
    assert east.polygon == ((0.0, 0.0), (1.0, 0.0), (0.5, 0.25))
    assert built.region("south").symbols == ("mine", "cavern")
    assert built.borders == (("north", "east"), ("east", "south"), ("south", "west"), ("north", "west"))


def test_players_and_rounds_may_be_left_out() -> None:
    data = document()
    del data["players"], data["rounds"]
    assert (load_map(data).players, load_map(data).rounds) == (None, None)


def test_whole_numbers_written_with_a_point_are_whole() -> None:
    assert repr(load_map(document(players=3.0)).players) == "3"


def test_a_byte_order_mark_is_no_fault() -> None:
    assert load_map(b"\xef\xbb\xbf" + json.dumps(document()).encode()).id == "ring"
    assert load_map("\ufeff" + json.dumps(document())).id == "ring"


@pytest.mark.case("CASE-EN-20")
def test_a_map_of_islands_loads_when_it_says_so() -> None:
    built = load_map(document(islands=True, borders=[["north", "east"], ["south", "west"]]))
    assert built.components() == (("north", "east"), ("south", "west"))
    assert built.distance("north", "south") is None


def test_known_words_pass() -> None:
    load_map(document(), terrains=["hill", "forest", "sea"], symbols=("mine", "cavern"))
    load_map(document(), terrains=(word for word in ("hill", "forest", "sea")))


# What is refused. Each row: code, source, message, hint.

REFUSALS = {
    "root": ("map-schema", b"[]", "The map: the top level is [], but must be an object.", ""),
    "no-format": (
        "map-schema",
        {key: value for key, value in document().items() if key != "format"},
        "The map: the top level has no 'format'.",
        "",
    ),
    "format": (
        "map-schema",
        document(format="swcore-map-2"),
        'The map: format is "swcore-map-2", which is not allowed here.',
        'This version of swcore reads "swcore-map-1".',
    ),
    "key": (
        "map-schema",
        document(roundes=3),
        "The map: the top level has an unknown key 'roundes'.",
        "Did you mean rounds",
    ),
    "region-key": (
        "map-schema",
        with_region(2, terain="hill"),
        "The map: regions[2] (region 'south') has an unknown key 'terain'.",
        "Did you mean terrain?",
    ),
    "no-terrain": (
        "map-schema",
        with_region(2, terrain=...),
        "The map: regions[2] (region 'south') has no 'terrain'.",
        "A region has an id, a terrain, symbols and an edge flag; its position may be left out.",
    ),
    "far-right": (
        "map-schema",
        with_region(3, x=1.2),
        "The map: regions[3].x (region 'west') is 1.2, but must be at most 1.",
        "A position is a share of the board, 0 to 1: x of the width, to the right; y of the height, down.",
    ),
    "infinite": (
        "map-schema",
        json.dumps(document()).replace('"aspect": 1', '"aspect": 1e999'),
        "aspect is inf, but must be at most 20.",
        "",
    ),
    "flag": (
        "map-schema",
        with_region(0, edge=1),
        "The map: regions[0].edge (region 'north') is 1, but must be true or false.",
        "True when the region itself touches the edge of the board",
    ),
    "players": (
        "map-schema",
        document(players=2.5),
        "The map: players is 2.5, but must be a whole number or null.",
        "The number of players",
    ),
    "region-id": (
        "map-schema",
        with_region(0, id="r 1"),
        "The map: regions[0].id (region 'r 1') is \"r 1\", which is not allowed here.",
        "A region id is 1 to 24 letters, digits, '_' or '-' and starts with a letter or a digit.",
    ),
    "region-id-line": ("map-schema", with_region(0, id="north\n"), "regions[0].id", "A region id is 1 to 24"),
    "border-of-three": (
        "map-schema",
        document(borders=[["north", "east", "south"]]),
        "The map: borders[0] has 3 entries, but must have at most 2.",
        'A border is two region ids: ["r01", "r02"].',
    ),
    "outline": (
        "map-schema",
        with_region(1, polygon=[[0, 0], [1, 1]]),
        "The map: regions[1].polygon (region 'east') has 2 entries, but must have at least 3.",
        "An outline has 3 to 400 points.",
    ),
    "symbol-twice": (
        "map-schema",
        with_region(1, symbols=["mine", "mine"]),
        'The map: regions[1].symbols (region \'east\') is ["mine", "mine"], with an entry given twice.',
        "Symbols are what is printed",
    ),
    "no-name": (
        "map-schema",
        document(name={"ru": "Кольцо"}),
        "The map: name has no 'en'.",
        "A name is given by language",
    ),
    "many-regions": (
        "map-schema",
        document(regions=[with_region(0)["regions"][0]] * 201),
        "The map: regions has 201 entries, but must have at most 200.",
        "A map has 1 to 200 regions.",
    ),
    "many-borders": (
        "map-schema",
        document(borders=[["north", "east"]] * 1001),
        "The map: borders has 1001 entries, but must have at most 1000.",
        "",
    ),
    "nothing": ("map-not-json", b"", "The map is not JSON: Expecting value in line 1, column 1.", ""),
    "comma": (
        "map-not-json",
        '{\n"id": "ring",\n}',
        "The map is not JSON: ",
        "A map is a JSON object in UTF-8.",
    ),
    "latin": ("map-not-json", '{"id": "Größe"}'.encode("latin-1"), "The map is not JSON: 'utf-8' codec", ""),
    "surrogate": ("map-not-json", '{"id": "\ud800"}', "The map is not JSON: 'utf-8' codec", ""),
    "twice": (
        "map-not-json",
        '{"id": "a", "id": "b"}',
        "The map is not JSON: the key 'id' is given twice in one object.",
        "",
    ),
    "nan": ("map-not-json", '{"aspect": NaN}', "The map is not JSON: NaN is not a JSON number.", ""),
    "digits": ("map-not-json", '{"aspect": ' + "9" * 5000 + "}", "The map is not JSON: ", ""),
    "depth": ("map-not-json", b"[" * 200_000, "The map is not JSON: it is nested too deeply.", ""),
    "size": (
        "map-too-large",
        b" " * (256 * 1024 + 1),
        "The map is larger than 256 KiB.",
        "A map of 200 regions without outlines needs less than 40 KiB.",
    ),
    "same-id": (
        "duplicate-region",
        with_region(2, id="east"),
        "Map 'ring': the region id 'east' is used twice.",
        "Every region needs an id of its own.",
    ),
    "to-nowhere": (
        "dangling-border",
        document(borders=[["north", "eastt"]]),
        "Map 'ring': the border ['north', 'eastt'] names 'eastt', which is not a region of this map.",
        "Did you mean east",
    ),
    "to-itself": (
        "self-border",
        document(borders=[["east", "east"]]),
        "Map 'ring': the border ['east', 'east'] joins 'east' to itself.",
        "A border joins two different regions.",
    ),
    "border-twice": (
        "duplicate-border",
        document(borders=[["north", "east"], ["east", "north"]]),
        "Map 'ring': the border ['east', 'north'] is given twice.",
        "Each pair of neighbours stands once, in either order.",
    ),
    "pieces": (
        "disconnected",
        document(borders=[["north", "east"], ["south", "west"]]),
        "Map 'ring': there is no way from 'north' to 'south', 'west'.",
        'Add the missing border, or say "islands": true when the map is meant to be in several pieces.',
    ),
}


@pytest.mark.parametrize(("code", "source", "message", "hint"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_says_what_is_wrong_where_and_what_would_be_right(code: str, source: Any, message: str, hint: str) -> None:
    error = _refused(source)
    assert error.code == code
    assert message in error.message
    assert hint in error.hint


def test_details_are_for_programs() -> None:
    assert _refused(with_region(3, x=1.2)).details == {"path": "regions[3].x", "value": "1.2"}
    assert _refused(document(borders=[["north", "nowhere"]])).details["region"] == "nowhere"
    assert _refused(document(borders=[["north", "east"]])).details["regions"] == ["south", "west"]


def test_an_unknown_terrain_gets_a_hint() -> None:
    error = _refused(with_region(1, terrain="forrest"), terrains=["forest", "hill", "sea"])
    assert error.code == "unknown-terrain"
    assert error.message == "Map 'ring': region 'east' has the terrain 'forrest', which this game does not know."
    assert error.hint == "Did you mean forest?"


def test_an_unknown_symbol_gets_a_hint() -> None:
    error = _refused(document(), symbols=["mine", "magic"])
    assert error.code == "unknown-symbol"
    assert error.message == "Map 'ring': region 'south' has the symbol 'cavern', which this game does not know."
    assert error.hint == "Known: magic, mine."


def test_a_game_without_symbols_says_so() -> None:
    assert _refused(document(), symbols=()).hint == "None is known."


def test_messages_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "ring.json"
    path.write_text("{", encoding="utf-8")
    assert _refused(path).message.startswith(f"{path} is not JSON")
    path.write_text(json.dumps(with_region(0, y=-1)), encoding="utf-8")
    assert _refused(path).message == f"{path}: regions[0].y (region 'north') is -1, but must be at least 0."
    path.write_text(json.dumps(document(borders=[])), encoding="utf-8")
    assert _refused(path).message.startswith(f"{path}: there is no way from 'north'")
    path.write_text(json.dumps(document()), encoding="utf-8")
    assert _refused(path, terrains=["hill"]).message.startswith(f"{path}: region 'east'")


def test_a_file_that_is_too_large_is_not_parsed(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b"{" * (256 * 1024 + 1))
    assert _refused(path).code == "map-too-large"


@pytest.mark.parametrize("name", ["missing.json", "", "\0"])
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    error = _refused(tmp_path / name)
    assert error.code == "map-unreadable"
    assert error.message.startswith(f"The map file {str(tmp_path / name)!r} cannot be read: ")


def test_long_values_are_cut_in_messages() -> None:
    error = _refused(with_region(0, terrain=["x" * 1000]))
    assert len(error.message) < 200


# Writing.


def test_a_dumped_map_has_one_region_a_line_and_the_borders_of_one_region_a_line() -> None:
    lines = dump_map(load_map(document())).splitlines()
    assert lines[:4] == [
        "{",
        '  "format": "swcore-map-1",',
        '  "id": "ring",',
        '  "name": {"en": "Ring", "ru": "Кольцо"},',
    ]
    assert '    {"id": "north", "terrain": "hill", "symbols": ["mine"], "edge": true, "x": 0.5, "y": 0.1},' in lines
    assert lines[-7:] == [
        '  "borders": [',
        '    ["north", "east"],',
        '    ["east", "south"],',
        '    ["south", "west"],',
        '    ["north", "west"]',
        "  ]",
        "}",
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_printed_boards_are_kept_in_the_dumped_layout(players: int) -> None:
    stored = (files("swcore_base_game") / "maps" / f"base-{players}p.json").read_text(encoding="utf-8")
    assert dump_map(base_map(players)) == stored


@given(region_maps())
def test_load_reads_back_what_dump_wrote(built: RegionMap) -> None:
    assert load_map(dump_map(built)) == built


def test_outlines_survive_the_round_trip() -> None:
    built = load_map(with_region(1, polygon=[[0, 0], [1, 0], [0.5, 0.25]]))
    assert load_map(dump_map(built)) == built


# The schema and the imports.


def test_the_schema_is_valid_and_every_rule_is_explained() -> None:
    map_schema = schema("map")
    Draft202012Validator.check_schema(map_schema)
    for rule in [*map_schema["properties"].values(), *map_schema["$defs"].values()]:
        assert rule["description"]
    assert schema("map") is map_schema
    assert "map" in schema_names()


def test_an_unknown_schema_gets_a_hint() -> None:
    with pytest.raises(SwcoreError, match="no schema named 'maps'") as caught:
        schema("maps")
    assert caught.value.code == "unknown-schema"
    assert "Did you mean map?" in caught.value.hint


LAZY: dict[str, tuple[str, Callable[[str], bool]]] = {
    "import": ("import swcore.graph", lambda _: False),
    "grid": (
        "from swcore.graph import *; compile_board(grid(4, 4)); join_islands('i', [grid(2, 2)])",
        lambda _: False,
    ),
    "load": (
        "from swcore.graph import *; load_map(dump_map(grid(4, 4)))",
        lambda module: module == "jsonschema",
    ),
}


@pytest.mark.parametrize(("code", "expected"), LAZY.values(), ids=LAZY)
def test_heavy_libraries_are_imported_only_where_they_are_needed(code: str, expected: Callable[[str], bool]) -> None:
    check = f"{code}\nimport sys\nprint([m in sys.modules for m in ('networkx', 'jsonschema')])"
    run = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == str([expected("networkx"), expected("jsonschema")])
