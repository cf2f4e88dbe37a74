"""Rows about what regions pay: by terrain, less for anybody, more for many."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, check_conquest, income, legal
from tests.expressiveness import ice_witches, imperial, khans

RATS, HILL, SWAMP = "base.ratmen", "base.hill", "base.swamp"
LAND = {"a": "farmland edge", "b": "hill", "c": "mountain", "d": "forest", "e": "sea"}


def paid(scene: Scene, seat: int = 0) -> list[tuple[int, str]]:
    """Let a seat finish its turn, and return the parts of its income as (coins, reason)."""
    game = scene.game
    while not income(game, seat):
        game.apply("done")
    return [(coins, reason) for coins, reason, _ in income(game, seat)]


@pytest.mark.row("Khans")
def test_khans_are_paid_by_terrain() -> None:
    scene = Scene(LAND, with_pieces=khans.PIECES)
    scene.army(0, "rows.khans", SWAMP, dict.fromkeys("abcd", 1))
    scene.army(1, RATS, HILL)
    game = scene.turn(0, "conquer")
    assert paid(scene) == [(4, "regions"), (2, "steppe"), (-1, "no pasture")]
    check_conquest(game)


@pytest.mark.row("Khans")
def test_khans_in_decline_are_paid_like_everybody() -> None:
    scene = Scene(LAND, with_pieces=khans.PIECES)
    scene.army(0, "rows.khans", "", dict.fromkeys("abc", 1), declined=True)
    scene.army(0, RATS, SWAMP, {"d": 2})
    scene.turn(0, "conquer")
    assert paid(scene) == [(1, "regions"), (3, "declined-regions")]


@pytest.mark.row("Ice Witches")
def test_winter_takes_a_coin_from_whoever_holds_the_region() -> None:
    scene = Scene(LAND, with_pieces=ice_witches.PIECES)
    witches = scene.army(0, "rows.ice_witches", SWAMP, {"a": 1, "b": 1})
    scene.army(1, RATS, HILL, {"c": 1}, hand=9)
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place rows.winter {region}" for region in "abc"] + ["done"]
    game.apply("place rows.winter b")
    assert paid(scene) == [(2, "regions"), (-1, "Winter")]
    game.apply("expand")
    game.apply("conquer b")
    game.apply("done")
    game.apply("redeploy b=8 c=2")
    assert scene.marks("b") == ["rows.winter"], "it stays when the region is conquered"
    assert [(coins, reason) for coins, reason, _ in income(game, 1)] == [(2, "regions"), (-1, "Winter"), (1, "hill")]
    assert scene.held(witches) == {"a": 1}
    check_conquest(game)


@pytest.mark.row("Ice Witches", "Khans")
def test_winter_and_the_land_go_together() -> None:
    """A hill under snow pays Khans 1, a mountain nothing, as before."""
    scene = Scene(LAND, with_pieces=[*khans.PIECES, *ice_witches.PIECES])
    army = scene.army(0, "rows.khans", SWAMP, {"b": 1, "c": 1})
    scene.mark("rows.winter", "c", army)
    scene.mark("rows.winter", "b", army)
    scene.turn(0, "conquer")
    assert paid(scene) == [(2, "regions"), (-2, "Winter"), (1, "steppe")]


@pytest.mark.row("Imperial")
@pytest.mark.parametrize(("held", "bonus"), [("abc", 0), ("abcd", 1)])
def test_an_empire_is_paid_from_its_fourth_region_on(held: str, bonus: int) -> None:
    scene = Scene(LAND, with_pieces=imperial.PIECES)
    scene.army(0, RATS, "rows.imperial", dict.fromkeys(held, 1))
    scene.turn(0, "conquer")
    assert paid(scene) == [(len(held), "regions"), (bonus, "empire")][: 1 + bonus]
