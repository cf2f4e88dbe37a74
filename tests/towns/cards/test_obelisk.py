"""The Obelisk of the Crescent, and the shed that goes where the obelisk lets all go."""

from __future__ import annotations

import pytest

from tests.towns.helpers import builder, can, do, game, stands, why, without


@pytest.mark.clause("TT-BLD-SHED-2", "TT-BUILD-3", "TT-MON-OBELISK-2")
@pytest.mark.case("CASE-TT-17")
def test_a_shed_goes_on_any_empty_square_the_emptied_ones_included_and_other_buildings_do_not() -> None:
    grid = "wood stone . .  wheat . tavern ."
    table = builder(grid, cards="shed")
    targets = without("a2", "c2", "d4")  # two cubes that stay, and a building
    assert {text.split()[2] for text in can(table, 0, "build")} == targets
    do(table, 0, "build shed d1 a1 b1")
    assert [stands(table, 0, square) for square in ("a1", "b1", "d1")] == ["", "", "shed"]
    table = builder(grid, cards="well")
    assert can(table, 0, "build") == {"build well a1 b1", "build well b1 a1"}
    assert why(table, 0, "build well d1 a1 b1") == {"TT-BUILD-3"}


@pytest.mark.clause("TT-BLD-SHED-2")
def test_a_shed_that_stands_does_not_help_other_buildings() -> None:
    table = builder("wood stone . .  shed . . .  . brick brick glass", cards="shed")
    taverns = {text for text in can(table, 0, "build") if "tavern" in text}
    assert taverns == {"build tavern b3 c3 d3", "build tavern c3 b3 d3", "build tavern d3 b3 c3"}


@pytest.mark.clause("TT-MON-OBELISK-1", "TT-MON-OBELISK-2")
@pytest.mark.case("CASE-TT-17")
def test_with_the_obelisk_every_new_building_goes_on_any_empty_square() -> None:
    table = builder("wood stone . .  . . obelisk_of_the_crescent .", monument="obelisk_of_the_crescent")
    assert {text.split()[2] for text in can(table, 0, "build")} == without("c2", "d4")


@pytest.mark.clause("TT-MON-OBELISK-1", "TT-MON-OBELISK-3", "TT-EFFECT-2")
def test_the_obelisk_works_for_later_builds_of_the_same_step_and_not_for_itself() -> None:
    grid = "wheat . . .  brick glass brick .  wood stone . ."
    table = builder(grid, monument="obelisk_of_the_crescent")
    own = {text.split()[2] for text in can(table, 0, "build") if "obelisk" in text}
    assert own == {"a1", "a2", "b2", "c2"}
    assert {text.split()[2] for text in can(table, 0, "build") if "well" in text} == {"a3", "b3"}
    do(table, 0, "build obelisk_of_the_crescent b2 a1 a2 c2")
    assert {text.split()[2] for text in can(table, 0, "build") if "well" in text} == without("b2", "d4")


@pytest.mark.clause("TT-MON-OBELISK-1")
def test_the_obelisk_helps_its_owner_alone() -> None:
    table = game("obelisk_of_the_crescent . . .", "wood stone . .", monuments=["obelisk_of_the_crescent"])
    do(table, 0, "name brick")
    do(table, 1, "place brick d4")
    assert can(table, 1, "build") == {"build well a1 b1", "build well b1 a1"}
