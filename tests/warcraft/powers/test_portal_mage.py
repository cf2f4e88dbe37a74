"""Portal Mage: twice per turn two magic regions exchange all that stands in them."""

from __future__ import annotations

import pytest

from swcore.conquest.position.places import HAND, TRAY
from swcore.testing import Scene, cost, legal
from tests.shared.questions import paid, quiet_turn, reasons, stop, targets

POWER, CLAUSE = "warcraft.portal_mage", "WC-POWER-PORTAL-1"
FORT, WALL, BOMB, OBJECTIVE = "warcraft.fort", "warcraft.wisp_wall", "warcraft.bomb", "warcraft.military_objective"
BEAST, FIGURE, MOUNTAIN = "warcraft.beast", "warcraft.champion_figure", "warcraft.mountain"
TOWER, FROSTMOURNE, AEGIS = "warcraft.watch_tower", "warcraft.frostmourne", "warcraft.aegis_of_aggramar"
PORTAL, FACE_DOWN = "warcraft.dark_portal", "warcraft.face_down"
LAND = {
    "a": "hill harbor magic",
    "b": "forest magic",
    "c": "swamp",
    "m": "mountain magic",
    "x": "hill harbor magic",
    "y": "farmland",
}
BORDERS = "a-b b-c c-m x-y"  # two islands


def _scene(regions: dict[str, int], *, race: str = "warcraft.blood_elves", hand: int = 0, seats: int = 2) -> Scene:
    scene = Scene(LAND, BORDERS, game="warcraft", seats=seats)
    scene.army(0, race, POWER, regions, hand=hand)
    return scene


def _swap(scene: Scene, one: str, other: str) -> None:
    scene.game.apply(f"use portal {one}")
    scene.game.apply(f"choose {other}")


@pytest.mark.clause("WC-POWER-PORTAL-1", "WC-POWER-PORTAL-2", "WC-FACTION-2")
def test_two_magic_regions_of_any_islands_exchange_their_tokens_without_losses_or_conquest() -> None:
    scene = _scene({"a": 2, "c": 1})
    scene.army(1, "warcraft.dwarves", "warcraft.sailing", {"x": 3, "y": 1})
    game = scene.turn(0, "conquer")
    _swap(scene, "a", "x")
    assert scene.held(scene.army_of(0)) == {"c": 1, "x": 2}
    assert scene.held(scene.army_of(1)) == {"a": 3, "y": 1}
    assert scene.army_of(1).withdrawn == 0
    assert scene.state.conquests == ()
    stop(game)
    assert "WC-FACTION-2" not in paid(game, 0)  # Horde, but nothing was conquered


@pytest.mark.clause("WC-POWER-PORTAL-2", "WC-POWER-PORTAL-1")
def test_neither_region_needs_to_be_an_own_one_and_both_must_be_magic() -> None:
    scene = _scene({"c": 1}, seats=3)
    scene.army(1, "warcraft.dwarves", "warcraft.sailing", {"a": 1, "y": 1})
    scene.army(2, "warcraft.orcs", "warcraft.herbalist", {"x": 2})
    game = scene.turn(0, "conquer")
    assert reasons(game, "use portal y") == {CLAUSE}
    assert legal(game, "use") == ["use portal a", "use portal b", "use portal m"]  # x comes last in every pair
    game.apply("use portal a")
    assert legal(game) == ["choose b", "choose m", "choose x"]
    game.apply("choose x")
    assert scene.held(scene.army_of(1)) == {"x": 1, "y": 1}
    assert scene.held(scene.army_of(2)) == {"a": 2}


@pytest.mark.clause("WC-POWER-PORTAL-1")
def test_twice_per_turn_and_again_in_the_next() -> None:
    scene = _scene({"a": 1}, hand=1)
    game = scene.turn(0, "conquer")
    _swap(scene, "a", "x")
    _swap(scene, "m", "x")
    assert scene.held(scene.army_of(0)) == {"m": 1}
    assert legal(game, "use") == []
    assert CLAUSE in reasons(game, "use portal a")
    game = scene.turn(0, "conquer", round=3)
    assert legal(game, "use") != []


