"""Trolls: a lair in every region they occupy; lairs stay in decline."""

from __future__ import annotations

import pytest

from swcore import load_plugins
from swcore.conquest import Army, Marker, Race
from swcore.testing import Scene, cost
from tests.shared.questions import bonus

LAIR = "base.troll_lair"
ROW = {"z": "hill edge", "a": "forest", "m": "mountain", "b": "swamp", "y": "farmland edge"}


def lairs(scene: Scene) -> set[str]:
    return {name for name in scene.state.ground.names if LAIR in scene.marks(name)}


def at_home(scene: Scene, seat: int = 0, badge: str = "base.hill", declined: bool = False, **regions: int) -> Army:
    """Put Trolls with their lairs on the board."""
    trolls = scene.army(seat, "base.trolls", badge, regions, declined=declined)
    for name in regions:
        scene.mark(LAIR, name, trolls)
    return trolls


@pytest.mark.clause("SW-RACE-TROLLS-1")
def test_every_region_they_conquer_and_keep_has_one_lair() -> None:
    scene = Scene(ROW, rolls=[3])
    trolls = scene.army(0, "base.trolls", "base.hill", hand=8)
    scene.natives("a")
    game = scene.turn(0, "conquer")
    game.apply("conquer z")
    game.apply("conquer a")
    assert lairs(scene) == {"z", "a"}
    game.apply("conquer m")
    game.apply("redeploy z=6 a=1 m=1")  # lairs do not follow the tokens
    assert lairs(scene) == set(scene.held(trolls)) == {"z", "a", "m"}
    assert [scene.marks(name).count(LAIR) for name in ("z", "a", "m")] == [1, 1, 1]
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer b")
    assert lairs(scene) == set(scene.held(trolls)) == {"z", "a", "m", "b"}


@pytest.mark.clause("SW-RACE-TROLLS-1", "SW-DIE-5")
@pytest.mark.parametrize(("badge", "action"), [("base.hill", "conquer a die"), ("base.dragon_master", "conquer a dragon")])
def test_a_region_taken_with_the_die_or_the_dragon_gets_its_lair_too(badge: str, action: str) -> None:
    scene = Scene(ROW, rolls=[3])
    scene.army(0, "base.trolls", badge, {"z": 1}, hand=1)
    scene.natives("a")
    scene.turn(0, "conquer").apply(action)
    assert "a" in lairs(scene)


@pytest.mark.clause("SW-RACE-TROLLS-2", "SW-CONQ-4", "SW-POWER-FORTIFIED-3", "SW-POWER-COMMANDO-1")
@pytest.mark.case("CASE-SW-30")
@pytest.mark.parametrize(("badge", "tokens"), [("base.alchemist", 7), ("base.commando", 6)])
def test_a_lair_adds_one_to_tokens_mountain_and_fortress(badge: str, tokens: int) -> None:
    scene = Scene(ROW)
    trolls = at_home(scene, 1, "base.fortified", m=2)
    scene.mark("base.fortress", "m", trolls)
    scene.army(0, "base.ratmen", badge, {"a": 1}, hand=8)
    game = scene.turn(0, "conquer")
    assert cost(game, "m") == tokens  # 2 + 2 + 1 + 1 + 1
    game.apply("conquer m")
    assert scene.tokens("m") == tokens


@pytest.mark.clause("SW-RACE-TROLLS-3", "SW-DECL-10")
def test_lairs_stay_at_decline_and_still_protect() -> None:
    scene = Scene(ROW)
    at_home(scene, 0, a=3, b=1)
    scene.army(1, "base.ratmen", "base.alchemist", {"z": 5})
    scene.turn(0).apply("decline")
    assert lairs(scene) == {"a", "b"}
    game = scene.turn(1)
    game.apply("expand")
    assert cost(game, "a") == 2 + 1 + 1


@pytest.mark.clause("SW-RACE-TROLLS-4", "SW-ABAN-4")
def test_a_lair_is_removed_when_its_region_is_abandoned() -> None:
    scene = Scene(ROW)
    at_home(scene, 0, a=2, b=1)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon a")
    assert lairs(scene) == {"b"}
    assert scene.state.supply[LAIR] == 10 - 1


@pytest.mark.clause("SW-RACE-TROLLS-4", "SW-RACE-TROLLS-1")
@pytest.mark.parametrize("declined", [False, True])
def test_a_lair_is_removed_when_an_opponent_conquers_its_region(declined: bool) -> None:
    scene = Scene(ROW)
    at_home(scene, 1, "" if declined else "base.hill", declined, a=1, b=1)
    scene.army(0, "base.ratmen", "base.alchemist", {"z": 1}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer a")  # 2 + 1 + 1
    assert lairs(scene) == {"b"}
    assert scene.marks("a") == []
    assert scene.state.supply[LAIR] == 10 - 1
    assert scene.tokens("a") == 4


@pytest.mark.clause("INT-61", "SW-RACE-TROLLS-4", "INT-60")
@pytest.mark.parametrize(("race", "marker"), [("base.trolls", LAIR), ("base.ratmen", "base.fortress")], ids=["lair", "fortress"])
def test_lair_or_fortress_of_the_own_declined_race_adds_to_the_cost_and_is_removed(race: str, marker: str) -> None:
    scene = Scene(ROW)
    older = scene.army(0, race, "", {"a": 1, "b": 1}, declined=True)
    scene.mark(marker, "a", older)
    supply = scene.state.supply[marker]
    scene.army(0, "base.orcs", "base.alchemist", {"z": 1}, hand=4)
    game = scene.turn(0, "conquer")
    assert cost(game, "a") == 2 + 1 + 1
    game.apply("conquer a")
    assert scene.marks("a") == []
    assert scene.state.supply[marker] == supply + 1
    assert scene.held(older) == {"b": 1}
    game.apply("done")
    assert bonus(game, 0, "SW-RACE-ORCS-1") == 1


@pytest.mark.clause("SW-DECL-15", "SW-DECL-2")
def test_lairs_of_an_army_that_a_newer_decline_removes_go_with_it() -> None:
    scene = Scene(ROW)
    at_home(scene, 0, "", True, a=1, b=1)
    scene.army(0, "base.ratmen", "base.alchemist", {"z": 1})
    scene.turn(0).apply("decline")
    assert lairs(scene) == set()
    assert scene.state.supply[LAIR] == 10


@pytest.mark.clause("SW-RACE-TROLLS-1", "SW-ABAN-5")
def test_trolls_who_take_a_region_back_build_a_new_lair() -> None:
    scene = Scene(ROW)
    at_home(scene, 0, z=1, a=3)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon z")
    assert lairs(scene) == {"a"}
    game.apply("conquer z")  # 2, with the two spare tokens of a and the one of z
    assert lairs(scene) == {"z", "a"}


@pytest.mark.clause("SW-SETUP-12", "SW-SETUP-15")
def test_there_are_as_many_lairs_as_trolls() -> None:
    pieces = load_plugins("small-world")
    lair, trolls = pieces.piece(LAIR), pieces.piece("base.trolls")
    assert isinstance(lair, Marker)
    assert isinstance(trolls, Race)
    assert (lair.supply, trolls.supply) == (10, 10)
