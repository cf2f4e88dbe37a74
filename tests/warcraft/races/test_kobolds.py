"""Kobolds: every cavern is in reach, and all caverns are adjacent for them."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost
from tests.shared.questions import reasons, targets

# Two islands: a to e, and v to z.
BOARD = {
    "a": "farmland harbor",
    "b": "hill",
    "c": "forest cavern",
    "d": "mountain cavern",
    "e": "swamp",
    "v": "farmland harbor cavern",
    "w": "forest",
    "x": "hill cavern murloc",
    "y": "swamp harbor",
}
BORDERS = "a-b b-c c-d d-e v-w w-x x-y"
CAVERNS = {"c", "d", "v", "x"}


@pytest.mark.clause("WC-RACE-KOBOLDS-1", "WC-CONQ-7")
def test_from_any_region_they_reach_every_cavern_of_every_island_without_travel_inland() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    scene.army(0, "warcraft.kobolds", "warcraft.farmer", {"b": 1}, hand=8)
    game = scene.turn(0, "conquer")
    assert targets(game) == CAVERNS | {"a", "y"}
    assert cost(game, "d") == 2 + 1  # its mountain
    assert cost(game, "x") == 2 + 1  # its Murloc
    assert reasons(game, "conquer w") == {"WC-CONQ-5"}


@pytest.mark.clause("WC-RACE-KOBOLDS-1")
def test_another_race_does_not_reach_a_cavern_far_away() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.farmer", {"c": 1}, hand=8)
    game = scene.turn(0, "conquer")
    assert targets(game) == {"a", "b", "d", "v", "y"}


@pytest.mark.clause("WC-RACE-KOBOLDS-2", "WC-FIRST-1", "WC-CONQ-7")
def test_the_first_conquest_may_be_any_cavern_without_travel_cost() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    army = scene.army(0, "warcraft.kobolds", "warcraft.farmer", hand=8)
    game = scene.turn(0, "conquer")
    assert targets(game) == CAVERNS | {"a", "y"}
    assert cost(game, "c") == 2
    assert cost(game, "v") == 2  # an entry region as well
    assert cost(game, "a") == 2 + 1  # no cavern: travel as for everybody
    game.apply("conquer c")
    assert (scene.tokens("c"), army.hand) == (2, 6)


@pytest.mark.clause("WC-INT-65", "WC-RACE-KOBOLDS-2", "WC-CONQ-2")
@pytest.mark.parametrize("cavern", ["x", "d"])
def test_the_first_conquest_of_a_cavern_with_a_murloc_or_a_mountain_costs_three(cavern: str) -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    scene.army(0, "warcraft.kobolds", "warcraft.farmer", hand=8)
    game = scene.turn(0, "conquer")
    assert cost(game, cavern) == 3
    game.apply(f"conquer {cavern}")
    assert scene.tokens(cavern) == 3


@pytest.mark.clause("WC-RACE-KOBOLDS-3", "WC-RACE-KOBOLDS-1", "WC-CONQ-6")
@pytest.mark.parametrize(("home", "tokens"), [("c", 2), ("b", 3), ("", 2)])
def test_a_cavern_by_the_sea_costs_travel_only_while_they_hold_regions_and_no_cavern(home: str, tokens: int) -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    scene.army(0, "warcraft.kobolds", "warcraft.farmer", {home: 1} if home else {}, hand=8)
    game = scene.turn(0, "conquer")
    assert cost(game, "v") == tokens
    assert cost(game, "y") == 3  # no cavern, and not adjacent


@pytest.mark.clause("WC-RACE-KOBOLDS-1", "WC-POWER-CHAMPION-8")
def test_a_cavern_across_the_sea_is_adjacent_for_their_champion() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    army = scene.army(0, "warcraft.kobolds", "warcraft.champion", {"c": 2})
    scene.mark("warcraft.champion_figure", "c", army)
    game = scene.turn(0, "conquer")
    assert targets(game, "champion") == {"b", "d", "v", "x"}


@pytest.mark.clause("WC-RACE-KOBOLDS-2", "WC-FIRST-3")
def test_after_losing_all_regions_they_enter_through_a_cavern_again() -> None:
    scene = Scene(BOARD, BORDERS, game="warcraft")
    scene.army(0, "warcraft.kobolds", "warcraft.farmer", {"b": 3})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon b")
    assert targets(game) == CAVERNS | {"a", "y"}
    assert cost(game, "v") == 2
