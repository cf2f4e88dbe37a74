"""Errors are one clear line and what would be right, on stderr, with exit code 2, and never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from swcore import Game, SwcoreError
from swcore.cli.commands import maps
from swcore.cli.tables import table
from tests.cli.conftest import Run
from tests.shared.screens import drawn

FAILING = """
from swcore import hookimpl
from swcore.conquest import Race

class Broken(Race):
    @hookimpl
    def conquest_tokens(self, view, army):
        return 1 / 0

broken = Broken("home.broken", tokens=5)
"""


@pytest.mark.parametrize(
    ("args", "english", "russian"),
    [
        (("lab-run", "--help"), "'lab-run'. Did you mean lab run?", "«lab-run». Может быть, lab run?"),
        (("lab_rn", "x.toml"), "'lab_rn'. Did you mean lab run?", "«lab_rn». Может быть, lab run?"),
        (("lab", "lader"), "'lader'. Did you mean ladder?", "«lader». Может быть, ladder?"),
    ],
)
def test_a_command_inside_of_another_one_is_told_with_what_was_meant(
    run: Run, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], english: str, russian: str
) -> None:
    """A line before it may say that the import of that pack takes long."""
    assert f"No such command {english}" in run(*args).stderr
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert f"Нет команды {russian}" in run(*args).stderr


@pytest.mark.parametrize(
    ("args", "message", "hint"),
    [
        (("xyzzy",), "No such command 'xyzzy'", "swcore --help"),
        (("simulat",), "No such command 'simulat'. Did you mean simulate?", "swcore --help"),
        (("balanse", "x.py"), "No such command 'balanse'. Did you mean balance?", "swcore --help"),
        (("play", "--player", "3"), "--player", "swcore play --help"),
        (("play", "--players", "many"), "'many' is not a ", "swcore play --help"),
        (("play", "--players", "9"), "2 to 5 seats, not 9", ""),
        (("play", "chess"), "There is no game 'chess'", "small-world"),
        (("play", "small-word"), "There is no game 'small-word'", "Did you mean small-world?"),
        (("play", "--map", "base-6p"), "There is no map 'base-6p'", "base-5p"),
        (("play", "--edition", "first"), "There is no edition 'first'", "hobbyworld-2016"),
        (("play", "--option", "sorcerer_limit"), "'sorcerer_limit' is not an option with a value", "--option NAME=VALUE"),
        (("play", "--option", "sorcerer_limit=3"), "cannot be '3'", "per_opponent, per_turn"),
        (("play", "--sorcerer-limits=per_turn"), "There is no option 'sorcerer_limits'", "sorcerer_limit"),
        (("play", "--with", "base.orks"), "No piece 'base.orks' is installed", "base.orcs"),
        (("play", "--piece", "no.py"), "no.py cannot be read", ""),
        (("play", "--seat", "2"), "'2' does not name a seat", "--seat 2=greedy"),
        (("play", "--seat", "0=greedy"), "'0=greedy' does not name a seat", "seats count from 1"),
        (("play", "--seat", "1=gredy"), "There is no player 'gredy'", "greedy"),
        (("play", "--players", "2", "--seat", "3=random"), "There is no seat 3", "--players"),
        (("play", "--resume", "--bots"), "no terminal for a person", "--load FILE --bots"),
        (("play", "--first", "3"), "The starting seat must be from 1 to 2, not 3", "--first"),
        (("play", "--load", "no.save"), "no.save: No such file or directory", "a file that can be used"),
        (("play", "--load", "."), "Is a directory", "a file that can be used"),
        (("play", "--load", "x", "--players", "3"), "A saved game has its own --players", "Leave out --players"),
        (("simulate", "--bots", "random,random", "--players", "3"), "3 players need 3 bots, not 2", "one for all"),
        (("simulate", "--bots", "rondom", "-n", "1"), "There is no bot 'rondom'", "random"),
        (("simulate", "-n", "0"), "0 is not from 1 to 1000000.", "swcore simulate --help"),
        (("pieces", "--kind", "rice"), "no piece of the kind 'rice'", "race"),
        (("show", "base.orks"), "There is no piece 'base.orks'", "base.orcs"),
        (("show",), "Missing argument 'PIECE'", "swcore show --help"),
        (("maps", "chess"), "There is no game 'chess'", "small-world"),
        (("replay", "not/here.save"), "not/here.save: No such file or directory", "There is no folder not: make it"),
        (("replay", "no.save"), "no.save: No such file or directory", "a file that can be used"),
    ],
)
def test_a_mistake_is_told_in_one_line_with_what_would_be_right(run: Run, args: tuple[str, ...], message: str, hint: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    first, *rest = result.stderr.splitlines()
    assert first.startswith("Error: ")
    assert message in first
    assert hint in " ".join(rest)
    assert len(rest) <= 1
    assert result.stdout == ""


@pytest.mark.parametrize("text", [b"", b"\xff\xfe", b"{}\n", b"hello", b'{"swcore-save": 1}\n'])
def test_a_damaged_save_is_refused_in_one_line(run: Run, tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "bad.save"
    path.write_bytes(text)
    for command in (("play", "--load", str(path)), ("replay", str(path)), ("replay", str(path), "--verify")):
        result = run(*command)
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) <= 2
        assert "save" in result.stderr


def test_an_altered_save_is_refused_with_its_line(run: Run, tmp_path: Path) -> None:
    game = Game.new("small-world", 2, seed=1)
    game.apply(game.legal_actions()[0])
    path = tmp_path / "bad.save"
    head, begin, step = game.save().splitlines()
    path.write_text("\n".join([head, begin, step.replace('"seat":0', '"seat":1')]))
    result = run("replay", str(path), "--verify")
    assert result.exit_code == 2
    assert "Line 3" in result.stderr


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("x = (", "line 1"),
        ("import nothing_of_this_name", "ModuleNotFoundError"),
        ("x = 1", "defines no piece"),
        ("from swcore.conquest import Race\nr = Race('home.r', tokens=11)", "home.r"),
        ("raise SystemExit(3)", "line 1"),
    ],
)
def test_a_piece_file_that_cannot_be_used_is_refused(run: Run, tmp_path: Path, source: str, message: str) -> None:
    path = tmp_path / "piece.py"
    path.write_text(source)
    result = run("play", "--piece", str(path))
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output


def test_a_piece_that_fails_in_a_game_is_named_with_its_hook(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text(FAILING)
    result = run("play", "--seed", "1", "--piece", str(path), "--seat", "1=random", "--seat", "2=random")
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: home.broken failed in conquest_tokens: ZeroDivisionError")


def test_a_piece_that_fails_leaves_the_person_in_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text(FAILING)
    result = run("play", "--interactive", "--seed", "1", "--piece", str(path), lines="1\n2\n")
    assert "home.broken failed in conquest_tokens" in result.stdout
    assert "in hand: " in result.stdout.partition("home.broken failed")[2]
    assert result.exit_code == 0


def test_debug_shows_where_an_error_comes_from(run: Run) -> None:
    result = run("--debug", "play", "chess")
    assert isinstance(result.exception, SwcoreError)


def test_a_fault_of_swcore_itself_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**given: object) -> None:
        raise RuntimeError("something odd")

    monkeypatch.setattr(maps.maps, "callback", fail)
    result = run("maps")
    assert result.exit_code == 1
    assert result.stderr.splitlines()[0] == "Error: swcore failed: RuntimeError: something odd."
    assert "--debug" in result.stderr


EXITS = {"SystemExit": "sys.exit(3)", "GeneratorExit": "raise GeneratorExit('3')"}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("kind", EXITS)
@pytest.mark.parametrize("arguments", ["self", "self, view, army"])
def test_a_hook_that_leaves_the_program_is_named_and_does_not(
    run: Run, tmp_path: Path, kind: str, arguments: str, language: str
) -> None:
    """Whether it is asked when a game is put together or in the middle of one, by a bot that looks ahead or by a person."""
    path = tmp_path / "x.py"
    path.write_text(
        "import sys\n\nfrom swcore import hookimpl\nfrom swcore.conquest import Race\n\n\nclass Bad(Race):\n    @hookimpl\n"
        f"    def conquest_cost({arguments}):\n        {EXITS[kind]}\n\n\nbad = Bad('me.bad', tokens=5)\n"
    )
    for command in (("play", "--bots"), ("simulate", "--games", "1"), ("simulate", "--games", "2", "--jobs", "2")):
        result = run(*command, "--piece", str(path), "--lang", language)
        told = {"en": "Error: me.bad failed in conquest_cost", "ru": "Ошибка: Сбой в me.bad, conquest_cost"}
        assert f"{told[language]}: {kind}: 3." in result.stderr
        assert "x.py:10" in result.stderr
        assert result.exit_code == 2


@pytest.mark.parametrize("kind", EXITS)
def test_an_exit_outside_of_a_hook_is_told_as_well(run: Run, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "x.py"
    path.write_text(
        "import sys\n\nfrom swcore.conquest import Race\n\n\nclass Bad(Race):\n    @property\n    def conquest_none(self):\n"
        f"        {EXITS[kind]}\n\n\nbad = Bad('me.bad', tokens=5)\n"
    )
    result = run("play", "--bots", "--piece", str(path))
    assert f"swcore failed: {kind}: 3." in result.stderr
    assert result.exit_code == 1


EMPTY = {
    "--load": ("play",),
    "--save": ("play",),
    "--options": ("play",),
    "--edition": ("play",),
    "--map": ("play",),
    "--piece": ("play",),
    "--with": ("play",),
    "--seat": ("play",),
    "--bots": ("simulate",),
    "--kind": ("pieces",),
}


@pytest.mark.parametrize("option", EMPTY)
@pytest.mark.parametrize("between", [("",), ()])
def test_an_empty_name_is_not_a_name_left_out(run: Run, tmp_path: Path, option: str, between: tuple[str, ...]) -> None:
    """`--load "$file"` in a script whose variable was never set must not begin another game."""
    words = (option, "") if between else (f"{option}=",)
    result = run(*EMPTY[option], *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"Error: {option} is given and is empty.\n  Give {option} a value, or leave it out.\n"
    told = run(*EMPTY[option], *words, "--lang", "ru").stderr
    assert told == f"Ошибка: {option}: значение пустое.\n  Дайте {option} значение или уберите его.\n"


@pytest.mark.parametrize(
    "args", [("play", ""), ("replay", ""), ("rules", ""), ("show", ""), ("maps", ""), ("towns", "score", "")]
)
def test_an_empty_argument_is_refused(run: Run, args: tuple[str, ...]) -> None:
    result = run(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "is given and is empty." in result.stderr


def test_a_group_alone_shows_its_help_line_by_line(run: Run) -> None:
    result = run("towns")
    assert result.exit_code == 2
    lines = result.stderr.splitlines()
    assert lines[0].startswith("Usage: ")
    assert lines[0].endswith("towns [OPTIONS] COMMAND [ARGS]...")
    assert "  score  Score a town." in lines


@pytest.mark.parametrize(
    ("args", "english", "russian"),
    [
        (("--seat", "1=human", "--seat", "1=greedy"), "Seat 1 is given twice.", "Место 1 дано дважды."),
        (
            ("--option", "open_coins=true", "--open-coins=false"),
            "The option open_coins is given twice.",
            "Опция open_coins дана дважды.",
        ),
        (("--seed", "1e5"), "Invalid value for '--seed': '1e5' is not a whole number from 0 to ", "нужно целое число от 0 до "),
    ],
)
def test_what_is_given_twice_or_is_no_number_is_told(run: Run, args: tuple[str, ...], english: str, russian: str) -> None:
    for language, told in (("en", english), ("ru", russian)):
        result = run("play", "--bots", *args, "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert told in result.stderr


def test_an_option_that_is_typed_wins_over_the_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "o.json"
    path.write_text('{"open_coins": true}')
    assert run("play", "--bots", "--options", str(path), "--open-coins=false").exit_code == 0


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Error: The output cannot be written: No space left on device.\n"),
        ("ru", "Ошибка: Вывод не записать: на диске нет места.\n"),
    ],
)
def test_an_output_that_is_full_is_told(language: str, told: str) -> None:
    with open("/dev/full", "w") as full:
        found = subprocess.run(
            [sys.executable, "-m", "swcore", "maps", "--lang", language],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (found.returncode, found.stderr) == (2, told)


TWICE = """from swcore.conquest import Race

