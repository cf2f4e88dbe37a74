"""Scenarios, made once for all tests of a process. Where the libraries are not installed, each file is skipped, and says so."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.shared.rulesets import rules, toy_rules

MISSING = [name for name in ("gymnasium", "numpy", "pettingzoo", "pyspiel", "swcore_rl") if find_spec(name) is None]


class Missing(pytest.File):
    """A file of tests that cannot be imported here."""

    def collect(self) -> Any:
        """Skip it."""
        pytest.skip(f"what learning programs need is not installed ({', '.join(MISSING)}): make dev", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.File | None:
    """Return a stand-in for a file where something is missing."""
    return Missing.from_parent(parent, path=module_path) if MISSING else None  # type: ignore[no-any-return, unused-ignore]


@cache
def scenario(name: str, seats: int | None = None, **setup: Any) -> Any:
    """Return the scenario of a game."""
    from swcore_rl import Scenario

    return Scenario(toy_rules() if name == "stones" else rules(name), seats, **setup)
