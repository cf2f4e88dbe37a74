"""Factory, bank, trading post and warehouse, in play."""

from __future__ import annotations

import pytest

from swcore import Game
from tests.towns.helpers import builder, can, clauses, do, game, lying, record, stands, total, why, without

RESOURCES = ("wood", "wheat", "brick", "glass", "stone")
FACTORY_CUBES = """
wood  .     .     .
brick stone stone brick
"""
BANK_CUBES = "wheat wheat . .  wood glass brick ."


def taken(*resources: str) -> set[str]:
    """Return the actions that take one of these resources."""
    return {f"take {resource}" for resource in resources}


def builds(table: Game, card: str) -> set[str]:
    """Return the ways to build a card in the first town."""
    return {text for text in can(table, 0, "build") if text.split()[1] == card}


# -- factory


@pytest.mark.clause("TT-BLD-FACTORY-1", "TT-EFFECT-4")
def test_a_new_factory_is_marked_at_once_with_any_resource() -> None:
    table = game(FACTORY_CUBES, "")
    do(table, 0, "name wood", "place wood d4", "build factory a2 a1 b2 c2 d2")
    assert can(table, 0) == {f"choose {resource}" for resource in RESOURCES}
    do(table, 0, "choose glass")
    assert lying(table, 0, "a2") == ("glass",)
    assert can(table, 0) == {"done"}  # the mark is for good: nothing asks for another one


@pytest.mark.clause("TT-BLD-FACTORY-2", "TT-BLD-FACTORY-4", "TT-PLACE-6")
def test_when_another_player_names_the_marked_resource_any_other_type_can_be_taken() -> None:
    town = record("factory . . .", on={"a1": ("brick",)})
    table = game(town, "", first=1)
    do(table, 1, "name brick")
    assert can(table, 0, "take") == taken("wood", "wheat", "glass", "stone")
    assert "place brick b1" in can(table, 0)
    assert can(table, 1, "take") == set()  # another town's factory is no use
    other = game(town, "", first=1)
    do(other, 1, "name wood")
    assert can(other, 0, "take") == set()
    own = game(town, "", first=0)
    do(own, 0, "name brick")
    assert can(own, 0, "take") == set()
    assert why(own, 0, "take wood") == {"TT-PLACE-6"}


@pytest.mark.clause("TT-BLD-FACTORY-5", "TT-PLACE-7", "TT-INT-12")
def test_the_cube_taken_instead_goes_on_an_empty_square() -> None:
    town = record("factory cottage statue_of_the_bondmaker .", on={"a1": ("brick",)})
    table = game(town, "", first=1, monuments=["statue_of_the_bondmaker"])
    do(table, 1, "name brick")
    assert can(table, 0, "store") == {"store b1"}
    do(table, 0, "take stone")
    assert can(table, 0) == {f"place stone {square}" for square in without("a1", "b1", "c1")}
    do(table, 0, "place stone d4")
    assert stands(table, 0, "d4") == "stone"
    assert can(table, 0) == {"done"}


@pytest.mark.clause("TT-BLD-FACTORY-3")
def test_two_factories_may_carry_the_same_mark_which_brings_nothing() -> None:
    town = record(f"{FACTORY_CUBES} factory . . .", on={"a3": ("brick",)})
    table = game(town, "", first=1)
    do(table, 1, "name wood", "place wood a1", "done")
    do(table, 0, "place wood d4", "build factory a2 a1 b2 c2 d2", "choose brick", "done")
    assert (lying(table, 0, "a2"), lying(table, 0, "a3")) == (("brick",), ("brick",))
    do(table, 0, "name stone", "place stone d1", "done")
    do(table, 1, "place stone a2", "done", "name brick")
    actions = [action.text for action in table.legal_actions(0) if action.text.startswith("take")]
    assert sorted(actions) == sorted(taken("wood", "wheat", "glass", "stone"))  # each once


