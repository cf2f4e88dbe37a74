"""A seat that leaves the game (SW-TURN-9, 11, 12)."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, hookimpl
from swcore.conquest import Army, Power, Race, View, fx
from swcore.testing import Scene, begin_here, cost, income, legal, tiny_map
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
    asked: list[int] = []
    while not game.over and len(asked) < 12:
        asked += game.pending
        idle_turn(game)
    assert asked == [1, 2] * 4


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
    while not game.over and len(turns) < 15:
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


# -- A10: what else is open when a seat leaves


def owner(army: Army) -> int:
    assert army.seat is not None, "nobody's army reacts"
    return army.seat


class Mourners(Race):
    """Ask twice after a loss, then gain a coin."""

    @hookimpl
    def conquest_lost(self, view: View, army: Army, attacker: int, region: int, spared: tuple[str, ...]) -> Any:
        asked = [fx.ask_choice(army, key, ("yes", "no")) for key in ("first", "second")]
        return [*asked, fx.coins(owner(army), 1, "grief")]

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Any:
        return fx.coins(owner(army), 3, "memory")


class Curious(Power):
    """Ask something after each conquest, then gain coins."""

    @hookimpl
    def conquest_conquered(self, view: View, army: Army) -> Any:
        return [fx.ask_choice(army, "why", ("now", "later")), fx.coins(owner(army), 5, "curiosity")]

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Any:
        return None


class Gossips(Race):
    """Gain a coin for every conquest of others."""

    @hookimpl
    def conquest_witnessed(self, view: View, army: Army, attacker: int) -> Any:
        return fx.coins(owner(army), 1, "gossip")


MOURNERS, GOSSIPS = Mourners("home.mourners", tokens=6), Gossips("home.gossips", tokens=6)
CURIOUS = Curious("home.curious", tokens=4)


def after_a_conquest() -> tuple[Scene, Game]:
    """Curious Ratmen of seat 0 have taken a region from Mourners of seat 1, who are asked; Gossips of seat 2 look on."""
    scene = Scene(OPEN, seats=3, with_pieces=[MOURNERS, GOSSIPS, CURIOUS])
    scene.army(0, RATS, CURIOUS.id, {"r0": 9})
    scene.army(1, MOURNERS.id, "base.hill", {"r1": 1, "r2": 1})
    scene.army(2, GOSSIPS.id, "base.forest", {"r7": 1})
    for seat in (0, 1, 2):
        scene.coins(seat, 0)
    game = play(scene.turn(0), "expand", "conquer r1")
    assert game.pending == (1,)
    return scene, game


@pytest.mark.clause("SW-TURN-11", "SW-TURN-12")
@pytest.mark.parametrize("answered", [0, 1])
def test_who_leaves_in_the_turn_of_another_is_asked_no_more_and_the_turn_goes_on(answered: int) -> None:
    """A10: what its pieces wanted after the answer is not done either, and the attacker is asked what it is to be asked."""
    scene, game = after_a_conquest()
    play(game, *["choose yes"] * answered)
    game.resign(1)
    assert game.pending == (0,)
    assert legal(game) == ["choose now", "choose later"]
    play(game, "choose now")
    assert scene.state.coins == [5, 3 * answered, 1]
    assert "conquer r2" in legal(game)
    idle_turn(game)
    assert scene.state.coins == [5 + 2, 3 * answered, 1]  # it scores its two regions
    assert game.pending == (2,)


@pytest.mark.clause("SW-TURN-11", "SW-TURN-12")
def test_of_two_open_questions_none_is_left_when_a_seat_leaves() -> None:
    """A10: two questions of one seat lie upon each other."""
    _, game = after_a_conquest()
    asked = game.play.state.stack[-1]
    game = begin_here(game, [frame for frame in game.play.state.stack if frame[0] in ("turn", "conquer")] + [asked, asked])
    game.resign(1)
    assert game.pending == (0,)
    assert "conquer r2" in legal(game)


@pytest.mark.clause("SW-TURN-12")
def test_others_react_to_the_last_conquest_of_a_seat_that_leaves() -> None:
    """A10, relative: the seat in turn leaves at a question of its own; those who look on still get what they get."""
    scene, game = after_a_conquest()
    play(game, "choose yes", "choose yes")
    assert (game.pending, scene.state.coins) == ((0,), [0, 7, 0])
    game.resign(0)
    assert (game.pending, scene.state.coins) == ((1,), [0, 7, 1])


@pytest.mark.clause("SW-TURN-9", "SW-TURN-1", "SW-END-1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_rounds_are_counted_when_the_starting_seat_has_left(first: int) -> None:
    """A10: a counter that stands still fails here after the last round, and hangs nothing."""
    game = Game.new("small-world", 3, first=first, map=tiny_map(OPEN, rounds=3))
    game.resign(first)
    rounds: list[int] = []
    while not game.over and len(rounds) < 7:
        rounds.append(state(game).round)
        idle_turn(game)
    assert (rounds, game.over) == ([1, 1, 2, 2, 3, 3], True)
