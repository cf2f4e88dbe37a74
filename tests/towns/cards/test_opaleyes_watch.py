"""Opaleye's Watch."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game
from tests.towns.helpers import builder, can, do, game, record, stands, without

WATCH_CUBES = "wood . . .  brick glass wheat wheat"
HELD = "opaleyes_watch.held"


def held(table: Game, seat: int = 0) -> tuple[str, ...]:
    """Return what a seat holds on Opaleye's Watch."""
    cards: tuple[str, ...] = table.play.state.towns[seat].memory[f"towns.{HELD}"]
    return tuple(card.removeprefix("towns.") for card in cards)


def watch(grid: str, *cards: str, since: int = 1) -> Any:
    """Return a town with Opaleye's Watch and the cards on it."""
    memory = {HELD: tuple(f"towns.{card}" for card in cards), "opaleyes_watch.since": since}
    return record(f"opaleyes_watch {grid}", memory=memory)


def build_a_well(table: Game, seat: int) -> None:
    """Let a seat with wood on a1 place its stone on b1 and build a well."""
    do(table, seat, "place stone b1", "build well a1 b1", "done")


@pytest.mark.clause("TT-MON-OPALEYE-1", "TT-MON-2", "TT-EFFECT-3")
def test_the_watch_takes_three_different_types_in_play_at_once() -> None:
    table = builder(WATCH_CUBES, monument="opaleyes_watch", cube="a3")
    do(table, 0, "build opaleyes_watch b2 a1 a2 c2 d2 a3")
    assert can(table, 0) == {f"choose {card}" for card in ("cottage", "farm", "well", "chapel", "tavern")}
    do(table, 0, "choose well")
    assert can(table, 0) == {f"choose {card}" for card in ("chapel", "tavern", "theater")}
    do(table, 0, "choose tavern")
    assert can(table, 0) == {"choose theater", "choose factory"}
    do(table, 0, "choose factory")
    assert held(table) == ("well", "tavern", "factory")
    assert can(table, 0) == {"done"}


@pytest.mark.clause("TT-MON-OPALEYE-1")
def test_every_three_types_can_be_chosen_in_one_way() -> None:
    table = builder(WATCH_CUBES, monument="opaleyes_watch", cube="a3")
    do(table, 0, "build opaleyes_watch b2 a1 a2 c2 d2 a3")
    found = []
    open_tables = [table]
    while open_tables:
        one = open_tables.pop()
        for text in sorted(can(one, 0, "choose")):
            other = one.clone()
            do(other, 0, text)
            if can(other, 0, "choose"):
                open_tables.append(other)
            else:
                found.append(held(other))
    assert len(found) == len(set(found)) == 35  # seven choose three


@pytest.mark.clause("TT-MON-OPALEYE-2")
def test_nothing_is_claimed_in_the_round_in_which_the_watch_was_built() -> None:
    table = game(WATCH_CUBES, "wood . . .  . . . .  wood stone . .", monuments=["opaleyes_watch"], first=1)
    do(table, 1, "name stone")
    do(table, 0, "place stone a3", "build opaleyes_watch b2 a1 a2 c2 d2 a3")
    do(table, 0, "choose well", "choose tavern", "choose factory", "done")
    build_a_well(table, 1)
    assert table.play.state.round == 3
    assert held(table) == ("well", "tavern", "factory")
    do(table, 0, "name glass", "place glass a1", "done")
    do(table, 1, "place glass d4", "build well a3 b3", "done")
    assert can(table, 0) == {f"put well {square}" for square in without("b2", "a1")}


@pytest.mark.clause("TT-MON-OPALEYE-3", "TT-INT-20", "TT-EFFECT-5")
@pytest.mark.parametrize(("seat", "claimed"), [(1, True), (2, False), (3, True)])
def test_only_the_players_on_the_left_and_right_count_and_the_claim_comes_after_all_builds(seat: int, claimed: bool) -> None:
    towns = [watch(". wood .", "well"), *["wood . . ."] * 3]
    table = game(*towns, monuments=["opaleyes_watch"], first=1)
    do(table, 1, "name stone")
    build_a_well(table, seat)
    for other in {1, 2, 3} - {seat}:
        do(table, other, "place stone d4", "done")
    assert can(table, 0, "put") == set()  # the owner still builds
    do(table, 0, "place stone d1", "build well c1 d1", "done")
    if not claimed:
        assert (table.play.state.round, held(table)) == (3, ("well",))
        return
    assert table.pending == (0,)
    assert can(table, 0) == {f"put well {square}" for square in without("a1", "c1")}  # the square freed by the own build is free
    do(table, 0, "put well d1")
    assert (stands(table, 0, "d1"), held(table), table.play.state.round) == ("well", (), 3)


