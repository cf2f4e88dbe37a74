"""Heart of Azeroth: players with active tokens beside it pay its controller at his turn end."""

from __future__ import annotations

import pytest

from swcore.conquest.position.places import TRAY
from swcore.testing import Scene, legal
from tests.shared.questions import paid, quiet_turn, stop

HEART, CLAUSE = "warcraft.heart_of_azeroth", "WC-ART-HEART-2"
LAND = {
    "a": "hill harbor",
    "b": "forest",
    "c": "swamp",
    "d": "farmland",
    "e": "hill",
    "f": "forest",
    "x": "hill harbor",
}
BORDERS = "a-b a-c a-d a-e e-f"  # four regions around a


def _scene(*, seats: int = 4) -> Scene:
    """The Heart lies in `a`, which is held by seat 0."""
    scene = Scene(LAND, BORDERS, game="warcraft", seats=seats)
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1})
    scene.place(HEART, "a")
    return scene


@pytest.mark.clause("WC-ART-HEART-2", "WC-INT-50", "WC-PAY-2")
def test_each_other_player_with_an_active_neighbour_pays_one_coin_and_a_broke_one_nothing() -> None:
    scene = _scene()
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"b": 1, "c": 2})  # two regions: still one coin
    scene.army(2, "warcraft.trolls", "", {"d": 1}, declined=True)
    scene.army(3, "warcraft.dwarves", "warcraft.fishing", {"e": 1})
    scene.coins(3, 0)
    game = quiet_turn(scene)
    assert scene.state.coins == [5 + 1 + 1, 5 - 1, 5, 0]
    assert game.pending == (1,)


@pytest.mark.clause("WC-ART-HEART-2")
def test_the_controller_and_players_farther_away_pay_nothing() -> None:
    scene = _scene()
    scene.army(0, "warcraft.trolls", "", {"b": 1}, declined=True)
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"f": 1, "x": 1})
    quiet_turn(scene)
    assert scene.state.coins == [5 + 2, 5, 5, 5]


@pytest.mark.clause("WC-ART-HEART-2", "WC-PAY-2")
def test_a_player_with_one_coin_pays_it() -> None:
    scene = _scene(seats=2)
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"b": 1})
    scene.coins(1, 1)
    quiet_turn(scene)
    assert scene.state.coins == [5 + 1 + 1, 0]


@pytest.mark.clause("WC-ART-HEART-3", "WC-ART-HEART-2")
def test_it_is_paid_at_each_turn_end_of_the_controller_moved_or_not_and_at_no_other() -> None:
    scene = _scene(seats=2)
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"b": 1})
    quiet_turn(scene)
    assert scene.state.coins == [5 + 1 + 1, 5 - 1]
    quiet_turn(scene, 1)
    assert scene.state.coins == [7, 4 + 1]  # only the region of seat 1
    quiet_turn(scene, 0, round=3)
    assert scene.state.coins == [7 + 1 + 1, 5 - 1]


@pytest.mark.clause("WC-ART-HEART-1", "WC-ART-HEART-2")
def test_the_controller_may_move_it_first_to_any_own_active_region() -> None:
    scene = _scene(seats=3)
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"b": 1})
    scene.army(2, "warcraft.dwarves", "warcraft.fishing", {"f": 1})
    orcs = scene.army_of(0)
    scene.game.play.emit(("tokens", orcs.id, TRAY, scene.state.ground.index["e"], 1))
    scene.army(0, "warcraft.trolls", "", {"x": 1}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert set(legal(game)) == {"choose e", "done"}
    game.apply("choose e")
    assert scene.marks("e") == [HEART]
    assert scene.state.coins == [5 + 3 + 1, 5, 5 - 1]  # f is next to e, b is not


@pytest.mark.clause("WC-INT-51", "WC-ORDER-2", "WC-ART-HEART-3")
def test_it_is_paid_after_the_scoring_of_the_controller() -> None:
    scene = _scene(seats=2)
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"b": 1})
    game = quiet_turn(scene)
    payments = [(event[1], [part[2] for part in event[3]]) for step in game.log for event in step.events if event[0] == "coins"]
    assert payments == [(0, ["WC-SCORE-1"]), (1, [CLAUSE]), (0, [CLAUSE])]


@pytest.mark.clause("WC-DECL-9", "WC-ART-HEART-1", "WC-ART-HEART-2")
def test_a_declined_holder_gets_nothing() -> None:
    scene = _scene(seats=2)
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"b": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert scene.state.coins == [5 + 1, 5]
    assert paid(game, 0) == {"WC-SCORE-1": 1}


@pytest.mark.clause("WC-MARK-2", "WC-ART-HEART-2", "WC-MARK-1")
def test_who_conquers_its_region_is_paid_in_the_same_turn() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"b": 1}, hand=2)
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"c": 1})
    scene.place(HEART, "a", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")
    stop(game)
    assert scene.state.coins == [5 + 2 + 1, 5 - 1]
