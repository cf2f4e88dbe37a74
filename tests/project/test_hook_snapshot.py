"""What packs rely on stays: the hook API of the code is compared with its snapshot, change by change."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from scripts import hook_api
from scripts.hook_changes import ADDED, CHANGED, GONE, LAST, LATE, SINCE, Entries, changes, too_early

NAME = {"since": 1, "later": {}, "asked": [], "deprecated": [], "type": "int | None"}
OLD: Entries = {
    "hook conquest_a": {**NAME, "arguments": [["view", "View", None, False], ["army", "Army", None, False]]},
    "effect fx.gain": {"arguments": [["army", "Army", None, False], ["count", "int", "1", False]], "type": "Effect"},
    "answer Gate": {"arguments": [["code", "str", None, False], ["bad", "int", "0", False]]},
    "piece Race": {"arguments": [["id", "str", None, False], ["tokens", "int", None, True]]},
    "fact view.held": {"arguments": [["army", "Army", None, False]], "type": "int", "unit": "count"},
    "fact view.round": {"arguments": None, "type": "int", "unit": "round"},
}


def test_the_hook_api_is_that_of_its_snapshot() -> None:
    told = "\n".join(map(str, hook_api.all_changes()))
    assert not told, f"\n{told}\n{hook_api.UNRELEASED}\nThe policy: docs/explanation/hook-api.md"


def test_the_snapshot_holds_hooks_effects_answers_facts_records_and_pieces() -> None:
    entries, _ = hook_api.kept(1)
    wanted = {"hook conquest_cost", "hook towns_score", "effect fx.gain", "effect towns.fx.ask", "answer Mode", "answer Way"}
    wanted |= {
        "piece Race",
        "piece Building",
        "fact view.held",
        "fact view.ground.land",
        "fact towns.town.empty",
        "fact Army.hand",
    }
    assert wanted <= entries.keys()
    assert entries["fact view.held"]["unit"] == "count"
    assert entries["fact view.ground.land"] == {"arguments": None, "type": "int", "unit": "mask"}


def put(name: str, **parts: Any) -> Entries:
    """Return the entries with one of them changed; without parts it is taken away."""
    new = copy.deepcopy(OLD)
    if parts:
        new[name] = {**new.get(name, {}), **parts}
    else:
        del new[name]
    return new


ARMY, CODE = ["army", "Army", None, False], ["code", "str", None, False]
CASES: dict[str, tuple[str, dict[str, Any], str, bool]] = {
    "a hook that is added": ("hook conquest_b", {**NAME, "arguments": []}, ADDED, True),
    "a hook that is taken away": ("hook conquest_a", {}, GONE, False),
    "a fact that is taken away": ("fact view.round", {}, GONE, False),
    "an argument of a hook that is added": (
        "hook conquest_a",
        {"arguments": [["view", "View", None, False], ARMY, ["region", "int", None, False]]},
        ADDED,
        True,
    ),
    "an argument in the middle": (
        "hook conquest_a",
        {"arguments": [["view", "View", None, False], ["region", "int", None, False], ARMY]},
        LAST,
        False,
    ),
    "arguments in another order": ("hook conquest_a", {"arguments": [ARMY, ["view", "View", None, False]]}, CHANGED, False),
    "an argument of another type": (
        "hook conquest_a",
        {"arguments": [["view", "View", None, False], ["army", "Army | None", None, False]]},
        CHANGED,
        False,
    ),
    "an argument that is taken away": ("hook conquest_a", {"arguments": [["view", "View", None, False]]}, GONE, False),
    "another answer": ("hook conquest_a", {"type": "Modifiers"}, CHANGED, False),
    "another audience": ("hook conquest_a", {"asked": ["of_game=True"]}, CHANGED, False),
    "another since": ("hook conquest_a", {"since": 2}, CHANGED, False),
    "a hook that is deprecated": ("hook conquest_a", {"deprecated": [[1, 3, "conquest_b", ""]]}, ADDED, True),
    "an argument of an effect with a default": (
        "effect fx.gain",
        {"arguments": [ARMY, ["count", "int", "1", False], ["why", "str", "''", False]]},
        ADDED,
        True,
    ),
    "an argument of an effect without a default": (
        "effect fx.gain",
        {"arguments": [ARMY, ["count", "int", "1", False], ["why", "str", None, True]]},
        LAST,
        False,
    ),
    "another default": ("effect fx.gain", {"arguments": [ARMY, ["count", "int", "2", False]]}, CHANGED, False),
    "a field of an answer in the middle": (
        "answer Gate",
        {"arguments": [CODE, ["clause", "str", "''", False], ["bad", "int", "0", False]]},
        LAST,
        False,
    ),
    "an argument of a piece by name": (
        "piece Race",
        {"arguments": [["id", "str", None, False], ["borrows", "str", "''", True], ["tokens", "int", None, True]]},
        ADDED,
        True,
    ),
    "another unit": ("fact view.held", {"unit": "mask"}, CHANGED, False),
    "a fact that is called and was read": ("fact view.round", {"arguments": []}, CHANGED, False),
}


@pytest.mark.parametrize("case", CASES)
def test_a_change_is_told_with_the_sentence_of_the_policy_that_applies(case: str) -> None:
    name, parts, policy, allowed = CASES[case]
    (change,) = changes(OLD, put(name, **parts), 1)
    assert (change.policy, change.allowed) == (policy, allowed)
    assert change.what.startswith(name)


def test_nothing_is_told_where_nothing_has_changed() -> None:
    assert changes(OLD, copy.deepcopy(OLD), 1) == []


def test_what_is_added_after_a_release_belongs_to_the_next_number() -> None:
    (change,) = changes(OLD, put("fact view.new", arguments=None, type="int", unit="mask"), 1, closed=True)
    assert (change.policy, change.allowed) == (LATE, False)
    region = [*OLD["hook conquest_a"]["arguments"], ["region", "int", None, False]]
    (change,) = changes(OLD, put("hook conquest_a", arguments=region), 1, closed=True)
    assert (change.policy, change.allowed) == (LATE, False)


@pytest.mark.parametrize(("since", "later", "fits"), [(1, {"region": 2}, True), (1, {}, False), (1, {"region": 1}, False)])
def test_an_argument_says_since_when_it_is_there(since: int, later: dict[str, int], fits: bool) -> None:
    region = [*OLD["hook conquest_a"]["arguments"], ["region", "int", None, False]]
    found = too_early(OLD, put("hook conquest_a", arguments=region, since=since, later=later), 1)
    assert [one.policy for one in found] == ([] if fits else [SINCE])


@pytest.mark.parametrize(("since", "fits"), [(2, True), (1, False)])
def test_a_hook_says_since_when_it_is_there(since: int, fits: bool) -> None:
    found = too_early(OLD, put("hook conquest_b", **{**NAME, "since": since}, arguments=[ARMY]), 1)
    assert [one.policy for one in found] == ([] if fits else [SINCE])


@pytest.mark.parametrize(("number", "allowed"), [(3, False), (4, True)])
def test_what_was_deprecated_goes_after_two_numbers(number: int, allowed: bool) -> None:
    """Deprecated with hook API 2 it works with 2 and 3."""
    old = put("hook conquest_a", deprecated=[[2, 4, "conquest_b", ""]])
    assert (changes(old, put("hook conquest_a"), number) == []) is allowed
    old = put("hook conquest_a", deprecated=[[2, 4, "army", "view"]])
    new = put("hook conquest_a", deprecated=[[2, 4, "army", "view"]], arguments=[ARMY])
    assert (changes(old, new, number) == []) is allowed


def test_the_next_number_begins_a_snapshot_and_the_released_one_stays(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    """What number 1 had, number 2 has too; what comes with number 2 says so."""
    monkeypatch.setattr(hook_api, "FOLDER", tmp_path)
    monkeypatch.setattr("sys.argv", ["hook_api", "--close"])
    monkeypatch.setattr(hook_api, "present", lambda: OLD)
    assert hook_api.main() == 0
    monkeypatch.setattr("sys.argv", ["hook_api"])
    monkeypatch.setattr(hook_api, "HOOK_API", 2)
    monkeypatch.setattr(hook_api, "present", lambda: put("hook conquest_b", **{**NAME, "since": 1}, arguments=[ARMY]))
    assert hook_api.main() == 1  # it was not there with number 1
    second = put("hook conquest_b", **{**NAME, "since": 2}, arguments=[ARMY])
    monkeypatch.setattr(hook_api, "present", lambda: second)
    assert (hook_api.main(), hook_api.kept(1), hook_api.kept(2)) == (0, (OLD, True), (second, False))
    monkeypatch.setattr(hook_api, "present", lambda: put("fact view.round"))
    assert hook_api.main() == 1
    monkeypatch.setattr(hook_api, "OLDEST_HOOK_API", 2)  # number 1 is no longer served, and number 2 is not released
    monkeypatch.setattr("sys.argv", ["hook_api", "--anew"])
    assert hook_api.main() == 0


def test_a_snapshot_is_not_overwritten_by_what_the_policy_forbids(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr(hook_api, "FOLDER", tmp_path)
    monkeypatch.setattr("sys.argv", ["hook_api"])
    monkeypatch.setattr(hook_api, "present", lambda: OLD)
    assert hook_api.main() == 0
    assert hook_api.kept(1) == (OLD, False)
    monkeypatch.setattr(hook_api, "present", lambda: put("fact view.round"))
    assert (hook_api.main(), hook_api.kept(1)[0]) == (1, OLD)
    monkeypatch.setattr("sys.argv", ["hook_api", "--anew"])
    assert (hook_api.main(), hook_api.kept(1)[0]) == (0, put("fact view.round"))
    monkeypatch.setattr("sys.argv", ["hook_api", "--close"])
    assert (hook_api.main(), hook_api.kept(1)) == (0, (put("fact view.round"), True))
    monkeypatch.setattr("sys.argv", ["hook_api", "--anew"])
    monkeypatch.setattr(hook_api, "present", lambda: OLD)
    assert (hook_api.main(), hook_api.kept(1)) == (1, (put("fact view.round"), True))
