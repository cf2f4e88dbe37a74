"""Skeletons: a new token for every two non-empty regions conquered in the turn."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, legal
from tests.shared.questions import bonus, total

ROW = {"z": "hill edge", "a": "forest", "b": "swamp", "c": "farmland", "d": "forest", "e": "swamp", "m": "mountain"}
SUPPLY = 20


@pytest.mark.clause("SW-EX-1", "SW-CONQ-1", "SW-CONQ-3")
def test_they_enter_through_hills_with_a_lost_tribe_for_three() -> None:
    scene = Scene(ROW)
    scene.natives("z")
    scene.army(0, "base.skeletons", "base.merchant", hand=8)
    assert cost(scene.turn(0, "conquer"), "z") == 2 + 1


@pytest.mark.clause("SW-EX-2", "SW-POWER-MERCHANT-1")
def test_merchant_skeletons_with_three_regions_score_six() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.skeletons", "base.merchant", {"z": 1, "a": 1, "b": 2})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    assert bonus(game, 0, "SW-POWER-MERCHANT-1") == 3
    assert total(game, 0) == 3 + 3


@pytest.mark.clause("SW-RACE-SKELETONS-1", "SW-RACE-SKELETONS-2")
@pytest.mark.parametrize(("conquests", "gain"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_every_full_two_non_empty_conquests_raise_one(conquests: int, gain: int) -> None:
    scene = Scene(ROW)
    scene.natives(*"abcde")
    skeletons = scene.army(0, "base.skeletons", "base.alchemist", {"z": 1}, hand=3 * conquests)
    tray = scene.state.tray["base.skeletons"]
    game = scene.turn(0, "conquer")
    for region in "abcde"[:conquests]:
        game.apply(f"conquer {region}")
    while game.pending == (0,) and "done" in legal(game):
        game.apply("done")
    assert skeletons.placed + skeletons.hand == 1 + 3 * conquests + gain
    assert scene.state.tray["base.skeletons"] == tray - gain


@pytest.mark.clause("SW-RACE-SKELETONS-1", "SW-DEF-5", "SW-DEF-6")
@pytest.mark.case("CASE-SW-08")
def test_lost_tribes_declined_and_active_tokens_count_and_empty_regions_never() -> None:
    scene = Scene(ROW)
    scene.natives("a")
    scene.army(1, "base.orcs", "", {"b": 1}, declined=True)
    scene.army(1, "base.ratmen", "base.hill", {"c": 1})
    skeletons = scene.army(0, "base.skeletons", "base.alchemist", {"z": 1}, hand=3 * 3 + 2 * 2 + 3)
    game = scene.turn(0, "conquer")
    for region in ("a", "b", "c", "d", "e", "m"):  # two empty regions, and a mountain with nobody on it
        game.apply(f"conquer {region}")
    assert skeletons.hand == 3 // 2  # redeployment has begun


@pytest.mark.clause("INT-68", "SW-DEF-6", "SW-RACE-SKELETONS-1")
def test_two_bare_mountains_raise_nobody() -> None:
    scene = Scene({"z": "hill edge", "m": "mountain", "n": "mountain", "a": "forest"})
    scene.natives("a")
    skeletons = scene.army(0, "base.skeletons", "base.alchemist", {"z": 1}, hand=3 + 3 + 3)
    game = scene.turn(0, "conquer")
    for region in ("m", "n", "a"):
        game.apply(f"conquer {region}")
    assert (skeletons.hand, skeletons.placed) == (0, 1 + 3 + 3 + 3)


@pytest.mark.clause("SW-RACE-SKELETONS-2", "SW-REDEP-4")
def test_new_tokens_join_the_redeployment() -> None:
    scene = Scene(ROW)
    scene.natives("a", "b")
    skeletons = scene.army(0, "base.skeletons", "base.alchemist", {"z": 1}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("conquer b")
    assert {text.split()[1] for text in legal(game, "deploy")} == {"z", "a", "b"}
    game.apply("redeploy z=6 a=1 b=1")
    assert scene.held(skeletons) == {"z": 6, "a": 1, "b": 1}


@pytest.mark.clause("SW-RACE-SKELETONS-3", "INT-27", "SW-PICK-9")
@pytest.mark.parametrize(("left", "gain"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_short_tray_gives_what_it_has_and_owes_nothing(left: int, gain: int) -> None:
    scene = Scene(ROW)
    scene.natives(*"abcd")
    skeletons = scene.army(0, "base.skeletons", "base.alchemist", {"z": 1}, hand=12)
    scene.tray("base.skeletons", left)
    game = scene.turn(0, "conquer")
    for region in "abcd":
        game.apply(f"conquer {region}")
    assert skeletons.hand == gain
    assert scene.state.tray["base.skeletons"] == left - gain
    scene.tray("base.skeletons", SUPPLY)
    game = scene.turn(0)
    game.apply("expand")
    before = skeletons.hand + skeletons.placed
    game.apply("done")
    assert skeletons.hand + skeletons.placed == before


@pytest.mark.clause("SW-RACE-SKELETONS-4")
def test_an_odd_conquest_is_not_carried_over() -> None:
    scene = Scene(ROW)
    scene.natives("a", "b")
    skeletons = scene.army(0, "base.skeletons", "base.alchemist", {"z": 1}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("done")
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer b")
    game.apply("done")
    assert skeletons.hand + skeletons.placed == 7


@pytest.mark.clause("INT-28", "SW-BEN-1")
def test_the_same_conquest_feeds_skeletons_and_pillaging() -> None:
    scene = Scene(ROW)
    scene.natives("a", "b")
    skeletons = scene.army(0, "base.skeletons", "base.pillaging", {"z": 1}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("conquer b")
    assert skeletons.hand == 1
    game.apply("redeploy z=2 a=3 b=3")
    assert bonus(game, 0, "SW-POWER-PILLAGING-1") == 2


@pytest.mark.clause("INT-69", "SW-RACE-SKELETONS-1")
def test_conquests_of_the_own_declined_ghouls_raise_nobody() -> None:
    scene = Scene(ROW)
    scene.natives("b", "c")
    scene.army(0, "base.ghouls", "", {"d": 7}, declined=True)
    skeletons = scene.army(0, "base.skeletons", "base.alchemist", {"z": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer c")
    game.apply("conquer b")
    game.apply("done")
    game.apply("done")
    assert skeletons.hand + skeletons.placed == 1


@pytest.mark.clause("SW-BEN-2", "SW-RACE-SKELETONS-1")
def test_declined_skeletons_raise_nobody() -> None:
    scene = Scene(ROW)
    scene.natives("b", "c")
    skeletons = scene.army(0, "base.skeletons", "", {"z": 1}, declined=True)
    scene.army(0, "base.ratmen", "base.hill", {"a": 1}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    assert scene.held(skeletons) == {"z": 1}
    assert scene.state.tray["base.skeletons"] == SUPPLY - 1
