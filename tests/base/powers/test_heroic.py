"""Heroic: two heroes make two regions immune, placed anew at the end of each turn."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import legal
from tests.shared.questions import why_not

HERO = "base.hero"
ROW = {"a": "farmland edge", "b": "hill", "c": "swamp", "x": "forest edge"}


def places(scene: Scene) -> list[int]:
    """Return the number of heroes in a, b and c."""
    return [scene.marks(region).count(HERO) for region in "abc"]


@pytest.mark.clause("SW-POWER-HEROIC-1", "SW-REDEP-4")
def test_two_heroes_are_placed_in_two_different_regions() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.heroic", {"a": 1, "b": 1, "c": 1})
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place {HERO} a", f"place {HERO} b"]  # the second one goes further on
    game.apply(f"place {HERO} a")
    assert legal(game) == [f"place {HERO} b", f"place {HERO} c"]
    game.apply(f"place {HERO} c")
    assert places(scene) == [1, 0, 1]
    assert scene.state.supply[HERO] == 0


@pytest.mark.clause("SW-POWER-HEROIC-1", "SW-BEN-3")
def test_they_are_not_placed_in_regions_of_the_owners_declined_army() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.elves", "", {"c": 1}, declined=True)
    scene.army(0, "base.orcs", "base.heroic", {"a": 1, "b": 1})
    scene.turn(0, "redeploy")
    assert places(scene) == [1, 1, 0]


@pytest.mark.clause("SW-POWER-HEROIC-2", "SW-IMM-1", "SW-IMM-4")
def test_the_heroes_regions_are_immune_and_the_others_are_not() -> None:
    scene = Scene(ROW, "a-b b-c x-a x-b x-c")
    army = scene.army(0, "base.orcs", "base.heroic", {"a": 1, "b": 1, "c": 1})
    for region in "ac":
        scene.mark(HERO, region, army)
    scene.army(1, "base.ratmen", "base.forest", {"x": 1}, hand=9)
    game = scene.turn(1, "conquer")
    assert why_not(game, "conquer a") == ["immune"]
    assert why_not(game, "conquer c") == ["immune"]
    assert legal(game, "conquer") == ["conquer b"]


@pytest.mark.clause("SW-POWER-HEROIC-3", "INT-38")
@pytest.mark.parametrize(("regions", "protected"), [("ab", [1, 1, 0]), ("b", [0, 1, 1])])
def test_they_are_placed_anew_each_turn_and_may_return_to_the_same_regions(regions: str, protected: list[int]) -> None:
    """The first in b leaves only c for the second."""
    scene = Scene(ROW, "a-b b-c x-a x-b x-c")
    army = scene.army(0, "base.orcs", "base.heroic", {"a": 1, "b": 1, "c": 1})
    for region in "ab":
        scene.mark(HERO, region, army)
    game = scene.turn(0)
    game.apply("expand")
    assert places(scene) == [1, 1, 0]  # until the end of the turn
    game.apply("done")
    for region in regions:
        game.apply(f"place {HERO} {region}")
    assert places(scene) == protected


@pytest.mark.clause("SW-POWER-HEROIC-4", "INT-38")
def test_with_one_region_one_hero_is_placed() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.heroic", {"b": 1})
    scene.turn(0, "redeploy")
    assert places(scene) == [0, 1, 0]


@pytest.mark.clause("SW-POWER-HEROIC-4")
def test_without_a_region_no_hero_is_placed() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.heroic", hand=2)
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert game.pending == (1,)
    assert places(scene) == [0, 0, 0]


@pytest.mark.clause("SW-POWER-HEROIC-4", "SW-POWER-HEROIC-3")
def test_the_second_hero_is_back_when_there_is_a_second_region_again() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.heroic", {"a": 3})
    scene.turn(0, "redeploy")
    assert places(scene) == [1, 0, 0]
    game = scene.turn(0, round=3)
    game.apply("expand")
    game.apply("conquer b")
    game.apply("done")
    assert places(scene) == [1, 1, 0]


@pytest.mark.clause("SW-POWER-HEROIC-5", "SW-DECL-10", "SW-BEN-2")
def test_heroes_leave_the_board_at_decline() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.heroic", {"a": 1, "b": 1})
    for region in "ab":
        scene.mark(HERO, region, army)
    scene.army(1, "base.ratmen", "base.forest", {"c": 1}, hand=3)
    scene.turn(0).apply("decline")
    assert places(scene) == [0, 0, 0]
    assert scene.state.supply[HERO] == 2
    assert why_not(scene.turn(1, "conquer"), "conquer b") == []


@pytest.mark.clause("SW-POWER-HEROIC-5", "SW-DECL-10", "SW-SETUP-15")
def test_a_hero_that_waits_in_hand_goes_to_the_supply_at_decline_too() -> None:
    """The army kept one of its two regions, so one hero found no place."""
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.heroic", {"a": 1})
    for region in "ab":
        scene.mark(HERO, region, army)
    scene.turn(0, "redeploy")
    assert (places(scene), scene.army_of(0).stock) == ([1, 0, 0], {HERO: 1})
    scene.turn(0, round=3).apply("decline")
    assert scene.state.supply[HERO] == 2


@pytest.mark.clause("INT-37", "SW-ABAN-4", "SW-POWER-HEROIC-3")
def test_the_hero_of_an_abandoned_region_goes_back_to_the_owner_and_is_placed_again() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.heroic", {"a": 1, "b": 1, "c": 1})
    for region in "ab":
        scene.mark(HERO, region, army)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon a")
    assert places(scene) == [0, 1, 0]
    assert scene.army_of(0).stock == {HERO: 1}
    game.apply("done")
    game.apply("redeploy b=1 c=2")
    assert places(scene) == [0, 1, 1]


@pytest.mark.clause("SW-POWER-HEROIC-1", "SW-RACE-AMAZONS-4", "SW-REDEP-4")
def test_heroes_are_placed_after_the_amazons_have_been_set_aside() -> None:
    """Five tokens in three regions: four come off, one region stays, and a hero in it."""
    scene = Scene(ROW)
    scene.army(0, "base.amazons", "base.heroic", {"a": 3, "b": 1, "c": 1})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    while legal(game, "remove"):
        game.apply(legal(game, "remove")[-1])
    held = [scene.tokens(region) for region in "abc"]
    assert sorted(held) == [0, 0, 1]
    assert places(scene) == held
