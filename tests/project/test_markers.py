"""What tests say they prove: ids that exist, no more than a reader can check, and no test that is let off."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from scripts import rules
from tests.project.repo import clause_ids, ids, show, sources

MOST = 5


def given(kind: str) -> dict[str, Counter[str]]:
    """Return how often each test carries which ids of a kind; those of its parameters are its own."""
    found: dict[str, Counter[str]] = {}
    for mark in rules.marks():
        if mark.kind == kind:
            found.setdefault(f"{mark.file}::{mark.test}", Counter()).update(mark.ids)
    return found


@pytest.mark.parametrize("kind", rules.KINDS)
def test_markers_hold_ids_that_exist(kind: str) -> None:
    known = {"clause": clause_ids(), "case": ids("case_ids.txt")}[kind]
    found = given(kind)
    assert len(found) > 20
    for test, carried in found.items():
        assert set(carried) <= known, f"{test} cites {sorted(set(carried) - known)}"


def test_a_test_proves_a_few_clauses_and_not_a_chapter() -> None:
    for test, carried in given("clause").items():
        assert len(carried) <= MOST, test
        assert set(carried.values()) == {1}, f"{test} carries an id twice"


def test_markers_stand_at_tests() -> None:
    for mark in rules.marks():
        assert mark.test.rpartition("::")[2].startswith("test_"), f"{mark.file}: {mark.test}"


# Tests of what stands on programs that not every machine has, such as node, PostgreSQL the libraries of the server and those
# of programs that learn. They say what is missing, and the continuous integration has it.
OUTSIDE = {
    "tests/docs/test_clients.py",
    "tests/docs/test_notebooks.py",
    "tests/docs/test_snippets.py",
    "tests/lab/test_long_runs.py",
    "tests/protocol/test_documents.py",
    "tests/rl/conftest.py",
    "tests/server/conftest.py",
    "tests/server/test_command_lines.py",
    "tests/server/test_disk.py",
    "tests/server/test_kills.py",
    "tests/server/test_past.py",
    "tests/server/test_postgres.py",
    "tests/server/test_trials.py",
    "tests/server/test_workshop.py",
    "tests/web/conftest.py",
}


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    let_off = re.compile(r"pytest\.(?:mark\.)?(?:skip|skipif|xfail|importorskip)\b")
    for path in sources("tests"):
        if path.name != "test_markers.py" and show(path) not in OUTSIDE:
            assert not let_off.search(path.read_text(encoding="utf-8")), show(path)


# -- reading the markers


def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return what is read from a file with this text."""
    monkeypatch.setattr(rules, "ROOT", tmp_path)
    path = tmp_path / "test_some.py"
    path.write_text(text, encoding="utf-8")
    return sorted((mark.test, mark.kind, mark.ids) for mark in rules.read_marks(path))


def test_markers_of_functions_classes_and_parameters_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        "@pytest.mark.clause('A-1', 'A-2')\n"
        "class TestIt:\n"
        "    @pytest.mark.case('C-1')\n"
        "    def test_one(self): ...\n"
        "@pytest.mark.parametrize('n', [1, pytest.param(2, marks=pytest.mark.clause('A-3'))])\n"
        "def test_two(n): ...\n"
    )
    assert read(tmp_path, monkeypatch, text) == [
        ("TestIt", "clause", ("A-1", "A-2")),
        ("TestIt::test_one", "case", ("C-1",)),
        ("test_two", "clause", ("A-3",)),
    ]


@pytest.mark.parametrize("marker", ["clause", "clause()", "clause('A-1', *MORE)", "clause(NAME)"])
def test_a_marker_whose_ids_are_not_written_out_is_refused(marker: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="test_one has a clause marker"):
        read(tmp_path, monkeypatch, f"@pytest.mark.{marker}\ndef test_one(): ...\n")
