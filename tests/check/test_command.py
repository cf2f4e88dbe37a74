"""The command `swcore check`: what it prints, and what it ends with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from swcore.testing import check_pieces
from swcore.testing.inspection import played
from tests.cli.conftest import Run
from tests.cli.conftest import run as run  # the fixture

BROKEN = Path(__file__).parent / "broken"
DWARVES = Path(__file__).parents[2] / "examples" / "declared" / "frost_dwarves.toml"


def test_a_sound_piece_ends_with_0_and_says_whose_tokens_stand_in(run: Run) -> None:
    """Frost Dwarves have 6 tokens on the banner and 11 in all: Elves have as many, Dwarves have 8."""
    done = run("check", str(DWARVES), "--quick")
    assert done.exit_code == 0, done.output
    assert "home.frost_dwarves · Small World" in done.output
    assert "base.elves (11)" in done.output
    assert "base.dwarves" not in done.output
    assert done.output.endswith("First verdict: no fault, 1 note.\n")


def test_a_fault_ends_with_1_and_says_what_where_why_and_how_to_mend_it(run: Run) -> None:
    done = run("check", str(BROKEN / "remembers.py"), "--quick")
    assert done.exit_code == 1
    for words in ("self.turns", "where: ", "remembers.py:10", "why: ", "mend it: Note it in the game"):
        assert words in done.output


def test_it_speaks_russian(run: Run) -> None:
    done = run("check", str(BROKEN / "unknown_terrain.toml"), "--lang", "ru")
    assert done.exit_code == 1
    assert "нет такого: местность 'hil'" in " ".join(done.output.split())  # where a line ends depends on the path
    assert "как исправить: Может быть, hill?" in done.output
    assert "Итог: 1 ошибка." in done.output


def test_data_holds_the_same(run: Run) -> None:
    done = run("check", str(BROKEN / "above_the_limit.toml"), "--json")
    data = json.loads(done.output)
    assert done.exit_code == 1
    assert (data["faults"], data["interrupted"]) == (1, False)
    assert data["findings"][0]["code"] == "piece-number"
    assert set(data["findings"][0]) == {"code", "piece", "where", "grave", "what", "why", "mend"}


@pytest.mark.parametrize("target", ["nothing.toml", "gnols", "no.such.module"])
def test_a_target_that_is_nowhere_is_no_finding(run: Run, target: str) -> None:
    assert run("check", target).exit_code == 2


def test_after_an_interrupt_what_was_found_is_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(run: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(played, "first", interrupted)
    done = run("check", str(DWARVES))
    assert done.exit_code == 130
    assert "base.elves (11)" in done.output
    assert done.output.endswith("Interrupted; so far: no fault, 1 note.\n")


@pytest.mark.parametrize("target", ["base.amazons", "base.flying", "swcore-warcraft", "tiny-towns"])
def test_our_own_pieces_have_no_fault_at_the_first_look(target: str) -> None:
    check_pieces(target, quick=True)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-towns"])
def test_our_own_pieces_have_no_fault(game: str) -> None:
    """What few games come to is no fault: the tests of the clauses prove that it does something."""
    check_pieces(game, games=60, allowed=("silent",))


def test_a_folder_of_pieces_is_looked_over_as_one(run: Run, tmp_path: Path) -> None:
    """The tests beside them are no pieces. Two home-made banners are one more than the box has blank ones (SW-CUSTOM-1)."""
    for name in ("Gnolls", "Frogs"):
        assert run("new", "race", name, "--out", str(tmp_path)).exit_code == 0
    done = run("check", str(tmp_path), "--quick")
    assert done.exit_code == 0
    assert "home.frogs, home.gnolls · Small World" in done.output
    assert "SW-CUSTOM-1" in done.output


def test_a_game_without_pieces_is_called_by_its_name(run: Run) -> None:
    """A dot stood before it, behind the names of no pieces."""
    shown = run("check", str(Path(__file__).parents[2] / "examples" / "tides.py"), "--quick")
    assert (shown.exit_code, shown.stdout.splitlines()[0]) == (0, "Tides")
