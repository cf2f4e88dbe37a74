"""Files and options that are misspelt: the answer names first what is most alike, in every command."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore.text.nearby import files_near
from tests.cli.conftest import Run

HERE = ("frost_dwarves.toml", "crossroads.toml", "stones.py", "ford.json", "notes.md")
COMMANDS = (
    ("check",),
    ("play", "--piece"),
    ("simulate", "--games", "1", "--piece"),
    ("trace",),
    ("show",),
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in HERE:
        tmp_path.joinpath(name).write_text("", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("frost_dwarfs.toml", "frost_dwarves.toml"),
        ("frost_dwarves.tml", "frost_dwarves.toml"),
        ("stone.py", "stones.py"),
        ("frod.json", "ford.json"),
    ],
)
def test_a_misspelt_file_has_the_near_one_of_its_folder_named(folder: Path, typed: str, meant: str) -> None:
    why = FileNotFoundError()
    assert files_near(typed, why) == f"Did you mean {meant}?"
    assert files_near(folder / typed, why) == f"Did you mean {folder / meant}?"  # named the way it was typed


@pytest.mark.parametrize("typed", ["goblins.toml", "away/frost_dwarfs.toml", ".toml", "a\0b.toml"])
def test_nothing_is_named_that_is_not_alike(folder: Path, typed: str) -> None:
    assert files_near(typed, FileNotFoundError()) == ""
    assert files_near("frost_dwarfs.toml", PermissionError()) == ""


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("typed", ["frost_dwarfs.toml", "stone.py"])
def test_every_command_that_takes_a_piece_file_names_it(run: Run, folder: Path, command: tuple[str, ...], typed: str) -> None:
    meant = {"frost_dwarfs.toml": "frost_dwarves.toml", "stone.py": "stones.py"}[typed]
    done = run(*command, typed)
    assert done.exit_code == 2
    assert f"Did you mean {meant}?" in done.output


def test_a_map_a_save_and_a_file_of_options_too(run: Run, folder: Path) -> None:
    assert "Did you mean ford.json?" in run("map", "check", "frod.json").output
    assert "Did you mean ford.json?" in run("play", "--map", "frod.json").output
    assert "Did you mean crossroads.toml?" in run("replay", "crossroad.toml").output


def test_it_is_told_in_russian(run: Run, folder: Path) -> None:
    assert "Может быть, frost_dwarves.toml?" in run("check", "frost_dwarfs.toml", "--lang", "ru").output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "--plaeyrs", "2"), "No such option '--plaeyrs'. Did you mean --players?"),
        (("simulate", "--games", "2", "--seet", "3"), "Did you mean --seed?"),
        (("play", "--zzz"), "No such option '--zzz'.\n"),
    ],
)
def test_the_option_that_is_most_alike_comes_first(run: Run, words: tuple[str, ...], told: str) -> None:
    assert told in run(*words).output


def test_options_of_packs_too(run: Run) -> None:
    assert "No such option '--sugest'. Did you mean --suggest?" in run("balance", "base.orcs", "--sugest").output
    assert "Нет ключа --sugest. Может быть, --suggest?" in run("balance", "base.orcs", "--sugest", "--lang", "ru").output
