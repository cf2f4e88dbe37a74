"""What a game is given for a map: anything at all is read or refused, at once and with a reason (A5, A6, A7)."""

from __future__ import annotations

import contextlib
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore import Game, MapError, SaveError
from swcore.graph import MAP_FORMAT, dump_map, grid, load_map
from swcore.graph import files as graph_files
from swcore.testing import tiny_map
from swcore.text.reading import read_capped
from tests.kernel.test_save import chained, rows
from tests.shared.rulesets import rules

TINY = tiny_map({"a": "hill edge", "b": "forest edge", "c": "swamp"}, "a-b b-c", rounds=3)
GAMES = ("small-world", "warcraft", "tiny-towns")
NAMES = {"small-world": "base-2p", "warcraft": "large-1a+small-1a"}


def refused(chosen: Any, game: str = "small-world") -> MapError:
    with pytest.raises(MapError) as caught:
        Game.new(rules(game), map=chosen)
    assert len(caught.value.message) < 400
    return caught.value


def nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


# -- A5: numbers that JSON does not have


@pytest.mark.parametrize("number", [float("nan"), float("inf"), float("-inf")])
@pytest.mark.parametrize("place", ["aspect", "rounds", "x", "outline", "key"])
def test_a5_a_number_that_is_not_finite_is_refused(number: float, place: str) -> None:
    data: dict[Any, Any] = {**TINY, "regions": [dict(region) for region in TINY["regions"]]}
    if place == "x":
        data["regions"][0]["x"] = number
    elif place == "outline":
        data["regions"][0]["polygon"] = [[0, 0], [1, 0], [number, 1]]
    elif place == "key":
        data[number] = 1
    else:
        data[place] = number
    assert refused(data).code == "map-not-json"


def test_a5_relative_a_map_that_a_program_makes_has_finite_numbers_too() -> None:
    """`dump_map` would write it, and a save would hold it."""
    plain = grid(2, 2)
    region = plain.regions[0]
    for changed in (
        {"aspect": float("nan")},
        {"regions": (attrs.evolve(region, x=float("inf")), *plain.regions[1:])},
        {"regions": (attrs.evolve(region, polygon=((0.0, 0.0), (1.0, float("nan")), (1.0, 1.0))), *plain.regions[1:])},
    ):
        with pytest.raises(MapError, match="is not a finite number") as caught:
            attrs.evolve(plain, **changed)
        assert caught.value.code == "map-schema"


def test_a5_relative_a_text_that_half_a_character_is_escaped_in_is_no_map() -> None:
    """No file in UTF-8 holds it, no terminal shows it."""
    assert refused(json.dumps({**TINY, "name": {"en": "\ud800"}})).code == "map-not-json"
    assert refused({**TINY, "name": {"en": "\ud800"}}).code == "map-not-json"
    Game.new(rules("small-world"), map=json.dumps({**TINY, "name": {"en": "\U0001f409"}}))  # two escapes, one character


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@settings(max_examples=50)
@given(JUNK)
def test_a5_a_map_that_is_taken_is_saved_as_strict_json(junk: Any) -> None:
    """Any data in the place of any member: refused, or played and saved as JSON that every reader takes."""
    for member in ("rounds", "aspect", "name", "players"):
        try:
            taken = load_map({**TINY, member: junk})
        except MapError:
            continue
        game = Game.new(rules("small-world"), map=dump_map(taken))
        json.loads(game.save().splitlines()[0], parse_constant=lambda name: pytest.fail(f"{name} in a save"))
        assert Game.load(game.save(), game.ruleset).digest() == game.digest()


