"""Doomhammer: once per turn a region with one token, for two coins to its owner."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost
from tests.shared.questions import priced, reasons, stop, targets

HAMMER, CLAUSE = "warcraft.doomhammer", "WC-ART-DOOMHAMMER-1"
LAND = {"a": "hill harbor", "b": "forest", "c": "mountain", "d": "swamp", "e": "hill", "x": "hill harbor"}
BORDERS = "a-b a-c a-d d-e"


def _scene(*, hand: int = 1, race: str = "warcraft.orcs", coins: int = 5, rolls: tuple[int, ...] = ()) -> Scene:
    scene = Scene(LAND, BORDERS, game="warcraft", rolls=rolls)
    scene.army(0, race, "warcraft.fishing", {"a": 2 if race == "warcraft.tauren" else 1}, hand=hand)
    scene.place(HAMMER, "a")
    scene.coins(0, coins)
    return scene


@pytest.mark.clause("WC-ART-DOOMHAMMER-1", "WC-PAY-1")
def test_one_token_takes_a_region_whatever_defends_it_for_two_coins_to_its_owner() -> None:
    scene = _scene(hand=2)
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"c": 5})
    game = scene.turn(0, "conquer")
    assert cost(game, "c") == 2 + 5 + 1
    assert priced(game, "conquer c doomhammer") == {CLAUSE: 1 + 2}
    game.apply("conquer c doomhammer")
    assert scene.tokens("c") == 1
    assert scene.state.coins == [5 - 2, 5 + 2]
    assert scene.army_of(1).withdrawn == 4  # the usual losses


@pytest.mark.clause("WC-ART-DOOMHAMMER-1")
def test_it_strikes_once_per_turn() -> None:
    scene = _scene(hand=3)
    game = scene.turn(0, "conquer")
    game.apply("conquer b doomhammer")
    assert targets(game, "doomhammer") == set()
    assert reasons(game, "conquer c doomhammer") == {CLAUSE}
    stop(game)
    game = scene.turn(0, "army", round=3)
    assert "c" in targets(game, "doomhammer")


@pytest.mark.clause("WC-ART-DOOMHAMMER-2", "WC-MURLOC-4", "WC-PAY-4")
def test_for_an_empty_region_and_for_one_of_murlocs_the_bank_is_paid() -> None:
    scene = _scene(hand=1)
    scene.natives("b")
    game = scene.turn(0, "conquer")
    game.apply("conquer b doomhammer")
    assert scene.tokens("b") == 1
    stop(game)
    assert scene.state.coins == [5 - 2 + 2, 5]  # two coins for two regions
    scene = _scene(hand=1)
    game = scene.turn(0, "conquer")
    game.apply("conquer d doomhammer")
    stop(game)
    assert scene.state.coins == [5 - 2 + 2, 5]


@pytest.mark.clause("WC-ART-DOOMHAMMER-3", "WC-CONQ-5")
def test_the_usual_regions_are_in_reach_and_travel_is_part_of_the_one_token() -> None:
    scene = _scene(hand=1)
    game = scene.turn(0, "conquer")
    assert targets(game, "doomhammer") == {"b", "c", "d", "x"}
    assert reasons(game, "conquer e doomhammer") == {"WC-CONQ-5"}
    assert cost(game, "x") == 2 + 1
    assert cost(game, "x", "doomhammer") == 1
    game.apply("conquer x doomhammer")
    assert scene.tokens("x") == 1


@pytest.mark.clause("WC-ART-DOOMHAMMER-3", "WC-INT-2", "WC-RACE-TAUREN-2")
@pytest.mark.parametrize(("hand", "open_to_it"), [(1, set[str]()), (2, {"b", "c", "d", "x"})])
def test_tauren_still_need_two_tokens(hand: int, open_to_it: set[str]) -> None:
    scene = _scene(hand=hand, race="warcraft.tauren")
    game = scene.turn(0, "conquer")
    assert targets(game, "doomhammer") == open_to_it
    if open_to_it:
        game.apply("conquer c doomhammer")
        assert scene.tokens("c") == 2


@pytest.mark.clause("WC-ART-DOOMHAMMER-4", "WC-CONQ-11")
@pytest.mark.parametrize(("coins", "allowed"), [(1, False), (2, True)])
def test_against_the_own_declined_race_two_coins_are_needed_but_kept(coins: int, allowed: bool) -> None:
    scene = _scene(hand=2, coins=coins)
    scene.army(0, "warcraft.trolls", "", {"b": 1, "c": 1}, declined=True)
    game = scene.turn(0, "conquer")
    assert ("b" in targets(game, "doomhammer")) is allowed
    if allowed:
        game.apply("conquer b doomhammer")
        assert scene.state.coins == [2, 5]
        assert scene.tokens("b") == 1


@pytest.mark.clause("WC-INT-48", "WC-PAY-1", "WC-ART-DOOMHAMMER-1")
@pytest.mark.parametrize("coins", [0, 1])
def test_with_fewer_than_two_coins_it_cannot_be_used(coins: int) -> None:
    scene = _scene(hand=2, coins=coins)
    game = scene.turn(0, "conquer")
    assert targets(game, "doomhammer") == set()
    assert reasons(game, "conquer b doomhammer") == {CLAUSE}
    assert "b" in targets(game)


@pytest.mark.clause("WC-INT-49", "WC-RACE-PANDAREN-2", "WC-PAY-1")
@pytest.mark.parametrize(("coins", "allowed"), [(3, False), (4, True)])
def test_a_holder_of_harmony_pays_pandaren_two_and_two(coins: int, allowed: bool) -> None:
    scene = _scene(coins=coins)
    pandaren = scene.army(1, "warcraft.pandaren", "warcraft.sailing", {"b": 3, "x": 1})
    scene.note(pandaren, "warcraft.pandaren.harmony", (0,))
    game = scene.turn(0, "conquer")
    assert ("b" in targets(game, "doomhammer")) is allowed
    if allowed:
        game.apply("conquer b doomhammer")
        assert scene.state.coins[1] == 5 + 2 + 2


@pytest.mark.clause("WC-ART-DOOMHAMMER-1", "WC-ART-AEGIS-2", "WC-POWER-MARSHDWELLER-1", "WC-PAY-1")
def test_price_and_tolls_add_up() -> None:
    scene = _scene(coins=5)
    scene.army(1, "warcraft.kobolds", "warcraft.marshdweller", {"d": 3, "x": 1})
    scene.place("warcraft.aegis_of_aggramar", "d")
    game = scene.turn(0, "conquer")
    game.apply("conquer d doomhammer")
    assert scene.state.coins[1] == 5 + 2 + 2 + 1
    scene = _scene(coins=4)
    scene.army(1, "warcraft.kobolds", "warcraft.marshdweller", {"d": 3, "x": 1})
    scene.place("warcraft.aegis_of_aggramar", "d")
    assert "d" not in targets(scene.turn(0, "conquer"), "doomhammer")


@pytest.mark.clause("WC-ART-DOOMHAMMER-1", "WC-CONQ-1")
def test_a_token_in_hand_is_needed() -> None:
    scene = _scene(hand=0)
    game = scene.turn(0, "conquer")
    assert targets(game, "doomhammer") == set()
    assert reasons(game, "conquer b doomhammer") == {"WC-CONQ-1"}


@pytest.mark.clause("WC-DECL-9", "WC-ART-DOOMHAMMER-1")
def test_a_declined_holder_lends_it_to_nobody() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", "", {"b": 1}, declined=True)
    scene.army(0, "warcraft.orcs", "warcraft.herbalist", {"a": 1}, hand=3)
    scene.place(HAMMER, "b")
    assert targets(scene.turn(0, "conquer"), "doomhammer") == set()
