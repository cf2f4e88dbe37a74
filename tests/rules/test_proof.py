"""Every clause of a game whose pack is here is proven: by a test of its own, or by those of the clauses that it goes via."""

from __future__ import annotations

import pytest

from scripts import rules
from swcore import Rulebook
from swcore.hooks.discovery import load_installed

TESTS = ("required", "via", "none")


def test_no_clause_lacks_its_test() -> None:
    assert rules.missing() == {}, "see `make rules`"


def test_every_installed_game_with_clauses_is_held_to_them() -> None:
    games = {piece.id.partition(".")[2] for piece in load_installed().pieces if isinstance(piece, Rulebook)}
    assert {*rules.GAMES, *rules.COMING} == games & {one["game"] for one in rules.clauses().values()}


def test_a_pack_that_is_being_written_is_held_to_its_clauses_once_all_have_a_test() -> None:
    assert not set(rules.GAMES) & set(rules.COMING)
    assert all(rules.missing([game]) for game in rules.COMING)


def test_each_clause_says_how_it_is_proven() -> None:
    for id, one in rules.clauses().items():
        assert one["test"] in TESTS, id
        assert bool(one.get("via")) == (one["test"] == "via"), id
        assert set(one.get("via", ())) <= set(rules.clauses()), id


def test_a_clause_without_a_test_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the check itself is worth: without the only test of a clause, it and those that go via it are missing."""
    carried = {**rules.proofs()}
    assert "SW-SETUP-4" in carried
    del carried["SW-SETUP-4"]
    monkeypatch.setattr(rules, "proofs", lambda: carried)
    lacking = rules.missing()
    assert lacking["SW-SETUP-4"] == "no test carries it"
    assert lacking["SW-SETUP-3"] == "goes via SW-SETUP-4, and no test carries that"
    assert {id for id in rules.missing(("tiny_towns",)) if not id.startswith("TT-")} == set()


def test_the_table_shows_tests_counts_and_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules, "proofs", lambda: {"SW-DIE-1": ["tests/some.py::test_die"]})
    assert rules.main(["SW-DIE-1", "SW-DIE-2"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].split() == ["SW-DIE-1", "tests/some.py::test_die"]
    assert told[1].split() == ["SW-DIE-2", "-"]
    assert told[-2:] == ["2 clauses (2 required, 0 via, 0 none), 1 tests carry them.", "Missing: SW-DIE-2: no test carries it."]
    assert rules.main(["SW-DIE-1"]) == 0
