"""Bivouacking: five encampments that defend like tokens, placed anew every turn."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.testing import Scene
from swcore.testing.scene import cost, legal
from tests.shared.questions import why_not

CAMP = "base.encampment"
THREE = {"a": "farmland edge", "b": "hill edge", "c": "swamp", "x": "forest edge"}
BORDERS = "a-b b-c x-a x-b x-c"


def attacked(tokens: int = 1, race: str = "base.orcs") -> tuple[Scene, Game]:
    """Seat 1 stands at x beside a camp of two in `a`; it is about to conquer."""
    scene = Scene(THREE, BORDERS)
    army = scene.army(0, race, "base.bivouacking", {"a": tokens, "b": 1, "c": 1})
    for region, count in (("a", 2), ("b", 3)):
        scene.mark(CAMP, region, army, count)
    scene.army(1, "base.ratmen", "base.forest", {"x": 1}, hand=12)
    return scene, scene.turn(1, "conquer")


@pytest.mark.clause("SW-POWER-BIVOUACKING-1", "SW-POWER-BIVOUACKING-4", "SW-REDEP-4")
def test_five_encampments_go_into_any_of_the_armys_regions_several_into_one() -> None:
    scene = Scene(THREE, BORDERS)
    scene.army(0, "base.elves", "", {"c": 1}, declined=True)
    scene.army(0, "base.orcs", "base.bivouacking", {"a": 1, "b": 1})
    game = scene.turn(0, "redeploy")
    assert legal(game) == [
        *(f"place {CAMP} a{more}" for more in ("", " 2", " 3", " 4", " 5")),
        *(f"place {CAMP} b 5",),
    ]
    game.apply(f"place {CAMP} a 2")
    assert scene.marks("a") == [CAMP] * 2
    assert scene.marks("b") == [CAMP] * 3
    assert scene.marks("c") == []
    assert scene.state.supply[CAMP] == 0


@pytest.mark.clause("SW-POWER-BIVOUACKING-2", "SW-CONQ-4")
def test_each_encampment_counts_as_a_token_in_defence() -> None:
    _, game = attacked(tokens=3)
    assert cost(game, "a") == 2 + 3 + 2
    assert cost(game, "b") == 2 + 1 + 3
    assert cost(game, "c") == 2 + 1


@pytest.mark.clause("SW-POWER-BIVOUACKING-3", "SW-RACE-SORCERERS-3", "SW-RACE-SORCERERS-5", "INT-19")
@pytest.mark.case("CASE-SW-11")
@pytest.mark.parametrize("race", ["base.orcs", "base.elves"])
def test_sorcerers_replace_neither_one_of_two_tokens_nor_a_token_in_camp(race: str) -> None:
    scene = Scene(THREE, BORDERS)
    army = scene.army(0, race, "base.bivouacking", {"a": 2, "b": 1, "c": 1})
    scene.mark(CAMP, "b", army, 5)
    scene.army(1, "base.sorcerers", "base.forest", {"x": 1})
    game = scene.turn(1, "conquer")
    assert why_not(game, "conquer a substitute") == ["not-lone"]
    assert why_not(game, "conquer b substitute") == ["not-lone"]
    assert why_not(game, "conquer c substitute") == []


@pytest.mark.clause("SW-POWER-BIVOUACKING-5", "SW-POWER-BIVOUACKING-1")
def test_they_are_placed_anew_in_every_turn_of_the_owner() -> None:
    scene = Scene(THREE, BORDERS)
    army = scene.army(0, "base.orcs", "base.bivouacking", {"a": 1, "b": 1, "c": 1})
    for region, count in (("a", 2), ("b", 3)):
        scene.mark(CAMP, region, army, count)
    game = scene.turn(0, "redeploy")
    game.apply(f"place {CAMP} c 5")
    assert [len(scene.marks(region)) for region in "abc"] == [0, 0, 5]


@pytest.mark.clause("SW-POWER-BIVOUACKING-6", "SW-LOSS-6")
def test_from_a_conquered_region_they_go_elsewhere_at_the_end_of_that_turn() -> None:
    scene, game = attacked()
    game.apply("conquer a")
    assert scene.tokens("a") == 2 + 1 + 2
    assert scene.marks("a") == []
    assert cost(game, "b") == 2 + 1 + 3  # the two are in hand, not on the board
    game.apply("done")
    game.apply("redeploy a=1 x=12")
    assert game.pending == (0,)
    assert legal(game) == [f"place {CAMP} b", f"place {CAMP} b 2", f"place {CAMP} c 2"]
    game.apply(f"place {CAMP} b")
    assert [len(scene.marks(region)) for region in "abc"] == [0, 4, 1]


@pytest.mark.clause("SW-POWER-BIVOUACKING-6", "SW-LOSS-3", "SW-LOSS-4")
def test_withdrawn_tokens_are_placed_along_with_the_encampments() -> None:
    """Three tokens and two camps are driven out: one token is lost, two tokens and two camps come back."""
    scene, game = attacked(tokens=3)
    game.apply("conquer a")
    game.apply("done")
    game.apply("redeploy a=7 x=6")
    assert game.pending == (0,)
    game.apply("deploy c 2")
    assert game.pending == (0,)
    game.apply(f"place {CAMP} c 2")
    assert [scene.tokens(region) for region in "abc"] == [7, 1, 3]
    assert [len(scene.marks(region)) for region in "abc"] == [0, 3, 2]


@pytest.mark.clause("INT-18", "SW-RACE-ELVES-1", "SW-POWER-BIVOUACKING-6")
def test_bivouacking_elves_lose_nothing_at_all() -> None:
    scene, game = attacked(tokens=2, race="base.elves")
    tray = scene.state.tray["base.elves"]
    game.apply("conquer a")
    game.apply("done")
    game.apply("redeploy a=6 x=7")
    game.apply("deploy b 2")
    game.apply(f"place {CAMP} b 2")
    assert (scene.tokens("b"), len(scene.marks("b"))) == (1 + 2, 3 + 2)
    assert scene.state.tray["base.elves"] == tray


@pytest.mark.clause("SW-POWER-BIVOUACKING-7", "INT-20")
def test_without_a_region_they_wait_in_hand_until_the_owners_next_redeployment() -> None:
    board = {"a": "farmland edge", "b": "hill edge", "x": "forest edge", "y": "swamp edge"}
    scene = Scene(board, "x-a a-b x-y")
    army = scene.army(0, "base.orcs", "base.bivouacking", {"a": 3})
    scene.mark(CAMP, "a", army, 5)
    scene.army(1, "base.ratmen", "base.forest", {"x": 1}, hand=12)
    game = scene.turn(1, "conquer")
    game.apply("conquer a")
    game.apply("done")
    game.apply("redeploy a=1 x=12")
    assert (game.pending, legal(game)) == ((0,), ["expand", "decline"])  # nothing to place: the next turn has begun
    assert scene.army_of(0).stock == {CAMP: 5}
    assert scene.army_of(0).hand == 2
    game.apply("expand")
    game.apply("conquer b")
    assert scene.marks("b") == [CAMP] * 5  # in the only region, no choice


@pytest.mark.clause("SW-POWER-BIVOUACKING-8", "SW-DECL-10")
def test_they_leave_the_board_at_decline() -> None:
    scene = Scene(THREE, BORDERS)
    army = scene.army(0, "base.orcs", "base.bivouacking", {"a": 1, "b": 1})
    scene.mark(CAMP, "a", army, 5)
    game = scene.turn(0)
    game.apply("decline")
    assert scene.marks("a") == []
    assert scene.state.supply[CAMP] == 5
    assert (scene.tokens("a"), scene.tokens("b")) == (1, 1)


@pytest.mark.clause("SW-ABAN-4", "SW-POWER-BIVOUACKING-5")
def test_encampments_of_an_abandoned_region_are_placed_again_at_redeployment() -> None:
    scene = Scene(THREE, BORDERS)
    army = scene.army(0, "base.orcs", "base.bivouacking", {"a": 1, "b": 1})
    scene.mark(CAMP, "a", army, 5)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon a")
    assert scene.marks("a") == []
    assert scene.army_of(0).stock == {CAMP: 5}
    game.apply("done")
    assert scene.marks("b") == [CAMP] * 5


@pytest.mark.clause("INT-72", "SW-END-3", "SW-END-4")
@pytest.mark.case("CASE-SW-05")
def test_encampments_break_no_tie() -> None:
    """7 tokens and 5 encampments against 8 tokens, and equal coins: the eight win."""
    board = {"a": "farmland edge", "b": "hill", "c": "swamp", "x": "forest"}
    scene = Scene(board, rounds=10)
    scene.army(0, "base.elves", "", {"c": 2}, declined=True)
    army = scene.army(0, "base.orcs", "base.bivouacking", {"a": 3, "b": 2})
    scene.mark(CAMP, "a", army, 5)
    scene.army(1, "base.ratmen", "base.forest", {"x": 8})
    scene.coins(0, 20)
    scene.coins(1, 20 - 2)  # one region, and the power pays for its forest
    game = scene.turn(1, "score", round=10)
    assert game.result is not None
    assert game.result["coins"] == [20, 20]
    assert game.result["tokens"] == [7, 8]
    assert game.result["winners"] == [1]
