"""What `swcore.testing` needs to be installed."""

from __future__ import annotations

import subprocess
import sys

from swcore.text.extras import how_to_get
from tests.project.repo import pyproject

WITHOUT = "import sys; sys.modules['hypothesis'] = sys.modules['pytest'] = None; "


def imported(module: str) -> subprocess.CompletedProcess[str]:
    """Import a module where neither Hypothesis nor pytest is installed."""
    return subprocess.run([sys.executable, "-c", f"{WITHOUT}import {module}"], check=False, capture_output=True, text=True)


def test_the_kit_works_without_hypothesis_and_pytest() -> None:
    told = imported("swcore.testing")
    assert (told.returncode, told.stderr) == (0, "")


def test_the_state_machine_names_the_extra_that_brings_what_it_needs() -> None:
    told = imported("swcore.testing.machine")
    assert told.returncode == 1
    last = told.stderr.strip().splitlines()[-1]
    assert last == f"ImportError: swcore.testing.machine needs Hypothesis: {how_to_get('testing')}"
    extra = pyproject()["project"]["optional-dependencies"]["testing"]
    assert [one.partition(">")[0] for one in extra] == ["hypothesis", "pytest"]
