"""Ready-made classes: what their values do on a board, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from swcore.conquest import Power
from swcore.conquest.effects import ConquestCoins, Discount, DiscountRace, FlatCoins, RegionCoins, RegionCoinsRace
from swcore.game.game import Game
from swcore.testing import Scene, income, legal

BOARD = {"a": "swamp edge", "b": "swamp", "c": "forest", "z": "hill edge"}
RATS, ALCHEMIST = "base.ratmen", "base.alchemist"


def stop(game: Game) -> None:
    """Let seat 0 say done until its turn is over."""
    while game.pending == (0,):
        assert "done" in legal(game)
        game.apply("done")


def declined_income(**more: Any) -> list[tuple[int, str, str]]:
    """Return the income of a seat whose declined race of RegionCoinsRace holds two swamps."""
    race = RegionCoinsRace("home.newts", tokens=5, coins=2, terrain="swamp", clauses=("HOME-1",), **more)
    scene = Scene(BOARD, with_pieces=[race])
    scene.army(0, "home.newts", "", {"a": 1, "b": 1}, declined=True)
    scene.army(0, RATS, "base.hill", {"c": 1})
    game = scene.turn(0, "conquer")
    stop(game)
    return income(game, 0)


@pytest.mark.clause("SW-SCORE-4")
def test_a_race_that_pays_per_region_pays_in_decline_only_where_it_says_so() -> None:
    assert sum(part[0] for part in declined_income()) == 1 + 2  # the regions alone
    assert sum(part[0] for part in declined_income(declined=False)) == 1 + 2
    paid = declined_income(declined=True)
    assert sum(part[0] for part in paid) == 1 + 2 + 2 * 2
    assert (4, "swamp", "HOME-1") in paid


def test_a_race_that_pays_in_decline_pays_while_active_too() -> None:
    race = RegionCoinsRace("home.newts", tokens=5, symbol="mine", declined=True, reason="ore")
    scene = Scene({"a": "hill edge mine", "b": "hill"}, with_pieces=[race])
    scene.army(0, "home.newts", "base.swamp", {"a": 1, "b": 1})
    game = scene.turn(0, "conquer")
    stop(game)
    assert (1, "ore", "") in income(game, 0)
    assert game.play.state.coins[0] == 5 + 2 + 1


def test_a_power_that_pays_in_decline_pays_while_its_badge_stays() -> None:
    power = RegionCoins("home.bog", tokens=4, terrain="swamp", declined=True)
    scene = Scene(BOARD, with_pieces=[power])
    scene.army(0, RATS, "home.bog", {"a": 1, "c": 1}, declined=True)
    scene.army(0, "base.orcs", "base.hill", {"b": 1})
    game = scene.turn(0, "conquer")
    stop(game)
    assert (1, "swamp", "") in income(game, 0)
    assert sum(part[0] for part in income(game, 0)) == 1 + 2 + 1


@pytest.mark.parametrize(
    ("power", "reason"),
    [
        (RegionCoins("home.x", tokens=4), "region"),
        (RegionCoins("home.x", tokens=4, reason="rent"), "rent"),
        (ConquestCoins("home.x", tokens=4), "conquests"),
        (FlatCoins("home.x", tokens=4, coins=1), "X"),
        (FlatCoins("home.x", tokens=4, coins=1, name={"ru": "Икс"}), "X"),
        (FlatCoins("home.x", tokens=4, coins=1, name="Well paid"), "Well paid"),
    ],
)
def test_the_log_tells_what_the_coins_are_for(power: Power, reason: str) -> None:
    scene = Scene(BOARD, with_pieces=[power])
    scene.natives("b")
    scene.army(0, RATS, "home.x", {"a": 1}, hand=3)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 3 tokens; nothing is left in hand
    stop(game)
    assert reason in [part[1] for part in income(game, 0)]


def test_a_piece_with_a_russian_name_alone_explains_its_discount() -> None:
    race = DiscountRace("home.nomads", tokens=5, name={"ru": "Кочевники"})
    scene = Scene(BOARD, with_pieces=[race, Discount("home.sly", tokens=4, terrain=("forest",), reason="tracks")])
    scene.army(0, "home.nomads", "home.sly", {"b": 1}, hand=6)
    game = scene.turn(0, "conquer")
    parts = [(part.amount, part.reason) for part in game.explain("conquer c")]
    assert race.name["ru"] == "Кочевники"
    assert (-1, "Nomads") in parts
    assert (-1, "tracks") in parts
