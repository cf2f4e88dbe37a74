"""Every test has a time limit, so that one that hangs fails and is named (A10)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import LIMIT, LONG_LIMIT

HANGS = """
import pytest

def test_goes_round():
    while True:
        pass
"""


def test_a10_a_test_that_says_nothing_has_the_usual_limit(request: pytest.FixtureRequest) -> None:
    marker = request.node.get_closest_marker("timeout")
    assert marker is not None
    assert marker.args == (LIMIT,)
    assert LIMIT < LONG_LIMIT


@pytest.mark.timeout(77)
def test_a10_a_test_with_a_limit_of_its_own_keeps_it(request: pytest.FixtureRequest) -> None:
    assert [marker.args for marker in request.node.iter_markers("timeout")] == [(77,)]


def test_a10_a_test_that_hangs_fails_and_is_named(tmp_path: Path) -> None:
    """Fault A10: a round counter that stood still hung a test instead of failing it."""
    (tmp_path / "test_hangs.py").write_text(HANGS, encoding="utf-8")
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "1", "test_hangs.py")
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 1
    assert "FAILED test_hangs.py::test_goes_round - Failed: Timeout" in done.stdout
