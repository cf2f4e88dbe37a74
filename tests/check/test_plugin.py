"""The plugin of pytest: a test for each stage, which tells what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]
BROKEN = Path(__file__).parent / "broken"
OPTIONS = ("-p", "swcore.testing.plugin", "-p", "no:cacheprovider", "--swcore-games", "1")


def test_a_sound_piece_passes_and_a_broken_one_says_why(pytester: pytest.Pytester) -> None:
    done = pytester.runpytest_inprocess(*OPTIONS, "--swcore", str(BROKEN / "remembers.py"), "-k", "words or play")
    done.assert_outcomes(passed=1, failed=1, deselected=8)
    done.stdout.fnmatch_lines(["*conquest_score changes the piece itself: self.turns.*"])


def test_one_that_does_not_load_is_one_test_that_fails(pytester: pytest.Pytester) -> None:
    pytester.makeini(f"[pytest]\nswcore = {BROKEN / 'unknown_terrain.toml'}\n")
    done = pytester.runpytest_inprocess(*OPTIONS)
    done.assert_outcomes(failed=1)
    done.stdout.fnmatch_lines(["*there is no terrain 'hil'.*"])
