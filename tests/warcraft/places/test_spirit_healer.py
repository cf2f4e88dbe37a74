"""Spirit Healer: a token more in redeployment, if the supply has one."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import quiet_turn, stop

PLACE, ORCS = "warcraft.spirit_healer", "warcraft.orcs"
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp"}


def _scene(*, hand: int = 0, at: str = "a") -> Scene:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, ORCS, "warcraft.sailing", {"a": 1}, hand=hand)
    scene.place(PLACE, at)
    return scene


@pytest.mark.clause("WC-PLACE-SPIRITHEALER-1", "WC-REDEP-3")
def test_its_controller_gets_one_token_in_each_redeployment() -> None:
    scene = _scene()
    quiet_turn(scene)
    assert scene.tokens("a") == 2
    assert scene.state.tray[ORCS] == 11 - 2
    quiet_turn(scene, round=3)
    assert scene.tokens("a") == 3


@pytest.mark.clause("WC-PLACE-SPIRITHEALER-1", "WC-REDEP-3")
def test_the_token_is_placed_in_any_own_region_and_does_not_fight_before() -> None:
    scene = _scene(hand=2)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.tray[ORCS] == 11 - 3 - 1  # the redeployment has begun
    game.apply("redeploy a=1 b=3")
    assert (scene.tokens("a"), scene.tokens("b")) == (1, 3)


@pytest.mark.clause("WC-PLACE-SPIRITHEALER-1", "WC-COMBO-5", "WC-INT-60")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1)])
def test_the_supply_must_have_one(left: int, gained: int) -> None:
    scene = _scene()
    scene.tray(ORCS, left)
    quiet_turn(scene)
    assert scene.tokens("a") == 1 + gained


@pytest.mark.clause("WC-PLACE-SPIRITHEALER-1", "WC-DECL-9")
def test_without_control_or_in_decline_nobody_comes_back() -> None:
    scene = _scene(at="c")
    quiet_turn(scene)
    assert scene.tokens("a") == 1
    scene = _scene()
    game = scene.turn(0)
    game.apply("decline")
    stop(game)
    assert scene.tokens("a") == 1
