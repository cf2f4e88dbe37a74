"""The cavern."""

from __future__ import annotations

from typing import Any

import pytest
from swcore_tiny_towns.position.answers import DISCARD, Way
from swcore_tiny_towns.position.pieces import TownRule

from swcore import Game, hookimpl
from tests.towns.helpers import can, do, game, why

ON = {"cavern": "on"}


def table_at(*towns: str, **more: Any) -> Game:
    """Return a table with the cavern at which seat 1 has named wood."""
    table = game(*(towns or ("", "")), first=1, options={**ON, **more.pop("options", {})}, **more)
    do(table, 1, "name wood")
    return table


@pytest.mark.clause("TT-CAVERN-2", "TT-CAVERN-4", "TT-PLACE-5")
def test_a_cube_that_another_player_named_can_be_set_aside_for_good() -> None:
    table = table_at()
    assert "discard" in can(table, 0)
    do(table, 0, "discard")
    assert can(table, 0) == {"done"}
    town = table.play.state.towns[0]
    assert set(town.squares) == {""}
    assert town.on == {}


@pytest.mark.clause("TT-OPT-3")
def test_without_the_option_there_is_no_cavern() -> None:
    table = game("", "", first=1)
    do(table, 1, "name wood")
    assert can(table, 0) == can(table, 0, "place")
    assert "TT-PLACE-5" in why(table, 0, "discard")


@pytest.mark.clause("TT-CAVERN-3")
def test_the_cavern_is_used_twice_in_a_game_by_each_player() -> None:
    table = table_at("", "", "")
    do(table, 0, "discard", "done")
    do(table, 1, "place wood a1", "done")
    do(table, 2, "discard", "done")
    do(table, 2, "name glass")
    do(table, 0, "discard", "done")
    do(table, 1, "discard", "done")
    do(table, 2, "place glass a1", "done")
    do(table, 0, "name brick", "place brick a1", "done")
    do(table, 1, "place brick a2", "done")
    do(table, 2, "place brick a2", "done")
    do(table, 1, "name stone")
    assert "discard" not in can(table, 0)  # twice already
    assert "discard" in can(table, 2)  # once so far


@pytest.mark.clause("TT-CAVERN-3")
def test_a_third_discard_is_refused_with_the_limit_of_the_cavern() -> None:
    """R3: the reason is TT-CAVERN-3, and the refusal names the cavern and how often it was used."""
    table = table_at()
    table.play.state.towns[0].memory = {"towns.cavern.used": 2}
    (found,) = table.violations("discard", 0)
    assert (found.code, found.clauses, dict(found.params)) == (
        "used-up",
        ("TT-CAVERN-3",),
        {"piece": "towns.cavern", "used": 2},
    )
    assert found.message == "Cavern cannot be used again, its limit is 2"


@pytest.mark.clause("TT-CAVERN-3", "TT-PLACE-6")
def test_a_third_discard_of_the_own_resource_is_refused_for_that() -> None:
    """R3, a relative: who named the resource could not set it aside in any case."""
    table = table_at()
    table.play.state.towns[1].memory = {"towns.cavern.used": 2}
    assert why(table, 1, "discard") == {"TT-PLACE-6"}


@pytest.mark.clause("TT-CAVERN-3")
@pytest.mark.parametrize("limit", [1, 3])
def test_the_host_keeps_the_limit_of_any_way_to_set_a_cube_aside(limit: int) -> None:
    """R3, a relative: a home-made rule with a limit of its own, without a clause for it, cites the clause of its way."""

    class Well(TownRule):
        @hookimpl
        def towns_ways(self) -> Way:
            return Way(DISCARD, "HOME-WELL-1", limit=limit)

    table = Game.new("tiny-towns", 2, first=1, options={"monuments": "off"}, with_pieces=[Well("home.dry_well")])
    for round in range(limit + 1):
        namer, other = (1, 0) if round % 2 == 0 else (0, 1)
        table.play.state.towns[other].memory = {"home.dry_well.used": round}
        do(table, namer, "name wood")
        assert ("discard" in can(table, other)) == (round < limit)
        if round == limit:
            assert [(one.code, one.clauses) for one in table.violations("discard", other)] == [("used-up", ("HOME-WELL-1",))]
            return
        do(table, other, "discard", "done")
        do(table, namer, f"place wood a{round + 1}", "done")


@pytest.mark.clause("TT-CAVERN-5", "TT-PLACE-6")
def test_nobody_sets_aside_the_resource_that_he_named() -> None:
    table = table_at()
    assert "discard" not in can(table, 1)
    assert why(table, 1, "discard") == {"TT-PLACE-6"}


@pytest.mark.clause("TT-CAVERN-6", "TT-PLACE-8")
def test_who_used_the_cavern_may_build() -> None:
    table = table_at("stone wood . .", "")
    do(table, 0, "discard")
    assert can(table, 0) == {"build well a1 b1", "build well b1 a1", "done"}


@pytest.mark.clause("TT-CAVERN-4")
def test_cubes_set_aside_score_nothing() -> None:
    grid = "shed shed shed shed  shed shed shed shed  shed shed shed shed  shed shed shed ."
    table = table_at(grid, grid)
    do(table, 0, "discard", "done")
    do(table, 1, "place wood d4", "done")
    do(table, 0, "name wood", "place wood d4", "done")
    assert table.over
    assert table.result["scores"] == [15 - 1, 15 - 1]  # type: ignore[index]


@pytest.mark.clause("TT-CAVERN-7", "TT-TOWNHALL-5")
@pytest.mark.parametrize(("round", "open"), [(1, True), (2, True), (3, False), (4, True), (6, False)])
def test_in_town_hall_the_cavern_is_open_in_deck_rounds_alone(round: int, open: bool) -> None:
    table = game("", "", round=round, options=ON, mode="town_hall", piles={"deck": ("wood", "stone")})
    if not open:
        do(table, 0, "take brick")
        do(table, 1, "take wood")
    for seat in (0, 1):
        assert ("discard" in can(table, seat)) == open


@pytest.mark.clause("TT-CAVERN-7")
@pytest.mark.parametrize("cavern", ["on", "off"])
def test_in_solo_the_cavern_works_on_chosen_cards_when_switched_on(cavern: str) -> None:
    table = game("", options={"cavern": cavern}, mode="solo", piles={"deck": ("brick",), "display": ("wood", "glass", "wood")})
    do(table, 0, "name wood")
    assert ("discard" in can(table, 0)) == (cavern == "on")
