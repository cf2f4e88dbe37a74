"""Humans: two military objectives, which pay whoever takes them for anybody but the Horde."""

from __future__ import annotations

import pytest

from swcore.game.game import Game
from swcore.testing import Scene, cost, legal
from tests.shared.questions import paid, stop

HUMANS, OBJECTIVE = "warcraft.humans", "warcraft.military_objective"
LAND = {
    "a": "hill harbor",
    "b": "forest",
    "c": "swamp",
    "d": "farmland",
    "e": "forest",
    "s": "sea",
    "x": "hill harbor",
    "y": "swamp",
}
BORDERS = "a-b a-c b-d c-d d-e a-s x-y"


def _marked(scene: Scene) -> set[str]:
    return {name for name in LAND if OBJECTIVE in scene.marks(name)}


def _end_turn(game: Game) -> None:
    """Go on without conquests up to the end of the turn; all tokens are in one region, so nothing is asked."""
    game.apply("expand")
    game.apply("done")


def _humans_beside(race: str, *, hand: int = 3) -> Scene:
    """An army of seat 0 at a, next to the empty b, on which the Humans of seat 1 at x have set an objective."""
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, race, "warcraft.mining", {"a": 1}, hand=hand)
    humans = scene.army(1, HUMANS, "warcraft.herbalist", {"x": 1, "y": 1})
    scene.mark(OBJECTIVE, "b", humans)
    return scene


@pytest.mark.clause("WC-RACE-HUMANS-1", "WC-RACE-HUMANS-5", "WC-INT-24", "WC-ORDER-2")
def test_at_the_end_of_the_turn_two_regions_that_the_alliance_does_not_hold_are_marked() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", seats=3)
    scene.army(0, HUMANS, "warcraft.mining", {"a": 3})
    scene.army(0, "warcraft.orcs", "", {"b": 1}, declined=True)  # their own old race
    scene.army(1, "warcraft.dwarves", "warcraft.sailing", {"c": 1})
    scene.army(1, "warcraft.gnomes", "", {"x": 1}, declined=True)
    scene.army(2, "warcraft.trolls", "warcraft.fishing", {"d": 1})
    scene.natives("e")
    game = scene.turn(0)
    _end_turn(game)
    assert scene.state.coins[0] == 5 + 2  # after scoring
    seen = {text.split()[2] for text in legal(game, "place")}
    assert seen == {"b", "d", "e", "s"}  # y must be left for the second one
    game.apply(f"place {OBJECTIVE} b")
    assert {text.split()[2] for text in legal(game)} == {"d", "e", "s", "y"}  # a different region
    game.apply(f"place {OBJECTIVE} s")
    assert _marked(scene) == {"b", "s"}
    assert game.pending == (1,)


@pytest.mark.clause("WC-RACE-HUMANS-1", "WC-INT-24")
def test_a_region_of_their_own_old_race_is_no_target_when_that_is_of_the_alliance() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, HUMANS, "warcraft.mining", {"a": 3})
    scene.army(0, "warcraft.worgen", "", {"b": 1}, declined=True)
    game = scene.turn(0)
    _end_turn(game)
    assert game.violations(f"place {OBJECTIVE} b")
    assert "b" not in {text.split()[2] for text in legal(game)}


@pytest.mark.clause("WC-RACE-HUMANS-1")
def test_objectives_that_are_still_out_are_moved() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    humans = scene.army(0, HUMANS, "warcraft.mining", {"a": 3})
    scene.mark(OBJECTIVE, "d", humans)
    scene.mark(OBJECTIVE, "e", humans)
    game = scene.turn(0)
    _end_turn(game)
    assert _marked(scene) == set()
    game.apply(f"place {OBJECTIVE} c")
    game.apply(f"place {OBJECTIVE} e")
    assert _marked(scene) == {"c", "e"}
    assert scene.state.supply[OBJECTIVE] == 0


@pytest.mark.clause("WC-RACE-HUMANS-1")
def test_fewer_are_placed_where_fewer_regions_are_left() -> None:
    scene = Scene({"a": "hill harbor", "b": "forest", "c": "swamp"}, game="warcraft")
    scene.army(0, HUMANS, "warcraft.mining", {"a": 2, "b": 1})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    assert scene.marks("c") == [OBJECTIVE]
    assert game.pending == (1,)


@pytest.mark.clause("WC-RACE-HUMANS-2", "WC-TERM-2")
def test_humans_who_take_an_objective_themselves_gain_two_coins_once() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    humans = scene.army(0, HUMANS, "warcraft.mining", {"a": 1}, hand=3)
    scene.mark(OBJECTIVE, "b", humans)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2
    game.apply("conquer b")
    assert scene.state.coins == [5 + 2, 5]
    assert _marked(scene) == set()
    assert scene.army_of(0).stock == {OBJECTIVE: 1}