@pytest.mark.clause("TT-MON-OPALEYE-3")
def test_what_is_not_held_and_what_the_owner_builds_is_not_claimed() -> None:
    table = game(watch("wood . .", "tavern"), "wood . . .", monuments=["opaleyes_watch"], first=1)
    do(table, 1, "name stone")
    build_a_well(table, 1)
    do(table, 0, "place stone d4", "done")
    assert (table.play.state.round, held(table)) == (3, ("tavern",))
    own = game(watch("wood . .", "well"), "", monuments=["opaleyes_watch"], first=1)
    do(own, 1, "name stone", "place stone a1", "done")
    do(own, 0, "place stone c1", "build well b1 c1", "done")
    assert (own.play.state.round, held(own)) == (3, ("well",))


@pytest.mark.clause("TT-MON-OPALEYE-4", "TT-MON-OPALEYE-8")
def test_a_held_piece_is_claimed_once_however_often_its_type_is_built() -> None:
    towns = [watch(". . .", "well"), "wood . . .  wood stone . .", "wood . . ."]
    table = game(*towns, monuments=["opaleyes_watch"], first=1)
    do(table, 1, "name stone", "place stone b1", "build well a1 b1", "build well a2 b2", "done")
    build_a_well(table, 2)
    do(table, 0, "place stone d4", "done", "put well b1")
    assert (table.play.state.round, held(table)) == (3, ())
    two = game(watch(". . .", "well", "tavern"), "wood . . .", monuments=["opaleyes_watch"], first=1)
    do(two, 1, "name stone")
    build_a_well(two, 1)  # the one opponent sits on both sides
    do(two, 0, "place stone d4", "done", "put well b1")
    assert (two.play.state.round, held(two)) == (3, ("tavern",))
    do(two, 0, "name wood", "place wood c1", "done")
    do(two, 1, "place wood c1", "done")
    assert two.play.state.round == 4


@pytest.mark.clause("TT-MON-OPALEYE-5", "TT-EFFECT-4")
def test_several_claims_of_a_round_are_placed_in_the_order_of_the_owner() -> None:
    towns = [watch(". . .", "well", "tavern", "factory"), "wood . . .  wood stone . .", "brick brick glass ."]
    table = game(*towns, monuments=["opaleyes_watch"], first=1)
    do(table, 1, "name stone")
    build_a_well(table, 1)
    do(table, 2, "place stone d4", "build tavern a1 b1 c1", "done")
    do(table, 0, "place stone d4", "done")
    assert can(table, 0) == {"choose well", "choose tavern"}
    do(table, 0, "choose tavern", "put tavern b1")
    assert can(table, 0) == {f"put well {square}" for square in without("a1", "b1", "d4")}
    do(table, 0, "put well c1")
    assert (table.play.state.round, held(table)) == (3, ("factory",))


@pytest.mark.clause("TT-MON-OPALEYE-6", "TT-INT-16", "TT-EFFECT-6", "TT-MON-STARLOOM-4")
def test_a_claim_must_be_taken_while_a_square_is_empty_and_can_complete_the_town() -> None:
    full = "chapel chapel chapel  chapel chapel chapel chapel  chapel chapel chapel chapel  chapel chapel . ."
    table = game(watch(full, "well", "tavern"), "wood . brick brick  . . glass .", monuments=["opaleyes_watch"], first=1)
    do(table, 1, "name stone", "place stone b1", "build well a1 b1", "done")
    do(table, 0, "place stone d4", "done")
    assert "done" not in can(table, 0)
    assert stands(table, 0, "c4") == "well"  # the only place, taken unasked
    assert table.play.state.completed == (2, 0)
    assert held(table) == ("tavern",)


@pytest.mark.clause("TT-MON-OPALEYE-6")
def test_without_an_empty_square_a_claim_stays_on_the_watch() -> None:
    full = "chapel chapel chapel  chapel chapel chapel chapel  chapel chapel chapel chapel  chapel chapel . ."
    towns = [watch(full, "well", "tavern"), "wood . . .", "brick brick glass ."]
    table = game(*towns, monuments=["opaleyes_watch"], first=1)
    do(table, 1, "name stone")
    build_a_well(table, 1)
    do(table, 2, "place stone d4", "build tavern a1 b1 c1", "done")
    do(table, 0, "place stone d4", "done", "choose tavern")
    assert (stands(table, 0, "c4"), held(table)) == ("tavern", ("well",))
    assert table.play.state.completed == (2, 0, 0)


@pytest.mark.clause("TT-INT-21", "TT-TERM-11")
def test_a_complete_neighbour_is_not_skipped_to_reach_the_next_player() -> None:
    towns = [watch(". . .", "well"), "chapel . . .", "wood . . .", "chapel . . ."]
    table = game(*towns, monuments=["opaleyes_watch"], first=2, completed={1: 1, 3: 1})
    do(table, 2, "name stone")
    build_a_well(table, 2)
    do(table, 0, "place stone d4", "done")
    assert (table.play.state.round, held(table)) == (3, ("well",))
