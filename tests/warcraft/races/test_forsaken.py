"""Forsaken: recruit for a coin each token of another race that they sent to the supply."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, legal
from tests.shared.questions import stop, targets

FORSAKEN, SUPPLY = "warcraft.forsaken", 20
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp", "d": "farmland", "e": "forest harbor"}
BORDERS = "a-b a-c a-d d-e"


def _scene(*, hand: int, coins: int = 5, power: str = "warcraft.mining", regions: dict[str, int] | None = None) -> Scene:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, FORSAKEN, power, regions or {"a": 1}, hand=hand)
    scene.coins(0, coins)
    return scene


def _after_a_murloc_and_a_kobold(coins: int, *, tray: int | None = None) -> Scene:
    scene = _scene(hand=6, coins=coins)
    scene.natives("b")
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"c": 1, "e": 1})
    if tray is not None:
        scene.tray(FORSAKEN, tray)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 3
    game.apply("conquer c")  # 3
    return scene


@pytest.mark.case("CASE-WW-06")
@pytest.mark.clause("WC-RACE-FORSAKEN-1", "WC-RACE-FORSAKEN-2", "WC-RACE-FORSAKEN-3", "WC-INT-61")
@pytest.mark.parametrize(("coins", "most"), [(5, 2), (2, 2), (1, 1)])
def test_each_token_sent_to_the_supply_allows_a_recruit_for_a_coin(coins: int, most: int) -> None:
    scene = _after_a_murloc_and_a_kobold(coins)
    game = scene.game
    assert legal(game) == [f"choose {count}" for count in range(most + 1)]
    game.apply(f"choose {most}")
    assert scene.state.coins[0] == coins - most
    assert scene.army_of(0).hand == most
    assert scene.state.tray[FORSAKEN] == SUPPLY - 7 - most
    game.apply(f"deploy c {most}")
    assert scene.tokens("c") == 3 + most


@pytest.mark.case("CASE-WW-06")
@pytest.mark.clause("WC-RACE-FORSAKEN-3", "WC-RACE-FORSAKEN-1")
@pytest.mark.parametrize(("coins", "tray"), [(5, 0), (0, 5)])
def test_without_a_token_in_the_supply_or_a_coin_nobody_is_recruited(coins: int, tray: int) -> None:
    scene = _after_a_murloc_and_a_kobold(coins, tray=tray)
    assert "choose 0" not in legal(scene.game)
    assert scene.army_of(0).hand == 0
    assert "done" in legal(scene.game)


@pytest.mark.clause("WC-EX-3", "WC-RACE-FORSAKEN-1", "WC-RACE-FORSAKEN-2")
def test_they_may_buy_fewer_than_they_could() -> None:
    scene = _after_a_murloc_and_a_kobold(5)
    scene.game.apply("choose 1")
    assert (scene.state.coins[0], scene.army_of(0).hand) == (4, 1)

    scene = _after_a_murloc_and_a_kobold(5)
    scene.game.apply("choose 0")
    assert (scene.state.coins[0], scene.army_of(0).hand) == (5, 0)


@pytest.mark.clause("WC-INT-61", "WC-RACE-FORSAKEN-3", "WC-COMBO-5")
def test_with_all_twenty_tokens_out_they_cannot_recruit() -> None:
    scene = _scene(hand=6, regions={"a": 14})
    scene.natives("b", "c")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    assert scene.state.tray[FORSAKEN] == 0
    assert "choose 0" not in legal(game)
    assert "gather" in legal(game)


@pytest.mark.clause("WC-INT-62", "WC-RACE-FORSAKEN-3", "WC-REDEP-3")
def test_recruits_join_the_redeployment_and_fight_no_more_in_the_turn() -> None:
    scene = _scene(hand=6)
    scene.natives("b", "c")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.army_of(0).hand == 3
    game.apply("conquer c")  # d would take 2
    game.apply("choose 2")
    assert scene.army_of(0).hand == 2
    assert targets(game) == set()
    assert game.violations("conquer d")
    assert "deploy a 2" in legal(game)


@pytest.mark.clause("WC-RACE-FORSAKEN-4", "WC-RACE-FORSAKEN-2", "WC-INT-4", "WC-LOSS-4")
def test_each_token_of_a_declined_region_counts() -> None:
    scene = _scene(hand=5)
    scene.army(1, "warcraft.tauren", "", {"b": 2, "e": 2}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 2 + 2
    game.apply("done")
    assert legal(game) == ["choose 0", "choose 1", "choose 2"]


@pytest.mark.clause("WC-RACE-FORSAKEN-4", "WC-RACE-DRAENEI-1")
def test_a_token_that_draenei_save_does_not_count() -> None:
    scene = _scene(hand=7)
    scene.army(1, "warcraft.draenei", "warcraft.sailing", {"b": 2, "c": 1, "e": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 4: saved
    game.apply("conquer c")  # 3: lost
    assert legal(game) == ["choose 0", "choose 1"]


@pytest.mark.clause("WC-RACE-FORSAKEN-4", "WC-PLACE-CHAPEL-1")
def test_tokens_that_the_chapel_saves_do_not_count() -> None:
    scene = _scene(hand=6)
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"b": 2, "e": 1})
    scene.place("warcraft.lights_hope_chapel", "e")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 4
    game.apply("done")
    assert legal(game, "choose") == []
    assert "deploy a 1" in legal(game)


@pytest.mark.clause("WC-RACE-FORSAKEN-5", "WC-CONQ-11")
def test_own_declined_tokens_of_another_race_count() -> None:
    scene = _scene(hand=4)
    scene.army(0, "warcraft.orcs", "", {"b": 1, "e": 1}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 3
    game.apply("done")
    assert legal(game) == ["choose 0", "choose 1"]


@pytest.mark.clause("WC-RACE-FORSAKEN-5", "WC-POWER-BEASTMASTER-4")
def test_a_beast_that_goes_to_the_supply_does_not_count() -> None:
    scene = _scene(hand=6)
    trolls = scene.army(1, "warcraft.trolls", "warcraft.beastmaster", {"b": 1, "e": 1})
    scene.mark("warcraft.beast", "b", trolls)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 2 + 1 + 1
    game.apply("done")
    assert scene.marks("b") == []
    assert legal(game, "choose") == []
    assert "deploy a 2" in legal(game)


@pytest.mark.clause("WC-INT-34", "WC-RACE-FORSAKEN-5", "WC-POWER-CHAMPION-3")
def test_conquering_the_region_of_the_champion_brings_no_recruits() -> None:
    scene = _scene(hand=6)
    trolls = scene.army(1, "warcraft.trolls", "warcraft.champion", {"b": 1, "e": 1})
    scene.mark("warcraft.champion_figure", "b", trolls)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 2 + 1 + 1
    game.apply("done")
    assert scene.state.coins == [5 + 1, 5 - 1]  # the ransom
    assert legal(game, "choose") == []
    assert "deploy a 2" in legal(game)


@pytest.mark.clause("WC-RACE-FORSAKEN-1", "WC-POWER-INTIMIDATING-5")
def test_a_murloc_scared_into_the_supply_counts() -> None:
    scene = _scene(hand=0, power="warcraft.intimidating")
    scene.natives("b")
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    assert legal(game) == ["choose 0", "choose 1"]


@pytest.mark.clause("WC-RACE-FORSAKEN-1")
def test_what_they_sent_in_an_earlier_turn_counts_no_more() -> None:
    scene = _scene(hand=4)
    scene.natives("b")
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"e": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("done")
    game.apply("choose 0")
    game.apply("redeploy a=2 b=3")
    game.apply("decline", 1)
    game.apply("expand", 0)
    game.apply("conquer c")
    game.apply("done")
    assert legal(game, "choose") == []
    assert game.pending == (0,)


@pytest.mark.clause("WC-RACE-FORSAKEN-1")
def test_declined_forsaken_recruit_nobody() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, FORSAKEN, "", {"e": 1}, declined=True)
    scene.army(0, "warcraft.trolls", "warcraft.sailing", {"a": 1}, hand=3)
    scene.natives("b")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 2 + 1 - 1
    game.apply("done")
    assert legal(game, "choose") == []
    game.apply("deploy a 1")
    stop(game)
    assert scene.state.coins[0] == 5 + 3


@pytest.mark.clause("WC-INT-60", "WC-PLACE-SPIRITHEALER-1", "WC-COMBO-5")
def test_the_spirit_healer_revives_nobody_while_the_supply_is_empty() -> None:
    scene = _scene(hand=0, regions={"a": 18, "b": 2})
    scene.place("warcraft.spirit_healer", "a")
    scene.turn(0, "redeploy")
    assert (scene.state.tray[FORSAKEN], scene.army_of(0).hand) == (0, 0)
    assert scene.army_of(0).placed == SUPPLY


@pytest.mark.clause("WC-INT-60", "WC-PLACE-SPIRITHEALER-1", "WC-LOSS-1")
def test_a_token_lost_to_the_supply_can_be_gained_again() -> None:
    scene = _scene(hand=0, regions={"a": 18, "b": 1, "d": 1})
    scene.place("warcraft.spirit_healer", "a")
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"e": 3})
    game = scene.turn(1)
    game.apply("expand")
    game.apply("conquer d")  # 2 + 1 - 1
    assert scene.state.tray[FORSAKEN] == 1
    stop(game)
    game.apply("expand", 0)
    assert scene.army_of(0).hand == 17
    game.apply("done")
    assert (scene.state.tray[FORSAKEN], scene.army_of(0).hand) == (0, 17 + 1)
