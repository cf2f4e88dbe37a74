"""The round of the base mode: its steps, who names, and how often."""

from __future__ import annotations

import pytest
from swcore_tiny_towns.testing import TownScene, check_towns

from swcore import ActionError, Game
from tests.towns.core.acts import RESOURCES, act, cited, example, place_all, play_round, square, texts

NAMES = [f"name {resource}" for resource in RESOURCES]
ALMOST = " / ".join(["wood " * 4] * 3) + " / wood wood wood ."  # a town with one empty square
FULL = " / ".join(["wood " * 4] * 4)
BANKS = {"a1": "wood", "b1": "wheat", "c1": "brick", "d1": "glass", "a2": "stone"}
FIVE_BANKS = "bank bank bank bank / bank"


def with_banks(scene: TownScene, *seats: int) -> TownScene:
    """Mark the five banks of towns."""
    for seat in seats:
        for name, resource in BANKS.items():
            scene.lay(seat, name, resource)
    return scene


def events(game: Game, *kinds: str) -> list[str]:
    """Return the kinds of the events of the whole history, only those given."""
    return [event[0] for step in game.log for event in step.events if event[0] in kinds]


@pytest.mark.clause("TT-ROUND-1", "TT-EFFECT-5", "TT-INT-16")
def test_the_steps_of_a_round_come_in_their_order() -> None:
    """Seat 0 has two empty squares: one takes the cube, the other what the Watch gives it in step 4, so its town is complete."""
    town = "opaleyes_watch wood wood wood / " + " / ".join(["wood " * 4] * 2) + " / wood wood . ."
    scene = TownScene(town, "brick brick glass", "", cards=("tavern",))
    scene.note(0, "opaleyes_watch", "held", ("towns.tavern",))
    game = scene.naming(5)
    assert (game.pending, texts(game, 0)) == ((0,), NAMES)  # 1
    act(game, 0, "name stone")
    assert game.pending == (0, 1, 2)  # 2
    assert cited(game, "done", 1) == {"TT-ROUND-1", "TT-PLACE-5"}
    act(game, 0, "place stone c4", "done")
    act(game, 1, "place stone a4")
    assert cited(game, "name wood", 1) == {"TT-ROUND-1", "TT-ROUND-7"}
    act(game, 1, "build tavern a1 b1 c1", "done")  # 3
    act(game, 2, "place stone a4")
    assert (square(game, 0, "d4"), game.play.state.completed) == ("", (0, 0, 0))
    act(game, 2, "done")
    order = ["begun", "named", "placed", "placed", "stood", "placed", "stood", "completed", "begun"]  # 4, 5
    assert events(game, "named", "placed", "stood", "completed", "begun") == order
    assert square(game, 0, "d4") == "towns.tavern"
    assert game.play.state.completed == (5, 0, 0)
    assert (texts(game, 1), game.play.state.round) == (NAMES, 6)  # 6


@pytest.mark.clause("TT-ROUND-1", "TT-ROUND-2")
def test_nothing_comes_before_a_resource_is_named() -> None:
    game = TownScene("brick brick glass", "").naming()
    for text in ("place wood a2", "build tavern a1 b1 c1", "done"):
        assert cited(game, text, 0) == {"TT-ROUND-1", "TT-ROUND-2"}
    with pytest.raises(ActionError):
        game.apply("name wood", 1)


@pytest.mark.clause("TT-ROUND-2")
@pytest.mark.parametrize("resource", RESOURCES)
def test_the_master_builder_names_one_of_five_resources(resource: str) -> None:
    game = TownScene("", "").naming()
    assert texts(game, 0) == NAMES
    act(game, 0, f"name {resource}")
    assert (game.play.state.named, game.play.state.namer) == (resource, 0)


