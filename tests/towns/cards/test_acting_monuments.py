"""Fort Ironweed, Grove University, the Shrine of the Elder Tree and the Statue of the Bondmaker."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game
from tests.towns.helpers import builder, can, clauses, do, game, lying, next_round, points, record, stands, total, why, without

# -- Fort Ironweed


@pytest.mark.clause("TT-MON-FORT-2", "TT-MON-FORT-3", "TT-MON-FORT-4", "TT-ROUND-10", "TT-ROUND-12")
@pytest.mark.case("CASE-TT-11")
def test_the_owner_of_the_fort_is_passed_over_until_alone() -> None:
    town = "fort_ironweed . . .  . . . ."
    full = "shed shed shed shed  shed shed shed shed  shed shed shed shed  shed shed shed ."
    nearly = "shed shed shed shed  shed shed shed shed  shed shed shed shed  shed shed . ."
    table = game(full, town, nearly, monuments=["", "fort_ironweed"])
    do(table, 0, "name wood", "place wood d4", "done")
    do(table, 1, "place wood b1", "done")
    do(table, 2, "place wood c4", "done")
    assert table.pending == (2,)  # seat 1 is passed over
    do(table, 2, "name wood", "place wood d4", "done")
    do(table, 1, "place wood c1", "done")
    assert table.pending == (1,)  # alone
    do(table, 1, "name glass")
    assert table.play.state.names == (1, 1, 1)


@pytest.mark.clause("TT-MON-FORT-2", "TT-INT-22", "TT-EFFECT-2")
def test_the_fort_works_from_the_moment_it_is_built() -> None:
    table = game("wheat . brick .  stone wood . .", "", monuments=["fort_ironweed"], first=1)
    do(table, 1, "name stone", "place stone a1", "done")
    do(table, 0, "place stone c2", "build fort_ironweed a1 a2 b2 c1 c2", "done")
    assert table.pending == (1,)
    do(table, 1, "name glass", "place glass b1", "done")
    do(table, 0, "place glass b1", "done")
    assert table.pending == (1,)
    assert table.play.state.names == (0, 2)


# -- Grove University

GROVE_CUBES = ". brick . .  stone glass . ."


@pytest.mark.clause("TT-MON-GROVE-2", "TT-MON-GROVE-3", "TT-MON-2", "TT-EFFECT-3")
def test_the_university_must_place_a_building_of_a_type_in_play_on_an_empty_square() -> None:
    build = "build grove_university b2 b1 a2 c2"
    table = builder(f"{GROVE_CUBES} wood cottage . .", build, monument="grove_university", cube="c2")
    assert can(table, 0) == {f"choose {card}" for card in ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory")}
    do(table, 0, "choose chapel")
    assert can(table, 0) == {f"put chapel {square}" for square in without("b2", "a3", "b3")}
    do(table, 0, "put chapel d4")
    assert stands(table, 0, "d4") == "chapel"
    assert can(table, 0) == {"done"}


@pytest.mark.clause("TT-MON-GROVE-3", "TT-INT-14", "TT-EFFECT-6")
def test_without_an_empty_square_the_effect_of_the_university_is_lost() -> None:
    full = "well trading_post well well  trading_post glass trading_post well  well well well well  well well well ."
    build = "build grove_university b2"
    table = builder(full, build, monument="grove_university", cards="trading_post")
    assert stands(table, 0, "b2") == "grove_university"
    assert can(table, 0) == {"done"}


@pytest.mark.clause("TT-MON-GROVE-4", "TT-MON-OPALEYE-7", "TT-EFFECT-4")
def test_a_building_placed_by_the_university_is_marked_and_is_not_built() -> None:
    watch = record(
        "opaleyes_watch . . .", memory={"opaleyes_watch.held": ("towns.well", "towns.factory"), "opaleyes_watch.since": 1}
    )
    table = game(f"{GROVE_CUBES}", watch, monuments=["grove_university", "opaleyes_watch"], first=1)
    do(table, 1, "name stone", "place stone d4", "done")
    do(table, 0, "place stone c2", "build grove_university b2 b1 a2 c2", "choose factory", "put factory a4", "choose brick")
    assert lying(table, 0, "a4") == ("brick",)
    do(table, 0, "done")
    assert table.pending == (0,)  # seat 1 has no claim, and the next round begins
    assert table.play.state.round == 3


# -- Shrine of the Elder Tree


@pytest.mark.clause("TT-MON-SHRINE-1", "TT-MON-SHRINE-2", "TT-INT-15")
@pytest.mark.parametrize(("before", "after", "scored"), [((), ("build well a3 b3",), 5), (("build well a3 b3",), (), 8)])
def test_the_shrine_counts_itself_and_what_was_built_before_it(before: Any, after: Any, scored: int) -> None:
    grid = "brick wheat . .  wood glass wood .  wood stone . .  chapel chapel chapel chapel"
    shrine = "build shrine_of_the_elder_tree b1 a1 c1 a2 b2 c2"
    table = builder(grid, *before, shrine, *after, monument="shrine_of_the_elder_tree", cube="c1")
    assert points("shrine_of_the_elder_tree", table.play.state.towns[0]) == scored


# -- Statue of the Bondmaker


def statue(grid: str, *, on: dict[str, tuple[str, ...]] | None = None, first: int = 1) -> Game:
    """Return a table at which stone was named; the first seat has the Statue."""
    table = game(record(f"statue_of_the_bondmaker {grid}", on), "", first=first, monuments=["statue_of_the_bondmaker"])
    do(table, first, "name stone")
    return table


@pytest.mark.clause("TT-MON-BONDMAKER-1", "TT-MON-BONDMAKER-2", "TT-PLACE-6", "TT-PLACE-8")
def test_the_statue_puts_the_cube_of_others_on_an_own_cottage_one_on_each() -> None:
    table = statue("cottage cottage tavern  wood stone . cottage", on={"b1": ("wood",)})
    assert can(table, 0, "store") == {"store c1", "store d2"}
    assert "TT-MON-BONDMAKER-1" in why(table, 0, "store b1")
    do(table, 0, "store c1")
    assert (stands(table, 0, "c1"), lying(table, 0, "c1")) == ("cottage", ("stone",))
    assert can(table, 0) == {"build well a2 b2", "build well b2 a2", "done"}
    own = statue("cottage . .", first=0)
    assert can(own, 0, "store") == set()
    assert why(own, 0, "store b1") == {"TT-PLACE-6"}


@pytest.mark.clause("TT-MON-BONDMAKER-3", "TT-MON-BONDMAKER-4")
def test_cubes_on_cottages_serve_in_no_pattern_and_stay() -> None:
    table = statue("cottage wood .", on={"b1": ("stone",)})
    do(table, 0, "place stone d4")
    assert can(table, 0) == {"done"}
    do(table, 0, "done")
    do(table, 1, "place stone a1", "done")
    next_round(table, namer=0, resource="glass", squares={0: "d3", 1: "b1"})
    do(table, 1, "name brick")
    assert can(table, 0) - can(table, 0, "place") == set()  # neither moved nor swapped
    assert lying(table, 0, "b1") == ("stone",)


@pytest.mark.clause("TT-MON-BONDMAKER-5", "TT-SCORE-1", "TT-INT-9")
def test_cubes_on_cottages_are_cleared_at_the_end_and_cost_nothing() -> None:
    grid = "statue_of_the_bondmaker cottage farm shed  shed shed shed shed  shed shed shed shed  shed shed shed ."
    table = game(record(grid, {"b1": ("stone",)}), monuments=["statue_of_the_bondmaker"])
    do(table, 0, "name wood", "place wood d4", "done")
    assert table.over
    assert lying(table, 0, "b1") == ()
    assert table.result["scores"] == [3 + 12 - 1]  # type: ignore[index]
    assert total(record(grid, {"b1": ("stone",)})) == 3 + 12 - 1
    assert clauses("cottage", record(grid, {"b1": ("stone",)})) == {"TT-BLD-COTTAGE-1": 3}


@pytest.mark.clause("TT-MON-BONDMAKER-6", "TT-EFFECT-1")
def test_a_cottage_built_after_the_statue_holds_a_cube_from_the_next_round_on() -> None:
    table = statue(". . .  . wheat . .  brick glass . .")
    assert can(table, 0, "store") == set()
    do(table, 0, "place stone d4", "build cottage b3 a3 b2")
    assert can(table, 0, "store") == set()
    do(table, 0, "done")
    do(table, 1, "place stone a1", "done")
    next_round(table, namer=0, resource="wood", squares={0: "d1", 1: "d1"})
    do(table, 1, "name glass")
    assert can(table, 0, "store") == {"store b3"}
