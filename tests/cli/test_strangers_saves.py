"""S13: what a stranger wrote into a save or a map is shown, and never steers the terminal of the one who reads it."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from swcore import Game
from swcore.testing import tiny_map
from swcore.text.escaping import cut, escaped, quoted
from swcore.text.resources import schema
from tests.cli.conftest import Run
from tests.kernel.test_save import chained, rows
from tests.shared.rulesets import rules

EVIL = "\x1b]0;owned\x07\x1b[31m\x9b2J\r\u202eX\u2028"  # sets a title, a colour, clears the screen, turns the text round
STEERS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u2028\u2029]")
MAP = tiny_map({"a": "hill edge", "b": "forest edge", "c": "swamp"}, "a-b b-c", rounds=2)


def lines() -> list[dict[str, Any]]:
    """Return the lines of a save, to be changed."""
    return rows(saved())


@cache
def saved() -> str:
    game = Game.new(rules(), 2, seed=1, map={**MAP, "name": {"en": f"Map {EVIL}", "ru": EVIL}})
    for _ in range(4):
        game.apply(game.legal_actions()[0])
    return game.save()


HEADER = tuple(schema("save")["$defs"]["header"]["required"][:-1])  # all but the chain
Change = Callable[[list[dict[str, Any]]], None]


def within(value: Any) -> Any:
    """Return a value of the same kind with the text in it, wherever a text can be."""
    if isinstance(value, dict):
        return {**value, EVIL: EVIL}
    if isinstance(value, list):
        return [*value, EVIL]
    return EVIL


def in_header(name: str) -> Change:
    return lambda found: found[0].update({name: within(found[0][name])})


CHANGES: dict[str, Change] = {
    **{f"header {name}": in_header(name) for name in HEADER},
    "the engine, short enough": lambda found: found[0].update(engine=EVIL),
    "the release of a piece": lambda found: found[0]["pieces"].update({"base.orcs": f"races {EVIL} 0.9"}),
    "the release of every piece": lambda found: found[0].update(pieces=dict.fromkeys(found[0]["pieces"], EVIL)),
    "the file of a piece that is missing": lambda found: found[0]["pieces"].update({"home.gnolls": f"{EVIL}.py #0123abcd"}),
    "the pack of a piece that is missing": lambda found: found[0]["pieces"].update({"home.gnolls": f"{EVIL} 1.0"}),
    "a pack": lambda found: found[0]["packs"].update({EVIL: EVIL}),
    "an option": lambda found: found[0]["options"].update({EVIL: EVIL}),
    "the value of an option": lambda found: found[0]["options"].update({"open_coins": EVIL}),
    "an unknown field": lambda found: found[0].update({EVIL: 1}),
    "the map": lambda found: found[0].update(map={EVIL: 1}),
    "a region": lambda found: found[0].update(map={**MAP, "regions": [{"id": EVIL}]}),
    "a step": lambda found: found[3].update(do=EVIL),
    "a step of two words": lambda found: found[3].update(do=f"conquer {EVIL}"),
    "a stream": lambda found: found[3].update(chance=[[EVIL, 1]]),
    "an outcome": lambda found: found[2].update(chance=[["die", EVIL]]),
    "an outcome that is used": lambda found: found[1].update(chance=[[found[1]["chance"][0][0], EVIL]]),
    "what is taken back": lambda found: found.append({"seat": 0, "undo": EVIL, "state": found[-1]["state"]}),
    "a seat": lambda found: found[3].update(seat=EVIL),
    "a state": lambda found: found[3].update(state=EVIL),
    "a field of a step": lambda found: found[3].update({EVIL: 1}),
    "nothing": lambda found: None,
}


@pytest.mark.parametrize("what", CHANGES)
def test_s13_no_field_of_a_save_reaches_the_terminal_as_it_is(run: Run, tmp_path: Path, what: str) -> None:
    path = tmp_path / "strange.save"
    found = lines()
    CHANGES[what](found)
    path.write_text(chained(found))
    for args in (
        ("replay", str(path)),
        ("replay", str(path), "--verify"),
        ("replay", str(path), "--step", "--lang", "ru"),
        ("play", "--interactive", "--load", str(path)),
    ):
        result = run(*args, lines="\n\nstatus\nlog\n")
        shown = result.stdout + result.stderr
        assert shown
        assert result.exit_code in (0, 2)
        assert STEERS.findall(shown) == []


@pytest.mark.parametrize("what", ["the map is junk", "a key", "a word", "the name of the file"])
def test_s13_relative_no_field_of_a_map_does_either(run: Run, tmp_path: Path, what: str) -> None:
    data: dict[str, Any] = {
        "the map is junk": {EVIL: EVIL},
        "a key": {**MAP, EVIL: 1},
        "a word": {**MAP, "regions": [{**MAP["regions"][0], "terrain": EVIL}]},
        "the name of the file": {},
    }[what]
    path = tmp_path / (f"{EVIL.replace('/', '')}.json" if what == "the name of the file" else "map.json")
    path.write_text(json.dumps(data))
    result = run("play", "--seed", "1", "--map", str(path))
    assert result.exit_code == 2
    assert STEERS.findall(result.stderr) == []


def test_s13_relative_a_file_of_junk_is_told_without_its_bytes(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "junk.save"
    for junk in (EVIL.encode(), b"{" + EVIL.encode(), b'{"swcore-save":2,"' + EVIL.encode() + b'":1}', EVIL.encode("utf-16")):
        path.write_bytes(junk)
        result = run("replay", str(path))
        assert result.exit_code == 2
        assert STEERS.findall(result.stderr) == []


def test_a_text_is_shown_with_what_would_steer_written_out() -> None:
    assert escaped("a\tb\nc — д") == "a\tb\nc — д"
    assert escaped("\x1b[31m\x07\x9b\r") == r"\x1b[31m\x07\x9b\r"
    assert escaped("\u202e\u2028\ud800") == r"\u202e\u2028\ud800"
    assert cut("x" * 300) == "x" * 197 + "..."
    assert cut("x" * 200) == "x" * 200


# -- S1 and S9 at the command line


def test_s1_a_save_that_is_damaged_is_told_up_to_its_last_good_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    game = Game.new("small-world", 2, seed=8)
    for _ in range(6):
        game.apply(game.legal_actions()[0])
    text = game.save().splitlines(keepends=True)
    path.write_text("".join([*text[:5], text[7], *text[5:]]))
    result = run("replay", str(path))
    assert result.exit_code == 0
    assert " ".join(result.stderr.split()) == (
        f"Note: {path} is damaged. Line 6 of the save was altered: its chain does not fit. "
        "Recovered up to the last good line: 4 steps."
    )
    assert result.stdout.startswith("Small World: 2 players, 4 steps, seed 8.")
    assert "повреждён" in run("replay", str(path), "--lang", "ru").stderr
    assert run("replay", str(path), "--verify").exit_code == 2


def test_s1_the_second_window_on_one_save_is_refused_when_it_opens(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "t.save"
    run("play", "--interactive", "--seed", "3", "--save", str(path), lines="1\n")
    with Game.load(path).record(path):
        before = path.read_bytes()
        result = run("play", "--interactive", "--load", str(path), "--save", str(path), lines="1\n")
        assert result.exit_code == 2
        assert result.stderr.splitlines()[0] == f"Error: A game is being recorded in {path}, here or in another window."
        assert path.read_bytes() == before


ODD = ("a\u202eb.save", "\x1b[2J'\\n.save", "tab\tline\n\x85.save", "\udcff.save")


@pytest.mark.parametrize("name", ["a.save", "my game.save", "it's [bold] \\ 😀.save", *ODD])
def test_a_command_names_the_very_file_whatever_stands_in_its_name(name: str) -> None:
    """The sign that turns a text round was written out within plain quotes: the command that went on named no file."""
    told = quoted(name)
    assert not STEERS.search(told)
    assert told == escaped(told)
    script = f"printf %s {told}".encode()
    shown = subprocess.run(["bash", "-c", script], capture_output=True, check=True, env={"LC_ALL": "C.UTF-8"}).stdout
    assert shown == os.fsencode(name)
