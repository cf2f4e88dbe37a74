"""A save keeps its pieces of data: what their files say by now is not played, and that is told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from swcore.authoring import joined
from swcore.cli.session.kept_pieces import needed, unread
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue
from tests.cli.conftest import Run

GNOLLS = Path(__file__).parents[2] / "examples" / "gnolls.py"
PIECE = """swcore = "piece-1"
id = "home.one"
kind = "race"
tokens = 5
"""
CHANGED = {
    "en": "Note: {file} has changed, and is not read: the game goes on with its pieces as the save keeps them.",
    "ru": "Файл {file} изменился и не читается: игра продолжается с фигурами, какими их хранит сохранение.",
}
NEW = {
    "en": "Note: {file} is not read: this game began without its pieces, and they cannot join it.",
    "ru": "Файл {file} не читается: игра началась без его фигур, и присоединиться они не могут.",
}


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        (PIECE, {}),
        (f"# a remark\n{PIECE}", {}),
        (PIECE.replace("5", "6"), CHANGED),
        ("tokens =", CHANGED),
        (PIECE.replace("one", "two"), NEW),
    ],
)
def test_a_file_that_is_not_read_is_told(now: str, expected: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "e.toml"
    file.write_text(PIECE, encoding="utf-8")
    rules = joined("small-world", [file]).ruleset
    file.write_text(now, encoding="utf-8")
    for language in ("en", "ru"):
        told = list(unread(rules, [str(file)], (), Catalogue(language, TEXTS)))
        assert told == ([expected[language].format(file=file)] if expected else [])
    file.unlink()
    assert list(unread(rules, [str(file)], (), Catalogue("en", TEXTS))) == []


def test_only_python_files_are_needed_again(tmp_path: Path) -> None:
    data, folder = tmp_path / "e.toml", tmp_path / "both"
    folder.mkdir()
    for path in (data, folder / "e.toml"):
        path.write_text(PIECE, encoding="utf-8")
    rules = joined("small-world", [data]).ruleset
    assert not needed(str(data), rules)
    assert not needed(str(folder), rules)
    (folder / "code.py").touch()
    assert needed(str(folder), rules)
    assert needed(str(folder / "code.py"), rules)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The personal folder, with a piece of data and one of Python; and nothing kept yet."""
    for kind in ("CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    found = tmp_path / "CONFIG" / "swcore" / "pieces"
    found.mkdir(parents=True)
    (found / "mine.toml").write_text(PIECE, encoding="utf-8")
    shutil.copy(GNOLLS, found)
    return found


def begun(run: Run, save: Path, *more: str) -> str:
    """Begin a game that is kept in a file, and return what was told in the end."""
    result = run("play", "--interactive", "--seed", "3", "--save", str(save), *more, lines="1\n")
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split()).partition("Go on with: ")[2]


def test_going_on_needs_no_name_of_a_piece_that_the_save_keeps(run: Run, folder: Path, tmp_path: Path) -> None:
    save = tmp_path / "x.save"
    again = begun(run, save, "--with", "mine", "--with", "home.gnolls", "--piece", str(GNOLLS))
    assert "--with" not in again
    assert f"--piece {GNOLLS}" in again
    again = begun(run, tmp_path / "y.save", "--with", "home.one", "--with", "gnolls")
    assert "--with gnolls" in again
    assert "home.one" not in again
    (folder / "mine.toml").unlink()
    assert run("replay", str(save), "--verify", "--piece", str(GNOLLS), "--with", "home.one").exit_code == 0


def test_a_file_and_the_name_of_its_piece_open_a_save_together(run: Run, folder: Path, tmp_path: Path) -> None:
    files = ("--piece", str(folder), "--with", "home.gnolls", "--with", "mine")
    begun(run, tmp_path / "x.save", *files)
    for command in (("replay", str(tmp_path / "x.save"), "--verify"), ("play", "--bots", "--load", str(tmp_path / "x.save"))):
        result = run(*command, *files)
        assert (result.exit_code, result.stderr) == (0, "")


@pytest.mark.parametrize("how", [("--with", "mine"), ()])
def test_a_personal_piece_that_was_edited_is_told_whether_or_not_it_is_named(
    run: Run, folder: Path, tmp_path: Path, how: tuple[str, ...]
) -> None:
    save, mine = tmp_path / "x.save", folder / "mine.toml"
    begun(run, save, "--with", "mine")
    assert run("replay", str(save), *how).stderr == ""
    mine.write_text(PIECE.replace("5", "6"), encoding="utf-8")
    assert run("replay", str(save), *how).stderr.split() == CHANGED["en"].format(file=mine).split()
    mine.write_text("tokens =", encoding="utf-8")  # nothing says any more whose file it is
    assert bool(run("replay", str(save), *how).stderr) == bool(how)


def test_a_game_that_was_left_goes_on_without_a_file_that_is_gone(run: Run, folder: Path) -> None:
    begin = ("play", "--interactive", "--seed", "3", "--with", "mine")
    assert "The game is kept." in run(*begin, lines="1\n").stdout
    (folder / "mine.toml").write_text(PIECE.replace("5", "6"), encoding="utf-8")
    changed = run("play", "--resume", "--interactive", lines="quit\n")
    assert "mine.toml has changed, and is not read" in " ".join(changed.stderr.split())
    (folder / "mine.toml").unlink()
    gone = run("play", "--resume", "--interactive", lines="quit\n")
    assert (gone.exit_code, gone.stderr) == (0, "")
    assert "One (home.one)" in gone.stdout