one, two = Race("me.a", tokens=5), Race("me.a", tokens=6)
"""


@pytest.mark.parametrize("command", [("show", "me.a"), ("pieces",), ("play", "--bots")])
def test_two_pieces_with_one_id_are_refused(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    """`show` showed the second of them, in one file or in two."""
    same, other = tmp_path / "same.py", tmp_path / "other.py"
    same.write_text(TWICE)
    result = run(*command, "--piece", str(same))
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{same} makes two pieces with the id me.a." in result.stderr
    for path in (same, other):
        path.write_text(TWICE.replace("one, two =", "one =").replace(', Race("me.a", tokens=6)', ""))
    result = run(*command, "--piece", str(same), "--piece", str(other))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "bring the piece me.a" in result.stderr


def test_ids_that_do_not_fit_end_in_a_sign(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a table; where the window is too narrow for one they stand alone in their lines, and are whole."""
    shown = table("Id", "Text", keys=("id", "text"))
    shown.add_row("base.encampment_of_many", "It counts.")
    assert any("…" in line for line in drawn(shown, 20))
    monkeypatch.setenv("COLUMNS", "20")
    assert "base.encampment" in run("pieces").stdout.splitlines()
    monkeypatch.setenv("COLUMNS", "120")
    assert "…" not in run("pieces", "--kind", "race").stdout


@pytest.mark.parametrize(
    ("door", "name", "place"), [("swcore.conquest", "Toll", "swcore"), ("swcore", "Race", "swcore.conquest")]
)
def test_a_name_of_another_door_is_told_with_its_door(run: Run, tmp_path: Path, door: str, name: str, place: str) -> None:
    path = tmp_path / "x.py"
    path.write_text(f"from {door} import {name}\n")
    told = run("play", "--bots", "--piece", str(path)).stderr
    assert f"x.py, line 1: ImportError: {name} is not in {door}: write `from {place} import {name}`" in told
    assert not hasattr(sys.modules[door], "nobody_has_this")
