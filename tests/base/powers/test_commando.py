"""Commando: any region costs one token less."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import cost

BOARD = {
    "home": "farmland edge",
    "forest": "forest",
    "hill": "hill lost_tribe",
    "mountain": "mountain",
    "swamp": "swamp",
    "far": "farmland edge",
    "sea": "sea edge",
}
BORDERS = "home-forest home-hill home-mountain home-swamp home-sea far-sea far-swamp"


@pytest.mark.clause("SW-POWER-COMMANDO-1")
@pytest.mark.parametrize(
    ("region", "tokens"),
    [
        ("forest", 2 - 1),
        ("hill", 2 + 1 - 1),  # a Lost Tribe
        ("mountain", 2 + 1 - 1),  # a mountain marker
        ("swamp", 2 + 3 - 1),  # three tokens of an opponent
    ],
)
def test_any_region_costs_one_less(region: str, tokens: int) -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.commando", {"home": 1}, hand=6)
    scene.army(1, "base.elves", "base.forest", {"swamp": 3})
    game = scene.turn(0, "conquer")
    assert cost(game, region) == tokens
    game.apply(f"conquer {region}")
    assert scene.tokens(region) == tokens
    assert scene.army_of(0).hand == 6 - tokens


@pytest.mark.clause("SW-POWER-COMMANDO-1", "SW-FIRST-4")
def test_the_first_conquest_is_cheaper_too() -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.commando", hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer home")
    assert scene.tokens("home") == 1


@pytest.mark.clause("SW-POWER-COMMANDO-2", "SW-CONQ-9", "INT-55")
def test_commando_tritons_take_empty_coast_with_one_token() -> None:
    """2 - 1 - 1 is 0, and at least one token is used."""
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.tritons", "base.commando", hand=4)
    game = scene.turn(0, "conquer")
    assert cost(game, "far") == 1
    game.apply("conquer far")
    assert scene.tokens("far") == 1


@pytest.mark.clause("INT-55", "SW-BEN-1", "SW-RACE-GIANTS-1", "SW-POWER-COMMANDO-1")
def test_commando_giants_add_both_discounts_on_the_next_mountain() -> None:
    scene = Scene({"a": "mountain edge", "b": "mountain", "c": "hill"})
    scene.army(0, "base.giants", "base.commando", {"a": 1}, hand=3)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 3 - 2
    game.apply("conquer b")
    assert scene.tokens("b") == 1


@pytest.mark.clause("SW-CONQ-2", "SW-CONQ-4", "SW-POWER-FORTIFIED-3", "SW-POWER-COMMANDO-1")
@pytest.mark.case("CASE-SW-30")
@pytest.mark.parametrize(("power", "tokens"), [("base.pillaging", 7), ("base.commando", 6)])
def test_two_trolls_with_lair_and_fortress_on_a_mountain(power: str, tokens: int) -> None:
    scene = Scene({"a": "farmland edge", "b": "mountain"})
    scene.army(0, "base.orcs", power, {"a": 1}, hand=8)
    trolls = scene.army(1, "base.trolls", "base.fortified", {"b": 2})
    scene.mark("base.troll_lair", "b", trolls)
    scene.mark("base.fortress", "b", trolls)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == tokens
    game.apply("conquer b")
    assert scene.tokens("b") == tokens


@pytest.mark.clause("INT-10", "SW-RACE-GHOULS-7", "SW-BEN-2")
def test_declined_ghouls_have_lost_the_discount() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(0, "base.ghouls", "base.commando", {"a": 4})
    scene.turn(0).apply("decline")
    game = scene.turn(0, round=3)
    assert cost(game, "b") == 2
    game.apply("conquer b")
    assert scene.tokens("b") == 2
