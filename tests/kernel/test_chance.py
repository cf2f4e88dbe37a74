"""Chance in a game: recorded outcomes, outcomes given from outside, and streams that leave each other alone."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import ActionError, Game, Ruleset
from swcore.engine.chance import draw, permutation, stream_key
from tests.kernel.dicegame import CARDS, DIE


def play(rules: Ruleset, *actions: str, **more: Any) -> Game:
    game = Game.new(rules, 1, **more)
    for action in actions:
        game.apply(action)
    return game


def test_the_outcomes_are_those_of_the_named_streams_in_order(rules: Ruleset) -> None:
    game = play(rules, "roll", "mix", "roll", seed=99)
    die, cards = stream_key(99, "die"), stream_key(99, "cards")
    assert game.play.state.rolls == [DIE[draw(die, 0, 0, 6)], DIE[draw(die, 1, 0, 6)]]
    assert game.play.state.deck == tuple(CARDS[place] for place in permutation(cards, 0, 4))


def test_draws_of_one_stream_never_shift_another(rules: Ruleset) -> None:
    calm, busy = play(rules, "mix", "mix", seed=5), play(rules, "roll", "mix", "roll", "roll", "mix", "roll", seed=5)
    assert calm.play.state.deck == busy.play.state.deck
    assert busy.play.state.rolls == play(rules, "roll", "roll", "roll", "roll", seed=5).play.state.rolls


def test_equal_seeds_give_equal_games_and_others_do_not(rules: Ruleset) -> None:
    actions = ["roll"] * 20
    assert play(rules, *actions, seed=1).digest() == play(rules, *actions, seed=1).digest()
    assert play(rules, *actions, seed=1).play.state.rolls != play(rules, *actions, seed=2).play.state.rolls


def test_input_chance_and_result_stand_apart_in_the_log(rules: Ruleset) -> None:
    game = play(rules, "roll", "count", seed=3)
    rolled, counted = game.log[1:]
    pips = game.play.state.rolls[0]
    assert (str(rolled.action), rolled.chance) == ("roll", (("die", pips),))
    assert ("rolled", pips) in rolled.events
    assert (str(counted.action), counted.chance) == ("count", ())
    assert (rolled.irreversible, counted.irreversible) == (True, False)


def test_positions_of_streams_are_in_no_view_and_in_no_event(rules: Ruleset) -> None:
    game = play(rules, "roll", "mix", seed=3)
    assert set(game.play.state.streams) == {"die", "cards"}
    key = str(stream_key(3, "die"))
    for seat in (None, 0):
        assert key not in str(game.view(seat))
        assert "die" not in str(game.view(seat)["state"])
    for step in game.log:
        assert key not in str(game.events(step))
    order = [event for step in game.log for event in game.events(step) if type(event).__name__ == "Shuffled"]
    assert [event.order for event in order] == [None]


@pytest.mark.parametrize("how", ["list", "function"])
def test_real_dice_may_be_entered_instead(rules: Ruleset, how: str) -> None:
    recorded: list[tuple[str, Any]] = [("die", 6), ("cards", (3, 2, 1, 0)), ("die", 1)]
    known = iter(recorded)
    script: Any = recorded if how == "list" else lambda stream, wanted: next(known)[1]
    game = play(rules, "roll", "mix", "roll", script=script)
    assert game.play.state.rolls == [6, 1]
    assert game.play.state.deck == ("jack", "queen", "king", "ace")
    assert [step.chance for step in game.log[1:]] == [(("die", 6),), (("cards", (3, 2, 1, 0)),), (("die", 1),)]


def test_a_function_may_leave_outcomes_to_the_generator(rules: Ruleset) -> None:
    game = play(rules, "roll", "mix", seed=4, script=lambda stream, wanted: 2 if stream == "die" else None)
    assert game.play.state.rolls == [2]
    assert game.play.state.deck == play(rules, "mix", seed=4).play.state.deck


@pytest.mark.parametrize("bad", [7, 0, "3", None, 2.5, (3,)])
def test_an_impossible_outcome_is_refused_and_may_be_entered_again(rules: Ruleset, bad: Any) -> None:
    game = play(rules, script=lambda stream, wanted: "none" if bad is None else bad)
    before = game.digest()
    with pytest.raises(ActionError) as caught:
        game.apply("roll")
    assert caught.value.code == "bad-chance"
    assert caught.value.hint == "Possible: [1, 2, 3, 4, 5, 6]."
    assert (game.digest(), len(game.log)) == (before, 1)
    game.play.script = lambda stream, wanted: 3
    game.apply("roll")
    assert game.play.state.rolls == [3]


@pytest.mark.parametrize("bad", [(0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 4), "0123", 5, (0, 1, 2, "3"), (False, True, 2, 3)])
def test_an_impossible_order_is_refused(rules: Ruleset, bad: Any) -> None:
    game = play(rules, script=lambda stream, wanted: bad)
    with pytest.raises(ActionError) as caught:
        game.apply("mix")
    assert caught.value.code == "bad-chance"
    assert caught.value.message == f"{bad!r} is not an order of 4 items."
    assert game.play.state.deck == ()


@pytest.mark.parametrize("same", [True, 1.0])
def test_an_outcome_is_logged_as_the_face_that_it_stands_for(rules: Ruleset, same: object) -> None:
    """`True` and `1.0` equal 1, but would be written into the save as they are."""
    game = play(rules, "roll", script=lambda stream, wanted: same)
    assert [type(pips) for pips in game.play.state.rolls] == [int]
    assert [type(pips) for _, pips in game.log[1].chance] == [int]


def test_a_record_that_holds_another_stream_is_refused(rules: Ruleset) -> None:
    game = play(rules, script=[("cards", (0, 1, 2, 3))])
    with pytest.raises(ActionError) as caught:
        game.apply("roll")
    assert (caught.value.code, str(caught.value)) == ("missing-chance", "The record holds no outcome of die here.")
    game.apply("mix")
    assert game.play.state.deck == CARDS


def test_an_outcome_of_an_action_that_failed_is_there_for_the_next_attempt(rules: Ruleset) -> None:
    """The composite rolls a die and then breaks off; the die on the table has been rolled once, and still lies there."""
    game = play(rules, script=[("die", 6), ("die", 2)])
    with pytest.raises(ActionError):
        game.apply("all roll nonsense")
    game.apply("roll")
    assert game.play.state.rolls == [6]


def test_undo_gives_recorded_outcomes_back_and_redo_takes_them_again(rules: Ruleset) -> None:
    game = play(rules, "roll", "roll", script=[("die", 6), ("die", 2), ("die", 4)])
    game.undo()
    game.redo()
    game.apply("roll")
    assert game.play.state.rolls == [6, 2, 4]
    game.undo()
    game.undo()
    game.apply("count")
    game.apply("roll")
    assert game.play.state.rolls == [6, 2]


def test_the_generator_gives_the_same_outcome_after_undo(rules: Ruleset) -> None:
    game = play(rules, "roll", seed=8)
    rolled = game.play.state.rolls
    game.undo()
    game.apply("count")
    game.apply("roll")
    assert game.play.state.rolls == rolled
