"""What the races put on offer, said as a list: an action that is missing, or one too many, shows in an assertion."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import reasons, targets


@pytest.mark.clause("SW-RACE-SORCERERS-4")
@pytest.mark.parametrize("marker", ["base.troll_lair", "base.fortress", "base.mountain"])
def test_a_lone_token_is_a_target_whatever_defends_its_region(marker: str) -> None:
    scene = Scene({"s": "hill edge", "a": "mountain" if marker == "base.mountain" else "forest", "b": "forest"}, "s-a s-b")
    scene.army(0, "base.sorcerers", "base.alchemist", {"s": 1})
    victim = scene.army(1, "base.ratmen", "base.hill", {"a": 1, "b": 2})
    if marker != "base.mountain":
        scene.mark(marker, "a", victim)
    assert scene.marks("a") == [marker]
    game = scene.turn(0, "conquer")
    assert targets(game, "substitute") == {"a"}
    assert reasons(game, "conquer a substitute") == set()
