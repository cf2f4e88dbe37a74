"""Garrison: a fort in every region of theirs, in decline too."""

from __future__ import annotations

import pytest

from swcore.conquest.position.places import HAND, TRAY
from swcore.testing import Scene, cost, legal
from tests.shared.questions import paid, priced, quiet_turn, stop

POWER, FORT = "warcraft.garrison", "warcraft.fort"
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp", "d": "farmland", "x": "hill harbor"}
BORDERS = "a-b b-c c-d"


def _scene(regions: dict[str, int], *, hand: int = 0) -> Scene:
    """Seat 0 holds regions with a fort in each."""
    scene = Scene(LAND, BORDERS, game="warcraft")
    army = scene.army(0, "warcraft.kobolds", POWER, regions, hand=hand)
    for region in regions:
        scene.mark(FORT, region, army)
    return scene


@pytest.mark.clause("WC-POWER-GARRISON-1", "WC-POWER-GARRISON-4", "WC-CONQ-2")
def test_a_region_gets_its_fort_when_it_is_conquered_and_costs_one_more() -> None:
    scene = _scene({"a": 1}, hand=2)
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"c": 1}, hand=9)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.marks("b") == [FORT]
    assert scene.state.supply[FORT] == 10 - 2
    game = scene.turn(1, "conquer")
    assert cost(game, "b") == 2 + 2 + 1
    assert priced(game, "conquer b") == {"WC-CONQ-2": 5}


@pytest.mark.clause("WC-POWER-GARRISON-4", "WC-SCORE-1")
def test_forts_pay_no_coins() -> None:
    scene = _scene({"a": 1, "b": 1})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-POWER-GARRISON-3")
def test_no_region_gets_a_second_fort() -> None:
    scene = _scene({"a": 1, "b": 1})
    quiet_turn(scene)
    assert [scene.marks(region) for region in "ab"] == [[FORT], [FORT]]


@pytest.mark.clause("WC-POWER-GARRISON-4", "WC-POWER-GARRISON-1")
def test_a_region_that_became_theirs_without_one_gets_its_fort_at_redeployment() -> None:
    scene = _scene({"a": 1})
    scene.game.play.emit(("tokens", scene.army_of(0).id, TRAY, scene.state.ground.index["b"], 1))
    assert scene.marks("b") == []
    quiet_turn(scene)
    assert scene.marks("b") == [FORT]


@pytest.mark.clause("WC-POWER-GARRISON-3", "WC-POWER-GARRISON-4", "WC-SETUP-13")
def test_with_more_regions_than_ten_forts_the_player_chooses_at_redeployment() -> None:
    names = [f"r{number:02}" for number in range(11)]
    scene = Scene(dict.fromkeys(names, "hill harbor"), game="warcraft")
    army = scene.army(0, "warcraft.forsaken", POWER, dict.fromkeys(names, 1))
    for name in names[:10]:
        scene.mark(FORT, name, army)
    game = quiet_turn(scene)
    assert legal(game) == [f"place {FORT} r00", f"place {FORT} r01"]
    game.apply(f"place {FORT} r01")
    assert scene.marks("r00") == []
    assert [scene.marks(name) for name in names[1:]] == [[FORT]] * 10
    assert paid(game, 0) == {"WC-SCORE-1": 11}


@pytest.mark.clause("WC-POWER-GARRISON-2", "WC-DECL-2", "WC-DECL-7")
def test_forts_and_badge_stay_in_decline_until_the_race_is_gone() -> None:
    scene = _scene({"a": 2, "b": 1})
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"c": 1}, hand=4)
    game = scene.turn(0)
    game.apply("decline")
    assert [scene.marks(region) for region in "ab"] == [[FORT], [FORT]]
    army = scene.state.army(scene.state.declined[0][0])
    assert army.power == POWER
    assert POWER not in scene.state.discard
    game = scene.turn(1, "conquer", round=3)
    assert cost(game, "b") == 2 + 1 + 1
    game.apply("conquer b")
    assert scene.marks("b") == []
    stop(game)
    game = scene.turn(1, "army", round=4)
    scene.game.play.emit(("tokens", scene.army_of(1).id, TRAY, HAND, 2))
    game = scene.turn(1, "conquer", round=4)
    game.apply("conquer a")
    assert scene.state.armies[army.id] is None
    assert POWER in (*scene.state.discard, *scene.state.badges, *(combo[1] for combo in scene.state.column))
    assert scene.state.supply[FORT] == 10


@pytest.mark.clause("WC-POWER-GARRISON-2", "WC-LOSS-8", "WC-READY-4")
def test_a_fort_is_removed_on_conquest_and_when_its_region_is_abandoned() -> None:
    scene = _scene({"a": 1, "b": 1})
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"c": 1}, hand=4)
    game = scene.turn(1, "conquer")
    game.apply("conquer b")  # 2 + 1 + 1
    assert scene.marks("b") == []
    assert scene.state.supply[FORT] == 9
    game = scene.turn(0, "army", round=3)
    game.apply("abandon a")
    assert scene.marks("a") == []
    assert scene.state.supply[FORT] == 10


@pytest.mark.clause("WC-POWER-GARRISON-2", "WC-POWER-GARRISON-1")
def test_a_declined_garrison_gets_no_further_forts() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.kobolds", POWER, {"a": 1}, declined=True)
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"b": 1})
    quiet_turn(scene)
    assert scene.marks("a") == []
