"""Light's Hope Chapel: the active race of its controller returns no tokens to the supply on losses."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import stop

PLACE, KOBOLDS = "warcraft.lights_hope_chapel", "warcraft.kobolds"
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp", "d": "farmland", "x": "hill harbor"}
BORDERS = "a-b a-c a-d"


def _scene(*, hand: int, race: str = KOBOLDS, declined: bool = False, power: str = "warcraft.sailing") -> Scene:
    """Seat 0 attacks from `a`; the Chapel lies in c, which is held by seat 1."""
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", power, {"a": 1}, hand=hand)
    scene.army(1, race, "" if declined else "warcraft.herbalist", {"b": 2, "c": 2, "d": 1}, declined=declined)
    scene.place(PLACE, "c")
    return scene


@pytest.mark.clause("WC-PLACE-CHAPEL-1", "WC-SLIP-10", "WC-LOSS-1", "WC-LOSS-9")
def test_all_tokens_of_conquered_regions_come_back_to_hand() -> None:
    scene = _scene(hand=4 + 3)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer d")
    assert scene.army_of(1).withdrawn == 2 + 1
    assert scene.state.tray[KOBOLDS] == 11 - 5
    stop(game)
    assert scene.tokens("c") == 5  # the only region left takes them all


@pytest.mark.clause("WC-PLACE-CHAPEL-2", "WC-PLACE-CHAPEL-1")
def test_it_still_serves_when_its_own_region_is_conquered_and_then_no_more() -> None:
    scene = _scene(hand=4 + 4)
    game = scene.turn(0, "conquer")
    game.apply("conquer c")
    assert scene.army_of(1).withdrawn == 2
    assert scene.state.tray[KOBOLDS] == 11 - 5
    game.apply("conquer b")
    assert scene.army_of(1).withdrawn == 2 + 1  # the usual loss of one
    assert scene.state.tray[KOBOLDS] == 11 - 4


@pytest.mark.clause("WC-INT-59", "WC-DECL-9", "WC-LOSS-4")
def test_it_does_not_protect_a_declined_race() -> None:
    scene = _scene(hand=4, race="warcraft.tauren", declined=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.tray["warcraft.tauren"] == 16 - 3


@pytest.mark.clause("WC-PLACE-CHAPEL-1", "WC-TERM-4")
def test_it_protects_the_active_race_only_not_the_declined_one_beside_it() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=3)
    scene.army(1, "warcraft.trolls", "", {"b": 1, "x": 1}, declined=True)
    scene.army(1, KOBOLDS, "warcraft.herbalist", {"c": 1})
    scene.place(PLACE, "c")
    scene.turn(0, "conquer").apply("conquer b")
    assert scene.state.tray["warcraft.trolls"] == 11 - 1


@pytest.mark.clause("WC-INT-58", "WC-PLACE-CHAPEL-2", "WC-RACE-DRAENEI-1")
def test_draenei_keep_their_save_while_the_chapel_serves() -> None:
    scene = _scene(hand=3 + 3 + 2, race="warcraft.draenei", power="warcraft.blacksmith")
    game = scene.turn(0, "conquer")
    game.apply("conquer c")
    game.apply("conquer b")
    assert scene.army_of(1).withdrawn == 4  # the second region by their own save
    game.apply("conquer d")
    assert scene.army_of(1).withdrawn == 4
    assert scene.state.tray["warcraft.draenei"] == 12 - 4


@pytest.mark.clause("WC-PLACE-CHAPEL-1", "WC-POWER-INTIMIDATING-3")
def test_the_last_token_that_is_driven_off_comes_back_as_well() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.intimidating", {"a": 1}, hand=1)
    scene.army(1, KOBOLDS, "warcraft.herbalist", {"c": 1})
    scene.place(PLACE, "c")
    game = scene.turn(0, "conquer")
    game.apply("use scare c")
    assert scene.state.tray[KOBOLDS] == 11 - 1
    assert scene.army_of(1).withdrawn == 1


@pytest.mark.clause("WC-PLACE-CHAPEL-1", "WC-RACE-FORSAKEN-4")
def test_forsaken_recruit_nothing_for_tokens_that_it_saves() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.forsaken", "warcraft.sailing", {"a": 1}, hand=3)
    scene.army(1, KOBOLDS, "warcraft.herbalist", {"b": 1, "c": 1})
    scene.place(PLACE, "c")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert game.pending == (1,)  # nothing was offered for sale
    assert sum(scene.held(scene.army_of(0)).values()) == 4
