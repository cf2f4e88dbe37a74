import random

from swcore import Game, load_plugins
from swcore.testing import Scene, check_conquest, check_history, check_pure, cost, legal, play_random

# a and b are swamps beside each other, c is a hill beside b, d a forest at the other end
ROW = {"a": "swamp edge", "b": "swamp", "c": "hill", "d": "forest edge"}


def scene():
    return Scene(ROW, with_pieces=["fenfolk"])


def test_swamps_pay_in_decline_too():
    one = scene()
    one.army(0, "fenfolk.fenfolk", "", {"a": 1, "b": 1}, declined=True)
    one.army(0, "base.ratmen", "base.hill", {"d": 1})
    one.turn(0)
    assert (2, "peat", "") in one.finish_turn()


def test_a_region_beside_a_swamp_is_cheaper():
    one = scene()
    one.army(0, "base.ratmen", "fenfolk.lantern", {"b": 1}, hand=9)
    game = one.turn(0, "conquer")
    assert cost(game, "c") == 2 - 1
    assert cost(game, "a") == 2 - 1


def test_swamps_side_by_side_are_closed_to_others():
    one = scene()
    one.army(0, "base.ratmen", "fenfolk.lantern", {"a": 1, "b": 1})
    one.army(1, "fenfolk.fenfolk", "base.hill", {"c": 1}, hand=9)
    game = one.turn(1, "conquer")
    assert "conquer b" not in legal(game)
    assert [one.code for one in game.violations("conquer b")] == ["lit"]
    assert "conquer d" in legal(game)


def test_games_with_them_keep_every_rule():
    rules = load_plugins("small-world", with_pieces=["swcore-fenfolk"])
    for seed in range(2):
        game = Game.new(rules, 2, seed=seed, featured=["fenfolk.fenfolk", "fenfolk.lantern"])
        play_random(game, random.Random(seed).randrange)
        assert game.over
        check_conquest(game)
        check_history(game)
        check_pure(game)
