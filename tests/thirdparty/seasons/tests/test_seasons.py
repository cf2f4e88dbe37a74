import random

import pytest

from swcore import Game, load_plugins
from swcore.testing import Scene, check_conquest, check_history, legal, play_random

ROW = {"a": "farmland edge", "b": "mountain", "c": "mountain", "d": "swamp edge"}


def idle(game, until):
    """Let every seat do nothing until something is so."""
    for _ in range(200):
        if until():
            return
        texts = legal(game)
        game.apply(next((text for text in ("expand", "done") if text in texts), texts[0]))
    raise AssertionError("it never was")


def coins_for(game, reason):
    return [event[1:3] for step in game.log for event in step.events if event[0] == "coins" and reason in str(event)]


@pytest.mark.parametrize("coins", [0, 1, 2])
def test_a_harvest_at_the_end_of_a_round(coins):
    scene = Scene(ROW, with_pieces=["seasons.harvest"], options={"seasons_harvest": coins})
    scene.army(0, "base.ratmen", "base.hill", {"a": 1})
    scene.army(1, "base.dwarves", "base.swamp", {"d": 1})
    game = scene.turn(0, round=2)
    idle(game, lambda: scene.state.round == 3)
    assert coins_for(game, "harvest") == ([(0, coins)] if coins else [])


def test_a_wake_for_a_people_in_decline():
    scene = Scene(ROW, with_pieces=["seasons.wake"])
    scene.army(0, "base.ratmen", "base.hill", {"a": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert coins_for(game, "wake") == [(0, 1)]


@pytest.mark.parametrize(("held", "winner"), [({"b": 1, "c": 1}, True), ({"b": 1}, False)])
def test_the_crown_goes_to_who_holds_most_mountains_alone(held, winner):
    scene = Scene(ROW, with_pieces=["seasons.crown"], rounds=2)
    scene.army(0, "base.ratmen", "base.hill", held)
    scene.army(1, "base.dwarves", "base.swamp", {"d": 1} if "c" in held else {"c": 1})
    game = scene.turn(0, round=2)
    idle(game, lambda: game.over)
    assert ([(0, 3)] if winner else []) == coins_for(game, "crown of the mountains")


def test_games_with_them_keep_every_rule():
    rules = load_plugins("small-world", with_pieces=["seasons"])
    game = Game.new(rules, 3, seed=4, options={"seasons_harvest": 2})
    play_random(game, random.Random(4).randrange)
    check_conquest(game)
    check_history(game)
    assert Game.load(game.save(), rules).digest() == game.digest()
