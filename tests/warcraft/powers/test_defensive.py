"""Defensive: watch towers on farmland around which they hold more regions than any other race."""

from __future__ import annotations

import pytest

from swcore.conquest.position.places import TRAY
from swcore.testing import Scene, legal
from tests.shared.questions import paid, quiet_turn, reasons, stop, targets

POWER, TOWER = "warcraft.defensive", "warcraft.watch_tower"
LAND = {
    "f": "farmland harbor",
    "a": "hill",
    "b": "forest",
    "c": "swamp",
    "d": "hill",
    "e": "forest",
    "g": "hill",
    "x": "hill harbor",
}
BORDERS = "f-a f-b f-c f-d f-e e-g"  # f has five neighbours


def _scene(own: str, other: str = "", murlocs: str = "", *, declined: bool = False, seats: int = 2) -> Scene:
    """Seat 0 holds `f` and the regions named, seat 1 the others."""
    scene = Scene(LAND, BORDERS, game="warcraft", seats=seats)
    scene.army(0, "warcraft.kobolds", POWER, {"f": 1, **dict.fromkeys(own, 1)})
    if other:
        power = "" if declined else "warcraft.sailing"
        scene.army(1, "warcraft.orcs", power, dict.fromkeys(other, 1), declined=declined)
    if murlocs:
        scene.natives(*murlocs)
    return scene


@pytest.mark.case("CASE-WW-14")
@pytest.mark.clause("WC-POWER-DEFENSIVE-1", "WC-POWER-DEFENSIVE-3")
@pytest.mark.parametrize(("own", "tower"), [("ab", False), ("abe", True)])
@pytest.mark.parametrize("declined", [False, True])
def test_a_tower_needs_more_neighbours_than_any_other_race_active_or_declined(own: str, tower: bool, declined: bool) -> None:
    scene = _scene(own, "cd", declined=declined)
    quiet_turn(scene)
    assert scene.marks("f") == ([TOWER] if tower else [])


@pytest.mark.clause("WC-POWER-DEFENSIVE-1", "WC-POWER-DEFENSIVE-3")
def test_the_own_declined_race_is_another_race_as_well() -> None:
    scene = _scene("ab")
    scene.army(0, "warcraft.trolls", "", {"c": 1, "d": 1}, declined=True)
    quiet_turn(scene)
    assert scene.marks("f") == []


@pytest.mark.clause("WC-POWER-DEFENSIVE-1", "WC-TERM-5")
def test_races_are_compared_one_by_one_not_added_up() -> None:
    scene = _scene("ab", "c", "d")
    scene.army(1, "warcraft.trolls", "", {"e": 1}, declined=True)
    quiet_turn(scene)
    assert scene.marks("f") == [TOWER]


@pytest.mark.clause("WC-MURLOC-3", "WC-POWER-DEFENSIVE-1", "WC-POWER-DEFENSIVE-3")
@pytest.mark.parametrize(("murlocs", "tower"), [("c", True), ("cd", False)])
def test_all_murlocs_together_are_one_race(murlocs: str, tower: bool) -> None:
    scene = _scene("ab", murlocs=murlocs)
    quiet_turn(scene)
    assert scene.marks("f") == ([TOWER] if tower else [])


@pytest.mark.clause("WC-POWER-DEFENSIVE-1")
def test_other_terrain_and_a_field_without_own_neighbours_get_no_tower() -> None:
    scene = _scene("")
    quiet_turn(scene)
    assert scene.marks("f") == []
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.kobolds", POWER, {"e": 1, "g": 1})
    quiet_turn(scene)
    assert [scene.marks(region) for region in "eg"] == [[], []]


@pytest.mark.clause("WC-POWER-DEFENSIVE-1", "WC-POWER-DEFENSIVE-3")
def test_a_tower_stays_until_the_own_turn_end_at_which_the_majority_is_gone() -> None:
    scene = _scene("ab", "c")
    scene.army(1, "warcraft.trolls", "", {"x": 1}, declined=True)
    game = quiet_turn(scene)
    assert scene.marks("f") == [TOWER]
    scene.game.play.emit(("tokens", scene.army_of(1).id, TRAY, scene.state.ground.index["d"], 1))
    game = scene.turn(1)
    game.apply("expand")
    stop(game)
    assert scene.marks("f") == [TOWER]  # two against two now, but it was not their turn
    quiet_turn(scene, round=3)
    assert scene.marks("f") == []
    assert scene.state.supply[TOWER] == 6


