"""A save keeps its pieces of data: what their files say by now is not played, and that is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore.authoring import joined
from swcore.cli.session.kept_pieces import needed, unread
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue

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
        told = list(unread(rules, [str(file)], Catalogue(language, TEXTS)))
        assert told == ([expected[language].format(file=file)] if expected else [])
    file.unlink()
    assert list(unread(rules, [str(file)], Catalogue("en", TEXTS))) == []


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
