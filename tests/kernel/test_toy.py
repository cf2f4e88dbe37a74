"""The toy game of the examples, and with it sealed simultaneous answers."""

from __future__ import annotations

import itertools
import random

import pytest

from swcore import ActionError, Game, Ruleset
from tests.shared.rulesets import toy_rules


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return toy_rules()


def answer(game: Game, seat: int, pile: str, count: int) -> None:
    game.apply(f"pile {pile}", seat)
    game.apply(f"take {count}", seat)


def test_answers_are_applied_together_when_the_last_is_complete(rules: Ruleset) -> None:
    game = Game.new(rules, 3)
    answer(game, 2, "left", 2)
    answer(game, 0, "left", 3)
    assert game.play.state.stones == [0, 0, 0]
    assert game.pending == (1,)
    answer(game, 1, "right", 1)
    assert game.play.state.stones == [3, 1, 0]
    assert game.play.state.round == 2


def test_equal_takers_at_a_pile_get_nothing(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    answer(game, 0, "left", 2)
    answer(game, 1, "left", 2)
    assert game.play.state.stones == [0, 0]


def test_the_result_is_the_same_for_every_order_of_arrival(rules: Ruleset) -> None:
    answers = {0: ("left", 1), 1: ("left", 2), 2: ("right", 3)}
    digests = set()
    for order in itertools.permutations(answers):
        game = Game.new(rules, 3)
        for seat in order:
            answer(game, seat, *answers[seat])
        digests.add(game.digest())
    assert len(digests) == 1


def test_steps_of_different_seats_may_interleave(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("pile left", 0)
    game.apply("pile right", 1)
    game.apply("take 3", 0)
    game.apply("take 2", 1)
    assert game.play.state.stones == [3, 2]


def test_a_complete_answer_may_be_revised_until_the_last_arrives(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    answer(game, 0, "left", 1)
    assert (game.revisable, game.pending) == ((0,), (1,))
    game.apply("revise", 0)
    assert (game.revisable, game.pending) == ((), (0, 1))
    answer(game, 0, "right", 3)
    answer(game, 1, "left", 1)
    assert game.play.state.stones == [3, 1]
    assert game.revisable == ()


def test_a_seat_that_answered_cannot_answer_again_without_revising(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    answer(game, 0, "left", 1)
    before = game.digest()
    with pytest.raises(ActionError) as caught:
        game.apply("pile right", 0)
    assert caught.value.code == "wrong-seat"
    assert str(caught.value) == "Seat 1 cannot act now. Waiting for: seat 2."
    assert game.digest() == before


def test_answers_are_in_no_other_view(rules: Ruleset) -> None:
    """Two worlds that differ in a sealed answer look the same from the other seat."""
    views = []
    for pile in ("left", "right"):
        game = Game.new(rules, 2)
        answer(game, 0, pile, 3)
        views.append((game.view(1), game.view(None), game.legal_actions(1)))
    assert views[0] == views[1]


def test_determinize_guesses_the_answers_of_others_and_keeps_the_own(rules: Ruleset) -> None:
    """A9: who has answered is known to all, and stays so; what they answered is not."""
    game = Game.new(rules, 3)
    answer(game, 0, "left", 3)
    answer(game, 1, "left", 2)
    guesses = [game.determinize(1, random.Random(number)) for number in range(40)]
    for guess in guesses:
        assert (guess.pending, guess.revisable) == (game.pending, game.revisable) == ((2,), (0, 1))
        assert guess.view(1) == game.view(1)
    answers = [{seat: steps for seat, steps, _ in guess.play.question().answers} for guess in guesses]
    assert {one[1] for one in answers} == {("pile left", "take 2")}
    assert {one[0] for one in answers} == {(f"pile {pile}", f"take {n}") for pile in ("left", "right") for n in (1, 2, 3)}


def test_undo_takes_back_one_step_of_a_chain(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("pile left", 0)
    before = game.digest()
    game.apply("take 2", 0)
    game.undo(0)
    assert game.digest() == before
    assert [action.text for action in game.legal_actions(0)] == ["take 1", "take 2", "take 3"]


def test_random_play_ends_and_a_save_opens_again(rules: Ruleset) -> None:
    game = Game.new(rules, 4, seed=5)
    rng = random.Random(5)
    while not game.over:
        seat = rng.choice(game.pending)
        game.apply(rng.choice(game.legal_actions(seat)), seat)
    assert len(game.log) == 1 + 4 * 4 * 2  # set-up, then rounds x seats x steps
    assert Game.load(game.save(), rules).digest() == game.digest()
    assert game.result is not None
    best = max(game.result["stones"])
    assert game.result["winners"] == [seat for seat, count in enumerate(game.result["stones"]) if count == best]
