"""Halflings: enter anywhere, and dig holes in the first two regions they conquer."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, legal
from tests.shared.questions import reasons, targets

HOLE = "base.hole"
LAND = {
    "e": "hill edge",
    "n": "farmland",
    "h1": "forest",
    "f": "swamp",
    "g": "hill",
    "k": "farmland",
    "sea": "sea edge",
}
BORDERS = "e-n n-h1 e-g g-f f-k k-sea"  # h1 is the last of a row; f and g are far from it


def holes(scene: Scene) -> set[str]:
    return {name for name in scene.state.ground.names if HOLE in scene.marks(name)}


@pytest.mark.clause("SW-RACE-HALFLINGS-1", "SW-CONQ-5")
def test_their_first_conquest_may_be_any_land() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.halflings", "base.alchemist", hand=5)
    game = scene.turn(0, "conquer")
    assert targets(game) == {"e", "n", "h1", "f", "g", "k"}
    assert reasons(game, "conquer sea") == {"SW-CONQ-5"}


@pytest.mark.clause("SW-RACE-HALFLINGS-2", "SW-RACE-HALFLINGS-4", "SW-RACE-HALFLINGS-6", "SW-CONQ-6")
@pytest.mark.case("CASE-SW-22")
def test_the_first_two_conquests_get_holes_that_are_never_dug_again() -> None:
    scene = Scene(LAND, BORDERS)
    halflings = scene.army(0, "base.halflings", "base.alchemist", hand=9)
    game = scene.turn(0, "conquer")
    game.apply("conquer h1")
    assert targets(game) == {"n"}
    assert reasons(game, "conquer f") == {"SW-CONQ-6"}
    game.apply("conquer n")
    assert holes(scene) == {"h1", "n"}
    game.apply("conquer e")
    assert holes(scene) == {"h1", "n"}
    game.apply("done")
    game.apply("redeploy e=7 n=1 h1=1")

    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon h1")
    assert holes(scene) == {"n"}
    game.apply("conquer g")
    game.apply("conquer h1")
    assert holes(scene) == {"n"}
    assert "h1" in scene.held(halflings)


@pytest.mark.clause("SW-RACE-HALFLINGS-2")
def test_the_second_hole_may_be_dug_in_a_later_turn() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.halflings", "base.alchemist", hand=5)
    game = scene.turn(0, "conquer")
    game.apply("conquer h1")
    game.apply("done")
    assert holes(scene) == {"h1"}
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer n")
    assert holes(scene) == {"h1", "n"}


@pytest.mark.clause("INT-23", "SW-RACE-HALFLINGS-6")
def test_after_the_only_hole_was_abandoned_the_next_conquest_gets_the_second() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.halflings", "base.alchemist", hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer h1")
    game.apply("done")
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon h1")
    assert holes(scene) == set()
    game.apply("conquer h1")  # the second conquest: the second hole, wherever it is
    game.apply("conquer n")
    assert holes(scene) == {"h1"}


@pytest.mark.clause("SW-RACE-HALFLINGS-3", "INT-22", "SW-IMM-1", "SW-IMM-3")
@pytest.mark.parametrize("dug", [False, True])
@pytest.mark.parametrize(
    ("race", "badge", "hand", "action"),
    [
        ("base.ratmen", "base.alchemist", 3, "conquer n"),
        ("base.ratmen", "base.alchemist", 1, "conquer n die"),
        ("base.ratmen", "base.flying", 3, "conquer n"),
        ("base.ratmen", "base.dragon_master", 1, "conquer n dragon"),
        ("base.sorcerers", "base.alchemist", 0, "conquer n substitute"),
    ],
)
def test_a_hole_stops_every_way_to_conquer(race: str, badge: str, hand: int, action: str, dug: bool) -> None:
    scene = Scene(LAND, BORDERS)
    halflings = scene.army(0, "base.halflings", "base.hill", {"n": 1, "k": 1})
    if dug:
        scene.mark(HOLE, "n", halflings)
    scene.army(1, race, badge, {"e": 1}, hand=hand)
    game = scene.turn(1, "conquer")
    assert (action in legal(game)) is not dug
    assert reasons(game, action) == ({"SW-IMM-1", "SW-IMM-3"} if dug else set())


@pytest.mark.clause("SW-RACE-HALFLINGS-5", "SW-DECL-10")
def test_all_holes_leave_at_decline_and_the_regions_can_be_conquered() -> None:
    scene = Scene(LAND, BORDERS)
    halflings = scene.army(0, "base.halflings", "base.hill", {"n": 2, "h1": 1})
    for region in ("n", "h1"):
        scene.mark(HOLE, region, halflings)
    scene.army(1, "base.ratmen", "base.alchemist", {"e": 4})
    scene.turn(0).apply("decline")
    assert holes(scene) == set()
    assert scene.state.supply[HOLE] == 2
    game = scene.turn(1)
    game.apply("expand")
    assert "conquer n" in legal(game)


@pytest.mark.clause("SW-RACE-HALFLINGS-7", "SW-RACE-HALFLINGS-6", "SW-FIRST-2")
def test_a_re_entry_may_be_anywhere_but_digs_nothing() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.halflings", "base.alchemist", hand=8)
    game = scene.turn(0, "conquer")
    game.apply("conquer h1")
    game.apply("conquer n")
    game.apply("done")
    game.apply("redeploy n=7 h1=1")
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon n")
    assert targets(game) == {"n"}  # h1 is still theirs
    game.apply("abandon h1")
    assert targets(game) == {"e", "n", "h1", "f", "g", "k"}
    game.apply("conquer k")
    assert holes(scene) == set()


@pytest.mark.clause("SW-RACE-HALFLINGS-1", "SW-BEN-2", "SW-FIRST-1")
def test_a_race_of_another_kind_enters_from_the_border() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.ratmen", "base.alchemist", hand=5)
    assert targets(scene.turn(0, "conquer")) == {"e", "k"}  # the edge, and the shore of a sea at the edge


@pytest.mark.clause("INT-21", "SW-POWER-FLYING-1", "SW-POWER-FLYING-2", "SW-RACE-HALFLINGS-2")
def test_flying_halflings_dig_wherever_they_land_and_never_on_water() -> None:
    scene = Scene(LAND, BORDERS)
    scene.army(0, "base.halflings", "base.flying", hand=8)
    game = scene.turn(0, "conquer")
    game.apply("conquer h1")
    assert targets(game) == {"e", "n", "f", "g", "k"}
    game.apply("conquer k")
    game.apply("conquer g")
    assert holes(scene) == {"h1", "k"}
    assert reasons(game, "conquer sea") == {"SW-CONQ-5"}


@pytest.mark.clause("INT-81", "SW-POWER-SEAFARING-1")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_seafaring_halflings_enter_on_any_water_and_dig_there(water: str) -> None:
    scene = Scene({"e": "hill edge", "n": "farmland", "sea": "sea", "h": "forest", "lake": "lake"})
    scene.army(0, "base.halflings", "base.seafaring", hand=5)
    game = scene.turn(0, "conquer")
    assert targets(game) == {"e", "n", "sea", "h", "lake"}
    game.apply(f"conquer {water}")
    assert holes(scene) == {water}
