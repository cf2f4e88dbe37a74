"""Night Elves: cheaper forests, and a wall of wisps in each forest they conquer."""

from __future__ import annotations

import pytest

from swcore import load_plugins
from swcore.conquest import Army, Marker
from swcore.testing import Scene, cost

WALL = "warcraft.wisp_wall"
ROW = {
    "a": "farmland harbor",
    "b": "forest",
    "c": "forest murloc",
    "d": "hill",
    "e": "forest harbor",
    "y": "swamp magic",
    "z": "farmland harbor",
}
STAR = "a-b a-c a-d a-e d-z b-z b-y"


def woods(**more: object) -> Scene:
    return Scene(ROW, STAR, game="warcraft", **more)  # type: ignore[arg-type]


def elves(scene: Scene, power: str = "farmer", *, hand: int = 0, seat: int = 0, walls: str = "", **regions: int) -> Army:
    army = scene.army(seat, "warcraft.night_elves", f"warcraft.{power}", regions, hand=hand)
    for name in walls:
        scene.mark(WALL, name, army)
    return army


@pytest.mark.clause("WC-RACE-NIGHTELVES-1", "WC-CONQ-2")
def test_forests_cost_one_less_and_nothing_else_does() -> None:
    scene = woods()
    elves(scene, a=1, hand=5)
    game = scene.turn(0, "conquer")
    assert {name: cost(game, name) for name in "bcde"} == {"b": 1, "c": 2 + 1 - 1, "d": 2, "e": 1}
    game.apply("conquer b")
    assert scene.tokens("b") == 1


@pytest.mark.clause("WC-RACE-NIGHTELVES-1", "WC-CONQ-9")
def test_a_forest_costs_at_least_one() -> None:
    scene = woods()
    elves(scene, "blacksmith", a=1, hand=5)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 1


@pytest.mark.clause("WC-RACE-NIGHTELVES-2", "WC-CONQ-2")
def test_each_forest_they_conquer_gets_a_wall_that_adds_one_to_its_defence() -> None:
    scene = woods()
    elves(scene, a=1, hand=5)
    scene.army(1, "warcraft.orcs", "warcraft.mountaineer", {"z": 1}, hand=5)
    game = scene.turn(0, "conquer")
    for name in "bcd":
        game.apply(f"conquer {name}")  # 1 + 2 + 2
    assert (scene.marks("b"), scene.marks("c"), scene.marks("d")) == ([WALL], [WALL], [])
    game = scene.turn(1, "conquer")
    assert cost(game, "b") == 2 + scene.tokens("b") + 1


@pytest.mark.clause("WC-RACE-NIGHTELVES-2")
def test_a_forest_taken_by_the_die_or_the_champion_gets_its_wall_too() -> None:
    scene = woods(rolls=[1])
    army = elves(scene, "champion", a=2, hand=1)
    scene.mark("warcraft.champion_figure", "a", army)
    game = scene.turn(0, "conquer")
    game.apply("conquer b champion")
    game.apply("conquer c die")  # 2, with one token and one pip
    assert (scene.marks("b"), scene.marks("c")) == (["warcraft.champion_figure", WALL], [WALL])


@pytest.mark.clause("WC-RACE-NIGHTELVES-3")
def test_walls_stay_in_decline_and_still_defend() -> None:
    scene = woods()
    elves(scene, b=2, e=1, walls="b")
    scene.army(1, "warcraft.orcs", "warcraft.mountaineer", {"z": 1}, hand=5)
    scene.turn(0).apply("decline")
    assert scene.marks("b") == [WALL]
    game = scene.turn(1, "conquer")
    assert cost(game, "b") == 2 + 1 + 1


@pytest.mark.clause("WC-RACE-NIGHTELVES-3", "WC-LOSS-8")
@pytest.mark.parametrize("declined", [False, True])
def test_a_wall_is_removed_when_its_region_is_conquered(declined: bool) -> None:
    scene = woods()
    army = scene.army(0, "warcraft.night_elves", "" if declined else "warcraft.farmer", {"b": 1, "e": 1}, declined=declined)
    scene.mark(WALL, "b", army)
    scene.army(1, "warcraft.orcs", "warcraft.mountaineer", {"z": 1}, hand=5)
    game = scene.turn(1, "conquer")
    game.apply("conquer b")
    assert (scene.tokens("b"), scene.marks("b"), scene.state.supply[WALL]) == (4, [], 9)


@pytest.mark.clause("WC-RACE-NIGHTELVES-3", "WC-READY-4", "WC-READY-2")
def test_a_wall_is_removed_when_its_region_is_abandoned() -> None:
    scene = woods()
    elves(scene, a=1, b=2, walls="b")
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon b")
    assert scene.marks("b") == []
    assert cost(game, "b") == 2 - 1


@pytest.mark.clause("WC-RACE-NIGHTELVES-3", "WC-POWER-BEASTMASTER-5")
@pytest.mark.parametrize("action", ["expand", "decline"])
def test_a_wall_goes_with_the_beasts_that_alone_held_its_region(action: str) -> None:
    scene = woods()
    army = elves(scene, "beastmaster", a=2, e=1, walls="be")
    scene.mark("warcraft.beast", "b", army)
    game = scene.turn(0)
    game.apply(action)
    assert (scene.marks("b"), scene.marks("e")) == ([], [WALL])
    assert scene.state.supply[WALL] == 9 - 1


@pytest.mark.clause("WC-RACE-NIGHTELVES-3", "WC-POWER-CHAMPION-8")
def test_a_wall_goes_with_the_champion_who_alone_held_its_region() -> None:
    scene = woods()
    army = elves(scene, "champion", a=1, walls="b")
    scene.mark("warcraft.champion_figure", "b", army)
    game = scene.turn(0, "conquer")
    game.apply("conquer y champion")
    assert scene.marks("b") == []
    assert "b" not in scene.held(army)


@pytest.mark.clause("WC-RACE-NIGHTELVES-4", "WC-SETUP-13")
def test_without_a_wall_in_the_supply_none_is_placed() -> None:
    names = [f"f{number}" for number in range(9)]
    scene = Scene({**dict.fromkeys(names, "forest"), "g": "forest", "z": "farmland harbor"}, game="warcraft")
    army = scene.army(0, "warcraft.night_elves", "warcraft.farmer", dict.fromkeys(names[1:], 1), hand=1)
    for name in names:
        scene.mark(WALL, name, army)
    assert scene.state.supply[WALL] == 0
    game = scene.turn(0, "conquer")
    game.apply("conquer g")
    assert (scene.tokens("g"), scene.marks("g")) == (1, [])
    assert [scene.marks(name) for name in names] == [[WALL]] * 9


@pytest.mark.clause("WC-RACE-NIGHTELVES-4", "WC-SETUP-13")
def test_there_are_nine_walls_and_one_fits_into_a_region() -> None:
    wall = load_plugins("warcraft").piece(WALL)
    assert isinstance(wall, Marker)
    assert (wall.supply, wall.per_region) == (9, 1)
