"""Completing towns, and the end of the game."""

from __future__ import annotations

import pytest
from swcore_tiny_towns.testing import TownScene, check_towns

from swcore import ActionError, Game
from tests.towns.core.acts import RESOURCES, act, example, place_all, play_round, square, texts

FULL = " / ".join(["wood wood wood wood"] * 4)
ALMOST = " / ".join(["wood wood wood wood"] * 3) + " / wood wood wood ."


@pytest.mark.clause("TT-END-1")
@pytest.mark.parametrize("builds", [False, True])
def test_a_full_town_is_complete_at_the_end_of_the_round_unless_its_owner_builds_and_frees_a_square(builds: bool) -> None:
    town = "brick brick glass wood / wood wood wood wood / wood wood wood wood / wood wood wood ."
    game = TownScene(town, "").naming(9)
    act(game, 0, "name stone", "place stone d4")
    assert game.play.state.completed == (0, 0)  # it is full, and its owner may still build
    act(game, 0, *(["build tavern a1 b1 c1"] if builds else []), "done")
    place_all(game, "stone")
    assert game.play.state.completed == ((0, 0) if builds else (9, 0))
    assert square(game, 0, "b1") == ("" if builds else "brick")
    check_towns(game)


@pytest.mark.clause("TT-END-1")
def test_a_build_that_leaves_no_square_empty_completes_the_town() -> None:
    """A pattern of one cube and trading posts: the new building takes the only square that is emptied."""
    town = "trading_post brick trading_post well / " + " / ".join(["well well well well"] * 3)
    game = TownScene(town, "", cards=("tavern",)).building(4)
    act(game, 0, "build tavern b1", "done")
    act(game, 1, "done")
    assert game.play.state.completed == (4, 0)


@pytest.mark.clause("TT-END-2", "TT-ROUND-5")
def test_a_town_with_an_empty_square_plays_on_even_where_nothing_can_be_built_any_more() -> None:
    """Wood alone makes no pattern; there is no action to stop with."""
    game = TownScene("wood " * 12).naming()
    for _ in range(3):
        game.apply("name wood", 0)
        assert {text.split()[0] for text in texts(game, 0)} == {"place"}
        game.apply(texts(game, 0)[0], 0)
        assert texts(game, 0) == ["done"]
        game.apply("done", 0)
        assert (game.over, game.play.state.completed) == (False, (0,))
    play_round(game)
    assert game.over


@pytest.mark.clause("TT-END-3", "TT-INT-11")
def test_a_full_town_is_complete_whatever_its_owner_might_still_do() -> None:
    """Room in a warehouse, a free cottage under the Statue, an unused cavern and a match that was not built."""
    town = "warehouse cottage statue_of_the_bondmaker . / brick brick glass wood / wood wood wood wood / wood wood wood wood"
    game = TownScene(town, "", options={"cavern": "on"}).placing("stone", 1, 6)
    assert {"store a1", "store b1", "discard", "place stone d1"} == set(texts(game, 0))
    act(game, 0, "place stone d1")
    assert "build tavern b2 a2 c2" in texts(game, 0)
    act(game, 0, "done")
    place_all(game, "stone")
    assert game.play.state.completed == (6, 0)
    game.apply("name stone", 1)
    assert game.pending == (1,)  # no cube for seat 0, so nothing to store either


@pytest.mark.clause("TT-END-3", "TT-BLD-WAREHOUSE-3")
def test_a_cube_that_is_stored_fills_no_square() -> None:
    town = "warehouse wood wood . / " + " / ".join(["wood wood wood wood"] * 3)
    game = TownScene(town, "").placing("stone", 1, 6)
    act(game, 0, "store a1", "done")
    place_all(game, "stone")
    assert game.play.state.completed == (0, 0)


@pytest.mark.clause("TT-END-4", "TT-MON-STARLOOM-1", "TT-MON-STARLOOM-2", "TT-MON-STARLOOM-3")
@pytest.mark.case("CASE-TT-14")
def test_towns_found_full_in_one_round_share_it_and_their_place() -> None:
    """P1 has the Starloom and completes with P3, first of all: 6 points; P1 alone as second gets 3."""
    mine = "the_starloom wood wood wood / " + " / ".join(["wood wood wood wood"] * 2) + " / wood wood wood ."
    game = TownScene(mine, "wood " * 13, ALMOST).naming(5)
    play_round(game)
    assert game.play.state.completed == (5, 0, 5)
    assert starloom(finished(game)) == 6
    later = TownScene(mine, "wood " * 13, FULL)
    later.complete(3, 2)
    assert starloom(finished(later.naming(5))) == 3


