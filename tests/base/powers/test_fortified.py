"""Fortified: a fortress per turn, which defends and, while the army is active, pays."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import cost, legal
from tests.shared.questions import paid, why_not

FORT = "base.fortress"
ROW = {"a": "farmland edge", "b": "hill", "c": "swamp", "d": "forest edge"}
SEVEN = {name: "farmland edge" if name == "a" else "hill" for name in "abcdefgh"}


@pytest.mark.clause("SW-POWER-FORTIFIED-1", "SW-POWER-FORTIFIED-7", "SW-REDEP-4")
def test_one_fortress_may_be_placed_in_the_redeployment_step_in_a_region_of_the_army() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.elves", "", {"c": 1}, declined=True)
    scene.army(0, "base.orcs", "base.fortified", {"a": 1, "b": 1})
    game = scene.turn(0, "conquer")
    assert legal(game, "place") == []
    game.apply("done")
    assert legal(game) == [f"place {FORT} a", f"place {FORT} b", "done"]
    game.apply("done")  # may
    assert scene.state.supply[FORT] == 6
    assert paid(game, 0) == {"SW-SCORE-1": 2, "SW-SCORE-2": 1}


@pytest.mark.clause("SW-POWER-FORTIFIED-2", "SW-POWER-FORTIFIED-7")
def test_a_fortress_pays_in_the_turn_it_is_placed_and_in_every_later_one() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.fortified", {"a": 1, "b": 1})
    for round, (region, coins) in enumerate((("a", 1), ("b", 2)), start=2):
        game = scene.turn(0, "conquer", round=round)
        game.apply("done")
        game.apply(f"place {FORT} {region}")
        assert paid(game, 0) == {"SW-SCORE-1": 2, "SW-POWER-FORTIFIED-2": coins}


@pytest.mark.clause("SW-POWER-FORTIFIED-1", "SW-POWER-FORTIFIED-4")
@pytest.mark.case("CASE-SW-23")
def test_with_two_on_the_map_no_second_one_in_a_turn_and_no_second_one_in_a_region() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.fortified", {"a": 1, "b": 1, "c": 1, "d": 1})
    for region in "ab":
        scene.mark(FORT, region, army)
    game = scene.turn(0, "redeploy")
    assert why_not(game, f"place {FORT} a") == ["place"]
    assert why_not(game, f"place {FORT} c 2") == ["place"]
    assert legal(game) == [f"place {FORT} c", f"place {FORT} d", "done"]
    game.apply(f"place {FORT} c")
    assert game.pending == (1,)  # no more of them this turn
    assert [scene.marks(region) for region in "abcd"] == [[FORT], [FORT], [FORT], []]


@pytest.mark.clause("SW-POWER-FORTIFIED-5", "SW-POWER-FORTIFIED-2", "SW-SCORE-1", "SW-SETUP-15")
@pytest.mark.case("CASE-SW-23")
def test_there_is_no_seventh_fortress() -> None:
    """Seven regions and six fortresses: 7 + 6 coins."""
    scene = Scene(SEVEN)
    army = scene.army(0, "base.ratmen", "base.fortified", dict.fromkeys("abcdefg", 1))
    for region in "abcdef":
        scene.mark(FORT, region, army)
    game = scene.turn(0, "conquer")
    before = scene.state.coins[0]
    game.apply("done")
    assert game.pending == (1,)  # nothing was asked
    assert paid(game, 0) == {"SW-SCORE-1": 7, "SW-POWER-FORTIFIED-2": 6}
    assert scene.state.coins[0] == before + 13
    assert scene.marks("g") == []


@pytest.mark.clause("SW-POWER-FORTIFIED-3", "SW-CONQ-4", "SW-DECL-10", "SW-DECL-7")
def test_a_fortress_defends_in_decline_too_but_pays_no_more() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.fortified", {"a": 1, "b": 2})
    scene.mark(FORT, "b", army)
    scene.army(1, "base.ratmen", "base.forest", {"c": 1}, hand=5)
    assert cost(scene.turn(1, "conquer"), "b") == 2 + 2 + 1
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 2}
    assert scene.marks("b") == [FORT]
    assert cost(scene.turn(1, "conquer"), "b") == 2 + 1 + 1


@pytest.mark.clause("SW-POWER-FORTIFIED-6", "SW-ABAN-4")
def test_a_fortress_is_removed_when_its_army_abandons_the_region() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "base.fortified", {"a": 1, "b": 1})
    scene.mark(FORT, "b", army)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon b")
    assert scene.marks("b") == []
    assert scene.state.supply[FORT] == 6


@pytest.mark.clause("SW-POWER-FORTIFIED-6", "SW-POWER-FORTIFIED-8")
def test_a_fortress_is_removed_by_a_conquest_and_can_be_placed_again() -> None:
    scene = Scene(SEVEN)
    army = scene.army(0, "base.trolls", "base.fortified", dict.fromkeys("abcdefg", 1))
    for region in "abcdef":
        scene.mark(FORT, region, army)
    scene.army(1, "base.ratmen", "base.forest", hand=4)
    game = scene.turn(1, "conquer")
    game.apply("conquer a")  # 2 + 1 + 1 tokens
    assert scene.marks("a") == []
    assert scene.state.supply[FORT] == 1
    game = scene.turn(0, "redeploy", round=3)
    assert legal(game) == [f"place {FORT} g", "done"]
    game.apply(f"place {FORT} g")
    assert scene.marks("g") == [FORT]
    assert scene.state.supply[FORT] == 0


@pytest.mark.clause("SW-POWER-FORTIFIED-6", "INT-61", "SW-CONQ-4")
def test_the_owners_own_new_army_pays_for_an_old_fortress_and_removes_it() -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "", {"b": 1, "c": 1}, declined=True)
    scene.mark(FORT, "b", army)
    scene.army(0, "base.ratmen", "base.forest", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 1 + 1
    game.apply("conquer b")
    assert scene.marks("b") == []


@pytest.mark.clause("INT-39", "SW-POWER-FORTIFIED-5", "SW-POWER-FORTIFIED-2", "SW-BEN-3")
def test_old_fortresses_count_toward_the_six_and_pay_nobody() -> None:
    """Five stand in the declined regions of seat 1, who holds the badge no more; the new holder has one and no room."""
    scene = Scene(SEVEN)
    old = scene.army(1, "base.orcs", "", dict.fromkeys("bcdef", 1), declined=True)
    for region in "bcdef":
        scene.mark(FORT, region, old)
    army = scene.army(0, "base.ratmen", "base.fortified", {"g": 1, "h": 1})
    scene.mark(FORT, "g", army)
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert game.pending == (1,)  # no fortress to place, and none to move
    assert paid(game, 0) == {"SW-SCORE-1": 2, "SW-POWER-FORTIFIED-2": 1}
    assert [scene.marks(region) for region in "gh"] == [[FORT], []]
    assert all(scene.marks(region) == [FORT] for region in "bcdef")


@pytest.mark.clause("INT-39", "SW-POWER-FORTIFIED-2")
def test_a_new_fortified_army_is_not_paid_for_fortresses_of_its_owners_declined_army() -> None:
    scene = Scene(ROW)
    old = scene.army(0, "base.orcs", "", {"b": 1}, declined=True)
    scene.mark(FORT, "b", old)
    scene.army(0, "base.ratmen", "base.fortified", {"a": 1})
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place {FORT} a", "done"]
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 1, "SW-SCORE-2": 1}


@pytest.mark.clause("SW-DECL-15", "SW-DECL-2", "SW-POWER-FORTIFIED-8")
def test_fortresses_go_with_a_declined_army_that_is_removed() -> None:
    scene = Scene(ROW)
    old = scene.army(0, "base.orcs", "", {"b": 1, "c": 1}, declined=True)
    scene.mark(FORT, "b", old)
    scene.army(0, "base.ratmen", "base.forest", {"a": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert (scene.tokens("b"), scene.marks("b")) == (0, [])
    assert scene.state.supply[FORT] == 6


def declined_ghouls() -> Scene:
    """Ghouls that have declined with a fortress at b, and the new army of their owner at d."""
    scene = Scene(ROW)
    army = scene.army(0, "base.ghouls", "base.fortified", {"a": 1, "b": 4})
    scene.mark(FORT, "b", army)
    scene.army(1, "base.ratmen", "base.forest", {"c": 1}, hand=8)
    scene.turn(0).apply("decline")
    scene.army(0, "base.elves", "base.hill", {"d": 1})
    return scene


@pytest.mark.clause("INT-10", "SW-POWER-FORTIFIED-1", "SW-POWER-FORTIFIED-3", "SW-RACE-GHOULS-7")
def test_declined_ghouls_keep_their_fortress_and_place_no_new_one() -> None:
    scene = declined_ghouls()
    game = scene.turn(0, round=3)
    game.apply("expand")
    game.apply("done")
    game.apply("redeploy a=1 b=4")  # the Ghouls
    assert legal(game, "place") == []
    game.apply("done")
    assert paid(game, 0) == {"SW-SCORE-1": 1, "SW-SCORE-2": 2}
    assert cost(scene.turn(1, "conquer", round=3), "b") == 2 + 4 + 1


@pytest.mark.clause("INT-82", "SW-POWER-FORTIFIED-6")
@pytest.mark.parametrize("how", ["abandoned", "lost"])
def test_the_fortress_of_declined_ghouls_goes_with_the_region(how: str) -> None:
    scene = declined_ghouls()
    if how == "abandoned":
        game = scene.turn(0, round=3)
        game.apply("expand")
        game.apply("abandon b")
    else:
        game = scene.turn(1, "conquer")
        game.apply("conquer b")  # 2 + 4 + 1 tokens
    assert scene.marks("b") == []
    assert scene.state.supply[FORT] == 6