@pytest.mark.clause("WC-RACE-HUMANS-2", "WC-RACE-HUMANS-3", "WC-INT-19", "WC-PAY-4")
@pytest.mark.parametrize("race", ["warcraft.ethereals", "warcraft.naga", "warcraft.dwarves"])
def test_another_player_who_is_not_of_the_horde_and_the_humans_gain_two_each(race: str) -> None:
    scene = _humans_beside(race)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.coins == [5 + 2, 5 + 2]
    assert _marked(scene) == set()
    assert scene.army_of(1).stock == {OBJECTIVE: 1}  # back with its owner


@pytest.mark.clause("WC-RACE-HUMANS-2", "WC-RACE-HUMANS-3")
def test_both_payments_name_their_clause() -> None:
    scene = _humans_beside("warcraft.dwarves")
    game = scene.turn(0, "conquer")
    step = game.apply("conquer b")
    payments = [(event[1], event[2], event[3][0][2], event[4]) for event in step.events if event[0] == "coins"]
    assert payments == [(0, 2, "WC-RACE-HUMANS-2", "payment"), (1, 2, "WC-RACE-HUMANS-3", "payment")]


@pytest.mark.clause("WC-RACE-HUMANS-2")
def test_a_conquest_of_another_region_pays_nobody() -> None:
    scene = _humans_beside("warcraft.dwarves")
    game = scene.turn(0, "conquer")
    game.apply("conquer c")
    assert scene.state.coins == [5, 5]
    assert _marked(scene) == {"b"}


@pytest.mark.case("CASE-WW-10")
@pytest.mark.clause("WC-RACE-HUMANS-4")
@pytest.mark.parametrize("race", ["warcraft.orcs", "warcraft.trolls", "warcraft.blood_elves"])
def test_the_horde_is_not_paid_and_the_objective_stays(race: str) -> None:
    scene = _humans_beside(race)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.coins == [5, 5]
    assert _marked(scene) == {"b"}


@pytest.mark.clause("WC-RACE-HUMANS-4", "WC-RACE-HUMANS-2")
def test_an_objective_left_by_the_horde_pays_the_next_conqueror() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", seats=3)
    scene.army(0, "warcraft.orcs", "warcraft.fishing", {"a": 1}, hand=2)
    scene.army(1, "warcraft.naga", "warcraft.mining", {"d": 7})
    humans = scene.army(2, HUMANS, "warcraft.herbalist", {"x": 1})
    scene.mark(OBJECTIVE, "b", humans)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    before = scene.state.coins[1], scene.state.coins[2]
    game.apply("expand", 1)
    game.apply("conquer b", 1)
    assert (scene.state.coins[1], scene.state.coins[2]) == (before[0] + 2, before[1] + 2)
    assert _marked(scene) == set()


@pytest.mark.clause("WC-INT-20", "WC-RACE-HUMANS-6", "WC-PLACE-BATTLEGROUND-2")
def test_a_neutral_that_sides_with_the_horde_at_the_battleground_is_paid_all_the_same() -> None:
    scene = _humans_beside("warcraft.ethereals", hand=6)
    scene.place("warcraft.battleground", "a")
    scene.note(scene.army_of(0), "warcraft.battleground.side", (scene.state.turn + 1, "horde"))  # whenever it is chosen
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.coins == [7, 7]
    game.apply("done")
    game.apply("redeploy a=2 b=5")
    game.apply("choose horde")
    assert scene.state.coins == [7 + 2, 7]  # two regions; the objective's coins stay
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-DECL-8", "WC-ORDER-3", "WC-RACE-HUMANS-1")
def test_objectives_leave_with_the_decline_and_none_are_set_in_that_turn() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    humans = scene.army(0, HUMANS, "warcraft.mining", {"a": 3})
    scene.mark(OBJECTIVE, "b", humans)
    scene.mark(OBJECTIVE, "e", humans)
    game = scene.turn(0)
    game.apply("decline")
    assert _marked(scene) == set()
    assert scene.state.supply[OBJECTIVE] == 2
    assert game.pending == (1,)


@pytest.mark.clause("WC-POWER-DEFENSIVE-5", "WC-RACE-HUMANS-1")
def test_a_watch_tower_does_not_keep_an_objective_away() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, HUMANS, "warcraft.mining", {"a": 3})
    trolls = scene.army(1, "warcraft.trolls", "warcraft.defensive", {"d": 1, "e": 1})
    scene.mark("warcraft.watch_tower", "d", trolls)
    game = scene.turn(0)
    _end_turn(game)
    game.apply(f"place {OBJECTIVE} d")
    assert "d" in _marked(scene)
