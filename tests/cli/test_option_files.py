"""`--options FILE`: the options of a game from a small JSON object."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from swcore import Game
from tests.cli.conftest import Run

BOTS = ("--seed", "3", "--seat", "1=random", "--seat", "2=random")


def stored(folder: Path, content: Any, name: str = "own.json") -> str:
    path = folder / name
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(path)


def chosen(run: Run, folder: Path, *args: str) -> dict[str, Any]:
    """Play a game between bots, and return the options that its save holds."""
    save = folder / "game.save"
    save.unlink(missing_ok=True)
    result = run("play", *args, *BOTS, "--save", str(save))
    assert result.exit_code == 0, result.stderr
    return dict(Game.load(save).play.setup.options)


def test_a_file_gives_words_numbers_and_switches(run: Run, tmp_path: Path) -> None:
    file = stored(tmp_path, {"sorcerer_limit": "per_turn", "open_coins": True, "orcs_require_non_empty": False})
    options = chosen(run, tmp_path, "--options", file)
    assert options["sorcerer_limit"] == "per_turn"
    assert options["open_coins"] is True
    assert options["orcs_require_non_empty"] is False
    badges = stored(tmp_path, {"badge_sailing": 3, "ethereals_limit": "each_once"}, "badges.json")
    options = chosen(run, tmp_path, "warcraft", "--options", badges)
    assert (options["badge_sailing"], options["ethereals_limit"]) == (3, "each_once")
    assert options["badge_enraged"] == 5  # what the file does not name keeps its default


def test_a_word_with_hyphens_and_a_number_as_text_are_understood(run: Run, tmp_path: Path) -> None:
    options = chosen(run, tmp_path, "warcraft", "--options", stored(tmp_path, {"badge-sailing": "3", "open-coins": "true"}))
    assert (options["badge_sailing"], options["open_coins"]) == (3, True)


def test_the_file_wins_over_the_edition_and_what_is_typed_over_the_file(run: Run, tmp_path: Path) -> None:
    file = stored(tmp_path, {"sorcerer_limit": "per_opponent", "open_coins": True})
    options = chosen(run, tmp_path, "--edition", "fan-as", "--options", file)  # fan-as: once per turn
    assert (options["sorcerer_limit"], options["open_coins"]) == ("per_opponent", True)
    options = chosen(run, tmp_path, "--options", file, "--option", "open_coins=false", "--sorcerer-limit=per_turn")
    assert (options["sorcerer_limit"], options["open_coins"]) == ("per_turn", False)


def test_an_empty_object_changes_nothing(run: Run, tmp_path: Path) -> None:
    assert chosen(run, tmp_path, "--options", stored(tmp_path, {})) == chosen(run, tmp_path)


def test_simulate_plays_with_the_options_of_a_file(run: Run, tmp_path: Path) -> None:
    args = ("simulate", "warcraft", "-n", "2", "--seed", "5", "--bots", "random", "--jobs", "1", "--json")
    badges = {f"badge_{power}": 0 for power in ("sailing", "ranger", "farmer", "mining", "explorer", "champion", "enraged")}
    plain, own = (json.loads(run(*args, *more).stdout) for more in ((), ("--options", stored(tmp_path, badges))))
    by_flags = [word for name in badges for word in ("--option", f"{name}=0")]
    typed = json.loads(run(*args, *by_flags).stdout)
    assert own["seats"] == typed["seats"] != plain["seats"]


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("content", "told", "hint"),
    [
        ({"sorcerer_limits": "per_turn"}, "There is no option 'sorcerer_limits'", "sorcerer_limit"),
        ({"sorcerer_limit": 3}, "Option sorcerer_limit cannot be '3'", "Allowed: per_opponent, per_turn"),
        ({"open_coins": "maybe"}, "Option open_coins cannot be 'maybe'", "Allowed: false, true"),
        ({"open_coins": None}, "own.json is not a valid option file: the value of 'open_coins' is not a word", "{"),
        ({"open_coins": [True]}, "the value of 'open_coins' is not a word, a whole number, true or false", "{"),
        ({"open_coins": 1.5}, "the value of 'open_coins' is not a word, a whole number, true or false", "{"),
        (
            ["open_coins"],
            "own.json is not a valid option file: it is not a JSON object",
            'JSON object of names and values: {"NAME": VALUE',
        ),
        ('{"open_coins": true,}', "own.json is not a valid option file: ", "JSON object"),
        ("", "own.json is not a valid option file: Expecting value in line 1, column 1", "JSON object"),
        ('{"open_coins": true, "open_coins": false}', "'open_coins' is given twice", "JSON object"),
        ("[" * 50_000, "it is nested too deeply", "JSON object"),
        ('{"open_coins": true}' + " " * 70_000, "it is larger than 64 KiB", "JSON object"),
    ],
)
def test_a_wrong_file_is_told_in_one_line_with_what_would_be_right(
    run: Run, tmp_path: Path, command: str, content: Any, told: str, hint: str
) -> None:
    result = run(command, "--options", stored(tmp_path, content))
    first, *rest = result.stderr.splitlines()
    assert result.exit_code == 2
    assert first.startswith("Error: ")
    assert told in first
    assert hint in " ".join(rest)
    assert result.stdout == ""


def test_a_file_that_cannot_be_read_is_told(run: Run, tmp_path: Path) -> None:
    for path, why in ((tmp_path / "none.json", "No such file"), (tmp_path, "Is a directory")):
        result = run("play", "--options", str(path))
        assert (result.exit_code, result.stdout) == (2, "")
        assert f"{path}: {why}" in result.stderr
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "binary.json is not a valid option file: " in run("play", "--options", str(binary)).stderr


def test_a_saved_game_takes_no_options(run: Run, tmp_path: Path) -> None:
    result = run("play", "--load", "x", "--options", stored(tmp_path, {"open_coins": True}))
    assert result.exit_code == 2
    assert "A saved game has its own --option" in result.stderr
