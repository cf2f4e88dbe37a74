"""Elves: no token is lost with a region."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, legal
from tests.shared.questions import reasons

LAND = {"z": "hill edge", "a": "farmland", "b": "forest", "c": "swamp", "w": "hill edge"}
BORDERS = "z-a a-b b-c c-w"
ELVES = 11


@pytest.mark.clause("SW-RACE-ELVES-1", "SW-RACE-ELVES-2", "SW-LOSS-3", "SW-LOSS-4")
def test_all_tokens_of_a_lost_region_come_to_hand_and_are_placed_at_the_end_of_the_turn() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.ratmen", "base.alchemist", {"z": 1}, hand=6)
    elves = scene.army(1, "base.elves", "base.forest", {"a": 3, "b": 1, "c": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer a")  # 2 + 3
    assert (elves.withdrawn, scene.held(elves)) == (3, {"b": 1, "c": 1})
    assert scene.state.tray["base.elves"] == ELVES - 5
    game.apply("done")
    game.apply("redeploy z=1 a=6")
    assert game.pending == (1,)
    assert set(legal(game)) == {"deploy b 1", "deploy b 2", "deploy b 3", "deploy c 3"}
    game.apply("deploy b 2")
    assert scene.held(elves) == {"b": 3, "c": 2}


@pytest.mark.clause("SW-RACE-ELVES-2", "SW-LOSS-5", "SW-FIRST-2")
def test_without_a_region_they_wait_in_hand_and_enter_from_the_border() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.ratmen", "base.alchemist", {"z": 1}, hand=4)
    elves = scene.army(1, "base.elves", "base.forest", {"a": 2})
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("redeploy z=1 a=4")
    assert (elves.hand, elves.withdrawn, elves.regions) == (2, 0, 0)
    game.apply("expand", 1)
    assert "conquer w" in legal(game)
    assert reasons(game, "conquer c") == {"SW-FIRST-1"}


@pytest.mark.clause("SW-RACE-ELVES-3", "SW-RACE-ELVES-1")
def test_a_single_defender_is_not_lost() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.ratmen", "base.alchemist", {"z": 1}, hand=3)
    elves = scene.army(1, "base.elves", "base.forest", {"a": 1, "b": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    game.apply("redeploy z=1 a=3")
    assert scene.held(elves) == {"b": 2}
    assert scene.state.tray["base.elves"] == ELVES - 2


@pytest.mark.clause("SW-RACE-ELVES-4", "SW-RACE-SORCERERS-8", "INT-77")
def test_an_elf_replaced_by_a_sorcerer_goes_to_hand() -> None:
    scene = Scene(LAND, BORDERS)
    sorcerers = scene.army(0, "base.sorcerers", "base.alchemist", {"z": 1}, hand=1)
    elves = scene.army(1, "base.elves", "base.forest", {"a": 1, "b": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer a substitute")
    assert (elves.withdrawn, scene.held(sorcerers)) == (1, {"z": 1, "a": 1})
    assert scene.state.tray["base.elves"] == ELVES - 2
    game.apply("done")
    game.apply("redeploy z=2 a=1")
    assert scene.held(elves) == {"b": 2}


@pytest.mark.clause("INT-77", "SW-LOSS-5")
def test_the_last_elf_replaced_by_a_sorcerer_waits_in_hand() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.sorcerers", "base.alchemist", {"z": 1})
    elves = scene.army(1, "base.elves", "base.forest", {"a": 1})
    scene.turn(0, "conquer").apply("conquer a substitute")  # nothing is left to do in this turn
    assert (elves.hand, elves.regions) == (1, 0)


@pytest.mark.clause("SW-RACE-ELVES-5", "SW-BEN-2")
def test_a_declined_elf_is_lost() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.ratmen", "base.alchemist", {"z": 1}, hand=3)
    elves = scene.army(1, "base.elves", "", {"a": 1, "b": 1}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    assert (elves.withdrawn, scene.held(elves)) == (0, {"b": 1})
    assert scene.state.tray["base.elves"] == ELVES - 1


@pytest.mark.clause("INT-18", "SW-RACE-ELVES-1")
def test_bivouacking_elves_lose_neither_tokens_nor_encampments() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.ratmen", "base.alchemist", {"z": 1}, hand=6)
    elves = scene.army(1, "base.elves", "base.bivouacking", {"a": 2, "b": 1})
    scene.mark("base.encampment", "a", elves, 2)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")  # 2 + 2 + 2
    assert (elves.withdrawn, elves.stock) == (2, {"base.encampment": 2})
    game.apply("redeploy z=1 a=6")
    assert scene.held(elves) == {"b": 3}
    assert scene.marks("b") == ["base.encampment"] * 2
    assert scene.state.tray["base.elves"] == ELVES - 3


@pytest.mark.clause("INT-19", "SW-RACE-SORCERERS-5")
@pytest.mark.parametrize(("camps", "replaced"), [(0, True), (1, False)])
def test_an_encampment_saves_a_single_elf_from_sorcerers(camps: int, replaced: bool) -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.sorcerers", "base.alchemist", {"z": 1})
    elves = scene.army(1, "base.elves", "base.bivouacking", {"a": 1})
    scene.mark("base.encampment", "a", elves, camps)
    game = scene.turn(0, "conquer")
    assert ("conquer a substitute" in legal(game)) is replaced


@pytest.mark.clause("INT-76", "SW-RACE-ELVES-1")
def test_the_dragon_and_the_die_take_no_elf() -> None:
    for badge, action in (("base.dragon_master", "conquer a dragon"), ("base.alchemist", "conquer a die")):
        scene = Scene(LAND, BORDERS, rolls=[3])
        scene.army(0, "base.ratmen", badge, {"z": 1}, hand=1)
        elves = scene.army(1, "base.elves", "base.forest", {"a": 2, "b": 1})
        scene.turn(0, "conquer").apply(action)  # 4 for one token and a roll of 3
        assert scene.tokens("a") == 1
        assert scene.held(elves) == {"b": 3}
        assert scene.state.tray["base.elves"] == ELVES - 3


@pytest.mark.clause("INT-36", "SW-LOSS-2", "SW-POWER-DRAGON_MASTER-5")
@pytest.mark.parametrize(("race", "lost"), [("base.ratmen", 1), ("base.elves", 0)])
def test_the_dragon_takes_five_on_a_fortified_mountain_with_one_token(race: str, lost: int) -> None:
    scene = Scene({"z": "hill edge", "a": "mountain", "b": "forest"})
    scene.army(0, "base.orcs", "base.dragon_master", {"z": 1}, hand=1)
    victim = scene.army(1, race, "base.fortified", {"a": 5, "b": 1})
    scene.mark("base.fortress", "a", victim)
    tray = scene.state.tray[race]
    scene.turn(0, "conquer").apply("conquer a dragon")
    assert scene.tokens("a") == 1
    assert scene.held(victim) == {"b": 1 + 5 - lost}
    assert scene.state.tray[race] == tray + lost
    assert scene.marks("a") == ["base.dragon", "base.mountain"]