@pytest.mark.clause("WC-CONQ-1", "WC-DIE-1")
def test_with_a_portal_but_without_a_token_in_hand_nothing_is_attempted() -> None:
    scene = _scene({"a": 1})
    game = scene.turn(0, "conquer")
    assert "use portal a" in legal(game)
    assert legal(game, "conquer") == []
    assert reasons(game, "conquer b die") & {"WC-CONQ-1", "WC-DIE-1"}


@pytest.mark.clause("WC-POWER-PORTAL-3")
def test_it_serves_before_a_first_conquest_as_well() -> None:
    scene = _scene({}, hand=5)
    scene.army(1, "warcraft.dwarves", "warcraft.sailing", {"a": 2, "y": 1})
    game = scene.turn(0, "conquer")
    assert cost(game, "a") == 2 + 2 + 1
    assert "use portal a" in legal(game)
    _swap(scene, "a", "m")
    assert cost(game, "a") == 2 + 1
    assert targets(game) == {"a", "x"}


@pytest.mark.clause("WC-POWER-PORTAL-3")
def test_not_after_the_conquests_and_not_in_a_turn_of_decline() -> None:
    scene = _scene({"a": 2, "b": 2})
    game = scene.turn(0)
    assert game.violations("use portal a")
    game.apply("expand")
    assert "use portal a" in legal(game)
    game.apply("done")
    assert game.pending == (0,)
    assert game.violations("use portal a")
    game = scene.turn(0, round=3)
    game.apply("decline")
    assert game.pending == (1,)


@pytest.mark.clause("WC-INT-39", "WC-POWER-PORTAL-1", "WC-MARK-5")
def test_all_moves_but_mountains_places_and_what_lies_face_down() -> None:
    scene = _scene({"c": 1}, seats=4)
    elves = scene.army(1, "warcraft.night_elves", "warcraft.champion", {"m": 2})
    goblins = scene.army(2, "warcraft.goblins", "warcraft.sailing", {"y": 1})
    humans = scene.army(3, "warcraft.humans", "warcraft.herbalist", {"x": 1})
    for marker, owner in ((FORT, elves), (WALL, elves), (BEAST, elves), (FIGURE, elves), (BOMB, goblins), (OBJECTIVE, humans)):
        if marker == BOMB:
            scene.pile(BOMB, "explodes")
        scene.mark(marker, "m", owner)
    scene.place(FROSTMOURNE, "m")
    scene.place(PORTAL, "m")
    scene.place("warcraft.karazhan", "a", hidden=True)
    scene.natives("a")
    scene.turn(0, "conquer")
    _swap(scene, "a", "m")
    assert scene.marks("m") == [PORTAL, MOUNTAIN]
    assert scene.tokens("m") == 1  # the Murloc
    moved = {FORT, WALL, BEAST, FIGURE, BOMB, OBJECTIVE, FROSTMOURNE}
    # The race of seat 1 is active, so what lies face down in its new region is turned up (WC-MARK-6).
    assert set(scene.marks("a")) == moved | {"warcraft.karazhan"}
    assert scene.held(scene.army_of(1)) == {"a": 2}


@pytest.mark.clause("WC-MARK-5", "WC-INT-39")
def test_a_marker_that_lies_face_down_stays_when_its_region_is_left_empty() -> None:
    scene = _scene({"c": 1})
    scene.army(1, "warcraft.orcs", "", {"a": 1}, declined=True)
    scene.place(FROSTMOURNE, "a", hidden=True)
    scene.turn(0, "conquer")
    _swap(scene, "a", "x")
    assert (scene.marks("a"), scene.marks("x")) == ([FACE_DOWN], [])


@pytest.mark.clause("WC-INT-40", "WC-RACE-NIGHTELVES-3")
@pytest.mark.parametrize("emptied", [False, True])
def test_a_wall_outside_a_forest_stays_until_its_region_is_conquered_or_emptied(emptied: bool) -> None:
    scene = _scene({"c": 1}, hand=5)
    elves = scene.army(1, "warcraft.night_elves", "warcraft.sailing", {"b": 1, "x": 1})
    scene.mark(WALL, "b", elves)
    game = scene.turn(0, "conquer")
    _swap(scene, "a", "b")
    _swap(scene, "a", "m")
    assert scene.marks("m") == [MOUNTAIN, WALL]
    assert cost(game, "m") == 2 + 1 + 1 + 1
    if emptied:
        game = scene.turn(1, "army", round=3)
        game.apply("abandon m")
    else:
        game.apply("conquer m")
    assert scene.marks("m") == [MOUNTAIN]


