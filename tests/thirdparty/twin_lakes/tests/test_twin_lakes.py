import json
import random
import subprocess
import sys

import pytest
from swcore_twin_lakes import twin_lakes

from swcore import Game, load_plugins
from swcore.testing import Scene, check_conquest, check_history, cost, legal, play_random

ROW = {"a": "hill edge", "b": "lake", "c": "forest", "d": "lake", "e": "hill edge"}


@pytest.mark.parametrize(("fare", "tokens"), [(False, 2), (True, 3)])
def test_ferrymen_conquer_lakes_for_their_fare(fare, tokens):
    scene = Scene(ROW, with_pieces=["twinlakes"], options={"twinlakes_fare": fare})
    scene.army(0, "base.ratmen", "twinlakes.ferrymen", {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert "conquer b" in legal(game)
    assert cost(game, "b") == tokens


def test_lakes_are_closed_to_all_others():
    scene = Scene(ROW, with_pieces=["twinlakes"])
    scene.army(0, "base.ratmen", "base.hill", {"a": 1}, hand=9)
    assert "conquer b" not in legal(scene.turn(0, "conquer"))


@pytest.mark.parametrize(("held", "held_on", "coins"), [({"c": 1}, True, 1), ({"a": 1}, True, 0), ({"c": 1}, False, 0)])
def test_the_regatta_pays_beside_both_lakes(held, held_on, coins):
    scene = Scene(ROW, with_pieces=["twinlakes"], options={"twinlakes_regatta": held_on})
    scene.army(0, "base.ratmen", "base.forest", held)
    scene.turn(0)
    assert sum(part[0] for part in scene.finish_turn() if part[1] == "regatta") == coins


def test_the_map_is_played_and_saved_with_the_game():
    rules = load_plugins("small-world", with_pieces=["swcore-twin-lakes"])
    game = Game.new(rules, 2, seed=3, map=twin_lakes(), featured=["twinlakes.ferrymen"], options={"twinlakes_fare": True})
    assert len(twin_lakes()["regions"]) == 14
    play_random(game, random.Random(3).randrange)
    assert game.play.state.round == 8
    check_conquest(game)
    check_history(game)
    assert Game.load(game.save(), rules).digest() == game.digest()


def test_the_map_can_be_written_to_a_file():
    done = subprocess.run([sys.executable, "-m", "swcore_twin_lakes"], capture_output=True, text=True, check=True, encoding="utf-8")
    assert json.loads(done.stdout) == twin_lakes()
