"""Rows about single regions: what they cost, who may take them, what they bring."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, reasons
from tests.expressiveness import drow, goblins, mole_men, mountaineering, nimble, shrubmen, slingmen, wurm_farmer

LINE = {"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland", "e": "farmland"}
ORCS, TROLLS = "base.orcs", "base.trolls"


@pytest.mark.row("Goblins")
def test_goblins_take_a_declined_people_for_one_less_and_an_active_one_for_the_full_price() -> None:
    """Two tokens of the base cost and one defender: 2 + 1 - 1 against the declined army, 2 + 1 against the active one."""
    scene = Scene(LINE, "a-b a-c", with_pieces=goblins.PIECES)
    scene.army(0, "rows.goblins", INERT, {"a": 1}, hand=6)
    scene.army(1, ORCS, "", {"b": 1}, declined=True)
    scene.army(1, RATS, "base.hill", {"c": 1})
    game = scene.turn(0, "conquer")
    assert (cost(game, "b"), cost(game, "c")) == (2, 3)


@pytest.mark.row("Nimble")
def test_the_nimble_take_swamps_and_forests_for_one_less() -> None:
    scene = Scene({"a": "farmland edge", "b": "swamp", "c": "forest", "d": "hill"}, "a-b a-c a-d", with_pieces=nimble.PIECES)
    scene.army(0, RATS, "rows.nimble", {"a": 1}, hand=6)
    game = scene.turn(0, "conquer")
    assert (cost(game, "b"), cost(game, "c"), cost(game, "d")) == (1, 1, 2)


@pytest.mark.row("Mountaineering")
def test_mountaineers_pay_for_no_mountain_but_for_what_else_stands_there() -> None:
    """A mountain costs 2 + 1; its marker ignored it is 2, and 3 with one defender."""
    scene = Scene({"a": "farmland edge", "b": "mountain", "c": "mountain"}, "a-b a-c", with_pieces=mountaineering.PIECES)
    scene.army(0, RATS, "rows.mountaineering", {"a": 1}, hand=6)
    scene.army(1, ORCS, INERT, {"c": 1})
    game = scene.turn(0, "conquer")
    assert (cost(game, "b"), cost(game, "c")) == (2, 3)


@pytest.mark.row("Shrubmen")
def test_nobody_takes_a_forest_of_shrubmen_while_they_are_active() -> None:
    scene = Scene({"a": "farmland edge", "b": "forest", "c": "hill", "d": "forest"}, "a-b a-c a-d", with_pieces=shrubmen.PIECES)
    scene.army(1, "rows.shrubmen", INERT, {"b": 1, "c": 1})
    scene.army(0, RATS, "base.hill", {"a": 1}, hand=8)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer c", "conquer d"], "a forest that they do not hold is open"
    assert reasons(game, "conquer b") == ["thicket"]


@pytest.mark.row("Mole men")
def test_mole_men_come_up_behind_a_region_and_no_farther() -> None:
    scene = Scene(LINE, "a-b b-c c-d d-e", with_pieces=mole_men.PIECES)
    scene.army(0, "rows.mole_men", INERT, {"a": 1}, hand=6)
    scene.army(1, ORCS, "base.hill", {"b": 9})
    assert legal(scene.turn(0, "conquer"), "conquer") == ["conquer c"]


@pytest.mark.row("Slingmen")
def test_slingmen_are_paid_for_a_shot_over_a_region_and_for_nothing_beside_them() -> None:
    scene = Scene(LINE, "a-b b-c c-d d-e", with_pieces=slingmen.PIECES)
    scene.army(0, "rows.slingmen", INERT, {"a": 1}, hand=8)
    scene.coins(0, 5)
    game = scene.turn(0, "conquer")
    play(game, "conquer c")
    assert scene.state.coins[0] == 6
    play(game, "conquer b", "conquer d")
    assert scene.state.coins[0] == 6, "both lie beside what they held"


@pytest.mark.row("Drow")
def test_drow_are_paid_for_the_regions_that_no_stranger_stands_beside() -> None:
    """They hold a, b and c; the orcs in d stand beside c alone."""
    scene = Scene(LINE, "a-b b-c c-d d-e", with_pieces=drow.PIECES)
    scene.army(0, "rows.drow", INERT, {"a": 1, "b": 1, "c": 1})
    scene.army(1, ORCS, "base.hill", {"d": 1})
    scene.turn(0, "conquer")
    parts = scene.finish_turn()
    assert [part[0] for part in parts] == [3, 2]


@pytest.mark.row("Drow")
def test_an_own_people_in_decline_is_a_stranger_to_drow_as_well() -> None:
    scene = Scene(LINE, "a-b b-c c-d d-e", with_pieces=drow.PIECES)
    scene.army(0, "rows.drow", INERT, {"a": 1, "b": 1})
    scene.army(0, ORCS, "", {"c": 1}, declined=True)
    game = scene.turn(0, "score")
    assert [part[0] for part in income(game, 0, 2)] == [2, 1, 1], "two regions, one of the orcs, and a"


@pytest.mark.row("Wurm farmer")
def test_wurms_guard_the_weakest_regions_and_the_third_guards_doubly() -> None:
    """One wurm a turn: defence 1, 1, then 2; the weakest regions are those on offer."""
    scene = Scene(LINE, "a-b b-c c-d d-e", with_pieces=wurm_farmer.PIECES)
    farmers = scene.army(0, RATS, "rows.wurm_farmer", {"a": 1, "b": 1, "c": 2})
    scene.army(1, ORCS, INERT, {"e": 1})
    game = scene.turn(0, "redeploy")
    play(game, "done")
    assert legal(game, "place") == ["place rows.wurm a", "place rows.wurm b"]
    play(game, "place rows.wurm a")
    view = game.play.view
    assert (view.defence(0), view.defence(1), view.defence(2)) == (2, 1, 2)
    assert view.count_marks("rows.wurm", farmers, where=0b001) == 1
    assert view.count_marks("rows.wurm", farmers, where=0b110) == 0


@pytest.mark.row("Wurm farmer")
def test_a_wurm_that_is_lost_does_not_come_back() -> None:
    scene = Scene(LINE, "a-b b-c c-d d-e", with_pieces=wurm_farmer.PIECES)
    farmers = scene.army(1, RATS, "rows.wurm_farmer", {"b": 1})
    scene.mark("rows.wurm", "b", farmers)
    scene.mark("rows.great_wurm", "b", farmers)
    scene.army(0, ORCS, INERT, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 1 + 1 + 2
    play(game, "conquer b")
    idle_turn(game)
    assert (game.play.view.supply("rows.wurm"), game.play.view.supply("rows.great_wurm")) == (1, 0)
