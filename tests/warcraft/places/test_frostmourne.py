"""Frostmourne: once per turn a region for two tokens less."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import priced, reasons, stop, targets

SWORD, CLAUSE = "warcraft.frostmourne", "WC-ART-FROSTMOURNE-1"
LAND = {"a": "hill harbor", "b": "forest", "c": "mountain", "d": "swamp", "x": "hill harbor"}
BORDERS = "a-b a-c a-d"


def _scene(*, hand: int, race: str = "warcraft.orcs", power: str = "warcraft.herbalist", rolls: tuple[int, ...] = ()) -> Scene:
    scene = Scene(LAND, BORDERS, game="warcraft", rolls=rolls)
    scene.army(0, race, power, {"a": 2 if race == "warcraft.tauren" else 1}, hand=hand)
    scene.place(SWORD, "a")
    return scene


@pytest.mark.clause("WC-ART-FROSTMOURNE-1")
def test_one_region_per_turn_costs_two_tokens_less() -> None:
    scene = _scene(hand=8)
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"b": 3, "c": 1})
    game = scene.turn(0, "conquer")
    assert priced(game, "conquer b frostmourne") == {"WC-CONQ-2": 2 + 3, CLAUSE: -2}
    game.apply("conquer b frostmourne")
    assert scene.tokens("b") == 3
    assert targets(game, "frostmourne") == set()
    assert reasons(game, "conquer c frostmourne") == {CLAUSE}
    stop(game)
    assert "c" in targets(scene.turn(0, "army", round=3), "frostmourne")


@pytest.mark.clause("WC-ART-FROSTMOURNE-1", "WC-CONQ-9")
def test_at_least_one_token_is_needed_and_used() -> None:
    scene = _scene(hand=1)
    game = scene.turn(0, "conquer")
    assert priced(game, "conquer b frostmourne") == {"WC-CONQ-2": 2, CLAUSE: -2, "WC-CONQ-9": 1}
    game.apply("conquer b frostmourne")
    assert scene.tokens("b") == 1
    assert reasons(_scene(hand=0).turn(0, "conquer"), "conquer b frostmourne") == {"WC-CONQ-1"}


@pytest.mark.clause("WC-ART-FROSTMOURNE-1", "WC-CONQ-9", "WC-TERM-11")
@pytest.mark.parametrize(("tokens", "price"), [(1, 1), (3, 2 + 3 - 2 - 1)])
def test_it_adds_to_other_discounts(tokens: int, price: int) -> None:
    scene = _scene(hand=6, power="warcraft.blacksmith")
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"b": tokens, "x": 1})
    game = scene.turn(0, "conquer")
    assert sum(priced(game, "conquer b frostmourne").values()) == price
    game.apply("conquer b frostmourne")
    assert scene.tokens("b") == price


@pytest.mark.clause("WC-INT-69", "WC-ART-FROSTMOURNE-1", "WC-RACE-DWARVES-1", "WC-CONQ-9")
def test_dwarves_with_the_sword_take_a_defended_mountain_with_one_token() -> None:
    scene = _scene(hand=1, race="warcraft.dwarves")
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"c": 2, "x": 1})
    game = scene.turn(0, "conquer")
    assert sum(priced(game, "conquer c frostmourne").values()) == 2 + 2 + 1 - 2 - 2
    game.apply("conquer c frostmourne")
    assert scene.tokens("c") == 1


@pytest.mark.clause("WC-INT-2", "WC-RACE-TAUREN-2", "WC-ART-FROSTMOURNE-1")
def test_tauren_need_two_tokens_all_the_same() -> None:
    scene = _scene(hand=2, race="warcraft.tauren")
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"b": 1, "x": 1})
    game = scene.turn(0, "conquer")
    assert sum(priced(game, "conquer b frostmourne").values()) == 2  # 3 - 2, but two must go
    game.apply("conquer b frostmourne")
    assert scene.tokens("b") == 2


@pytest.mark.clause("WC-ART-FROSTMOURNE-1", "WC-DIE-1", "WC-DIE-3")
def test_a_final_attempt_may_use_it() -> None:
    scene = _scene(hand=2, rolls=(1,))
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"b": 3, "x": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b die frostmourne")  # 3 for 2 tokens and 1 pip
    assert scene.tokens("b") == 2


@pytest.mark.clause("WC-DECL-9", "WC-MARK-5")
def test_neither_a_declined_race_nor_one_that_has_not_turned_it_up_uses_it() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", "", {"b": 1}, declined=True)
    scene.army(0, "warcraft.orcs", "warcraft.herbalist", {"a": 1}, hand=3)
    scene.place(SWORD, "b")
    assert targets(scene.turn(0, "conquer"), "frostmourne") == set()
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.herbalist", {"a": 1}, hand=3)
    scene.place(SWORD, "a", hidden=True)
    assert targets(scene.turn(0, "conquer"), "frostmourne") == set()
