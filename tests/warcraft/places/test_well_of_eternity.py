"""Well of Eternity: moves to water, and pays the race with the most regions around it."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import hookimpl
from swcore.conquest import Army, Power, View, fx
from swcore.testing import Scene, legal
from tests.shared.questions import paid, quiet_turn, stop, targets

PLACE, CLAUSE = "warcraft.well_of_eternity", "WC-PLACE-WELL-3"
LAND = {
    "a": "hill harbor",
    "b": "forest",
    "c": "swamp",
    "d": "farmland",
    "e": "hill",
    "f": "forest",
    "s": "sea",
    "l": "lake",
    "x": "hill harbor",
    "w": "sea",
}
BORDERS = "a-b b-c c-d d-e e-f a-s b-s c-s d-s e-s f-s l-a x-w"  # six regions around s; w lies on another island
LEGENDARY = {
    "warcraft.battleground",
    "warcraft.dark_portal",
    "warcraft.karazhan",
    "warcraft.lights_hope_chapel",
    "warcraft.meeting_stone",
    "warcraft.spirit_healer",
}


def _scene(own: str, other: str = "", *, declined: bool = True, murlocs: str = "", place: bool = True) -> Scene:
    """The Well lies in s; seat 0 is active in some regions, seat 1 holds others, in decline as a rule."""
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", dict.fromkeys(own, 1))
    if other:
        scene.army(1, "warcraft.trolls", "" if declined else "warcraft.ranger", dict.fromkeys(other, 1), declined=declined)
    if declined:
        scene.army(1, "warcraft.dwarves", "warcraft.herbalist", {"x": 1})
    if murlocs:
        scene.natives(*murlocs)
    if place:
        scene.place(PLACE, "s")
    return scene


@pytest.mark.case("CASE-WW-16")
@pytest.mark.clause("WC-PLACE-WELL-1", "WC-PLACE-WELL-5")
def test_on_discovery_the_finder_moves_it_to_a_water_of_the_same_island() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=3)
    scene.place(PLACE, "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert game.pending == (0,)
    assert set(legal(game)) == {"choose s", "choose l"}
    game.apply("choose s")
    assert (scene.marks("b"), scene.marks("s")) == ([], [PLACE])
    assert legal(game, "conquer") != []  # the conquests go on


@pytest.mark.clause("WC-PLACE-WELL-1", "WC-MARK-4")
def test_with_one_water_on_the_island_it_moves_there_unasked_and_never_again() -> None:
    scene = Scene(
        {"a": "hill harbor", "b": "forest", "s": "sea", "x": "hill harbor", "w": "lake"}, "a-b b-s x-w", game="warcraft"
    )
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=2)
    scene.place(PLACE, "b", hidden=True)
    scene.turn(0, "conquer").apply("conquer b")
    assert (scene.marks("b"), scene.marks("s")) == ([], [PLACE])
    quiet_turn(scene, round=3)
    assert scene.marks("s") == [PLACE]


@pytest.mark.case("CASE-WW-16")
@pytest.mark.clause("WC-PLACE-WELL-3", "WC-PLACE-WELL-4", "WC-PLACE-WELL-5")
@pytest.mark.parametrize(("own", "other", "winner"), [("ab", "cde", 1), ("abf", "cde", None), ("abf", "cd", 0)])
def test_the_race_with_the_most_regions_around_it_gains_two_coins_in_decline_too(
    own: str, other: str, winner: int | None
) -> None:
    scene = _scene(own, other)
    for seat, regions in ((0, len(own)), (1, len(other) + 1)):
        game = quiet_turn(scene, seat)
        coins = {"WC-SCORE-1": regions, "WC-POWER-HERBALIST-1": 1} if seat else {"WC-SCORE-1": regions}
        assert paid(game, seat) == ({**coins, CLAUSE: 2} if seat == winner else coins)


@pytest.mark.clause("WC-PLACE-WELL-3")
def test_it_is_paid_at_the_end_of_the_own_turn_only() -> None:
    scene = _scene("ab", "c", declined=False)
    quiet_turn(scene, 1)
    assert scene.state.coins == [5, 5 + 1]
    quiet_turn(scene, 0)
    assert scene.state.coins == [5 + 2 + 2, 5 + 1]


@pytest.mark.clause("WC-PLACE-WELL-5", "WC-PLACE-WELL-4")
def test_the_active_and_the_declined_race_of_a_player_are_compared_separately() -> None:
    scene = _scene("ab", "cde", declined=False)
    scene.army(0, "warcraft.kobolds", "", {"f": 1}, declined=True)
    assert CLAUSE not in paid(quiet_turn(scene), 0)  # 2 and 1 against 3
    scene = _scene("ab", "")
    scene.army(0, "warcraft.kobolds", "", {"c": 1, "d": 1}, declined=True)
    assert CLAUSE not in paid(quiet_turn(scene), 0)  # they tie with each other


@pytest.mark.clause("WC-INT-52", "WC-PLACE-WELL-4", "WC-MURLOC-3")
@pytest.mark.parametrize(("murlocs", "coins"), [("cd", 0), ("c", 2)])
def test_murlocs_are_one_race_with_which_it_may_be_tied(murlocs: str, coins: int) -> None:
    scene = _scene("ab", murlocs=murlocs)
    assert paid(quiet_turn(scene), 0).get(CLAUSE, 0) == coins


@pytest.mark.clause("WC-INT-53", "WC-PLACE-WELL-3", "WC-DECL-5")
def test_a_race_that_declines_wins_it_in_that_very_turn() -> None:
    scene = _scene("abc", "d")
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"WC-SCORE-1": 3, CLAUSE: 2}


@pytest.mark.clause("WC-PLACE-WELL-5", "WC-RACE-NAGA-1")
def test_its_own_region_is_not_adjacent_to_itself() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.naga", "warcraft.sailing", {"s": 1, "b": 1})
    scene.army(1, "warcraft.trolls", "warcraft.ranger", {"c": 1})
    scene.place(PLACE, "s")
    assert CLAUSE not in paid(quiet_turn(scene), 0)  # one against one


@pytest.mark.clause("WC-PLACE-WELL-3", "WC-PLACE-WELL-1")
def test_without_a_region_beside_it_nobody_gains() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.naga", "warcraft.sailing", {"s": 1, "x": 1})
    scene.place(PLACE, "s")
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-INT-54", "WC-PLACE-WELL-2", "WC-PLACE-WELL-5")
def test_on_an_island_without_water_another_place_lies_there_face_up_and_the_well_is_out() -> None:
    found = set()
    for seed in range(12):
        scene = Scene({"a": "hill harbor", "b": "forest", "x": "hill harbor", "w": "sea"}, "a-b x-w", game="warcraft", seed=seed)
        scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=3)
        scene.place(PLACE, "b", hidden=True)
        game = scene.turn(0, "conquer")
        game.apply("conquer b")
        assert game.pending == (0,)
        [place] = scene.marks("b")
        assert place in LEGENDARY
        pile = scene.state.piles["warcraft.face_down"]
        assert PLACE not in pile
        assert place not in pile
        found.add(place)
    assert len(found) > 1  # drawn at random


@pytest.mark.clause("WC-PLACE-WELL-2", "WC-MARK-2", "WC-INT-54")
def test_the_place_that_came_instead_serves_at_once() -> None:
    scene = Scene({"a": "hill harbor", "b": "forest"}, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=2)
    scene.place(PLACE, "b", hidden=True)
    scene.pile("warcraft.face_down", "warcraft.frostmourne", "warcraft.dark_portal", "warcraft.karazhan")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.marks("b") == ["warcraft.dark_portal"]  # the first that is a Legendary Place
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2, "WC-PLACE-DARKPORTAL-1": 2}


@pytest.mark.clause("WC-MARK-6", "WC-PLACE-WELL-5")
def test_an_opponent_who_is_moved_onto_it_picks_the_water() -> None:
    land = {"a": "hill harbor magic", "b": "forest magic", "s": "sea", "l": "lake", "y": "hill harbor"}
    scene = Scene(land, "a-b b-s b-l", game="warcraft")
    scene.army(0, "warcraft.blood_elves", "warcraft.portal_mage", {"y": 1}, hand=1)
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"a": 1})
    scene.place(PLACE, "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("use portal a")
    game.apply("choose b")
    assert game.pending == (1,)
    game.apply("choose l")
    assert scene.marks("l") == [PLACE]
    assert game.pending == (0,)


@pytest.mark.clause("WC-INT-56", "WC-MAP-2", "WC-POWER-ARCHAEOLOGIST-1")
def test_only_naga_can_hold_the_region_of_the_well_for_the_archaeologist() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.archaeologist", {"a": 1, "b": 1}, hand=5)
    scene.place(PLACE, "s")
    assert "s" not in targets(scene.turn(0, "conquer"))
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.naga", "warcraft.archaeologist", {"a": 1, "b": 1}, hand=2)
    scene.place(PLACE, "s")
    game = scene.turn(0, "conquer")
    game.apply("conquer s")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3, "WC-POWER-ARCHAEOLOGIST-1": 1, CLAUSE: 2}


# -- R2: who is asked leaves the game

WATERS = {"a": "hill harbor", "b": "forest", "l": "lake", "s": "sea", "x": "hill harbor", "w": "sea"}
SHORES = "a-b b-l b-s x-w"


@pytest.mark.clause("WC-PLACE-WELL-6", "SW-TURN-12")
def test_when_the_finder_leaves_it_moves_to_the_first_water_of_the_island() -> None:
    """R2: it stayed on land for good, and paid nobody."""
    scene = Scene(WATERS, SHORES, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=3)
    scene.army(1, "warcraft.trolls", "warcraft.herbalist", {"x": 2})
    scene.place(PLACE, "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert legal(game) == ["choose l", "choose s"]
    game.resign(0)
    assert (scene.marks("b"), scene.marks("l"), scene.marks("s")) == ([], [PLACE], [])
    assert game.pending == (1,)


@pytest.mark.clause("WC-PLACE-WELL-6", "WC-MARK-6", "SW-TURN-12")
def test_it_moves_when_its_finder_leaves_in_the_turn_of_another() -> None:
    """R2, relative: a region with the Well is given to a seat by Portal Mages; the turn of the mages goes on."""
    land = {**WATERS, "a": "hill harbor magic", "b": "forest magic"}
    scene = Scene(land, SHORES, game="warcraft")
    scene.army(0, "warcraft.trolls", "warcraft.portal_mage", {"x": 2})
    other = scene.army(1, "warcraft.orcs", "warcraft.sailing", {"a": 2})
    scene.place(PLACE, "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("use portal a")
    game.apply("choose b")
    assert game.pending == (1,)
    assert legal(game) == ["choose l", "choose s"]
    game.resign(1)
    assert (scene.held(other), scene.marks("b"), scene.marks("l")) == ({"b": 2}, [], [PLACE])
    assert game.pending == (0,)
    assert "done" in legal(game)


class Curious(Power):
    """Asks something after each conquest, before a place that was found says what it does."""

    @hookimpl(order=-1)
    def conquest_found(self, view: View, army: Army, region: int, place: str) -> Any:
        return fx.ask_choice(army, "why", ("now", "later")), fx.coins(0, 9, "curiosity")

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Any:
        return None


@pytest.mark.clause("WC-PLACE-WELL-6", "SW-TURN-12")
def test_it_moves_when_the_finder_leaves_at_a_question_before_it() -> None:
    """R2, relative: what a place was still to do waits below the question of another piece, whose own effects are lost."""
    curious = Curious("home.curious", tokens=4)
    scene = Scene(WATERS, SHORES, game="warcraft", with_pieces=[curious])
    scene.army(0, "warcraft.orcs", curious.id, {"a": 1}, hand=3)
    scene.army(1, "warcraft.trolls", "warcraft.herbalist", {"x": 2})
    scene.place(PLACE, "b", hidden=True)
    game = scene.turn(0, "conquer")
    coins = scene.state.coins[0]
    game.apply("conquer b")
    assert legal(game) == ["choose now", "choose later"]
    game.resign(0)
    assert (scene.marks("b"), scene.marks("l")) == ([], [PLACE])
    assert scene.state.coins[0] == coins
