"""What several pieces say together about reaching regions."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost
from tests.shared.questions import priced


@pytest.mark.clause("WC-INT-68", "WC-POWER-SAILING-1", "WC-PLACE-MEETINGSTONE-1", "WC-CONQ-4")
def test_sailing_and_the_meeting_stone_together_lift_the_travel_cost_once() -> None:
    scene = Scene({"a": "farmland harbor", "b": "hill", "y": "mountain harbor", "z": "hill harbor"}, "a-b", game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=6)
    scene.place("warcraft.meeting_stone", "a")
    game = scene.turn(0, "conquer")
    assert (cost(game, "z"), cost(game, "y"), cost(game, "b")) == (2, 3, 2)  # 3, 4 and 2 without either
    assert set(priced(game, "conquer z")) == {"WC-CONQ-2"}
