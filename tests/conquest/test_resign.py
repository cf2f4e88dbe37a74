"""A seat that leaves the game (SW-TURN-9, 11, 12)."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.testing import Scene, cost, income, legal, tiny_map
from tests.conquest.table import INERT, RATS, idle_turn, play, public, reasons, refusal, state

OPEN = {f"r{number}": "farmland edge" for number in range(8)}


@pytest.mark.clause("SW-TURN-11")
def test_resign_is_accepted_and_logged_but_never_listed() -> None:
    game = Game.new("small-world", map=tiny_map(OPEN))
    assert "resign" not in legal(game)
    assert game.violations("resign") == []
    step = game.resign(0)
    assert (step.seat, step.action and step.action.text, game.log[-1]) == (0, "resign", step)
    assert public(game)["left"] == [0]


@pytest.mark.clause("SW-TURN-11")
def test_a_seat_without_an_open_decision_cannot_resign() -> None:
    game = Game.new("small-world", map=tiny_map(OPEN))
    assert refusal(game, "resign", 1).code == "wrong-seat"


@pytest.mark.clause("SW-TURN-11")
def test_a_seat_that_left_is_never_asked_again() -> None:
    game = Game.new("small-world", 3, map=tiny_map(OPEN, rounds=4))
    game.resign(0)
    asked = set()
    while not game.over:
        asked |= set(game.pending)
        idle_turn(game)
    assert asked == {1, 2}


@pytest.mark.clause("SW-TURN-11", "SW-TURN-12")
def test_the_game_ends_at_once_when_all_seats_have_left() -> None:
    game = Game.new("small-world", 3, map=tiny_map(OPEN))
    for seat in (0, 1, 2):
        assert not game.over
        game.resign(seat)
    assert game.over
    assert game.result is not None
    assert (game.result["ranking"], game.result["winners"]) == ([], [])


@pytest.mark.clause("SW-TURN-9", "SW-TURN-1", "SW-TURN-2", "SW-END-1")
@pytest.mark.case("CASE-EN-18")
@pytest.mark.parametrize("leaver", [0, 1, 2])
def test_rounds_go_on_once_per_circle_when_a_seat_has_left_in_round_3(leaver: int) -> None:
    game = Game.new("small-world", 3, map=tiny_map(OPEN, rounds=5))
    turns: list[tuple[int, int]] = []
    while not game.over:
        seat = game.pending[0]
        turns.append((state(game).round, seat))
        if turns[-1] == (3, leaver):
            game.resign(seat)
        else:
            idle_turn(game)
    others = [seat for seat in (0, 1, 2) if seat != leaver]
    early = [(round, seat) for round in (1, 2, 3) for seat in (0, 1, 2)]
    assert turns == early + [(round, seat) for round in (4, 5) for seat in others]


@pytest.mark.clause("SW-TURN-9")
def test_tokens_and_markers_of_a_seat_that_left_stay_and_defend() -> None:
    scene = Scene(OPEN)
    army = scene.army(0, "base.trolls", INERT, {"r0": 1, "r1": 2})
    scene.mark("base.troll_lair", "r1", army)
    scene.army(1, RATS, "base.hill", {"r2": 9})
    game = scene.turn(0)
    game.resign(0)
    assert scene.held(army) == {"r0": 1, "r1": 2}
    play(game, "expand")
    assert cost(game, "r1") == 2 + 2 + 1
    play(game, "conquer r1")
    assert public(game)["tray"]["base.trolls"] == 10 - 1  # both tokens went to the tray; one stands in r0
    assert scene.marks("r1") == []
    assert public(game)["supply"]["base.troll_lair"] == 10


@pytest.mark.clause("SW-TURN-9")
def test_a_seat_that_left_scores_no_more() -> None:
    scene = Scene(OPEN, seats=3)
    scene.army(0, RATS, INERT, {"r0": 1, "r1": 2})
    scene.coins(0, 5)
    game = scene.turn(0)
    game.resign(0)
    idle_turn(idle_turn(game))  # seats 2 and 3
    assert income(game, 0) == []
    assert public(game, 0)["coins"][0] == 5


@pytest.mark.clause("SW-TURN-12")
def test_the_unfinished_turn_ends_without_redeployment_and_scoring() -> None:
    scene = Scene(OPEN)
    army = scene.army(0, RATS, INERT, {"r0": 6})
    game = scene.turn(0)
    play(game, "expand", "conquer r1")
    game.resign(0)
    assert scene.held(army) == {"r0": 1, "r1": 2}
    assert income(game, 0) == []
    assert game.pending == (1,)


@pytest.mark.clause("SW-TURN-12")
def test_tokens_in_hand_and_set_aside_go_to_the_tray() -> None:
    scene = Scene(OPEN)
    scene.army(0, "base.amazons", INERT, {"r0": 5, "r1": 1})
    game = scene.turn(0, "redeploy")
    play(game, "done")
    assert scene.army_of(0).aside == 4
    idle_turn(game)
    game.resign(0)
    assert public(game)["tray"]["base.amazons"] == 15 - 2
    scene = Scene(OPEN)
    scene.army(0, RATS, INERT, {"r0": 1}, hand=7)
    game = scene.turn(0, "conquer")
    game.resign(0)
    assert public(game)["tray"][RATS] == 13 - 1


@pytest.mark.clause("SW-TURN-12", "SW-TURN-8")
def test_losers_place_their_tokens_when_the_attacker_leaves() -> None:
    scene = Scene(OPEN)
    scene.army(0, RATS, INERT, {"r1": 9})
    victim = scene.army(1, "base.orcs", "base.hill", {"r2": 3, "r4": 1, "r6": 1})
    game = scene.turn(0)
    play(game, "expand", "conquer r2")
    game.resign(0)
    assert legal(game) == ["deploy r4 1", "deploy r4 2", "deploy r6 2"]
    play(game, "deploy r4 1")
    assert scene.held(victim) == {"r4": 2, "r6": 2}


@pytest.mark.clause("SW-TURN-12")
def test_a_peace_ends_when_the_seat_that_granted_it_leaves() -> None:
    scene = Scene({**OPEN, "far": "farmland edge"}, seats=3)
    diplomats = scene.army(0, RATS, "base.diplomat", {"r1": 3, "r3": 1, "r5": 1})
    scene.note(diplomats, "base.diplomat.ally", 1)
    scene.army(1, "base.orcs", "base.hill", {"r4": 9})
    scene.army(2, "base.wizards", "base.forest", {"r0": 9})
    game = scene.turn(2)
    assert "base.diplomat.ally" in state(game).army(diplomats.id).memory
    play(game, "expand", "conquer r1", "done", "deploy r1 3")
    assert game.pending == (0,)  # the Diplomat places two withdrawn tokens, in the turn of another seat
    game.resign(0)
    assert game.pending == (1,)
    play(game, "expand")
    assert {"conquer r3", "conquer r5"} <= set(legal(game))


@pytest.mark.clause("SW-TURN-12")
def test_an_army_whose_seat_left_has_no_benefit_and_does_not_regroup() -> None:
    scene = Scene(OPEN)
    elves = scene.army(0, "base.elves", INERT, {"r0": 3, "r1": 2})
    scene.army(1, RATS, "base.hill", {"r2": 9})
    game = scene.turn(0)
    game.resign(0)
    play(game, "expand", "conquer r1", "done", "deploy r2 4")
    assert game.pending == (1,)
    assert state(game).turn_seat == 1
    assert public(game)["tray"]["base.elves"] == 11 - 3  # Elves of a player would have lost none
    assert scene.held(elves) == {"r0": 3}


@pytest.mark.clause("SW-TURN-12")
def test_an_army_whose_seat_left_counts_as_declined_and_cannot_be_substituted() -> None:
    scene = Scene(OPEN)
    army = scene.army(0, RATS, INERT, {"r0": 1, "r1": 1})
    scene.army(1, "base.sorcerers", "base.hill", {"r2": 1})
    game = scene.turn(0)
    game.resign(0)
    assert public(game)["armies"][army.id]["declined"] is True
    play(game, "expand")
    assert reasons(game, "conquer r1 substitute")


@pytest.mark.clause("SW-TURN-12", "SW-PICK-12", "SW-LOSS-10")
def test_the_banner_of_an_army_whose_seat_left_goes_back_with_its_last_token() -> None:
    scene = Scene(OPEN)
    army = scene.army(0, "base.orcs", INERT, {"r0": 1, "r1": 1})
    scene.army(1, RATS, "base.hill", {"r2": 9})
    game = scene.turn(0)
    game.resign(0)
    play(game, "expand", "conquer r1")
    assert state(game).armies[army.id] is not None
    play(game, "conquer r0")
    assert state(game).armies[army.id] is None
    assert state(game).banners[-1] == "base.orcs"


@pytest.mark.clause("SW-TURN-12")
def test_an_army_without_a_token_on_the_board_leaves_with_its_seat() -> None:
    scene = Scene(OPEN)
    scene.army(0, "base.orcs", INERT, hand=6)
    game = scene.turn(0)
    game.resign(0)
    assert state(game).banners[-1] == "base.orcs"
    assert public(game)["tray"]["base.orcs"] == 10


@pytest.mark.clause("SW-TURN-12", "SW-END-2", "SW-END-3")
def test_a_seat_that_left_has_no_place_in_the_final_ranking() -> None:
    scene = Scene(OPEN, seats=3, rounds=2)
    for seat, coins in ((0, 90), (1, 10), (2, 20)):
        scene.coins(seat, coins)
    game = scene.turn(0, "army")
    game.resign(0)
    idle_turn(idle_turn(game))
    assert game.result is not None
    assert (game.result["ranking"], game.result["left"]) == ([[2], [1]], [0])


@pytest.mark.clause("SW-TURN-12")
def test_an_older_declined_army_stays_too_and_loses_its_owner() -> None:
    scene = Scene(OPEN)
    old = scene.army(0, "base.dwarves", "", {"r0": 1}, declined=True)
    scene.army(0, RATS, INERT, {"r1": 2})
    game = scene.turn(0)
    game.resign(0)
    shown = public(game)["armies"][old.id]
    assert (shown["seat"], shown["declined"], scene.held(old)) == (None, True, {"r0": 1})