@pytest.mark.clause("WC-INT-41", "WC-RACE-GOBLINS-3")
def test_a_bomb_moves_to_whoever_holds_its_new_region() -> None:
    scene = _scene({"c": 1}, seats=4)
    scene.army(1, "warcraft.dwarves", "warcraft.sailing", {"a": 2})
    scene.army(2, "warcraft.orcs", "warcraft.herbalist", {"x": 2})
    goblins = scene.army(3, "warcraft.goblins", "warcraft.fishing", {"y": 1})
    scene.pile(BOMB, "explodes")
    scene.mark(BOMB, "a", goblins)
    game = scene.turn(0, "conquer")
    _swap(scene, "a", "x")  # the Dwarves carry it along
    assert (scene.marks("a"), scene.marks("x")) == ([], [BOMB])
    game = scene.turn(3, round=3)
    assert scene.tokens("x") == 0
    assert scene.army_of(1).withdrawn == 1
    assert scene.held(scene.army_of(2)) == {"a": 2}
    assert legal(game) == ["expand", "decline"]


@pytest.mark.clause("WC-INT-41", "WC-RACE-GOBLINS-6")
def test_a_bomb_in_a_region_of_its_own_goblins_returns_to_the_stack() -> None:
    scene = _scene({"c": 1})
    goblins = scene.army(1, "warcraft.goblins", "warcraft.fishing", {"y": 1})
    scene.pile(BOMB, "explodes")
    scene.mark(BOMB, "y", goblins)  # as if they had come there by a swap of other tokens
    scene.turn(1, round=3)
    assert scene.marks("y") == []
    assert scene.tokens("y") == 1
    assert scene.state.piles[BOMB] == ("explodes",)


@pytest.mark.clause("WC-INT-42", "WC-POWER-DEFENSIVE-2")
def test_a_region_with_a_watch_tower_cannot_be_swapped() -> None:
    scene = _scene({"a": 1})
    trolls = scene.army(1, "warcraft.trolls", "warcraft.defensive", {"b": 1, "x": 1})
    scene.mark(TOWER, "b", trolls)
    scene.mark(TOWER, "x", trolls)
    game = scene.turn(0, "conquer")
    assert reasons(game, "use portal b") == {"WC-POWER-DEFENSIVE-2"}
    game.apply("use portal a")
    assert legal(game) == ["choose m"]


@pytest.mark.clause("WC-INT-42", "WC-ART-AEGIS-2", "WC-PAY-1")
@pytest.mark.parametrize("aegis", ["a", "x"])
def test_a_region_with_the_aegis_needs_two_coins_to_its_controller(aegis: str) -> None:
    scene = _scene({"c": 1}, hand=1)
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"a": 1, "x": 1})
    scene.place(AEGIS, aegis)
    scene.coins(0, 1)
    game = scene.turn(0, "conquer")
    other = "x" if aegis == "a" else "a"
    if aegis == "a":
        assert reasons(game, "use portal a") == {"WC-ART-AEGIS-2"}
    else:
        game.apply("use portal a")
        assert legal(game) == ["choose b", "choose m"]  # not x
    scene.coins(0, 2)
    game = scene.turn(0, "conquer", round=3)
    _swap(scene, "a", "x")
    assert scene.state.coins == [0, 5 + 2]
    assert AEGIS in scene.marks(other)