@pytest.mark.clause("TT-BLD-FACTORY-1", "TT-EFFECT-1", "TT-EFFECT-4")
@pytest.mark.case("CASE-TT-13")
def test_a_factory_does_nothing_before_the_round_after_it_was_built() -> None:
    table = game(f"{FACTORY_CUBES}", "", first=1)
    do(table, 1, "name wood")
    assert why(table, 0, "build factory a2 a1 b2 c2 d2") == {"TT-BUILD-9"}
    do(table, 0, "place wood d4", "build factory a2 a1 b2 c2 d2", "choose wood")
    assert can(table, 0) == {"done"}
    do(table, 0, "done")
    do(table, 1, "place wood a1", "done")
    do(table, 0, "name stone", "place stone c1", "done")
    do(table, 1, "place stone a2", "done", "name wood")
    assert can(table, 0, "take") == taken("wheat", "brick", "glass", "stone")


@pytest.mark.clause("TT-BLD-FACTORY-4")
def test_a_factory_scores_nothing() -> None:
    assert total(record("factory factory . .", on={"a1": ("wood",), "b1": ("wood",)})) == -14


# -- bank


@pytest.mark.clause("TT-BLD-BANK-1")
def test_a_bank_is_worth_four() -> None:
    assert clauses("bank", record("bank bank . .", on={"a1": ("wood",), "b1": ("glass",)})) == {"TT-BLD-BANK-1": 8}


@pytest.mark.clause("TT-BLD-BANK-2", "TT-EFFECT-4")
def test_a_bank_takes_a_mark_that_no_other_own_bank_has() -> None:
    town = record(f"{BANK_CUBES} bank bank . .", on={"a3": ("wood",), "b3": ("stone",)})
    rival = record("bank . . .", on={"a1": ("glass",)})
    table = game(town, rival, cards="bank")
    do(table, 0, "name wheat", "place wheat d4", "build bank a1 b1 a2 b2 c2")
    assert can(table, 0) == {"choose wheat", "choose brick", "choose glass"}


@pytest.mark.clause("TT-BLD-BANK-3", "TT-ROUND-3")
def test_the_owner_cannot_name_what_lies_on_an_own_bank() -> None:
    town = record("bank bank . .", on={"a1": ("wood",), "b1": ("stone",)})
    table = game(town, record("bank . . .", on={"a1": ("glass",)}), cards="bank")
    assert can(table, 0) == {"name wheat", "name brick", "name glass"}
    assert why(table, 0, "name wood") == {"TT-ROUND-3", "TT-BLD-BANK-3"}


@pytest.mark.clause("TT-BLD-BANK-4")
def test_a_bank_owner_still_places_the_marked_resource_when_somebody_else_names_it() -> None:
    table = game(record("bank . . .", on={"a1": ("wood",)}), "", cards="bank", first=1)
    do(table, 1, "name wood")
    assert can(table, 0) == {f"place wood {square}" for square in without("a1")}


@pytest.mark.clause("TT-BLD-BANK-5")
def test_a_sixth_bank_is_not_built() -> None:
    marks = dict(zip(("a3", "b3", "c3", "d3", "a4"), ((resource,) for resource in RESOURCES), strict=True))
    five = record(f"{BANK_CUBES} bank bank bank bank bank . . .", on=marks)
    table = game(five, "", cards="bank", first=1)
    do(table, 1, "name wood")
    do(table, 0, "place wood d4")
    assert builds(table, "bank") == set()
    assert "TT-BLD-BANK-5" in why(table, 0, "build bank a1 b1 a2 b2 c2")
    four = record(f"{BANK_CUBES} bank bank bank bank . . . .", on={name: marks[name] for name in ("a3", "b3", "c3", "d3")})
    other = game(four, "", cards="bank", first=1)
    do(other, 1, "name wood")
    do(other, 0, "place wood d4")
    assert len(builds(other, "bank")) == 5
    do(other, 0, "build bank a1 b1 a2 b2 c2")
    assert lying(other, 0, "a1") == ("stone",)  # the only mark that is left is taken unasked


@pytest.mark.clause("TT-BLD-BANK-5", "TT-MON-GROVE-2", "TT-INT-24")
def test_a_sixth_bank_is_not_placed_by_an_effect() -> None:
    marks = dict(zip(("a3", "b3", "c3", "d3", "a4"), ((resource,) for resource in RESOURCES), strict=True))
    five = record(". brick . .  stone glass stone .  bank bank bank bank bank . . .", on=marks)
    table = game(five, "", cards="bank", first=1, monuments=["grove_university"])
    do(table, 1, "name wood")
    do(table, 0, "place wood d4", "build grove_university b2 b1 a2 c2")
    assert "choose bank" not in can(table, 0)
    assert len(can(table, 0)) == 6


