"""Enraged: for each region taken from two or more defenders, as many coins as there were."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid, stop

POWER, CLAUSE = "warcraft.enraged", "WC-POWER-ENRAGED-1"
LAND = {
    "a": "hill harbor",
    "b": "forest",
    "c": "swamp",
    "d": "farmland",
    "e": "hill",
    "m": "mountain",
    "x": "hill harbor",
}
BORDERS = "a-b a-c a-d a-e a-m"


def _scene(*, hand: int, rolls: tuple[int, ...] = ()) -> Scene:
    scene = Scene(LAND, BORDERS, game="warcraft", rolls=rolls)
    scene.army(0, "warcraft.kobolds", POWER, {"a": 1}, hand=hand)
    return scene


@pytest.mark.case("CASE-WW-13")
@pytest.mark.clause("WC-POWER-ENRAGED-1", "WC-POWER-ENRAGED-2", "WC-MURLOC-2")
def test_three_and_two_defenders_pay_five_coins_and_single_ones_nothing() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.forsaken", POWER, {"a": 1}, hand=5 + 4 + 3 + 3)
    scene.army(1, "warcraft.draenei", "warcraft.sailing", {"b": 3, "c": 2, "d": 1})
    scene.natives("e")
    scene.coins(0, 0)  # no coin to recruit with
    game = scene.turn(0, "conquer")
    for region in "bcde":
        game.apply(f"conquer {region}")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 5, CLAUSE: 3 + 2, "WC-FACTION-2": 1}


@pytest.mark.clause("WC-POWER-ENRAGED-2", "WC-POWER-ENRAGED-1", "WC-POWER-GARRISON-1")
def test_mountains_forts_and_walls_are_no_defenders() -> None:
    scene = _scene(hand=6)
    owner = scene.army(1, "warcraft.night_elves", "warcraft.garrison", {"m": 1})
    scene.mark("warcraft.fort", "m", owner)
    scene.mark("warcraft.wisp_wall", "m", owner)
    game = scene.turn(0, "conquer")
    game.apply("conquer m")  # 2 + 1 + 3
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-POWER-ENRAGED-2", "WC-POWER-BEASTMASTER-3")
def test_beasts_count_as_defenders() -> None:
    scene = _scene(hand=5)
    owner = scene.army(1, "warcraft.orcs", "warcraft.beastmaster", {"b": 1})
    scene.mark("warcraft.beast", "b", owner, 2)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")  # 2 + 1 + 2
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2, CLAUSE: 3}


@pytest.mark.clause("WC-POWER-ENRAGED-2", "WC-LOSS-1", "WC-RACE-DRAENEI-1")
def test_defenders_are_counted_before_losses_saved_ones_included() -> None:
    scene = _scene(hand=4)
    scene.army(1, "warcraft.draenei", "warcraft.sailing", {"b": 2, "x": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.army_of(1).withdrawn == 2
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2, CLAUSE: 2}


@pytest.mark.clause("WC-INT-4", "WC-POWER-ENRAGED-1", "WC-LOSS-4")
def test_two_declined_tauren_pay_two_coins() -> None:
    scene = _scene(hand=4)
    scene.army(1, "warcraft.tauren", "", {"b": 2}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2, CLAUSE: 2}
    assert scene.state.tray["warcraft.tauren"] == 16


@pytest.mark.clause("WC-POWER-ENRAGED-1", "WC-DIE-4")
def test_a_failed_attempt_pays_nothing() -> None:
    scene = _scene(hand=2, rolls=(0,))
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"b": 2})
    game = scene.turn(0, "conquer")
    game.apply("conquer b die")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 1}


@pytest.mark.clause("WC-POWER-ENRAGED-1")
def test_conquests_of_an_earlier_turn_pay_nothing() -> None:
    scene = _scene(hand=4)
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"b": 2, "x": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    stop(scene.turn(0, "redeploy", round=3))
    assert paid(game, 0) == {"WC-SCORE-1": 2}
