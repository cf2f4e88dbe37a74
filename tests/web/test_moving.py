"""Tokens that are seen to move, and who does not want that; sounds that are off until somebody wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]

MOVED = """async ([was, now]) => {
    const { movements, stacksOf } = await import("/js/draw/moving.js");
    const areas = new Set(["a", "b", "c"]);
    const stack = ([at, owner, count]) => ({kind: "stack", at, owner, count, active: true, label: "x"});
    const stacks = (those) => stacksOf(those.map(stack), areas);
    return movements(stacks(was), stacks(now)).map((one) => [one.owner, one.count, one.from, one.to]);
}"""


@pytest.mark.parametrize(
    ("was", "now", "moved"),
    [
        ([["a", 0, 3]], [["a", 0, 3]], []),
        ([["a", 0, 3]], [["a", 0, 1], ["b", 0, 2]], [[0, 2, "a", "b"]]),
        ([], [["b", 1, 4]], [[1, 4, "", "b"]]),
        ([["a", 0, 3]], [], [[0, 3, "a", ""]]),
        ([["a", 0, 3], ["b", 0, 1]], [["c", 0, 5]], [[0, 3, "a", "c"], [0, 1, "b", "c"], [0, 1, "", "c"]]),
        ([["a", 0, 2]], [["a", 1, 2]], [[0, 2, "a", ""], [1, 2, "", "a"]]),
    ],
)
def test_what_has_moved_between_two_scenes(person: Person, was: list[Any], now: list[Any], moved: list[Any]) -> None:
    assert person().evaluate(MOVED, [was, now]) == moved


def test_tastes_are_kept_and_sounds_are_off_at_first(person: Person) -> None:
    page = person()
    page.locator("swcore-settings summary").click()
    assert not page.locator("[data-taste=sounds]").is_checked()
    page.locator("[data-taste=moves]").uncheck()
    page.reload()
    page.locator("swcore-settings summary").click()
    assert not page.locator("[data-taste=moves]").is_checked()


@pytest.mark.parametrize(("motion", "rest"), [("reduce", True), ("no-preference", False)])
def test_who_wants_less_motion_sees_none(person: Person, motion: str, rest: bool) -> None:
    page = person(reduced_motion=motion)
    assert page.evaluate("async () => (await import('/js/tastes.js')).still()") is rest
