"""Archaeologist: a coin for each own region with an artifact or a legendary place."""

from __future__ import annotations

import pytest

from swcore.conquest import Army
from swcore.testing import Scene
from tests.shared.questions import paid, stop

DIG = "WC-POWER-ARCHAEOLOGIST-1"
ROW = {"a": "farmland harbor", "b": "hill", "c": "forest", "d": "swamp", "z": "hill harbor"}


def dig(**regions: int) -> tuple[Scene, Army]:
    scene = Scene(ROW, game="warcraft")
    return scene, scene.army(0, "warcraft.trolls", "warcraft.archaeologist", regions)


@pytest.mark.clause("WC-POWER-ARCHAEOLOGIST-1")
@pytest.mark.parametrize("place", ["frostmourne", "meeting_stone"], ids=["artifact", "place"])
def test_an_own_region_with_an_artifact_or_a_place_pays_a_coin(place: str) -> None:
    scene, _ = dig(a=1, b=1)
    scene.place(f"warcraft.{place}", "b")
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2, DIG: 1}


@pytest.mark.clause("WC-POWER-ARCHAEOLOGIST-1")
def test_two_such_regions_pay_two_and_two_markers_in_one_region_pay_one() -> None:
    scene, _ = dig(a=1, b=1)
    scene.place("warcraft.frostmourne", "a")
    scene.place("warcraft.meeting_stone", "b")
    scene.place("warcraft.ashes_of_alar", "b")
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0)[DIG] == 2


@pytest.mark.clause("WC-POWER-ARCHAEOLOGIST-1", "WC-MARK-5")
def test_a_marker_that_lies_face_down_pays_nothing() -> None:
    scene, _ = dig(a=1, b=1)
    scene.place("warcraft.frostmourne", "b", hidden=True)
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-POWER-ARCHAEOLOGIST-1", "WC-MARK-1", "WC-MARK-2")
def test_a_marker_found_in_the_turn_pays_at_its_end() -> None:
    scene = Scene(ROW, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.archaeologist", {"a": 1}, hand=2)
    scene.place("warcraft.meeting_stone", "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert scene.marks("b") == ["warcraft.meeting_stone"]
    assert paid(game, 0) == {"WC-SCORE-1": 2, DIG: 1}


@pytest.mark.clause("WC-POWER-ARCHAEOLOGIST-1", "WC-TERM-3", "WC-TERM-4")
def test_regions_of_others_and_of_the_own_race_in_decline_pay_nothing() -> None:
    scene, _ = dig(a=1)
    scene.army(0, "warcraft.orcs", "", {"b": 1}, declined=True)
    scene.army(1, "warcraft.goblins", "warcraft.farmer", {"c": 1})
    for place, region in (("frostmourne", "b"), ("meeting_stone", "c"), ("ashes_of_alar", "d")):
        scene.place(f"warcraft.{place}", region)
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-POWER-ARCHAEOLOGIST-1", "WC-DECL-5")
def test_in_decline_they_are_not_paid() -> None:
    scene, _ = dig(a=1, b=1)
    scene.place("warcraft.frostmourne", "b")
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"WC-SCORE-1": 2}
