"""Meeting Stone: its controller pays no travel cost."""

from __future__ import annotations

import pytest

from swcore.conquest.position.places import TRAY
from swcore.testing import Scene, cost
from tests.shared.questions import priced, targets

PLACE = "warcraft.meeting_stone"
LAND = {"a": "hill harbor", "b": "forest", "x": "hill harbor", "y": "swamp", "z": "farmland harbor"}
BORDERS = "a-b x-y y-z"


def _scene(*, at: str = "a", hidden: bool = False, hand: int = 5) -> Scene:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.herbalist", {"a": 1}, hand=hand)
    scene.place(PLACE, at, hidden=hidden)
    return scene


@pytest.mark.clause("WC-PLACE-MEETINGSTONE-1", "WC-CONQ-4")
def test_entry_regions_cost_no_travel_while_the_stone_is_controlled() -> None:
    game = _scene().turn(0, "conquer")
    assert priced(game, "conquer x") == {"WC-CONQ-2": 2}
    assert targets(game) == {"b", "x", "z"}
    game = _scene(at="b").turn(0, "conquer")
    assert priced(game, "conquer x") == {"WC-CONQ-2": 2, "WC-CONQ-4": 1}


@pytest.mark.clause("WC-PLACE-MEETINGSTONE-1", "WC-MARK-2", "WC-MARK-5")
def test_it_serves_from_the_conquest_on_that_turns_it_up() -> None:
    scene = _scene(at="b", hidden=True)
    game = scene.turn(0, "conquer")
    assert cost(game, "x") == 3
    game.apply("conquer b")
    assert cost(game, "x") == 2


@pytest.mark.clause("WC-PLACE-MEETINGSTONE-1", "WC-READY-3", "WC-MARK-4")
def test_it_serves_no_more_once_its_region_is_abandoned() -> None:
    scene = _scene(hand=3)
    scene.game.play.emit(("tokens", scene.army_of(0).id, TRAY, scene.state.ground.index["b"], 1))
    game = scene.turn(0, "army")
    assert cost(game, "x") == 2
    game.apply("abandon a")
    assert cost(game, "x") == 3
    assert scene.marks("a") == [PLACE]


@pytest.mark.clause("WC-PLACE-MEETINGSTONE-1", "WC-DECL-9")
def test_the_stone_of_a_declined_race_serves_nobody() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", "", {"b": 1}, declined=True)
    scene.army(0, "warcraft.orcs", "warcraft.herbalist", {"a": 1}, hand=5)
    scene.place(PLACE, "b")
    assert cost(scene.turn(0, "conquer"), "x") == 3