def finished(game: Game) -> Game:
    """Play to the end without builds."""
    while not game.over:
        play_round(game)
    return game


def starloom(game: Game, seat: int = 0) -> int:
    """Return what the Starloom scores in a game that is over."""
    assert game.result is not None
    return sum(line["points"] for line in game.result["sheets"][seat]["lines"] if line["card"] == "towns.the_starloom")


@pytest.mark.clause("TT-MON-STARLOOM-1", "TT-MON-STARLOOM-2", "TT-MON-STARLOOM-3", "TT-SOLO-12")
@pytest.mark.parametrize("id", ["starloom_plain", "starloom_tie_first", "starloom_all", "starloom_two", "starloom_solo"])
def test_the_starloom_pays_by_place_as_in_the_examples(id: str) -> None:
    told = example(id)
    rounds = told["completion_round_by_seat"]
    for owner, points in enumerate(told["points_if_owner_by_seat"]):
        towns = [FULL.replace("wood", "the_starloom", 1) if seat == owner else FULL for seat in range(len(rounds))]
        scene = TownScene(*towns)
        for round in sorted(set(rounds)):
            scene.complete(round, *(seat for seat, one in enumerate(rounds) if one == round))
        assert starloom(scene.ended(), owner) == points


@pytest.mark.clause("TT-END-5", "TT-ROUND-10")
@pytest.mark.case("CASE-EN-16")
def test_the_owner_of_a_complete_town_takes_no_further_part() -> None:
    game = TownScene(
        "", "brick brick glass wood / " + " / ".join(["wood wood wood wood"] * 2) + " / wood wood wood .", ""
    ).naming()
    play_round(game, "wood")
    assert game.play.state.completed == (0, 1, 0)
    town = game.play.state.towns[1].squares
    for namer in (2, 0, 2):
        with pytest.raises(ActionError):
            game.apply("name wood", 1)
        game.apply("name wood", namer)
        assert 1 not in game.pending
        assert game.legal_actions(1) == ()
        for text in ("place wood a1", "build tavern a1 b1 c1", "done"):
            with pytest.raises(ActionError):
                game.apply(text, 1)
        place_all(game, "wood")
    assert game.play.state.towns[1].squares == town


@pytest.mark.clause("TT-END-6", "TT-END-5")
def test_the_game_ends_when_all_towns_are_complete_and_not_before() -> None:
    game = TownScene("wood " * 15, "wood " * 13, "wood " * 14).naming()
    for completed in ((1, 0, 0), (1, 0, 2)):
        play_round(game)
        assert (game.over, game.play.state.completed) == (False, completed)
        assert game.result is None
    play_round(game)
    assert (game.over, game.play.state.completed) == (True, (1, 3, 2))
    assert game.pending == ()
    assert game.legal_actions() == ()
    with pytest.raises(ActionError) as caught:
        game.apply("name wood", 1)
    assert caught.value.code == "over"


@pytest.mark.clause("TT-SCORE-1", "TT-SCORE-2", "TT-END-6", "TT-MON-BONDMAKER-5", "TT-BLD-WAREHOUSE-6")
def test_at_the_end_cubes_go_from_squares_and_cottages_and_stay_on_warehouses() -> None:
    scene = TownScene("warehouse cottage statue_of_the_bondmaker wood / glass")
    scene.lay(0, "a1", "brick", "stone")
    scene.lay(0, "b1", "wheat")
    game = scene.ended()
    state = game.play.state
    assert [what for what in state.towns[0].squares if what in RESOURCES] == []
    assert state.towns[0].on == {"a1": ("brick", "stone")}
    assert game.result is not None
    assert game.result["scores"] == [-2 - 13]
    assert game.result["empty"] == [13]
    check_towns(game)


@pytest.mark.clause("TT-SCORE-8", "TT-SCORE-7")
def test_the_highest_total_wins_also_below_zero() -> None:
    """One tavern of 2 points, none, and two of 5: all other squares are empty."""
    game = TownScene("tavern", "", "tavern tavern").ended()
    assert game.result is not None
    assert game.result["scores"] == [2 - 15, -16, 5 - 14]
    assert game.result["winners"] == [2]
    assert game.result["ranking"] == [[2], [0], [1]]
