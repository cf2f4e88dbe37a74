"""The scenes of the rows of the collection, played with pieces without code in the place of the Python ones."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.declared.rows import required, said
from tests.declared.twins import ROOT, scene_tests
from tests.expressiveness.table import FOLDER

LEAST = 40
ABOUT_THE_TABLE = {"test_table", "test_whole_games"}


def scenes() -> dict[str, object]:
    """Return the tests that are marked as scenes of a row which is said without code."""
    names = sorted(path.stem for path in FOLDER.glob("test_*.py"))
    found, _ = scene_tests(str(FOLDER.relative_to(ROOT / "tests")), [name for name in names if name not in ABOUT_THE_TABLE])
    rows = {row.name for row in required() if row.path.stem in said()}
    return {name: test for name, test in found.items() if _rows(test) & rows}


def _rows(test: object) -> set[str]:
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "row"]
    return {str(name) for mark in marks for name in mark.args}


globals().update(scenes())


@pytest.fixture(autouse=True)
def said_without_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every scene be laid with the pieces without code."""
    for name, pieces in said().items():
        monkeypatch.setattr(import_module(f"tests.expressiveness.{name}"), "PIECES", pieces)


def test_enough_rows_are_said_without_code() -> None:
    assert sum(row.path.stem in said() for row in required()) >= LEAST
