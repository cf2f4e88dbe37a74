from __future__ import annotations

import random

import pytest

from swcore import Game, load_plugins
from swcore.testing import Scene, check_conquest, check_history, cost, income, legal, play_random

ROW = {"a": "hill harbor", "b": "forest", "c": "hill", "d": "forest harbor"}


def scene(power: str = "warcraft.herbalist", **more: object) -> Scene:
    one = Scene(ROW, "a-b b-c c-d", game="warcraft", with_pieces=["relics"], **more)
    one.army(0, "warcraft.orcs", power, {"b": 1}, hand=9)
    return one


def test_the_horn_makes_one_conquest_cheaper_and_may_be_carried_along() -> None:
    one = scene()
    one.place("relics.moon_horn", "b")
    game = one.turn(0, "conquer")
    assert cost(game, "c") == 2
    assert sum(part.amount for part in game.explain("conquer c moonhorn") if part.unit == "tokens") == 1  # 2 less, and one token at least
    game.apply("conquer c moonhorn")
    assert legal(game, "choose") == ["choose c"]
    game.apply("choose c")
    assert one.marks("c") == ["relics.moon_horn"]
    assert not [text for text in legal(game) if "moonhorn" in text]


def test_who_conquers_the_shrine_pays() -> None:
    one = scene()
    one.place("relics.quiet_shrine", "b")
    one.army(1, "warcraft.draenei", "warcraft.sailing", {"a": 1}, hand=9)
    one.coins(0, 5)
    one.coins(1, 5)
    game = one.turn(1, "conquer")
    assert [part.reason for part in game.explain("conquer b") if part.unit == "coins"] == ["a gift to the shrine"]
    game.apply("conquer b")
    assert one.state.coins == [6, 4]


@pytest.mark.parametrize("hidden", [True, False])
def test_a_hunter_is_paid_for_what_is_found(hidden: bool) -> None:
    one = scene("relics.relic_hunter")
    one.place("relics.quiet_shrine", "c", hidden=hidden)
    game = one.turn(0, "conquer")
    game.apply("conquer c")
    for _ in range(20):
        if income(game, 0):
            break
        game.apply("done" if "done" in legal(game) else legal(game)[0])
    assert sum(part[0] for part in income(game, 0) if part[1] == "relics found") == hidden


def test_games_with_them_keep_every_rule() -> None:
    rules = load_plugins("warcraft", with_pieces=["warcraft-relics"])
    for seats in (2, 5):
        game = Game.new(rules, seats, seed=seats, featured=["relics.relic_hunter"])
        play_random(game, random.Random(seats).randrange)
        check_conquest(game)
        check_history(game)
        assert Game.load(game.save(), rules).digest() == game.digest()