# -- trading post


@pytest.mark.clause("TT-BLD-TRADINGPOST-1")
def test_a_trading_post_is_worth_a_point() -> None:
    assert clauses("trading_post", "trading_post trading_post . .") == {"TT-BLD-TRADINGPOST-1": 2}


def posts(grid: str, *built: str, monument: str = "", cards: str = "trading_post") -> Game:
    """Return a table with trading posts whose first seat builds now."""
    return builder(grid, *built, monument=monument, cards=cards)


@pytest.mark.clause("TT-BLD-TRADINGPOST-2", "TT-BLD-TRADINGPOST-3", "TT-BLD-TRADINGPOST-5", "TT-INT-8")
@pytest.mark.parametrize(
    ("cubes", "build"),
    [
        ("trading_post stone . .", "build well b1"),
        ("trading_post wood . .", "build well b1"),
        (". trading_post . .  brick glass . .", "build cottage a2 b2"),
        (". wheat . .  trading_post glass . .", "build cottage b1 b2"),
        (". wheat . .  brick trading_post . .", "build cottage b1 a2"),
    ],
)
def test_a_trading_post_stands_for_any_resource_and_stays(cubes: str, build: str) -> None:
    table = posts(cubes)
    before = {square: stands(table, 0, square) for square in ("a1", "b1", "a2", "b2")}
    assert build in can(table, 0)
    do(table, 0, build)
    _, card, target, *others = build.split()
    assert stands(table, 0, target) == card
    assert [stands(table, 0, square) for square in others] == [""] * len(others)
    post = next(square for square, what in before.items() if what == "trading_post")
    assert stands(table, 0, post) == "trading_post"
    assert all(action.split()[2] != post for action in can(table, 0, "build"))


@pytest.mark.clause("TT-BLD-TRADINGPOST-4", "TT-INT-8")
def test_several_posts_serve_in_one_build_beside_at_least_one_cube() -> None:
    table = posts(". trading_post . .  trading_post glass . .")
    assert can(table, 0, "build") == {"build cottage b2"}
    assert can(posts(". trading_post . .  trading_post trading_post . ."), 0, "build") == set()
    assert "TT-BUILD-1" in why(table, 0, "build cottage a2")


@pytest.mark.clause("TT-BLD-TRADINGPOST-6", "TT-INT-7")
def test_a_post_serves_in_several_builds_of_a_round_as_different_resources() -> None:
    table = posts("wood trading_post stone .", "build well a1")
    assert "build well c1" in can(table, 0)
    do(table, 0, "build well c1")
    assert [stands(table, 0, square) for square in ("a1", "b1", "c1")] == ["well", "trading_post", "well"]


@pytest.mark.clause("TT-INT-7", "TT-BLD-TRADINGPOST-2")
def test_a_post_fills_one_cell_of_a_pattern() -> None:
    assert can(posts("wood trading_post . .  . . . .  . . . brick", cards="trading_post tavern"), 0, "build") == {"build well a1"}


@pytest.mark.clause("TT-BLD-TRADINGPOST-7", "TT-EFFECT-1")
def test_a_post_does_not_serve_in_the_round_in_which_it_was_put_down() -> None:
    late = posts("stone wood wood .  stone wood brick .", "build trading_post c2 a1 b1 a2 b2")
    assert can(late, 0) == {"done"}  # though wood lies beside it
    do(late, 0, "done")
    do(late, 1, "place stone a1", "done")
    do(late, 0, "name glass", "place glass d3")
    assert "build well c1" in can(late, 0)


@pytest.mark.clause("TT-BLD-TRADINGPOST-8")
def test_a_post_serves_for_monuments_and_for_further_posts() -> None:
    table = posts("wheat trading_post . .  brick glass . .", monument="archive_of_the_second_age")
    assert {"build archive_of_the_second_age a2 a1 b2"} <= can(table, 0)
    further = posts("stone wood . .  stone trading_post brick .")
    assert "build trading_post c2 a1 b1 a2" in can(further, 0)


# -- warehouse


def stocked(*cubes: str, first: int = 1) -> Game:
    """Return a table at which glass has been named, with cubes on the warehouse of the first seat."""
    table = game(record("warehouse . . .", on={"a1": cubes} if cubes else {}), "", cards="warehouse", first=first)
    do(table, first, "name glass")
    return table


