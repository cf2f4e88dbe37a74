"""Blacksmith: every region costs one token less."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost
from tests.shared.questions import priced

SMITH = "WC-POWER-BLACKSMITH-1"
ROW = {"a": "farmland harbor", "b": "hill murloc", "c": "forest", "d": "mountain", "e": "swamp", "y": "hill harbor"}
STAR = "a-b a-c a-d a-e"


@pytest.mark.clause("WC-POWER-BLACKSMITH-1", "WC-CONQ-2", "WC-CONQ-4")
@pytest.mark.parametrize(
    ("region", "tokens"),
    [
        ("b", 2 + 1 - 1),  # a Murloc
        ("c", 2 - 1),
        ("d", 2 + 1 - 1),  # a mountain
        ("e", 2 + 3 - 1),  # three tokens of an opponent
        ("y", 2 + 1 - 1),  # travel
    ],
)
def test_every_region_costs_one_less(region: str, tokens: int) -> None:
    scene = Scene(ROW, STAR, game="warcraft")
    army = scene.army(0, "warcraft.orcs", "warcraft.blacksmith", {"a": 1}, hand=6)
    scene.army(1, "warcraft.humans", "warcraft.farmer", {"e": 3})
    game = scene.turn(0, "conquer")
    assert cost(game, region) == tokens
    assert priced(game, f"conquer {region}")[SMITH] == -1
    game.apply(f"conquer {region}")
    assert (scene.tokens(region), army.hand) == (tokens, 6 - tokens)


@pytest.mark.clause("WC-POWER-BLACKSMITH-1", "WC-FIRST-2")
def test_the_first_conquest_is_cheaper_too() -> None:
    scene = Scene(ROW, STAR, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.blacksmith", hand=6)
    assert cost(scene.turn(0, "conquer"), "a") == 2 + 1 - 1


@pytest.mark.clause("WC-POWER-BLACKSMITH-1", "WC-CONQ-9", "WC-RACE-NIGHTELVES-1")
def test_with_another_discount_a_region_still_takes_one_token() -> None:
    scene = Scene(ROW, STAR, game="warcraft")
    scene.army(0, "warcraft.night_elves", "warcraft.blacksmith", {"a": 1}, hand=6)
    game = scene.turn(0, "conquer")
    assert cost(game, "c") == 1  # 2 - 1 - 1 is 0
    game.apply("conquer c")
    assert scene.tokens("c") == 1


@pytest.mark.clause("WC-POWER-BLACKSMITH-1", "WC-TERM-11")
def test_the_next_race_of_their_player_has_lost_the_discount() -> None:
    scene = Scene(ROW, STAR, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.blacksmith", {"a": 3})
    scene.army(1, "warcraft.humans", "warcraft.farmer", {"e": 3})
    scene.column(("warcraft.trolls", "warcraft.sailing", 0))
    scene.turn(0).apply("decline")
    game = scene.turn(0, round=3)
    game.apply("pick warcraft.trolls")
    assert cost(game, "y") == 2