@pytest.mark.clause("WC-INT-42", "WC-PAY-1", "WC-ART-AEGIS-2", "WC-RACE-PANDAREN-2")
@pytest.mark.parametrize(("coins", "partners"), [(3, {"b", "m"}), (4, {"b", "m", "x"})])
def test_the_tolls_of_both_regions_add_up(coins: int, partners: set[str]) -> None:
    scene = _scene({"c": 1}, hand=1, seats=3)
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"x": 1})
    scene.place(AEGIS, "x")
    pandaren = scene.army(2, "warcraft.pandaren", "warcraft.herbalist", {"a": 1})
    scene.note(pandaren, "warcraft.pandaren.harmony", (0,))
    scene.coins(0, coins)
    game = scene.turn(0, "conquer")
    game.apply("use portal a")
    assert scene.state.coins == [coins - 2, 5, 5 + 2]
    assert {text.split()[1] for text in legal(game)} == partners
    if "x" in partners:
        game.apply("choose x")
        assert scene.state.coins == [0, 5 + 2, 5 + 2]


@pytest.mark.clause("WC-INT-42", "WC-ART-AEGIS-2")
def test_the_own_aegis_asks_nothing() -> None:
    scene = _scene({"a": 1})
    scene.place(AEGIS, "a")
    scene.coins(0, 0)
    scene.turn(0, "conquer")
    _swap(scene, "a", "x")
    assert scene.marks("x") == [AEGIS]


@pytest.mark.clause("WC-INT-43", "WC-MARK-6", "WC-TERM-8")
def test_a_swap_onto_a_face_down_artifact_turns_it_up_and_gives_control_at_once_without_a_conquest() -> None:
    scene = _scene({"a": 1}, hand=2)
    scene.place(FROSTMOURNE, "x", hidden=True)
    game = scene.turn(0, "conquer")
    assert targets(game, "frostmourne") == set()
    _swap(scene, "a", "x")
    assert scene.marks("x") == [FROSTMOURNE]
    assert scene.state.conquests == ()
    assert cost(game, "y") == 2
    assert "y" in targets(game, "frostmourne")


@pytest.mark.clause("WC-MARK-6", "WC-MARK-5")
def test_the_active_race_of_an_opponent_turns_up_what_it_is_moved_onto() -> None:
    scene = _scene({"c": 1})
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"a": 1})
    scene.place(PORTAL, "x", hidden=True)
    scene.turn(0, "conquer")
    _swap(scene, "a", "x")
    assert scene.marks("x") == [PORTAL]
    assert paid(quiet_turn(scene, 1), 1) == {"WC-SCORE-1": 1, "WC-PLACE-DARKPORTAL-1": 2}


@pytest.mark.clause("WC-MARK-6")
def test_a_declined_race_turns_up_nothing() -> None:
    scene = _scene({"c": 1})
    scene.army(1, "warcraft.trolls", "", {"a": 1}, declined=True)
    scene.place(PORTAL, "x", hidden=True)
    scene.turn(0, "conquer")
    _swap(scene, "a", "x")
    assert (scene.tokens("x"), scene.marks("x")) == (1, [FACE_DOWN])


@pytest.mark.clause("WC-INT-44", "WC-POWER-PORTAL-2", "WC-TERM-9", "WC-RACE-PANDAREN-1")
def test_a_swap_of_an_opponents_region_with_an_empty_one_is_an_attack_on_him() -> None:
    scene = _scene({"c": 2}, race="warcraft.pandaren", seats=3)
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"b": 1})
    scene.army(2, "warcraft.orcs", "warcraft.herbalist", {"y": 1})
    game = scene.turn(0, "conquer")
    _swap(scene, "b", "m")
    assert scene.held(scene.army_of(1)) == {"m": 1}
    stop(game)
    for seat, coins in ((1, 0), (2, 2)):  # only who was left in peace holds Harmony, and pays
        army = scene.army_of(seat)
        scene.game.play.emit(("tokens", army.id, TRAY, HAND, 4))
        game = scene.turn(seat, "conquer", round=3)
        assert sum(part.amount for part in game.explain("conquer c") if part.unit == "coins") == coins


@pytest.mark.clause("WC-POWER-PORTAL-1", "WC-CONQ-3")
def test_a_champion_alone_goes_through_like_any_holder() -> None:
    scene = _scene({"c": 1})
    army = scene.army(1, "warcraft.trolls", "warcraft.champion", {"y": 1})
    scene.mark(FIGURE, "a", army)
    scene.turn(0, "conquer")
    _swap(scene, "a", "x")
    assert scene.held(scene.army_of(1)) == {"x": 0, "y": 1}
    assert scene.marks("a") == []
