"""Giants: regions beside a mountain that they occupy cost 1 less."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, legal

# t lies between two mountains; far touches the Giants' hill alone.
LAND = {"m1": "mountain", "t": "forest", "m2": "mountain edge", "h": "hill", "far": "swamp"}
BORDERS = "m1-t t-m2 m2-h t-h h-far m1-m2"


@pytest.mark.clause("SW-RACE-GIANTS-1", "SW-RACE-GIANTS-3")
@pytest.mark.case("CASE-SW-29")
def test_only_a_mountain_they_occupy_makes_its_neighbours_cheaper() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.giants", "base.alchemist", {"m2": 1, "h": 1}, hand=3)
    game = scene.turn(0, "conquer")
    assert cost(game, "t") == 2 - 1  # beside m2; m1 next door is nobody's
    assert cost(game, "m1") == 3 - 1
    assert cost(game, "far") == 2
    game.apply("abandon m2")
    assert cost(game, "t") == 2
    assert cost(game, "m2") == 3


@pytest.mark.clause("SW-RACE-GIANTS-1", "SW-CONQ-9")
def test_two_mountains_of_theirs_give_one_discount() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.giants", "base.alchemist", {"m1": 1, "m2": 1}, hand=3)
    scene.natives("t")
    assert cost(scene.turn(0, "conquer"), "t") == 2 + 1 - 1


@pytest.mark.clause("SW-RACE-GIANTS-2", "SW-CONQ-9")
def test_at_least_one_token_is_used() -> None:
    scene = Scene(LAND, BORDERS)
    giants = scene.army(0, "base.giants", "base.commando", {"m2": 1}, hand=1)
    game = scene.turn(0, "conquer")
    assert cost(game, "t") == 1
    game.apply("conquer t")
    assert scene.held(giants) == {"m2": 1, "t": 1}


@pytest.mark.clause("SW-RACE-GIANTS-3", "INT-52")
def test_the_mountain_under_attack_gives_no_discount_and_gives_it_once_taken() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.giants", "base.alchemist", {"h": 1}, hand=4)
    game = scene.turn(0, "conquer")
    assert cost(game, "m2") == 3
    assert cost(game, "t") == 2
    game.apply("conquer m2")
    assert cost(game, "t") == 2 - 1
    assert "conquer t" in legal(game)  # with the one token left


@pytest.mark.clause("INT-54", "SW-POWER-UNDERWORLD-3", "SW-RACE-GIANTS-1")
def test_for_underworld_giants_a_cavern_lies_beside_their_mountain_with_a_cavern() -> None:
    scene = Scene({**LAND, "m2": "mountain edge cavern", "far": "swamp cavern", "m1": "mountain cavern"}, BORDERS)
    scene.army(0, "base.giants", "base.underworld", {"m2": 1}, hand=6)
    scene.natives("far")
    game = scene.turn(0, "conquer")
    assert cost(game, "far") == 2 + 1 - 1 - 1
    assert cost(game, "m1") == 3 - 1 - 1


@pytest.mark.clause("INT-54", "SW-RACE-GIANTS-1")
def test_a_mountain_of_theirs_without_a_cavern_does_not_reach_through_the_caverns() -> None:
    scene = Scene({**LAND, "h": "hill cavern", "far": "swamp cavern", "m1": "mountain cavern"}, "m1-t t-m2 m2-h")
    scene.army(0, "base.giants", "base.underworld", {"m2": 1, "h": 1}, hand=6)
    scene.natives("far")
    assert cost(scene.turn(0, "conquer"), "far") == 2 + 1 - 1  # the cavern alone


@pytest.mark.clause("SW-POWER-FLYING-2", "SW-RACE-GIANTS-1")
def test_flying_giants_have_the_discount_beside_their_mountain_only() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.giants", "base.flying", {"m2": 1}, hand=6)
    game = scene.turn(0, "conquer")
    assert cost(game, "t") == 2 - 1
    assert cost(game, "far") == 2


@pytest.mark.clause("INT-55", "SW-CONQ-9", "SW-BEN-1")
def test_commando_giants_take_an_empty_mountain_beside_theirs_with_one() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.giants", "base.commando", {"m2": 1}, hand=1)
    game = scene.turn(0, "conquer")
    assert cost(game, "m1") == 3 - 1 - 1
    assert "conquer m1" in legal(game)
