"""Rules that never change anything are found by playing; rules that do are not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from swcore.authoring import joined
from swcore.testing.silent import silent_rules
from tests.authoring.pieces import EXAMPLES, race, read


@pytest.mark.parametrize(
    "rule",
    [
        {"on": "score", "coins": 3, "each": {"held": {"own": False}}},  # what one holds is one's own
        {"on": "score", "coins": 3, "if": {"round": {"from": 20}}},  # no game has so many rounds
        {"on": "cost", "less": 2, "where": {"terrain": "hill", "any": [{"terrain": "swamp"}]}},
        {"on": "turn_end", "then": [{"do": "note", "name": "unread", "add": 1}]},
        {"on": "gain", "more": -3},  # nothing is taken away by it
    ],
)
def test_a_rule_that_does_nothing_is_reported(rule: dict[str, Any], tmp_path: Path) -> None:
    found = read(tmp_path, race({"on": "score", "coins": 1}, rule))
    assert [finding.path for _, finding in silent_rules(found, games=3)] == [("rules", 1)]


def test_rules_that_do_something_are_not_reported() -> None:
    found = joined("small-world", [EXAMPLES / "frost_dwarves.toml"])
    assert silent_rules(found) == []