@pytest.mark.clause("TT-ROUND-3", "TT-BLD-BANK-3", "TT-BLD-BANK-4")
def test_a_vetoed_resource_cannot_be_named_but_must_be_placed_when_another_names_it() -> None:
    scene = TownScene("bank", "")
    scene.lay(0, "a1", "glass")
    game = scene.naming()
    assert texts(game, 0) == [name for name in NAMES if name != "name glass"]
    assert cited(game, "name glass", 0) == {"TT-ROUND-3", "TT-BLD-BANK-3"}
    play_round(game, "wood")
    act(game, 1, "name glass")
    assert texts(game, 0)[0] == "place glass c1"
    assert {text.split()[1] for text in texts(game, 0)} == {"glass"}


@pytest.mark.clause("TT-ROUND-4")
def test_whoever_may_name_nothing_is_passed_over() -> None:
    game = with_banks(TownScene("", FIVE_BANKS, ""), 1).naming()
    assert [play_round(game) for _ in range(5)] == [0, 2, 0, 2, 0]
    assert game.play.state.names == (3, 0, 2)


@pytest.mark.clause("TT-ROUND-4", "TT-INT-23")
def test_where_nobody_can_name_the_vetoes_of_the_round_are_ignored() -> None:
    game = with_banks(TownScene(FIVE_BANKS, FIVE_BANKS), 0, 1).naming()
    assert texts(game, 0) == NAMES
    assert [play_round(game, "brick"), play_round(game, "glass")] == [0, 1]
    fort = with_banks(TownScene("fort_ironweed", FIVE_BANKS), 1).naming()
    assert (fort.pending, texts(fort, 1)) == ((1,), NAMES)  # the owner of the Fort is passed over, the other has only vetoes


@pytest.mark.clause("TT-INT-23", "TT-ROUND-3", "TT-ROUND-12")
def test_the_last_active_player_may_still_not_name_what_lies_on_own_banks() -> None:
    scene = TownScene("bank bank", FULL)
    scene.lay(0, "a1", "wood")
    scene.lay(0, "b1", "stone")
    scene.complete(7, 1)
    game = scene.naming(8)
    assert texts(game, 0) == ["name wheat", "name brick", "name glass"]
    alone = with_banks(TownScene(FIVE_BANKS, FULL), 0)
    alone.complete(7, 1)
    assert texts(alone.naming(8), 0) == NAMES


@pytest.mark.clause("TT-ROUND-5", "TT-PLACE-5", "TT-END-5")
def test_every_active_player_takes_one_cube_of_the_named_type_the_master_builder_included() -> None:
    scene = TownScene("", "", FULL, "wood")
    scene.complete(3, 2)
    game = scene.naming(4)
    act(game, 0, "name glass")
    assert game.pending == (0, 1, 3)
    assert all(text.startswith("place glass") for seat in (0, 1, 3) for text in texts(game, seat))
    assert cited(game, "place brick a2", 1) == {"TT-ROUND-5"}
    assert cited(game, "place glass a1", 3) == {"TT-ROUND-5", "TT-PLACE-4"}
    place_all(game, "glass", {0: "d1", 1: "d2", 3: "d3"})
    assert [town.squares.count("glass") for town in game.play.state.towns] == [1, 1, 0, 1]


@pytest.mark.clause("TT-ROUND-7", "TT-BUILD-6", "TT-BUILD-12")
def test_every_active_player_may_build_any_number_of_buildings_or_none() -> None:
    game = TownScene("brick brick glass . / wood stone / wood stone", "wood stone", "").building()
    act(game, 2, "done")
    act(game, 1, "build well a1 b1", "done")
    act(game, 0, "build well a2 b2", "build well a3 b3", "build tavern b1 a1 c1", "done")
    assert [sum(what.startswith("towns.") for what in town.squares) for town in game.play.state.towns] == [3, 1, 0]
    assert game.play.state.round == 2