@pytest.mark.clause("TT-BLD-WAREHOUSE-1", "TT-BLD-WAREHOUSE-2", "TT-BLD-WAREHOUSE-3", "TT-BLD-WAREHOUSE-5")
@pytest.mark.case("CASE-TT-12")
def test_a_warehouse_stores_while_there_is_room_and_swaps_what_lies_there() -> None:
    assert can(stocked(), 0) - can(stocked(), 0, "place") == {"store a1"}  # nothing to swap
    one = stocked("brick")
    assert can(one, 0) - can(one, 0, "place") == {"store a1", "swap a1 brick"}
    assert can(one, 0, "place") == {f"place glass {square}" for square in without("a1")}
    assert "store a1" in can(stocked("brick", "wood"), 0)
    full = stocked("brick", "brick", "wood")
    assert can(full, 0) - can(full, 0, "place") == {"swap a1 brick", "swap a1 wood"}
    assert "TT-BLD-WAREHOUSE-1" in why(full, 0, "store a1")


@pytest.mark.clause("TT-BLD-WAREHOUSE-2", "TT-BLD-WAREHOUSE-4", "TT-PLACE-7")
def test_a_swap_leaves_the_number_of_cubes_and_the_taken_one_goes_on_an_empty_square() -> None:
    table = stocked("brick", "wood")
    do(table, 0, "swap a1 brick")
    assert sorted(lying(table, 0, "a1")) == ["glass", "wood"]
    assert can(table, 0) == {f"place brick {square}" for square in without("a1")}
    do(table, 0, "place brick c3")
    assert stands(table, 0, "c3") == "brick"


@pytest.mark.clause("TT-BLD-WAREHOUSE-2")
def test_a_swap_takes_another_cube_than_the_one_put_in() -> None:
    assert can(stocked("glass", "brick"), 0, "swap") == {"swap a1 brick"}
    assert can(stocked("glass"), 0, "swap") == set()


@pytest.mark.clause("TT-BLD-WAREHOUSE-3", "TT-BLD-WAREHOUSE-4", "TT-PLACE-8")
def test_storing_ends_placing_and_the_owner_may_build() -> None:
    table = game(record("warehouse wood stone .", on={"a1": ("glass",)}), "", cards="warehouse", first=1)
    do(table, 1, "name glass")
    do(table, 0, "store a1")
    assert lying(table, 0, "a1") == ("glass", "glass")
    assert can(table, 0) == {"build well b1 c1", "build well c1 b1", "done"}


@pytest.mark.clause("TT-BLD-WAREHOUSE-6")
def test_stored_cubes_cost_a_point_each_and_are_not_cleared() -> None:
    town = record("warehouse warehouse wood .", on={"a1": ("stone", "brick", "glass"), "b1": ("wood",)})
    assert clauses("warehouse", town) == {"TT-BLD-WAREHOUSE-6": -4}
    assert total(town) == -4 - 14


@pytest.mark.clause("TT-BLD-WAREHOUSE-7")
def test_stored_cubes_serve_in_no_pattern() -> None:
    table = game(record("warehouse wood . .", on={"a1": ("stone",)}), "", cards="warehouse", first=1)
    do(table, 1, "name brick")
    do(table, 0, "place brick d4")
    assert can(table, 0) == {"done"}


@pytest.mark.clause("TT-BLD-WAREHOUSE-8", "TT-PLACE-6", "TT-EFFECT-1")
def test_a_warehouse_is_closed_to_the_own_naming_and_in_the_round_in_which_it_was_put_down() -> None:
    own = stocked("brick", first=0)
    assert can(own, 0) == {f"place glass {square}" for square in without("a1")}
    assert why(own, 0, "store a1") == why(own, 0, "swap a1 brick") == {"TT-PLACE-6"}
    built = game("wheat wood wheat .  brick . brick .", "", cards="warehouse", first=1)
    do(built, 1, "name glass")
    do(built, 0, "place glass d4", "build warehouse a1 b1 c1 a2 c2")
    assert can(built, 0) == {"done"}
    do(built, 0, "done")
    do(built, 1, "place glass a1", "done")
    do(built, 0, "name stone", "place stone d1", "done")
    do(built, 1, "place stone a2", "done", "name stone")
    assert can(built, 0, "store") == {"store a1"}
