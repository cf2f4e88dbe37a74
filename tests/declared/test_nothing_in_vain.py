"""What would do nothing is refused when a file is read: fields without the one that they need, names that nobody notes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from swcore.testing import Scene, cost
from tests.authoring.pieces import complaints, race, read

NOTE = {"on": "turn_end", "then": [{"do": "note", "name": "kept", "add": 1}]}
GAIN: dict[str, Any] = {"do": "coins", "coins": 1}


def asking(name: str) -> dict[str, Any]:
    return {"do": "ask", "name": name, "choices": [{"word": "yes", "then": [GAIN]}, {"word": "no"}]}


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ([NOTE, {"on": "score", "coins": 1, "each": {"store": "kapt"}}], "unknown-word rules[1].each.store"),
        ([{"on": "score", "coins": 1, "if": {"noted": "ally"}}], "unknown-word rules[0].if.noted"),
        ([{"on": "protects", "where": {"own": True}, "if": {"player": "ally"}}], "unknown-word rules[0].if.player"),
        ([{"on": "score", "coins": 1, "each": {"pool": "nest"}}], "unknown-word rules[0].each.pool"),
        ([{"on": "ready", "then": [asking("q"), asking("q")]}], "twice rules[0].then[1]"),
        ([{"on": "ready", "then": [asking("q")]}, {"on": "scored", "then": [asking("q")]}], "twice rules[1].then[0].name"),
        ([{"on": "mode", "name": "leap", "tokens": 1, "per": "game"}], "nothing rules[0].per"),
        ([{"on": "mode", "name": "leap", "tokens": 1, "dice": 2}], "nothing rules[0].dice"),
        ([{"on": "boost", "name": "leap", "reach": {"everywhere": True}, "each": {"groups": True}}], "nothing rules[0].each"),
        ([{"on": "boost", "name": "leap"}], "one-of rules[0]"),
        ([{"on": "scored", "count_as": "x", "then": [GAIN]}], "nothing rules[0].count_as"),
        (
            [{"on": "ready", "then": [{"do": "ask", "name": "q", "choices": [{"word": "yes"}, {"word": "no"}]}]}],
            "nothing rules[0].then[0].choices",
        ),
        ([{"on": "ready", "then": [{"do": "pay", "coins": 1, "from": "own", "to": "own"}]}], "nothing rules[0].then[0].to"),
        ([{"on": "ready", "then": [{"do": "note", "name": "x"}]}], "one-of rules[0].then[0]"),
        ([{"on": "score", "coins": 1, "if": {"count": {"of": {"groups": True}}}}], "one-of rules[0].if.count"),
        ([{"on": "score", "coins": 1, "if": {"option": {"wizard_score": 1}}}], "unknown-word rules[0].if.option.wizard_score"),
        ([{"on": "score", "coins": 1, "if": {"option": {"wizards_score": "never"}}}], "value rules[0].if.option.wizards_score"),
    ],
)
def test_what_would_do_nothing_is_refused(rules: list[dict[str, Any]], expected: str, tmp_path: Path) -> None:
    found = complaints(tmp_path, race(*rules))
    assert found
    assert found[0].startswith(expected.partition(".name")[0]), found


@pytest.mark.parametrize(
    ("way", "warned"), [("leap", []), ("dragon", []), ("die", []), ("laep", [("unknown-word", ("rules", 1, "if", "way"))])]
)
def test_a_way_that_nobody_offers_is_told_and_not_refused(way: str, warned: list[object], tmp_path: Path) -> None:
    offers = {"on": "mode", "name": "leap", "tokens": 1}
    found = read(tmp_path, race(offers, {"on": "conquered", "if": {"way": way}, "then": [GAIN]}))
    assert [(one.code, one.path) for _, one in found.warnings] == warned
    assert all("leap" in one.hint for _, one in found.warnings)


def test_how_regions_count_is_not_asked_without_end(tmp_path: Path) -> None:
    data = race({"on": "counts", "as": "empty", "where": {"occupied": True, "own": False}, "own": True})
    laid = Scene({"a": "hill edge", "b": "hill"}, "a-b", game=read(tmp_path, data).ruleset)
    laid.army(0, "home.tests", "base.forest", {"a": 1}, hand=4)
    laid.army(1, "base.ratmen", "base.hill", {"b": 3})
    assert cost(laid.turn(0, "conquer"), "b") == 2  # as an empty region
