"""What a region pays when markers and pieces change it: one coin at first, folded region by region, each change its own part."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import EVERYWHERE, Modifier, PluginError, hookimpl
from swcore.conquest import Marker, Race, Rule, View
from swcore.testing import Scene, check_conquest, income
from tests.kernel.pieces import HILL, RATS, SWAMP, race

ROW = dict.fromkeys("abcd", "farmland edge")
TOMB = "home.tomb"


def paid(scene: Scene, *pieces: Any) -> list[tuple[int, str]]:
    game = scene.turn(0, "conquer")
    game.apply("done")
    if not income(game, 0):
        game.apply("done")
    check_conquest(game)
    return [(coins, reason) for coins, reason, _ in income(game, 0)]


def says(*modifiers: Modifier) -> Race:
    return race({"conquest_income": lambda view, army: modifiers})


def part(amount: int, phase: str = "add", where: int = EVERYWHERE, reason: str = "") -> Modifier:
    return Modifier(amount, reason or phase, phase=phase, where=where)


@pytest.mark.parametrize(
    ("modifiers", "told"),
    [
        ((part(2, where=0b0011),), [(3, "regions"), (4, "add")]),
        ((part(2, where=0b1000),), [(3, "regions")]),
        ((part(0, "set", 0b0001), part(5, "set", 0b0010)), [(3, "regions"), (3, "set")]),
        ((part(1), part(3, "set", 0b0001)), [(3, "regions"), (3, "add"), (1, "set")]),
        ((part(2, "floor", 0b0101),), [(3, "regions"), (2, "floor")]),
        ((part(2), part(1, "cap", 0b0001)), [(3, "regions"), (6, "add"), (-2, "cap")]),
        ((part(-1, where=0b0001), part(-4, where=0b0010)), [(3, "regions"), (-5, "add"), (3, "least-income")]),
        ((part(2, "set", reason="two"), part(4, "set", 0b0001, "four")), [(3, "regions"), (3, "four"), (2, "two")]),
        ((part(2, "floor", reason="two"), part(4, "floor", reason="four")), [(3, "regions"), (9, "four")]),
        ((part(0, "cap", reason="no"), part(4, "cap", reason="four")), [(3, "regions"), (-3, "no")]),
    ],
)
def test_every_phase_counts_in_its_regions(modifiers: tuple[Modifier, ...], told: list[tuple[int, str]]) -> None:
    scene = Scene(ROW, with_pieces=[says(*modifiers)])
    scene.army(0, "home.gnolls", SWAMP, {"a": 1, "b": 1, "c": 1})
    scene.army(1, RATS, HILL, {"d": 1})
    assert paid(scene) == told


@pytest.mark.parametrize(("each", "told"), [(2, (4, "Tomb")), (-1, (-2, "Tomb"))])
def test_markers_change_what_their_region_pays_whoever_laid_them(each: int, told: tuple[int, str]) -> None:
    scene = Scene(ROW, with_pieces=[Marker(TOMB, supply=3, income=each, per_region=2)])
    other = scene.army(1, RATS, HILL, {"d": 1})
    scene.army(0, "base.elves", SWAMP, {"a": 1, "b": 1})
    scene.mark(TOMB, "a", other, 2)
    expected = [(2, "regions"), told]
    assert paid(scene) == (expected if each > 0 else [*expected, (1, "least-income")])


def test_a_marker_of_nobodys_region_changes_nothing() -> None:
    scene = Scene(ROW, with_pieces=[Marker(TOMB, supply=3, income=2)])
    army = scene.army(0, "base.elves", SWAMP, {"a": 1})
    scene.mark(TOMB, "b", army)
    assert paid(scene) == [(1, "regions")]


def test_a_rule_stops_the_income_of_armies_in_decline() -> None:
    class Dearth(Rule):
        @hookimpl(declined="also")
        def conquest_income(self, view: View, army: Any) -> Modifier | None:
            return Modifier(0, "dearth", phase="set") if army.declined else None

    scene = Scene(ROW, with_pieces=[Dearth("home.dearth")])
    scene.army(0, "base.elves", "", {"a": 1, "b": 1}, declined=True)
    scene.army(0, RATS, SWAMP, {"c": 1})
    assert paid(scene) == [(1, "regions"), (2, "declined-regions"), (-2, "dearth")]


@pytest.mark.parametrize("wrong", [1.5, "2", True, -100])
def test_the_income_of_a_marker_is_a_whole_number(wrong: Any) -> None:
    with pytest.raises(PluginError, match=r"home\.tomb: income is a whole number") as caught:
        Marker(TOMB, supply=3, income=wrong)
    assert caught.value.code == "piece-number"
