"""Rows that change the map in play."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.testing import Scene, check_history, check_position, income, legal
from tests.conquest.table import INERT, RATS, play, reasons
from tests.expressiveness import dirigible, flood, sky_islands

LINE = {"a": "farmland edge", "b": "hill", "c": "farmland", "d": "farmland edge", "w": "sea edge"}
BORDERS = "a-b b-c c-d d-w"
ORCS = "base.orcs"


def aboard() -> tuple[Scene, Game]:
    scene = Scene(LINE, BORDERS, with_pieces=dirigible.PIECES)
    scene.army(0, RATS, "rows.dirigible", {"a": 1}, hand=4)
    scene.army(1, ORCS, INERT, {"b": 1}, hand=9)
    game = scene.turn(0, "army")
    return scene, game


def below(game: Game) -> tuple[str, ...]:
    view = game.play.view
    found: tuple[str, ...] = view.names(view.around(1 << view.region("airship")))
    return found


@pytest.mark.row("Dirigible")
def test_the_airship_comes_with_a_crew_and_pays_two_coins() -> None:
    scene, game = aboard()
    view = game.play.view
    ship = view.region("airship")
    assert (view.ground.size, view.names(view.around(1 << ship)), view.tokens(ship)) == (6, ("a",), 1)
    check_position(game)
    scene.finish_turn()
    assert [part[0] for part in income(game, 0, 2)] == [2, 2]


@pytest.mark.row("Dirigible")
def test_the_owner_moves_it_after_the_turn_of_everybody_and_only_flyers_reach_it() -> None:
    _scene, game = aboard()
    play(game, "done")
    while game.play.question().kind != "ask":
        play(game, next(text for text in ("done", *legal(game)) if text in legal(game)))
    assert (game.pending, legal(game)) == ((0,), ["choose b", "done"])
    play(game, "choose b")
    view = game.play.view
    assert view.names(view.around(1 << view.region("airship"))) == ("b",)
    while game.play.question().kind != "conquer":
        play(game, next(text for text in ("expand", "done", *legal(game)) if text in legal(game)))
    assert game.pending == (1,)
    assert reasons(game, "conquer airship") == ["closed"]
    check_position(game)
    check_history(game)


@pytest.mark.row("Dirigible")
def test_an_undone_and_a_loaded_map_are_the_ones_that_were_played_on() -> None:
    _scene, game = aboard()
    play(game, "done")
    while game.play.question().kind != "ask":
        play(game, next(text for text in ("done", *legal(game)) if text in legal(game)))
    play(game, "choose b")
    moved = game.digest()
    game.undo()
    assert below(game) == ("a",)
    game.redo()
    assert (game.digest(), below(game)) == (moved, ("b",))
    again = Game.load(game.save(), ruleset=game.ruleset)
    assert (again.digest(), again.play.view.ground.near) == (moved, game.play.view.ground.near)


def islands() -> tuple[Scene, Game]:
    scene = Scene(LINE, BORDERS, with_pieces=sky_islands.PIECES)
    scene.army(0, RATS, "rows.climbing", {"a": 1}, hand=9)
    scene.army(1, ORCS, INERT, {"b": 1})
    game = scene.turn(1, "regroup")
    return scene, game


@pytest.mark.row("Sky islands / river world")
def test_clouds_rise_with_the_round_and_are_open_to_climbers_by_the_stalk_alone() -> None:
    _scene, game = islands()
    assert game.play.view.round == 3
    play(game, "expand")
    assert legal(game, "conquer") == ["conquer b", "conquer cloud-1"]
    assert reasons(game, "conquer cloud-2") == ["closed", "reach"]
    play(game, "conquer cloud-1")
    assert "conquer cloud-2" in legal(game)
    check_position(game)


@pytest.mark.row("Flood")
def test_the_flood_takes_an_empty_shore_and_leaves_a_held_one() -> None:
    scene = Scene(LINE, BORDERS, with_pieces=flood.PIECES)
    scene.army(0, RATS, INERT, {"a": 1})
    game = scene.turn(1, "regroup")
    view = game.play.view
    assert view.names(view.terrain("sea")) == ("d", "w")
    assert view.names(view.ground.coast & view.ground.land) == ("c",)
    held = Scene(LINE, BORDERS, with_pieces=flood.PIECES)
    held.army(0, RATS, INERT, {"d": 1})
    assert held.turn(1, "regroup").play.view.terrain("sea") == 0b10000