@pytest.mark.clause("WC-POWER-DEFENSIVE-2", "WC-POWER-DEFENSIVE-1")
def test_its_region_cannot_be_conquered_by_anybody() -> None:
    scene = _scene("ab")
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"c": 1}, hand=9)
    quiet_turn(scene)
    game = scene.turn(1, "conquer")
    assert targets(game) == {"x"}
    assert targets(game, "die") == set()
    assert reasons(game, "conquer f") == {"WC-POWER-DEFENSIVE-2"}


@pytest.mark.clause("WC-POWER-DEFENSIVE-2", "WC-POWER-DEFENSIVE-5")
@pytest.mark.parametrize("artifact", ["ashes_of_alar", "doomhammer", "frostmourne"])
def test_no_artifact_opens_it(artifact: str) -> None:
    scene = _scene("ab")
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"c": 1}, hand=9)
    scene.place(f"warcraft.{artifact}", "c")
    quiet_turn(scene)
    game = scene.turn(1, "conquer")
    assert not [text for text in legal(game, "conquer") if text.split()[1] == "f"]


@pytest.mark.clause("WC-POWER-DEFENSIVE-4", "WC-POWER-DEFENSIVE-1")
def test_there_are_six_towers_and_the_owner_chooses_where_if_more_fields_qualify() -> None:
    land = {"h": "hill harbor", **dict.fromkeys("abcdefg", "farmland")}
    scene = Scene(land, "h-a h-b h-c h-d h-e h-f h-g", game="warcraft")
    scene.army(0, "warcraft.forsaken", POWER, dict.fromkeys("habcdefg", 1))
    game = quiet_turn(scene)
    assert legal(game) == [f"place {TOWER} a", f"place {TOWER} b"]  # in ascending order: one of seven is left out
    game.apply(f"place {TOWER} b")
    assert scene.marks("a") == []
    assert [scene.marks(region) for region in "bcdefg"] == [[TOWER]] * 6
    assert scene.state.supply[TOWER] == 0


@pytest.mark.clause("WC-POWER-DEFENSIVE-4")
def test_with_six_fields_or_fewer_nothing_is_asked() -> None:
    scene = _scene("ab")
    game = quiet_turn(scene)
    assert game.pending == (1,)
    assert scene.marks("f") == [TOWER]


@pytest.mark.clause("WC-POWER-DEFENSIVE-5", "WC-READY-2")
def test_a_tower_goes_when_its_region_is_abandoned() -> None:
    scene = _scene("ab")
    quiet_turn(scene)
    game = scene.turn(0, "army", round=3)
    game.apply("abandon f")
    assert scene.marks("f") == []
    assert scene.state.supply[TOWER] == 6
    assert scene.state.immune == 0


@pytest.mark.clause("WC-POWER-DEFENSIVE-5", "WC-DECL-8")
def test_towers_go_on_decline() -> None:
    scene = _scene("ab")
    quiet_turn(scene)
    game = scene.turn(0, round=3)
    game.apply("decline")
    assert scene.marks("f") == []
    assert scene.tokens("f") == 1
    assert scene.state.immune == 0


@pytest.mark.clause("WC-POWER-DEFENSIVE-5", "WC-ART-HEART-2", "WC-PLACE-WELL-3")
def test_payments_and_majorities_are_not_stopped_by_a_tower() -> None:
    land = {"f": "farmland harbor", "a": "hill", "s": "sea", "x": "hill"}
    scene = Scene(land, "f-a f-s f-x", game="warcraft")
    kobolds = scene.army(0, "warcraft.kobolds", POWER, {"f": 1, "a": 1})
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"x": 1})
    scene.mark(TOWER, "f", kobolds)
    scene.place("warcraft.heart_of_azeroth", "x")
    game = quiet_turn(scene, 1)
    assert scene.state.coins[0] == 5 - 1  # the Heart lies next to f
    scene = Scene(land, "f-a f-s f-x", game="warcraft")
    kobolds = scene.army(0, "warcraft.kobolds", POWER, {"f": 1, "a": 1})
    scene.mark(TOWER, "f", kobolds)
    scene.place("warcraft.well_of_eternity", "s")
    game = quiet_turn(scene)
    assert paid(game, 0) == {"WC-SCORE-1": 2, "WC-PLACE-WELL-3": 2}


@pytest.mark.clause("WC-POWER-DEFENSIVE-5", "WC-RACE-HUMANS-1", "WC-RACE-HUMANS-5")
def test_military_objectives_may_be_put_below_a_tower() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    kobolds = scene.army(0, "warcraft.kobolds", POWER, {"f": 1, "a": 1})
    scene.army(1, "warcraft.humans", "warcraft.sailing", {"x": 1})
    scene.mark(TOWER, "f", kobolds)
    game = quiet_turn(scene, 1)
    assert "place warcraft.military_objective f" in legal(game)
