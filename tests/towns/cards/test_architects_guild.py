"""The Architect's Guild."""

from __future__ import annotations

import pytest

from swcore import Game
from tests.towns.helpers import builder, can, do, lying, points, record, stands, total

GUILD_CUBES = ". . glass .  . wheat stone .  wood brick . ."


def guild(rest: str, *, cards: str = "", on: dict[str, tuple[str, ...]] | None = None) -> Game:
    """Return a table whose first seat has just built the Guild on c1; `rest` is its last row."""
    build = "build architects_guild c1 a3 b2 b3 c2"
    return builder(record(f"{GUILD_CUBES} {rest}", on), build, monument="architects_guild", cards=cards, cube="d1")


@pytest.mark.clause("TT-MON-GUILD-2", "TT-MON-GUILD-3", "TT-MON-GUILD-4", "TT-MON-GUILD-7", "TT-EFFECT-3")
def test_the_guild_replaces_up_to_two_buildings_on_their_squares_by_ones_of_other_types() -> None:
    table = guild("well well tavern .")
    types = {"cottage", "farm", "well", "chapel", "tavern", "theater", "factory"}
    wells = {f"replace {square} {type}" for square in ("a4", "b4") for type in types - {"well"}}
    taverns = {f"replace c4 {type}" for type in types - {"tavern"}}
    assert can(table, 0) == {*wells, *taverns, "done"}  # neither itself, nor cubes, nor by a monument
    do(table, 0, "replace a4 chapel")
    assert stands(table, 0, "a4") == "chapel"
    assert can(table, 0) == {*(text for text in wells if "b4" in text), *taverns, "done"}  # never the same square
    do(table, 0, "replace c4 chapel")
    assert [stands(table, 0, square) for square in ("a4", "b4", "c4")] == ["chapel", "well", "chapel"]
    assert can(table, 0) == {"done"}
    assert can(table, 0, "replace") == set()  # two and no more


@pytest.mark.clause("TT-MON-GUILD-2")
@pytest.mark.parametrize("replaced", [0, 1])
def test_replacements_of_the_guild_that_are_not_used_are_lost(replaced: int) -> None:
    table = guild("well well well .")
    do(table, 0, *["replace a4 chapel", "replace b4 farm"][:replaced], "done")
    assert [stands(table, 0, square) for square in ("a4", "b4", "c4")] == ["chapel" if replaced else "well", "well", "well"]
    assert can(table, 0) == {"done"}
    do(table, 0, "done")
    do(table, 1, "place stone a1", "done")
    do(table, 0, "name glass", "place glass a1")
    assert can(table, 0) == {"done"}  # nor in a later round


@pytest.mark.clause("TT-MON-GUILD-5", "TT-EFFECT-4", "TT-INT-24")
def test_a_factory_or_bank_by_the_guild_is_marked_at_once() -> None:
    table = guild("well well well .")
    marks = {f"choose {resource}" for resource in ("wood", "wheat", "brick", "glass", "stone")}
    do(table, 0, "replace a4 factory")
    assert can(table, 0) == marks
    do(table, 0, "choose brick", "replace b4 factory")
    assert can(table, 0) == marks
    do(table, 0, "choose glass")
    assert (lying(table, 0, "a4"), lying(table, 0, "b4")) == (("brick",), ("glass",))
    bank = guild("well well bank .", cards="bank", on={"c4": ("wood",)})
    do(bank, 0, "replace a4 bank")
    assert can(bank, 0) == {"choose wheat", "choose brick", "choose glass", "choose stone"}


@pytest.mark.clause("TT-MON-GUILD-5", "TT-BLD-TRADINGPOST-7", "TT-BLD-WAREHOUSE-8", "TT-EFFECT-1")
def test_a_warehouse_or_trading_post_by_the_guild_starts_fresh() -> None:
    table = guild("well wood stone .", cards="trading_post")
    do(table, 0, "replace a4 trading_post")
    assert can(table, 0, "build") == {"build well b4 c4", "build well c4 b4"}  # the post stands for nothing yet
    store = guild("well . . .", cards="warehouse")
    do(store, 0, "replace a4 warehouse")
    assert lying(store, 0, "a4") == ()


@pytest.mark.clause("TT-MON-GUILD-6", "TT-INT-24")
def test_what_lay_on_a_replaced_building_is_gone_with_its_effect() -> None:
    table = guild("bank well . .", cards="bank", on={"a4": ("wood",)})
    do(table, 0, "replace a4 well", "done")
    assert lying(table, 0, "a4") == ()
    do(table, 0, "done")
    do(table, 1, "place stone a1", "done")
    assert can(table, 0) == {f"name {resource}" for resource in ("wood", "wheat", "brick", "glass", "stone")}
    store = guild("warehouse well . .", cards="warehouse", on={"a4": ("brick", "stone")})
    do(store, 0, "replace a4 chapel", "done")
    assert lying(store, 0, "a4") == ()
    assert total(store.play.state.towns[0]) == 1 - 13  # the Guild, and no stored cubes


@pytest.mark.clause("TT-INT-25", "TT-MON-GUILD-3")
def test_a_replacement_counts_as_if_it_had_been_built_there() -> None:
    table = guild("abbey tavern cottage well", cards="abbey")
    assert points("abbey", table.play.state.towns[0]) == 0
    do(table, 0, "replace b4 cottage", "done", "done")
    assert points("abbey", table.play.state.towns[0]) == 3


@pytest.mark.clause("TT-MON-GUILD-3", "TT-MON-GUILD-4", "TT-MON-GUILD-7", "TT-BLD-BANK-5")
@pytest.mark.parametrize(
    ("text", "reason", "clause"),
    [
        ("replace c1 well", "the building on c1 cannot exchange itself", "TT-MON-GUILD-4"),
        ("replace a4 silva_forum", "Silva Forum is not a building in play", "TT-MON-GUILD-4"),
        ("replace a4 well", "the building on a4 is of this type already", "TT-MON-GUILD-3"),
        ("replace d1 well", "no building stands on d1", "TT-MON-GUILD-3"),
        ("replace b4 farm", "the building on b4 is new, take another one", "TT-MON-GUILD-7"),
    ],
)
def test_why_a_building_is_not_exchanged_is_told_with_its_clause(text: str, reason: str, clause: str) -> None:
    table = guild("well tavern well .")
    do(table, 0, "replace b4 chapel")
    (found,) = table.violations(text, 0)
    assert found.message == reason
    assert clause in found.clauses


@pytest.mark.clause("TT-MON-GUILD-1", "TT-MON-GUILD-3", "TT-BLD-TAVERN-1", "TT-BLD-WELL-1")
def test_an_exchange_is_explained_by_what_it_changes_about_the_score() -> None:
    table = guild("cottage well tavern .")
    parts = table.explain("replace c4 farm", 0)  # the tavern's 2 go, the cottage beside the well is fed
    assert {part.clause: part.amount for part in parts} == {"TT-BLD-TAVERN-1": -2, "TT-BLD-COTTAGE-1": 3}
    assert sum(part.amount for part in table.explain("replace b4 tavern", 0)) == 2  # 5 for two instead of 2, and no well's 1
    assert table.explain("done", 0) == []
