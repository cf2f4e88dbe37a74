"""A newcomer's day: a full disk, a folder that is not to be written to, a second window, a name in place of a file."""

from __future__ import annotations

import builtins
import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swcore import Game, PluginError
from swcore.authoring import joined
from swcore.authoring.new import Plan, write
from swcore.cli import terminal
from swcore.cli.session import autosave
from swcore.cli.session.autosave import Autosave, kept_games
from swcore.text.stores import write_store
from tests.authoring.pieces import EXAMPLES, read
from tests.cli.conftest import Run
from tests.shared.rulesets import rules

imported = builtins.__import__


def full(*args: Any, **more: Any) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")  # of a write the system names no file


def refused(one: str, other: str) -> Any:
    raise PermissionError(errno.EACCES, "Permission denied", one, None, other)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Error: {file}: No space left on device."), ("ru", "Ошибка: {file}: на диске нет места.")],
)
def test_a_full_disk_is_told_with_the_file_that_was_to_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    monkeypatch.setattr(Path, "write_text", full)
    done = run("new", "race", "Gnolls", "--out", str(tmp_path / "here"), "--lang", language)
    assert done.exit_code == 2
    assert done.stderr.splitlines()[0] == told.format(file=tmp_path / "here" / "gnolls.toml")
    assert not (tmp_path / "here").exists()


WAYS: dict[str, Callable[[Path], object]] = {
    "plan": lambda folder: write(Plan("home.one", {"one": "text"}), folder),
    "store": lambda folder: write_store(folder / "one", {"a": 1}),
}


@pytest.mark.parametrize("how", WAYS)
def test_a_file_that_cannot_be_put_in_its_place_is_told_by_its_own_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """And not by that of the one beside it, which is written first."""
    monkeypatch.setattr(os, "replace", refused)
    with pytest.raises(PermissionError) as caught:
        WAYS[how](tmp_path)
    assert (caught.value.filename, caught.value.filename2) == (str(tmp_path / "one"), None)
    assert list(tmp_path.iterdir()) == []


def test_two_windows_may_begin_in_one_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both saw that a name was free; the second was told that its game cannot be kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    free, names = autosave._free, iter(["same.save", "same.save"])
    monkeypatch.setattr(
        autosave, "_free", lambda folder, stem: folder / name if (name := next(names, "")) else free(folder, stem)
    )
    windows = [Autosave(Game.new(rules(), 2, seed=seed), None, {"seats": ["human", "random"]}) for seed in (1, 2)]
    assert len({window.path for window in windows}) == len(kept_games()) == 2
    for window in windows:
        window.game.apply(window.game.legal_actions()[0], 0)
        assert window.close(people=[0])
        assert Game.load(window.path).digest() == window.game.digest()


@pytest.mark.parametrize("name", ["frost_dwarves", "home.frost_dwarves"])
def test_a_name_of_a_file_that_lies_here_is_told_how_to_play_with(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(EXAMPLES / "frost_dwarves.toml", tmp_path)
    done = run("play", "--with", name, "--bots")
    assert done.exit_code == 2
    assert "To play with the file of that name: --piece frost_dwarves.toml." in done.stderr
    assert (
        "Сыграть с файлом этого имени: --piece frost_dwarves.toml."
        in run("play", "--with", name, "--bots", "--lang", "ru").stderr
    )
    assert "--piece" not in run("play", "--with", "home.other", "--bots").stderr


def test_a_person_who_is_asked_has_arrow_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where this Python has them: `input` takes them from the module `readline` as soon as somebody has imported it."""
    asked: list[str] = []

    def watched(name: str, *more: Any) -> Any:
        asked.append(name)
        return imported(name, *more)

    monkeypatch.setattr(builtins, "__import__", watched)
    monkeypatch.setattr("builtins.input", lambda prompt: f"{prompt}said")
    assert terminal.typed("> ") == "> said"
    assert "readline" not in asked  # nobody sits there
    monkeypatch.setattr(terminal, "interactive", lambda: True)
    assert terminal.Terminal().ask("> ") == "> said"
    assert "readline" in asked


@pytest.mark.parametrize("made", [lambda text: text.encode("utf-16"), lambda text: text.encode("cp1251")])
def test_a_file_of_another_encoding_is_told_what_to_do(tmp_path: Path, made: Any) -> None:
    file = tmp_path / "piece.toml"
    file.write_bytes(made('swcore = "piece-1"\nname = "Гномы"\n'))
    with pytest.raises(PluginError, match=r"piece\.toml:[12]:1: this is not UTF-8 text; save the file as UTF-8\."):
        joined("small-world", [file])


def test_windows_line_ends_and_a_mark_of_the_encoding_are_no_fault(tmp_path: Path) -> None:
    text = (EXAMPLES / "frost_dwarves.toml").read_text(encoding="utf-8").replace("\n", "\r\n")
    plain = read(tmp_path, text.replace("\r", ""), "мои гномы.toml").pieces[0]
    assert read(tmp_path, f"\ufeff{text}", "мои гномы.toml").pieces[0].declared == plain.declared
