"""Scenarios, made once for all tests of a process."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.shared.rulesets import rules, toy_rules

for library in ("numpy", "pettingzoo", "gymnasium", "pyspiel", "swcore_rl"):
    pytest.importorskip(library, reason="what learning programs need is not installed: make dev")


@cache
def scenario(name: str, seats: int | None = None, **setup: Any) -> Any:
    """Return the scenario of a game."""
    from swcore_rl import Scenario

    return Scenario(toy_rules() if name == "stones" else rules(name), seats, **setup)
