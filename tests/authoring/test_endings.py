"""What a file is by the end of its name: only `.py` is run, and letters may be of any size."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from swcore import PluginError
from swcore.authoring import joined
from swcore.wording.errors import in_words
from tests.authoring.pieces import race

TRAP = "import pathlib\npathlib.Path(__file__).with_name('ran').touch()\n"


@pytest.mark.parametrize("name", ["noext", "weird.yaml", "piece.py.bak", "piece.pyw", ".py"])
def test_what_does_not_end_in_py_is_not_run(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(TRAP, encoding="utf-8")
    with pytest.raises(PluginError) as refused:
        joined("small-world", [tmp_path / name])
    assert not (tmp_path / "ran").exists()
    assert (refused.value.code, refused.value.hint) == ("piece-file", "Piece files end in .toml, .json or .py.")
    assert in_words(refused.value, "ru") == (
        f"{tmp_path / name} не запускается: имя файла не кончается на .py.",
        "Имена файлов с фигурами кончаются на .toml, .json или .py.",
    )


@pytest.mark.parametrize("name", ["UP.JSON", "Up.Json"])
def test_letters_of_an_ending_may_be_large(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(json.dumps(race({"on": "score", "coins": 1})), encoding="utf-8")
    assert [piece.id for piece in joined("small-world", [tmp_path / name]).pieces] == ["home.tests"]
    assert [piece.id for piece in joined("small-world", [tmp_path]).pieces] == ["home.tests"]


def test_a_large_toml_is_read_and_not_run(tmp_path: Path) -> None:
    (tmp_path / "up.TOML").write_text(TRAP, encoding="utf-8")
    with pytest.raises(PluginError, match=r"up\.TOML:1:\d+: this is not TOML"):
        joined("small-world", [tmp_path / "up.TOML"])
    assert not (tmp_path / "ran").exists()