# -- A6: a text is a name or data, a path is a Path


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "chosen",
    [
        pytest.param("x" * 300, id="a long name"),
        pytest.param("x" * 3_000_000, id="a very long name"),
        pytest.param("+" * 3_000_000, id="very many names"),
        pytest.param("a\0b", id="a zero byte"),
        pytest.param("\ud800", id="half a character"),
        pytest.param("", id="no name"),
        pytest.param("/etc/passwd", id="a path"),
        pytest.param(nested(5_000), id="a name nested deeply"),
        pytest.param({**TINY, "name": {"en": nested(5_000)}}, id="nested deeply inside"),
        pytest.param({**TINY, "name": nested(900)}, id="nested as deeply as can just be read"),
        pytest.param("[" * 5_000, id="nested as text"),
        pytest.param("{" + '"a":{' * 5_000, id="nested as objects"),
        pytest.param({**TINY, "rounds": 10**5000}, id="a number of 5,000 digits"),
        pytest.param({**TINY, "rounds": 10**4000}, id="a number of 4,000 digits"),
        pytest.param({**TINY, "rounds": {2}}, id="a set"),
        pytest.param(True, id="true"),
        pytest.param(7, id="a number"),
        pytest.param([TINY], id="a list"),
        pytest.param(b"", id="nothing"),
        pytest.param(grid(2, 2), id="a map of the graph room"),
    ],
)
def test_a6_what_is_not_a_map_is_refused_with_a_map_error(game: str, chosen: Any) -> None:
    error = refused(chosen, game)
    assert error.code in {"unknown-map", "map-not-json", "map-schema"} if game != "tiny-towns" else error.code == "no-maps"


def test_a6_data_that_contains_itself_is_refused() -> None:
    data: dict[str, Any] = dict(TINY)
    data["name"] = data
    assert refused(data).code == "map-not-json"


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_a6_a_text_opens_no_file_and_does_not_tell_whether_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("own.json").write_text(json.dumps(TINY))
    there, missing = refused("own.json", game), refused("gone.json", game)
    assert there.message == "There is no map 'own.json'."
    assert there.message.replace("own", "gone") == missing.message
    assert (there.code, there.hint) == (missing.code, missing.hint)
    assert there.hint.endswith("The path of a file is given as a Path.")
    with pytest.raises(MapError, match="is not JSON"):
        load_map("own.json")  # a text is data there; nobody knows names
    monkeypatch.setattr(graph_files, "read_capped", lambda *_: pytest.fail("a file was opened"))
    Game.new(rules(game), map=NAMES[game])


@pytest.mark.parametrize("made", [os.mkfifo, os.mkdir], ids=["a pipe", "a folder"])
def test_a6_a_path_that_is_no_regular_file_is_refused_at_once(tmp_path: Path, made: Callable[[Path], None]) -> None:
    made(tmp_path / "thing")
    (tmp_path / "link").symlink_to(tmp_path / "thing")
    for path in (tmp_path / "thing", tmp_path / "link"):
        assert refused(path).code == "map-unreadable"
        with pytest.raises(OSError, match=r"thing|link"):
            Game.load(path)


def test_a6_relative_an_endless_device_and_a_terminal_are_refused() -> None:
    for name in ("/dev/zero", "/dev/null", "/dev/tty"):
        if os.path.exists(name):
            assert refused(Path(name)).code == "map-unreadable"


def test_a6_relative_the_path_of_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "map.json"
    path.write_text(json.dumps(TINY))
    assert Game.new(rules("small-world"), map=path).play.setup.board.names == ("a", "b", "c")
    assert read_capped(path, 10) == path.read_bytes()[:11]


@pytest.mark.parametrize("chosen", ["base-2p", "", TINY, Path("x"), 0, False])
def test_a6_a_game_without_maps_takes_none(chosen: Any) -> None:
    error = refused(chosen, "tiny-towns")
    assert (error.code, error.message) == ("no-maps", "towns.tiny_towns is played without a map.")


# -- A7: linear and capped


def crowded(points: int, *, borders: int = 1000) -> dict[str, Any]:
    """The largest board that the schema allows, each region with an outline of so many points."""
    rng = random.Random(points)
    ids = [f"r{number:03}" for number in range(200)]
    outline = [[rng.randrange(1000) / 1000, rng.randrange(1000) / 1000] for _ in range(points)]
    pairs = [[one, other] for at, one in enumerate(ids) for other in ids[at + 1 : at + 7]][:borders]
    facts = {"terrain": "hill", "symbols": [], "edge": True, "x": 0.5, "y": 0.5}
    regions = [{"id": name, **facts, "polygon": outline} for name in ids]
    return {
        "format": MAP_FORMAT,
        "id": "big",
        "name": {"en": "Big"},
        "aspect": 1,
        "islands": True,
        "regions": regions,
        "borders": pairs,
    }


