"""The older version after `--than`: one piece of several, and errors that are about it."""

from __future__ import annotations

from pathlib import Path

import pytest
from swcore_lab.asked import setting_of
from swcore_lab.comparing import older
from swcore_lab.pairs import Setting

from swcore import SwcoreError
from swcore.cli.packs import Choice

RACE = '[[pieces]]\nid = "home.{id}"\nkind = "race"\ntokens = {tokens}\nname = {{ en = "{id}" }}\n'
FROST = "examples/declared/frost_dwarves.toml"


@pytest.fixture(scope="module")
def new() -> Setting:
    return setting_of(FROST, Choice(), bots=("random",))


def several(folder: Path, *ids: str) -> str:
    """Return a file with a race of each id, each with one token more than the one before, from five on."""
    path = folder / "old.toml"
    races = "\n".join(RACE.format(id=id, tokens=5 + number) for number, id in enumerate(ids))
    path.write_text(f'swcore = "piece-1"\n{races}', encoding="utf-8")
    return str(path)


def refused(target: str, new: Setting) -> SwcoreError:
    with pytest.raises(SwcoreError) as caught:
        older(target, Choice(), new)
    assert caught.value.message.startswith("--than: ")
    return caught.value


def test_of_several_pieces_that_of_the_same_id_is_the_older_one(tmp_path: Path, new: Setting) -> None:
    assert older(several(tmp_path, "a", "frost_dwarves"), Choice(), new).piece == "home.frost_dwarves"


def test_of_several_pieces_without_that_id_one_is_named_behind_the_file(tmp_path: Path, new: Setting) -> None:
    file = several(tmp_path, "a", "b")
    error = refused(file, new)
    assert error.code == "lab-than-several"
    assert "none is called home.frost_dwarves: home.a, home.b." in error.message
    assert error.hint == f"Name one: --than {file}:home.a"
    assert older(f"{file}:home.b", Choice(), new).piece == "home.b"
    assert refused(f"{file}:home.c", new).code == "lab-than-no-piece"


@pytest.mark.parametrize(
    ("target", "code"),
    [
        ("examples/declared", "lab-than-folder"),
        ("examples/rules/shorter_game.py", "lab-than-shared"),
        ("base.lost_tribes", "lab-than-shared"),
        ("home.nobody", "lab-than-unknown"),
    ],
)
def test_an_error_about_the_older_version_says_so(target: str, code: str, new: Setting) -> None:
    error = refused(target, new)
    assert error.code == code
    assert target in error.message
    if code == "lab-than-shared":
        assert "only races and powers are compared" in error.message
