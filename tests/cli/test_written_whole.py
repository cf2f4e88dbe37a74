"""Files of the user: written whole or not at all, and looked at before the work; what a save has is not said again beside it."""

from __future__ import annotations

import io
import os
import resource
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console

from swcore import Game
from swcore.bots import make_bot
from swcore.text.writing import put, put_all
from tests.cli.conftest import Run, Screen
from tests.shared.rulesets import rules


@contextmanager
def room(most: int) -> Iterator[None]:
    """Let no file grow beyond some bytes, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A saved game that has begun."""
    file = tmp_path / "game.save"
    file.write_text(Game.new(rules(), seats=2, seed=3).save())
    return file


COMMANDS = {
    "keep.svg": ("map", "draw", "base-2p", "--out", "keep.svg"),
    "keep.pdf": ("card", "base.trolls", "--out", "keep.pdf"),
    "sheet.svg": ("sheet", "--kind", "race", "--out", "sheet.svg"),
    "keep.gif": ("replay", "game.save", "--gif", "keep.gif"),
    "keep.json": ("map", "new", "keep.json", "--force"),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_full_disk_leaves_the_old_file_and_no_fragment(
    run: Run, tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("swcore.cli.frames.WIDTH", 150)
    (tmp_path / name).write_text("the old one")
    with room(900):
        done = run(*COMMANDS[name])
    assert (done.exit_code, done.stderr.splitlines()[0]) == (2, f"Error: {name}: File too large.")
    assert (tmp_path / name).read_text() == "the old one"
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(["game.save", name])


def test_of_several_files_none_is_touched_where_one_has_no_room(tmp_path: Path) -> None:
    first, second = tmp_path / "1", tmp_path / "2"
    first.write_text("old")
    with room(10), pytest.raises(OSError, match="too large") as caught:
        put_all({first: "short", second: "x" * 11})
    assert caught.value.filename == str(second)
    assert (first.read_text(), list(tmp_path.iterdir())) == ("old", [first])


def test_a_link_stays_one_and_a_file_keeps_its_rights(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("old")
    real.chmod(0o640)
    link.symlink_to(real)
    put(link, "new\n")
    assert link.is_symlink()
    assert (real.read_bytes(), stat.S_IMODE(real.stat().st_mode)) == (b"new\n", 0o640)
    longest = tmp_path / ("x" * 255)
    put(longest, b"\xff")
    assert longest.read_bytes() == b"\xff"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ": Not a regular file"), ("ru", ": это не обычный файл")],
)
def test_a_game_is_not_kept_in_a_device(tmp_path: Path, language: str, told: str) -> None:
    """Without a question first: there is nothing to write over."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    screen = Screen(Game.new(rules(), seats=2, seed=3), {1: make_bot("random", rules(), 1)}, language)
    for name in ("/dev/null", str(pipe)):
        shown = " ".join(screen.answers(f"save {name}")[0].split())
        assert name in shown
        assert shown.endswith(f"{told}.")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("map", "draw", "base-2p", "--out", "nope/x.svg"), "nope/x.svg: No such file or directory."),
        (("map", "draw", "base-2p", "--out", "nope/x.pdf", "--lang", "ru"), "nope/x.pdf: нет такого файла или папки."),
        (("map", "new", "nope/x.json"), "nope/x.json: No such file or directory."),
        (("card", "base.trolls", "--out", "nope/x.pdf"), "nope/x.pdf: No such file or directory."),
        (("sheet", "--out", "game.save/x.pdf"), "game.save/x.pdf: Not a directory."),
        (("replay", "game.save", "--gif", "nope/x.gif"), "nope/x.gif: No such file or directory."),
        (("replay", "game.save", "--frames", "game.save"), "game.save: Not a directory."),
    ],
)
def test_the_place_is_looked_at_before_the_work(
    run: Run, tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], told: str
) -> None:
    def worked(*_: object) -> None:
        raise AssertionError

    monkeypatch.chdir(tmp_path)
    for work in ("swcore.engine.ruleset.Ruleset.__attrs_post_init__", "swcore.cli.commands.replay.read_game"):
        monkeypatch.setattr(work, worked, raising=False)
    done = run(*arguments)
    assert (done.exit_code, done.stderr.splitlines()[0].partition(": ")[2]) == (2, told)
    assert list(tmp_path.iterdir()) == [saved]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Error: frames holds pictures of steps already, such as step-0007.svg.", "  Take another folder"]),
        ("ru", ["Ошибка: В папке frames уже есть картинки шагов, например step-0007.svg.", "  Возьмите другую папку"]),
    ],
)
def test_pictures_of_two_games_are_not_mixed(
    run: Run, tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "frames").mkdir()
    (tmp_path / "frames" / "notes.txt").write_text("")
    assert run("replay", str(saved), "--frames", "frames").exit_code == 0
    (tmp_path / "frames" / "step-0000.svg").rename(tmp_path / "frames" / "step-0007.svg")
    done = run("replay", str(saved), "--frames", "frames", "--lang", language)
    assert done.exit_code == 2
    assert [line[: len(start)] for line, start in zip(done.stderr.splitlines(), told, strict=True)] == told
    assert sorted(path.name for path in (tmp_path / "frames").iterdir()) == ["notes.txt", "step-0007.svg"]


@pytest.mark.parametrize(("language", "told"), [("en", "1 step"), ("ru", "1 шаг")])
def test_who_waits_for_pictures_at_a_terminal_sees_how_far_they_are(
    run: Run, tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    written = io.StringIO()
    console = Console(file=written, force_terminal=True, width=100)
    monkeypatch.setattr("swcore.cli.terminal.on_errors", lambda: console)
    assert run("replay", str(saved), "--frames", str(tmp_path / "f"), "--lang", language).exit_code == 0
    assert told in written.getvalue()
    assert "1/1" in written.getvalue()


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (("sheet", "warcraft", "--load", "game.save"), ["GAME"]),
        (("sheet", "--load", "game.save", "--players", "5", "--map", "base-5p"), ["--players", "--map"]),
        (("sheet", "--load", "game.save", "--option", "last_stand=nope"), ["--option"]),
        (("map", "draw", "base-3p", "--save", "game.save"), ["MAP"]),
        (("map", "draw", "--save", "game.save", "--game", "warcraft"), ["--game"]),
    ],
)
def test_what_a_saved_game_has_is_not_said_again(
    run: Run, tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], extra: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*arguments, "--out", "x.svg")
    assert (done.exit_code, list(tmp_path.iterdir())) == (2, [saved])
    named = ", ".join(extra)
    assert done.stderr.splitlines() == [f"Error: A saved game has its own {extra[0]}.", f"  Leave out {named}."]
    told = run(*arguments, "--out", "x.svg", "--lang", "ru").stderr.splitlines()
    assert told == [f"Ошибка: У начатой партии уже есть: {named}.", f"  Уберите {named}."]