def asked(monkeypatch: pytest.MonkeyPatch, source: Any) -> int:
    """Return how many times the schema was asked about a number while a map was read or refused."""
    from jsonschema import Draft202012Validator, validators

    count = 0
    maximum = Draft202012Validator.VALIDATORS["maximum"]

    def counting(*given: Any) -> Any:
        nonlocal count
        count += 1
        return maximum(*given)

    extend: Any = validators.extend  # its stub has no types
    counted = extend(Draft202012Validator, {"maximum": counting})
    schema = graph_files._validator().schema
    monkeypatch.setattr(graph_files, "_validator", lambda: counted(schema))
    with contextlib.suppress(MapError):
        load_map(source)
    return count


def test_a7_outlines_are_not_read_point_by_point_by_the_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    """A legal map of 253 KiB has about 16,000 points; the schema is asked about them only where one is wrong."""
    legal = crowded(82)
    size = len(json.dumps(legal, separators=(",", ":")))
    assert 200 * 1024 < size < graph_files.MAX_BYTES
    assert load_map(json.dumps(legal, separators=(",", ":"))) == load_map(legal)
    assert asked(monkeypatch, legal) < 1000


@pytest.mark.parametrize("wrong", [[2, 0], [True, 0], [0, 0, 0], ["0", 0], None, [0]])
def test_a7_a_wrong_point_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch, wrong: Any) -> None:
    data = crowded(82)
    data["regions"][7] = {**data["regions"][7], "polygon": [*data["regions"][7]["polygon"], wrong]}
    with pytest.raises(MapError, match=r"regions\[7\]\.polygon\[82\].*\(region 'r007'\)") as caught:
        load_map(data)
    assert caught.value.code == "map-schema"
    assert asked(monkeypatch, data) < 1500


def test_a7_many_keys_of_which_one_stands_twice_are_looked_through_once() -> None:
    class Counted(str):
        compared = 0

        def __eq__(self, other: object) -> bool:
            Counted.compared += 1
            return super().__eq__(other)

        __hash__ = str.__hash__

    from swcore.text.strict import _no_repeats

    pairs = [(Counted(f"k{number}"), 1) for number in range(5_000)]
    with pytest.raises(ValueError, match="'k4999' is given twice"):
        _no_repeats([*pairs, (Counted("k4999"), 1)])
    assert Counted.compared < 20_000


@pytest.mark.parametrize("size", [256 * 1024 + 1, 8 * 1024 * 1024])
def test_a7_what_is_too_large_is_not_parsed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, size: int) -> None:
    monkeypatch.setattr(graph_files, "parse", lambda text: pytest.fail("parsed"))
    path = tmp_path / "large.json"
    path.write_bytes(b"{" * size)
    for source in (path, "{" * size, b"{" * size, {"name": "x" * 2 * size}):
        assert refused(source).code == "map-too-large"


def test_a7_a_map_inside_a_save_has_a_cap() -> None:
    game = Game.new(rules("small-world"), map=TINY)
    lines = rows(game.save())
    lines[0]["map"] = {**lines[0]["map"], "name": {"en": "x" * 7_000_000}}
    with pytest.raises(SaveError, match=r"larger than 512 KiB") as caught:
        Game.load(chained(lines), game.ruleset)
    assert len(caught.value.message) < 400


def test_a7_the_largest_map_that_a_file_may_hold_comes_back_from_its_save() -> None:
    """A save writes numbers out in full, 0 as 0.0, so it needs more room than the file did."""
    data = crowded(200, borders=0)
    for region in data["regions"]:
        region["polygon"] = [[0, 1]] * 203
    text = json.dumps(data, separators=(",", ":"))
    assert 250 * 1024 < len(text) < graph_files.MAX_BYTES
    assert len(dump_map(load_map(text))) > graph_files.MAX_BYTES
    game = Game.new(rules("small-world"), map=text)
    assert Game.load(game.save(), game.ruleset).digest() == game.digest()
