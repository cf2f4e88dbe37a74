"""What the tests of the kernel share: the rules of the dice game."""

from __future__ import annotations

import pytest

from swcore import Ruleset
from tests.shared.rulesets import dice_rules


@pytest.fixture(name="rules", scope="session")
def _rules() -> Ruleset:
    return dice_rules()
