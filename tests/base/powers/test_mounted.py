"""Mounted: hills and farmland cost one token less."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import cost

BOARD = {
    "home": "forest edge",
    "hill": "hill",
    "farm": "farmland lost_tribe",
    "forest": "forest",
    "swamp": "swamp",
    "mountain": "mountain",
}
BORDERS = "home-hill home-farm home-forest home-swamp home-mountain"


@pytest.mark.clause("SW-POWER-MOUNTED-1")
@pytest.mark.parametrize(
    ("region", "tokens"),
    [("hill", 2 - 1), ("farm", 2 + 1 - 1), ("forest", 2), ("swamp", 2), ("mountain", 2 + 1)],
)
def test_hills_and_farmland_alone_cost_one_less(region: str, tokens: int) -> None:
    scene = Scene(BOARD, BORDERS)
    scene.army(0, "base.orcs", "base.mounted", {"home": 1}, hand=5)
    game = scene.turn(0, "conquer")
    assert cost(game, region) == tokens
    game.apply(f"conquer {region}")
    assert scene.tokens(region) == tokens


@pytest.mark.clause("SW-POWER-MOUNTED-1")
@pytest.mark.parametrize("terrain", ["hill", "farmland"])
def test_defenders_still_add_to_the_lowered_cost(terrain: str) -> None:
    scene = Scene({"a": "forest edge", "b": terrain})
    scene.army(0, "base.orcs", "base.mounted", {"a": 1}, hand=5)
    scene.army(1, "base.elves", "base.forest", {"b": 3})
    assert cost(scene.turn(0, "conquer"), "b") == 2 + 3 - 1


@pytest.mark.clause("SW-POWER-MOUNTED-2", "SW-CONQ-9", "INT-55")
def test_mounted_tritons_use_at_least_one_token_on_a_coastal_hill() -> None:
    scene = Scene({"a": "forest edge", "b": "hill", "c": "lake"})
    scene.army(0, "base.tritons", "base.mounted", {"a": 1}, hand=3)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 1
    game.apply("conquer b")
    assert scene.tokens("b") == 1


@pytest.mark.clause("INT-10", "SW-BEN-2")
def test_declined_ghouls_have_lost_the_discount() -> None:
    scene = Scene({"a": "forest edge", "b": "hill"})
    scene.army(0, "base.ghouls", "base.mounted", {"a": 4})
    scene.turn(0).apply("decline")
    assert cost(scene.turn(0, round=3), "b") == 2
