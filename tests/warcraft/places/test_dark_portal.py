"""Dark Portal: two coins at the turn end of its controller."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid, quiet_turn, stop

PLACE, CLAUSE = "warcraft.dark_portal", "WC-PLACE-DARKPORTAL-1"
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp"}


def _scene(*, hand: int = 0, hidden: bool = False, at: str = "a") -> Scene:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=hand)
    scene.army(1, "warcraft.kobolds", "warcraft.fishing", {"c": 1})
    scene.place(PLACE, at, hidden=hidden)
    return scene


@pytest.mark.clause("WC-PLACE-DARKPORTAL-1", "WC-PAY-4", "WC-SCORE-2")
def test_the_controller_gains_two_coins_from_the_bank_at_each_turn_end() -> None:
    scene = _scene()
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 1, CLAUSE: 2}
    assert scene.state.coins == [5 + 3, 5]
    assert paid(quiet_turn(scene, 1), 1) == {"WC-SCORE-1": 1}
    assert paid(quiet_turn(scene, round=3), 0) == {"WC-SCORE-1": 1, CLAUSE: 2}


@pytest.mark.clause("WC-PLACE-DARKPORTAL-1", "WC-MARK-1", "WC-MARK-2")
def test_who_turns_it_up_is_paid_in_the_same_turn() -> None:
    scene = _scene(hand=2, hidden=True, at="b")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2, CLAUSE: 2}


@pytest.mark.clause("WC-DECL-9", "WC-DECL-5", "WC-MARK-4")
def test_a_declined_race_gains_nothing_from_it() -> None:
    scene = _scene()
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"WC-SCORE-1": 1}
    scene.army(0, "warcraft.trolls", "warcraft.mountaineer", {"b": 1})
    assert paid(quiet_turn(scene, round=3), 0) == {"WC-SCORE-1": 2}
    assert scene.marks("a") == [PLACE]
