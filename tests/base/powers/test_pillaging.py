"""Pillaging: a coin for each non-empty region conquered in the turn."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid


@pytest.mark.clause("SW-POWER-PILLAGING-1", "SW-DEF-5")
def test_active_declined_and_lost_tribe_tokens_all_make_a_region_non_empty() -> None:
    board = {"a": "farmland edge", "b": "hill", "c": "swamp", "d": "forest lost_tribe", "e": "hill", "f": "hill"}
    scene = Scene(board)
    scene.army(0, "base.ratmen", "base.pillaging", {"a": 1}, hand=11)
    scene.army(1, "base.elves", "", {"c": 1}, declined=True)
    scene.army(1, "base.humans", "base.forest", {"b": 1, "f": 1})
    game = scene.turn(0, "conquer")
    for region in "bcde":  # 3 + 3 + 3 + 2 tokens; e is empty
        game.apply(f"conquer {region}")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 5, "SW-POWER-PILLAGING-1": 3}


@pytest.mark.clause("SW-POWER-PILLAGING-1", "SW-DEF-6", "SW-SCORE-1", "INT-28", "INT-68")
@pytest.mark.case("CASE-SW-09")
def test_pillaging_orcs_are_paid_twice_for_two_occupied_regions() -> None:
    """Two occupied regions, an empty one and a bare mountain: 4 + 2 + 2 coins."""
    board = {"a": "farmland edge", "b": "hill lost_tribe", "c": "swamp", "d": "mountain", "e": "forest"}
    scene = Scene(board, rolls=[1])
    scene.army(0, "base.orcs", "base.pillaging", hand=10)  # all there are
    scene.army(1, "base.elves", "base.forest", {"c": 1, "e": 1})
    game = scene.turn(0, "conquer")
    before = scene.state.coins[0]
    for conquest in ("a", "b", "c", "d die"):  # 2 + 3 + 3 tokens, and 2 with a roll of 1
        game.apply(f"conquer {conquest}")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 4, "SW-RACE-ORCS-1": 2, "SW-POWER-PILLAGING-1": 2}
    assert scene.state.coins[0] == before + 8


@pytest.mark.clause("INT-28", "SW-BEN-1", "SW-POWER-PILLAGING-1", "SW-RACE-SKELETONS-1")
def test_pillaging_skeletons_get_coins_and_a_token_for_the_same_conquests() -> None:
    board = {"a": "farmland edge", "b": "hill lost_tribe", "c": "swamp lost_tribe"}
    scene = Scene(board)
    skeletons = scene.army(0, "base.skeletons", "base.pillaging", {"a": 1}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    assert sum(scene.held(skeletons).values()) == 7
    game.apply("redeploy a=2 b=3 c=3")  # 7 tokens and the new one
    assert paid(game, 0) == {"SW-SCORE-1": 3, "SW-POWER-PILLAGING-1": 2}


@pytest.mark.clause("SW-POWER-PILLAGING-1", "INT-60", "SW-CONQ-13")
def test_the_owners_own_declined_region_counts_as_non_empty() -> None:
    scene = Scene({"a": "farmland edge", "b": "hill", "c": "hill"})
    scene.army(0, "base.elves", "", {"b": 1, "c": 1}, declined=True)
    scene.army(0, "base.ratmen", "base.pillaging", {"a": 1}, hand=3)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 2, "SW-SCORE-2": 1, "SW-POWER-PILLAGING-1": 1}


@pytest.mark.clause("SW-POWER-PILLAGING-1")
def test_the_conquests_of_an_earlier_turn_count_no_more() -> None:
    scene = Scene({"a": "farmland edge", "b": "hill lost_tribe"})
    scene.army(0, "base.ratmen", "base.pillaging", {"a": 1}, hand=3)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 2, "SW-POWER-PILLAGING-1": 1}
    game = scene.turn(0, "conquer", round=3)
    game.apply("done")
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 2}


@pytest.mark.clause("SW-POWER-PILLAGING-2", "SW-BEN-3")
def test_conquests_of_the_owners_declined_ghouls_do_not_count() -> None:
    scene = Scene({"a": "farmland edge", "b": "hill lost_tribe", "c": "swamp", "d": "forest lost_tribe"}, "a-b c-d")
    scene.army(0, "base.ghouls", "", {"a": 4}, declined=True)
    scene.army(0, "base.ratmen", "base.pillaging", {"c": 4})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer b")  # the Ghouls
    game.apply("done")  # their redeployment
    game.apply("conquer d")  # the Ratmen
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 2, "SW-SCORE-2": 2, "SW-POWER-PILLAGING-1": 1}
    assert [scene.tokens(region) for region in "abcd"] == [1, 3, 1, 3]
