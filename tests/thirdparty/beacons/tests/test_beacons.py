from __future__ import annotations

import random

import pytest
from beacons.wardens import beacon

from swcore import Game, load_plugins
from swcore.testing import Scene, check_conquest, check_history, check_pure, cost, income, legal, play_random

ROW = {"a": "forest edge", "b": "forest", "c": "hill", "d": "swamp edge"}


def play(game: Game, *texts: str) -> Game:
    for text in texts:
        game.apply(text)
    return game


def test_a_beacon_is_lit_after_redeploying_and_pays() -> None:
    scene = Scene(ROW, with_pieces=["beacons"])
    army = scene.army(0, "beacons.wardens", "base.hill", {"a": 2, "b": 1})
    game = scene.turn(0, "redeploy")
    while not legal(game, "place"):
        game.apply("done")
    play(game, "place beacons.beacon b")
    while game.play.state.turn_seat == 0 and not income(game, 0):
        game.apply("done")
    assert scene.marks("b") == [beacon.id]
    assert scene.army_of(0).id == army.id
    assert (1, "reason.glow", "") in income(game, 0)


def test_a_beacon_defends_its_region() -> None:
    scene = Scene(ROW, with_pieces=["beacons"])
    warden = scene.army(0, "beacons.wardens", "base.hill", {"b": 1})
    scene.mark(beacon.id, "b", warden)
    scene.army(1, "base.ratmen", "base.swamp", {"c": 1}, hand=9)
    game = scene.turn(1, "conquer")
    assert cost(game, "b") == 2 + 1 + 1
    game.apply("conquer b")
    assert scene.marks("b") == []
    assert scene.state.supply[beacon.id] == 4


@pytest.mark.parametrize(("rival", "coins"), [("seat-2", 1), ("seat-3", 0)])
def test_an_oath_pays_for_regions_of_the_rival_alone(rival: str, coins: int) -> None:
    scene = Scene(ROW, seats=3, with_pieces=["beacons.oathbound"])
    scene.army(0, "base.ratmen", "beacons.oathbound", {"a": 1}, hand=9)
    scene.army(1, "base.dwarves", "base.swamp", {"b": 1})
    scene.army(2, "base.humans", "base.hill", {"d": 1})
    game = play(scene.turn(0), "expand")
    assert legal(game, "choose") == ["choose seat-2", "choose seat-3"]
    play(game, f"choose {rival}", "conquer b", "done")
    while not income(game, 0):
        game.apply("done" if "done" in legal(game) else legal(game)[0])
    assert sum(part[0] for part in income(game, 0) if part[1] == "reason.oath") == coins


def test_games_with_them_keep_every_rule() -> None:
    rules = load_plugins("small-world", with_pieces=["beacons-for-swcore"])
    for seed in range(2):
        game = Game.new(rules, 3, seed=seed, featured=["beacons.wardens", "beacons.oathbound"])
        play_random(game, random.Random(seed).randrange)
        check_conquest(game)
        check_history(game)
        check_pure(game)
        assert Game.load(game.save(), rules).digest() == game.digest()
