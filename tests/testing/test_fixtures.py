"""The fixtures that the plugin of pytest brings authors of pieces."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from swcore.testing.fixtures import games_of, rules_under_test
from tests.shared.rulesets import rules

EXAMPLES = Path(__file__).parents[2] / "examples"
OWN = """
def test_a_scene_has_the_pieces(scene):
    laid = scene({"a": "hill edge", "b": "forest"})
    laid.army(0, "home.gnolls", "base.forest", {"a": 1}, hand=5)
    assert laid.turn(0, "conquer").legal_actions()

def test_games_are_played_with_each_piece(ruleset, swcore_piece, play_many):
    assert swcore_piece in ruleset.pieces
    assert all(game.over for game in play_many(swcore_piece, 1))
"""


class Settings:
    """Settings of pytest that name some targets."""

    def __init__(self, *targets: str) -> None:
        self.targets, self.stash = targets, pytest.Stash()

    def getoption(self, name: str) -> Any:
        return []

    def getini(self, name: str) -> Any:
        return list(self.targets)


def under_test(*targets: str) -> tuple[Any, tuple[str, ...]]:
    """Return what the settings stand for."""
    return rules_under_test(cast("pytest.Config", Settings(*targets)))


def test_fixtures_have_the_pieces_of_the_settings(tmp_path: Path) -> None:
    (tmp_path / "gnolls.py").write_text((EXAMPLES / "gnolls.py").read_text())
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_mine.py").write_text(OWN)
    plugins = ["-p", "swcore.testing.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command = [sys.executable, "-m", "pytest", "-q", *plugins, "--swcore", "gnolls.py", "-k", "scene or games_are"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, "2 passed" in done.stdout) == (0, True), done.stdout + done.stderr


def test_pieces_of_several_targets_join_one_game() -> None:
    rules, ids = under_test(str(EXAMPLES / "gnolls.py"), str(EXAMPLES / "declared" / "frost_dwarves.toml"), "base.elves")
    assert ids == ("home.gnolls", "home.frost_dwarves", "base.elves")
    assert set(ids) <= set(rules.pieces)


def test_what_cannot_be_tested_is_told() -> None:
    with pytest.raises(pytest.UsageError, match="No piece is under test"):
        under_test()
    with pytest.raises(
        pytest.UsageError, match="The pieces under test cannot be loaded: There is no file, module, pack or piece"
    ):
        under_test("base.orks")


def test_many_games_are_played_with_a_piece_that_is_taken() -> None:
    seen: list[int] = []
    games = games_of(rules(), "base.elves", 2, check=lambda game: seen.append(len(game.log)))
    assert all(game.over for game in games)
    assert all(any(step.action and step.action.text == "pick base.elves" for step in game.log) for game in games)
    assert len(seen) == sum(len(game.log) for game in games)
