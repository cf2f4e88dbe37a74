import random

from swcore import Game, load_plugins
from swcore.testing import check_history, play_random
from swcore_tiny_towns.testing import TownScene, check_builds, check_towns, points


def scored(town, card):
    scene = TownScene(town, "", with_pieces=["riverside"])
    return points(scene.ended(), 0, f"riverside.{card}")


def test_a_weir_counts_what_is_beside_it():
    assert scored("cottage weir osier_bed / . cottage . .", "weir") == 3
    assert scored("cottage . weir", "weir") == 0


def test_an_osier_bed_feeds_three():
    town = "cottage cottage cottage cottage / osier_bed"
    with_it = TownScene(town, "", with_pieces=["riverside"]).ended()
    assert points(with_it, 0, "towns.cottage") == 3 * 3
    assert points(with_it, 0, "riverside.osier_bed") == 1


def test_a_ferry_stage_asks_and_serves_corners():
    scene = TownScene("wood wood . weir / brick stone / . . . . / weir", "", monuments=["ferry_stage"], with_pieces=["riverside"])
    game = scene.building()
    build = next(action for action in game.legal_actions() if action.text.startswith("build ferry_stage"))
    game.apply(build)
    game.apply(next(action for action in game.legal_actions() if "weir" in action.text))
    assert points(game, 0, "riverside.ferry_stage") == 2 + 1


def test_games_with_them_keep_every_rule():
    rules = load_plugins("tiny-towns", with_pieces=["riverside"])
    for seats in (1, 3):
        game = Game.new(rules, seats, seed=seats, options={"mode": "solo"} if seats == 1 else {})
        play_random(game, random.Random(seats).randrange)
        assert game.over
        check_towns(game)
        check_builds(game)
        check_history(game)
