"""Rounds, turns and the order of their steps (SW-TURN-1 to 8, 10)."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.testing import Scene, income, legal, tiny_map
from tests.conquest.table import INERT, RATS, idle_turn, play, public, random_steps, reasons, refusal, state

OPEN = {f"r{number}": "farmland edge" for number in range(12)}


@pytest.mark.clause("SW-TURN-1", "SW-TURN-2")
def test_turns_go_clockwise_from_the_starting_seat_and_a_round_ends_with_its_right_neighbour() -> None:
    game = Game.new("small-world", 3, first=1, map=tiny_map(OPEN, rounds=3))
    seen = []
    while not game.over:
        seen.append((state(game).round, game.pending[0]))
        idle_turn(game)
    assert seen == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1), (3, 2), (3, 0)]


@pytest.mark.clause("SW-TURN-3")
def test_without_an_active_army_a_turn_is_pick_conquer_redeploy_score() -> None:
    game = Game.new("small-world", map=tiny_map(OPEN))
    for seat in (0, 1):
        assert {text.split()[0] for text in legal(game)} == {"pick"}
        assert refusal(game, "expand").code == refusal(game, "decline").code == "illegal-action"
        idle_turn(game)
        assert income(game, seat) is not None
    assert state(game).round == 2


@pytest.mark.clause("SW-TURN-3")
def test_a_pick_turn_runs_through_its_four_steps() -> None:
    scene = Scene(OPEN)
    scene.column((RATS, INERT, 0))
    game = scene.turn(0)
    play(game, f"pick {RATS}")  # 8 + 4 tokens
    play(game, "conquer r0", "conquer r1", "done")
    assert legal(game, "done") == []  # 8 tokens are left to place
    play(game, "redeploy r0=11 r1=1")
    assert income(game, 0) == [(2, "regions", "SW-SCORE-1")]
    assert game.pending == (1,)


@pytest.mark.clause("SW-TURN-4", "SW-TURN-5")
def test_with_an_active_army_a_turn_starts_with_the_choice_to_expand_or_decline() -> None:
    scene = Scene(OPEN)
    scene.army(0, RATS, INERT, {"r0": 4})
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    assert reasons(game, "conquer r1") == ["choose-first"]
    play(game, "expand")
    assert reasons(game, "decline")  # the choice stands, before and after a conquest
    play(game, "conquer r1")
    assert reasons(game, "decline")


@pytest.mark.clause("SW-TURN-4")
def test_an_expand_turn_is_ready_conquer_redeploy_score() -> None:
    scene = Scene(OPEN)
    army = scene.army(0, RATS, INERT, {"r0": 4})
    game = scene.turn(0)
    play(game, "expand")
    assert scene.army_of(0).hand == 3
    play(game, "conquer r1", "done", "redeploy r0=1 r1=3")
    assert scene.held(army) == {"r0": 1, "r1": 3}
    assert income(game, 0) == [(2, "regions", "SW-SCORE-1")]


@pytest.mark.clause("SW-TURN-4", "SW-DECL-6")
def test_a_decline_turn_is_decline_and_score() -> None:
    scene = Scene(OPEN)
    scene.army(0, RATS, INERT, {"r0": 4, "r1": 1})
    game = scene.turn(0)
    play(game, "decline")
    assert income(game, 0) == [(2, "declined-regions", "SW-SCORE-2")]
    assert game.pending == (1,)


@pytest.mark.clause("SW-TURN-6")
def test_a_player_may_stop_before_the_first_conquest() -> None:
    scene = Scene(OPEN)
    scene.army(0, RATS, INERT, {"r0": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert "done" in legal(game)
    play(game, "done")
    assert len(game.play.view.conquests) == 0
    assert reasons(game, "conquer r1")


@pytest.mark.clause("SW-TURN-6", "SW-REDEP-1", "SW-REDEP-3")
@pytest.mark.case("CASE-SW-06")
def test_a_player_may_stop_with_tokens_left_and_spread_them_without_a_roll() -> None:
    scene = Scene(OPEN)
    army = scene.army(0, RATS, INERT, hand=9)
    game = scene.turn(0, "conquer")
    play(game, "conquer r0", "conquer r1", "conquer r2")
    assert "conquer r3" in legal(game)  # 3 tokens left, more targets within reach
    play(game, "done", "redeploy r0=4 r1=2 r2=3")
    assert scene.held(army) == {"r0": 4, "r1": 2, "r2": 3}
    assert [step.chance for step in game.log] == [()] * len(game.log)


@pytest.mark.clause("SW-TURN-7", "SW-TURN-8")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    board = {"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland", "e": "farmland", "f": "farmland"}
    scene = Scene(board, "a-b b-c c-d e-f")
    scene.army(0, "base.ghouls", "", {"a": 3}, declined=True)
    scene.army(0, RATS, "base.stout", {"d": 7})
    scene.army(1, "base.orcs", "base.hill", {"c": 3, "e": 1, "f": 1})
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]  # T1
    play(game, "expand")
    assert legal(game) == ["abandon a", "conquer b", "done"]  # T2: the Ghouls hold a and 2 tokens
    play(game, "conquer b")
    assert legal(game) == ["gather", "done"]  # T2 ends with their own redeployment
    assert scene.army_of(0).hand == 0
    play(game, "done")
    assert scene.army_of(0).hand == 6  # T3: only now the active army readies its troops
    play(game, "conquer c", "done")  # T4: 2 + 3 tokens
    play(game, "redeploy c=6 d=1")  # T5
    assert [part[2] for part in income(game, 0)] == ["SW-SCORE-1", "SW-SCORE-2"]  # T6 has been paid
    assert (game.pending, legal(game)) == ((0,), ["decline", "done"])  # T7
    play(game, "done")
    assert (game.pending, legal(game)) == ((1,), ["deploy e 1", "deploy e 2", "deploy f 2"])  # T8
    play(game, "deploy f 2")
    assert (game.pending, state(game).turn_seat) == ((1,), 1)  # the last action of the turn


@pytest.mark.clause("SW-TURN-7", "SW-TURN-8")
def test_a_diplomat_names_an_ally_after_scoring_and_before_opponents_regroup() -> None:
    board = {"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland"}
    scene = Scene(board, "a-b b-c c-d", seats=3)
    army = scene.army(0, RATS, "base.diplomat", {"a": 6})
    scene.army(1, "base.orcs", "base.hill", {"b": 3, "c": 1, "d": 1})
    scene.note(army, "base.diplomat.ally", 2)
    game = scene.turn(0)
    assert game.play.view.recall(scene.army_of(0), "base.diplomat.ally") is None  # T0: the old peace is over
    play(game, "expand", "conquer b", "redeploy a=1 b=5")
    assert income(game, 0) == [(2, "regions", "SW-SCORE-1")]
    assert (game.pending, legal(game)) == ((0,), ["choose seat-3", "done"])
    play(game, "choose seat-3")
    assert (game.pending, legal(game)) == ((1,), ["deploy c 1", "deploy c 2", "deploy d 2"])


@pytest.mark.clause("SW-TURN-10")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_is_scored_before_the_next_one_begins_and_only_losers_act_in_it(seats: int) -> None:
    game = Game.new("small-world", seats, seed=5)
    last, paid = 0, 0
    for _ in random_steps(game, seed=5):
        now = state(game)
        if game.over or now.turn_seat != last:
            scored = [event[1] for step in game.log[paid:] for event in step.events if _is_income(event)]
            assert scored == [last]
            last, paid = now.turn_seat, len(game.log)
        if not game.over and game.pending != (now.turn_seat,):
            assert now.stack[-1][0] in ("regroup", "place")


def _is_income(event: tuple[object, ...]) -> bool:
    """Tell the income of a turn from coins on combos; a turn without income is paid 0 coins."""
    if event[0] != "coins":
        return False
    parts = event[3]
    assert isinstance(parts, tuple)
    return all(part[2] not in ("SW-PICK-2", "SW-PICK-4") for part in parts)


@pytest.mark.clause("SW-TURN-10")
def test_nobody_acts_in_the_turn_of_another_seat() -> None:
    scene = Scene(OPEN)
    scene.army(0, RATS, INERT, {"r0": 4})
    scene.army(1, "base.orcs", "base.hill", {"r1": 4})
    game = scene.turn(0)
    play(game, "expand")
    assert game.legal_actions(1) == ()
    assert refusal(game, "conquer r2", 1).code == "wrong-seat"
    assert public(game)["turn_seat"] == 0
