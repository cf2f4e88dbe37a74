"""Trolls: non-empty regions cost one token less."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost
from tests.shared.questions import priced

ROW = {"a": "farmland harbor", "b": "hill murloc", "c": "forest", "d": "mountain", "e": "swamp"}
STAR = "a-b a-c a-d a-e"


@pytest.mark.clause("WC-RACE-TROLLS-1", "WC-TERM-1")
@pytest.mark.case("CASE-WW-07")
def test_a_murloc_region_costs_one_less_and_an_empty_one_does_not() -> None:
    scene = Scene(ROW, STAR, game="warcraft")
    army = scene.army(0, "warcraft.trolls", "warcraft.farmer", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 1 - 1
    assert priced(game, "conquer b")["WC-RACE-TROLLS-1"] == -1
    assert cost(game, "c") == 2
    game.apply("conquer b")
    game.apply("conquer c")
    assert (scene.tokens("b"), scene.tokens("c"), army.hand) == (2, 2, 0)


@pytest.mark.clause("WC-RACE-TROLLS-1", "WC-TERM-1", "WC-TERM-2")
def test_a_mountain_a_wall_or_a_place_does_not_make_a_region_non_empty() -> None:
    scene = Scene(ROW, STAR, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.farmer", {"a": 1}, hand=4)
    scene.place("warcraft.dark_portal", "c")
    game = scene.turn(0, "conquer")
    assert cost(game, "d") == 2 + 1
    assert cost(game, "c") == 2


@pytest.mark.clause("WC-RACE-TROLLS-1")
def test_active_declined_and_own_declined_tokens_make_a_region_non_empty() -> None:
    scene = Scene(ROW, STAR, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.farmer", {"a": 1}, hand=4)
    scene.army(0, "warcraft.orcs", "", {"c": 1}, declined=True)
    scene.army(1, "warcraft.goblins", "", {"d": 1}, declined=True)
    scene.army(1, "warcraft.humans", "warcraft.mountaineer", {"e": 3})
    game = scene.turn(0, "conquer")
    assert cost(game, "c") == 2 + 1 - 1
    assert cost(game, "d") == 2 + 1 + 1 - 1
    assert cost(game, "e") == 2 + 3 - 1


@pytest.mark.clause("WC-RACE-TROLLS-1", "WC-POWER-BEASTMASTER-3")
def test_a_region_that_only_beasts_hold_is_non_empty() -> None:
    scene = Scene(ROW, STAR, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.farmer", {"a": 1}, hand=4)
    other = scene.army(1, "warcraft.humans", "warcraft.beastmaster", {"c": 1})
    scene.mark("warcraft.beast", "e", other, 2)
    game = scene.turn(0, "conquer")
    assert cost(game, "e") == 2 + 2 - 1


@pytest.mark.clause("WC-RACE-TROLLS-1", "WC-CONQ-9")
def test_with_further_discounts_one_token_is_the_least() -> None:
    scene = Scene(ROW, STAR, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.blacksmith", {"a": 1}, hand=4)
    scene.army(1, "warcraft.humans", "warcraft.farmer", {"d": 1, "e": 1})
    scene.place("warcraft.frostmourne", "a")
    game = scene.turn(0, "conquer")
    assert cost(game, "e") == 3 - 1 - 1
    game.apply("conquer d frostmourne")  # 4 - 1 - 1 - 2
    assert scene.tokens("d") == 1
