"""What the powers put on offer, said as a list: an action that is missing, or one too many, shows in an assertion."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import legal
from tests.shared.questions import paid

CAMP, FORT, HERO = "base.encampment", "base.fortress", "base.hero"
ROW = {"a": "farmland edge", "b": "hill", "c": "swamp", "d": "forest"}
SEVEN = {name: "farmland edge" if name == "a" else "hill" for name in "abcdefg"}


@pytest.mark.clause("SW-POWER-BERSERK-1")
def test_a_roll_is_on_offer_before_each_conquest() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=5)
    game = scene.turn(0, "conquer")
    assert "roll" in legal(game)
    game.apply("conquer b")
    assert "roll" in legal(game)
    game.apply("conquer c")
    assert "roll" in legal(game)  # one token is left


@pytest.mark.clause("SW-POWER-BIVOUACKING-1", "SW-POWER-BIVOUACKING-5")
def test_at_redeployment_all_five_encampments_may_go_to_any_region_wherever_they_stood() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.bivouacking", {"a": 1, "b": 1})
    scene.mark(CAMP, "a", army, 5)
    game = scene.turn(0, "redeploy")
    more = [f"place {CAMP} a", *(f"place {CAMP} a {count}" for count in (2, 3, 4, 5))]
    assert legal(game) == [*more, f"place {CAMP} b 5"]  # what is left goes to the last region


@pytest.mark.clause("SW-POWER-FORTIFIED-5", "SW-SETUP-15")
def test_with_five_fortresses_on_the_board_a_sixth_may_be_placed() -> None:
    scene = Scene(SEVEN)
    army = scene.army(0, "base.ratmen", "base.fortified", dict.fromkeys("abcdefg", 1))
    for region in "abcde":
        scene.mark(FORT, region, army)
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place {FORT} f", f"place {FORT} g", "done"]
    game.apply(f"place {FORT} g")
    assert scene.state.supply[FORT] == 0
    assert paid(game, 0) == {"SW-SCORE-1": 7, "SW-POWER-FORTIFIED-2": 6}


@pytest.mark.clause("SW-POWER-HEROIC-1", "SW-POWER-HEROIC-3")
def test_at_the_end_of_a_turn_both_heroes_may_go_to_any_two_regions_wherever_they_stood() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.heroic", {"a": 1, "b": 1, "c": 1})
    for region in "ab":
        scene.mark(HERO, region, army)
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place {HERO} a", f"place {HERO} b"]  # the first; c alone would leave none for the second
    game.apply(f"place {HERO} a")
    assert legal(game) == [f"place {HERO} b", f"place {HERO} c"]


@pytest.mark.clause("SW-POWER-STOUT-1", "SW-POWER-STOUT-4")
@pytest.mark.parametrize("fresh", [True, False])
def test_the_decline_after_scoring_is_on_offer_in_the_turn_of_the_pick_and_later(fresh: bool) -> None:
    scene = Scene(ROW)
    scene.army(0, "base.ratmen", "base.stout", {"a": 1}, fresh=fresh)
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 1}
    assert legal(game) == ["decline", "done"]


@pytest.mark.clause("ED-33", "SW-POWER-WEALTHY-1")
def test_the_treasure_of_an_earlier_army_leaves_that_of_the_next_one_untouched() -> None:
    """Seat 1 has been paid for the badge; then seat 2 takes it."""
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.wealthy", {"a": 1}, fresh=True)
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert paid(game, 0).get("SW-POWER-WEALTHY-1") == 7
    game = scene.turn(0, round=3)
    game.apply("decline")
    scene.column(("base.trolls", "base.wealthy", 0))
    game.apply("pick base.trolls")
    while game.pending == (1,):
        game.apply("done")
    assert paid(game, 1).get("SW-POWER-WEALTHY-1") == 7
