"""Markers that lie face down: turned up by a conquest, used at once, and left where they are."""

from __future__ import annotations

import pytest

from swcore.conquest.position.places import HAND, TRAY
from swcore.testing import Scene, cost
from tests.shared.questions import paid, priced, quiet_turn, stop, targets

SWORD, PORTAL, DOWN = "warcraft.frostmourne", "warcraft.dark_portal", "warcraft.face_down"
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp", "d": "hill", "e": "forest"}


def _scene(*, hand: int = 4) -> Scene:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=hand)
    return scene


@pytest.mark.case("CASE-WW-17")
@pytest.mark.clause("WC-MARK-1", "WC-MARK-2", "WC-MARK-4", "WC-READY-3")
def test_an_artifact_is_turned_up_by_the_first_conquest_left_behind_and_used_at_once_by_the_next_holder() -> None:
    scene = _scene()
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"d": 1}, hand=3)
    scene.place(SWORD, "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.marks("b") == [SWORD]
    assert cost(game, "c", "frostmourne") == 1  # at once
    game = scene.turn(0, "army", round=3)
    game.apply("abandon b")
    assert scene.marks("b") == [SWORD]
    assert targets(game, "frostmourne") == set()
    game = scene.turn(1, "conquer", round=3)
    game.apply("conquer c")
    assert targets(game, "frostmourne") == set()
    game = scene.turn(1, "army", round=4)
    scene.game.play.emit(("tokens", scene.army_of(1).id, TRAY, HAND, 3))
    game = scene.turn(1, "conquer", round=4)
    game.apply("conquer b")
    assert scene.marks("b") == [SWORD]
    assert "e" in targets(game, "frostmourne")


@pytest.mark.clause("WC-MARK-1", "WC-MARK-2", "WC-PLACE-DARKPORTAL-1")
def test_it_stays_face_up_for_the_rest_of_the_game() -> None:
    scene = _scene(hand=2)
    scene.place(PORTAL, "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    scene.turn(0, round=3).apply("decline")
    assert scene.marks("b") == [PORTAL]
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"c": 1}, hand=3)
    game = scene.turn(1, "conquer", round=3)
    game.apply("conquer b")
    assert scene.marks("b") == [PORTAL]


@pytest.mark.clause("WC-MARK-1", "WC-DIE-4")
def test_a_failed_attempt_turns_up_nothing() -> None:
    scene = Scene(LAND, game="warcraft", rolls=(0,))
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=1)
    scene.place(SWORD, "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b die")
    assert scene.marks("b") == [DOWN]


@pytest.mark.clause("WC-MARK-3", "WC-TERM-1")
@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.parametrize("place", [SWORD, PORTAL, "warcraft.aegis_of_aggramar"])
def test_a_marker_gives_no_defence(place: str, hidden: bool) -> None:
    scene = _scene()
    scene.place(place, "b", hidden=hidden)
    assert priced(scene.turn(0, "conquer"), "conquer b") == {"WC-CONQ-2": 2}


@pytest.mark.clause("WC-MARK-4", "WC-MARK-2")
def test_a_place_stays_when_its_region_changes_hands_and_serves_the_new_holder() -> None:
    scene = _scene(hand=3)
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"b": 1, "e": 1})
    scene.place(PORTAL, "b")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2, "WC-PLACE-DARKPORTAL-1": 2}
    assert "WC-PLACE-DARKPORTAL-1" not in paid(quiet_turn(scene, 1), 1)
    assert scene.marks("b") == [PORTAL]


@pytest.mark.clause("WC-MARK-5", "WC-POWER-ARCHAEOLOGIST-1", "WC-ART-AEGIS-2")
def test_face_down_it_is_neither_an_artifact_nor_a_place() -> None:
    scene = Scene(LAND, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.archaeologist", {"a": 1})
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"b": 1}, hand=5)
    scene.place(PORTAL, "a", hidden=True)
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 1}
    scene = Scene(LAND, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.archaeologist", {"a": 1})
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"b": 1}, hand=5)
    scene.place("warcraft.aegis_of_aggramar", "a", hidden=True)
    assert priced(scene.turn(1, "conquer"), "conquer a") == {"WC-CONQ-2": 3}


@pytest.mark.clause("WC-MARK-1", "WC-POWER-CHAMPION-1")
def test_the_champion_turns_up_what_he_finds() -> None:
    scene = Scene(LAND, game="warcraft")
    army = scene.army(0, "warcraft.orcs", "warcraft.champion", {"a": 1}, hand=1)
    scene.mark("warcraft.champion_figure", "a", army)
    scene.place(SWORD, "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b champion")
    assert SWORD in scene.marks("b")
    assert cost(game, "c", "frostmourne") == 1
