"""Worgen: at the start of each turn two coins, or a coin for cheaper conquests."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, legal
from tests.shared.questions import priced

ROW = {"a": "farmland harbor", "b": "hill", "c": "mountain", "d": "swamp harbor", "z": "forest harbor"}


def pack(power: str = "farmer", coins: int = 5, **regions: int) -> Scene:
    scene = Scene(ROW, "a-b a-c", game="warcraft")
    scene.army(0, "warcraft.worgen", f"warcraft.{power}", regions or {"a": 4})
    scene.coins(0, coins)
    return scene


@pytest.mark.clause("WC-RACE-WORGEN-1", "WC-ORDER-1")
def test_in_human_form_they_gain_two_coins_at_once_and_pay_full_price() -> None:
    scene = pack()
    game = scene.turn(0)
    game.apply("expand")
    assert legal(game) == ["choose human", "choose worgen"]  # before the troops are ready
    assert scene.held(scene.army_of(0)) == {"a": 4}
    game.apply("choose human")
    assert scene.state.coins[0] == 5 + 2
    assert (cost(game, "b"), cost(game, "c"), cost(game, "d")) == (2, 3, 3)


@pytest.mark.clause("WC-RACE-WORGEN-1", "WC-CONQ-9")
def test_in_worgen_form_they_pay_one_coin_and_every_conquest_costs_one_less() -> None:
    scene = pack()
    game = scene.turn(0)
    game.apply("expand")
    game.apply("choose worgen")
    assert scene.state.coins[0] == 5 - 1
    assert (cost(game, "b"), cost(game, "c"), cost(game, "d")) == (1, 2, 2)
    assert priced(game, "conquer b")["WC-RACE-WORGEN-1"] == -1
    game.apply("conquer b")
    assert cost(game, "c") == 2  # the next one as well
    game.apply("conquer c")
    assert (scene.tokens("b"), scene.tokens("c")) == (1, 2)


@pytest.mark.clause("WC-RACE-WORGEN-1", "WC-CONQ-9")
def test_blacksmith_worgen_take_a_region_for_one_token_not_none() -> None:
    scene = pack("blacksmith")
    game = scene.turn(0)
    game.apply("expand")
    game.apply("choose worgen")
    assert cost(game, "b") == 1


@pytest.mark.clause("WC-RACE-WORGEN-1")
def test_the_form_is_chosen_anew_in_each_turn() -> None:
    scene = pack()
    game = scene.turn(0)
    game.apply("expand")
    game.apply("choose worgen")
    game = scene.turn(0, round=3)
    game.apply("expand")
    assert legal(game) == ["choose human", "choose worgen"]
    game.apply("choose human")
    assert cost(game, "b") == 2
    assert scene.state.coins[0] == 5 - 1 + 2


@pytest.mark.clause("WC-RACE-WORGEN-2", "WC-PAY-1")
def test_without_a_coin_they_are_human_unasked() -> None:
    scene = pack(coins=0)
    game = scene.turn(0)
    game.apply("expand")
    assert scene.state.coins[0] == 2
    assert cost(game, "b") == 2


@pytest.mark.clause("WC-RACE-WORGEN-2")
def test_the_last_coin_suffices() -> None:
    scene = pack(coins=1)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("choose worgen")
    assert scene.state.coins[0] == 0


@pytest.mark.clause("WC-ORDER-4", "WC-DECL-5")
def test_no_form_is_chosen_and_no_coin_paid_in_a_turn_of_decline() -> None:
    scene = pack()
    game = scene.turn(0)
    game.apply("decline")
    assert scene.state.coins[0] == 5 + 1  # the one region
    assert game.pending == (1,)


@pytest.mark.clause("WC-ORDER-5", "WC-RACE-WORGEN-1")
def test_in_the_turn_they_are_picked_they_choose_at_once() -> None:
    scene = Scene(ROW, "a-b a-c", game="warcraft")
    scene.column(("warcraft.worgen", "warcraft.sailing", 0))
    game = scene.turn(0)
    game.apply("pick warcraft.worgen")
    assert legal(game) == ["choose human", "choose worgen"]
    game.apply("choose worgen")
    assert scene.state.coins[0] == 5 - 1
    assert cost(game, "a") == 2 - 1  # sailing


@pytest.mark.clause("WC-ORDER-1", "WC-RACE-WORGEN-1")
def test_beasts_are_counted_before_the_form_is_chosen() -> None:
    scene = pack("beastmaster", a=2, b=2)
    game = scene.turn(0)
    game.apply("expand")
    assert legal(game) == ["choose human", "choose worgen"]
    assert scene.army_of(0).stock == {"warcraft.beast": 1}
    assert scene.army_of(0).hand == 0