@pytest.mark.clause("TT-ROUND-9")
def test_a_new_resource_is_named_only_when_all_have_finished_placing_and_building() -> None:
    game = TownScene("", "", "").naming()
    act(game, 0, "name wood", "place wood a1", "done")
    act(game, 1, "place wood a1")
    for seat, done in ((2, "place wood a1"), (1, "done"), (2, "done")):
        assert game.play.state.round == 1
        for namer in (0, 1, 2):
            with pytest.raises(ActionError):
                game.apply("name brick", namer)
        act(game, seat, done)
    assert (game.play.state.round, game.pending) == (2, (1,))


@pytest.mark.clause("TT-ROUND-10")
def test_the_hammer_goes_to_the_left_and_passes_over_complete_towns() -> None:
    game = TownScene("", "", ALMOST, "").naming()
    assert [play_round(game) for _ in range(7)] == [0, 1, 3, 0, 1, 3, 0]  # seat 2 completes its town in the first round


@pytest.mark.clause("TT-ROUND-10", "TT-ROUND-12", "TT-MON-FORT-2", "TT-MON-FORT-3")
@pytest.mark.case("CASE-TT-11")
def test_the_owner_of_the_fort_is_passed_over_until_alone() -> None:
    """P2 owns it. P1 completes the town in the second round, P3 in the fourth."""
    game = TownScene("wood " * 14, "fort_ironweed", "wood " * 12).naming()
    assert [play_round(game) for _ in range(6)] == [0, 2, 2, 2, 1, 1]
    assert game.play.state.completed == (2, 0, 4)
    assert game.play.state.names == (1, 2, 3)


@pytest.mark.clause("TT-ROUND-10", "TT-MON-FORT-2", "TT-MON-FORT-3", "TT-ROUND-12")
def test_the_hammer_travels_as_in_the_example() -> None:
    """Seat 1 builds the Fort in round 2; town 2 is complete in round 4, towns 0 and 3 in round 7."""
    told = example("hammer_fort")
    empties = {int(seat): round for seat, round in told["completed_in_round"].items()}
    fort = "wheat . brick . / stone wood stone"
    towns = [fort if seat == told["fort_owner"] else "wood " * (16 - empties[seat]) for seat in range(told["players"])]
    game = TownScene(*towns, monuments=["fort_ironweed" if seat == 1 else "" for seat in range(4)], first=told["first"]).naming()
    namers = []
    for round in range(1, 10):
        namers.append(game.pending[0])
        act(game, game.pending[0], "name glass")
        if round == told["fort_built_in_round"]:
            act(game, 1, "place glass d4", "build fort_ironweed a1 c1 a2 b2 c2", "done")
        place_all(game, "glass", {1: "d3"} if round == 1 else {})
    assert namers == told["master_builder_by_round"]
    assert game.play.state.completed == (7, 0, 4, 7)


@pytest.mark.clause("TT-ROUND-11", "TT-ROUND-12", "TT-MON-FORT-4")
def test_the_times_that_each_player_was_master_builder_are_counted_also_those_of_the_last_one() -> None:
    game = TownScene("wood " * 14, "wood " * 10, "fort_ironweed").naming()
    assert [play_round(game) for _ in range(9)] == [0, 1, 1, 1, 1, 1, 2, 2, 2]
    assert game.play.state.names == (1, 5, 3)
    assert game.view()["state"]["names"] == [1, 5, 3]


@pytest.mark.clause("TT-ROUND-12", "TT-END-7", "TT-END-2")
def test_the_last_active_player_names_every_round_until_the_own_town_is_full() -> None:
    scene = TownScene(FULL, "wood " * 13, FULL)
    scene.complete(3, 0, 2)
    game = scene.naming(4)
    for resource in ("brick", "glass", "stone"):
        assert game.pending == (1,)
        assert set(texts(game, 1)) == set(NAMES)  # there is no stopping early
        assert play_round(game, resource) == 1
        check_towns(game)
    assert game.over
    assert game.play.state.completed == (3, 6, 3)
