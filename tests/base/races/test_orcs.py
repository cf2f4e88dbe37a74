"""Orcs: non-empty conquests pay."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import bonus, total

LAND = {
    "z": "hill edge",
    "a": "farmland",
    "b": "forest",
    "c": "swamp",
    "m": "mountain",
    "s": "hill",
    "g": "farmland",
    "h": "swamp edge",
}
ORCS, PILLAGE = "SW-RACE-ORCS-1", "SW-POWER-PILLAGING-1"


def defended(scene: Scene, region: str, kind: str) -> None:
    """Put one token of a kind into a region."""
    if kind == "lost tribe":
        scene.natives(region)
    elif kind == "active":
        scene.army(1, "base.ratmen", "base.hill", {region: 1})
    elif kind == "declined":
        scene.army(1, "base.ratmen", "", {region: 1}, declined=True)
    elif kind == "own declined":
        scene.army(0, "base.ratmen", "", {region: 1}, declined=True)


@pytest.mark.clause("SW-RACE-ORCS-1", "SW-RACE-ORCS-2", "SW-DEF-5")
@pytest.mark.parametrize(
    ("kind", "tokens", "coins"),
    [("lost tribe", 3, 1), ("active", 3, 1), ("declined", 3, 1), ("own declined", 3, 1), ("nobody", 2, 0)],
)
def test_any_token_makes_a_conquest_worth_a_coin(kind: str, tokens: int, coins: int) -> None:
    scene = Scene(LAND)
    defended(scene, "a", kind)
    scene.army(0, "base.orcs", "base.alchemist", {"z": 1}, hand=tokens)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("done")
    assert bonus(game, 0, ORCS) == coins
    assert total(game, 0) == 2 + coins + 2


@pytest.mark.clause("SW-RACE-ORCS-1", "SW-RACE-ORCS-2")
def test_only_conquests_of_this_turn_pay() -> None:
    scene = Scene(LAND)
    scene.natives("a", "b")
    scene.army(0, "base.orcs", "base.alchemist", {"z": 1}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("conquer b")
    game.apply("done")
    assert bonus(game, 0, ORCS) == 2
    game = scene.turn(0)
    game.apply("expand")
    game.apply("done")
    game.apply("redeploy z=1 a=3 b=3")
    assert bonus(game, 0, ORCS) == 0
    assert total(game, 0) == 3 + 2


@pytest.mark.clause("SW-RACE-ORCS-1")
def test_a_coin_is_for_the_region_and_not_for_each_token_in_it() -> None:
    scene = Scene(LAND)
    victim = scene.army(1, "base.ratmen", "base.hill", {"a": 2})
    scene.army(0, "base.orcs", "base.alchemist", {"z": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("done")
    assert victim.hand == 1
    assert bonus(game, 0, ORCS) == 1


@pytest.mark.clause("INT-28", "INT-68", "SW-DEF-6", "SW-BEN-1", "SW-RACE-ORCS-2")
@pytest.mark.case("CASE-SW-09")
def test_pillaging_orcs_get_two_coins_for_a_non_empty_region_and_none_for_a_bare_mountain() -> None:
    scene = Scene({"z": "hill edge", "a": "farmland", "b": "forest", "m": "mountain"}, rolls=[1])
    scene.natives("a", "b")
    scene.army(0, "base.orcs", "base.pillaging", hand=2 + 3 + 3 + 2)
    game = scene.turn(0, "conquer")
    for conquest in ("z", "a", "b", "m die"):
        game.apply(f"conquer {conquest}")
    game.apply("done")
    assert (bonus(game, 0, ORCS), bonus(game, 0, PILLAGE)) == (2, 2)
    assert total(game, 0) == 4 + 2 + 2


@pytest.mark.clause("INT-69", "SW-RACE-ORCS-1", "SW-POWER-PILLAGING-2")
def test_conquests_of_the_own_declined_ghouls_pay_the_orcs_nothing() -> None:
    scene = Scene(LAND)
    scene.natives("s")
    scene.army(0, "base.ghouls", "", {"g": 4}, declined=True)
    scene.army(0, "base.orcs", "base.pillaging", {"z": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer s")  # 2 + 1
    game.apply("done")  # the Ghouls stay as they are
    game.apply("done")  # and the Orcs conquer nothing
    assert (bonus(game, 0, ORCS), bonus(game, 0, PILLAGE)) == (0, 0)
    assert total(game, 0) == 1 + 2


@pytest.mark.clause("SW-POWER-STOUT-2", "SW-POWER-STOUT-3", "SW-RACE-ORCS-1", "SW-DECL-2", "SW-DECL-4")
@pytest.mark.case("CASE-SW-24")
def test_stout_orcs_are_paid_before_they_decline() -> None:
    scene = Scene(LAND)
    older = scene.army(0, "base.ratmen", "", {"s": 1, "g": 1, "h": 1}, declined=True)
    scene.natives("a", "b")
    orcs = scene.army(0, "base.orcs", "base.stout", {"z": 1, "m": 1}, hand=7)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("conquer b")
    game.apply("done")
    game.apply("redeploy z=1 m=1 a=3 b=4")
    assert total(game, 0) == 4 + 2 + 3
    game.apply("decline")
    assert scene.held(orcs) == {"z": 1, "a": 1, "b": 1, "m": 1}
    assert scene.held(older) == {}
