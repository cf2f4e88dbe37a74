"""What `make mutants` counts as caught: a failed assertion of a test that carries the clause, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.mutants import CAUGHT, LIVES, Overlay, main
from tests.mutants.listing import ROOT, Mutant, StalePatch

COST = Mutant("made-up", "SW-CONQ-1", "swcore/conquest/rulebook.py", old="base_cost: int = 2,", new="base_cost: int = 3,")


@pytest.fixture(scope="module")
def overlay(tmp_path_factory: pytest.TempPathFactory) -> Overlay:
    return Overlay(tmp_path_factory.mktemp("overlay"))


@pytest.fixture(autouse=True)
def untouched(overlay: Overlay) -> Iterator[None]:
    """Nobody's rules have a fault afterwards: neither those of the repository, nor those of the copy."""
    files = [ROOT / COST.file, overlay.path(COST.file)]
    before = [path.read_text(encoding="utf-8") for path in files]
    yield
    assert [path.read_text(encoding="utf-8") for path in files] == before


def test_a_fault_is_caught_by_an_assertion_of_a_test_that_carries_its_clause(overlay: Overlay) -> None:
    found = overlay.judge(COST)
    assert found.outcome == CAUGHT
    assert found.told.startswith(("tests/base/", "tests/conquest/"))


def test_a_change_that_no_test_notices_lives(overlay: Overlay) -> None:
    found = overlay.judge(COST._replace(new="base_cost: int = 1 + 1,"))
    assert (found.outcome, found.told.endswith("tests passed")) == (LIVES, True)
    assert found.told != "0 tests passed"


@pytest.mark.parametrize("new", ["base_cost: int = unknown,", "base_cost: int = 2, *, and_more,"])
def test_a_fault_that_ends_in_an_error_lives(overlay: Overlay, new: str) -> None:
    found = overlay.judge(COST._replace(new=new))
    assert (found.outcome, found.told.startswith("only errors: ")) == (LIVES, True)


def test_a_fault_that_breaks_another_clause_lives(overlay: Overlay) -> None:
    """What an empty region costs says nothing about whose token opens a game."""
    assert overlay.judge(COST._replace(clause="SW-SETUP-13")).outcome == LIVES


def test_a_fault_of_a_clause_that_no_test_carries_lives(overlay: Overlay) -> None:
    found = overlay.judge(COST._replace(clause="no-clause"))
    assert (found.outcome, found.told) == (LIVES, "no test carries no-clause")


def test_a_patch_that_does_not_fit_is_an_error(overlay: Overlay) -> None:
    with pytest.raises(StalePatch, match="made-up"):
        overlay.judge(COST._replace(old="base_cost: int = 7,"))


def test_a_word_that_no_mutant_has_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, Path(main.__code__.co_filename), "-k", "no-such-mutant"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "no mutant has 'no-such-mutant' in it" in done.stderr
