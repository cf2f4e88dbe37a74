"""The facade: who may act, composites, search mode, leaving, and the end."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from swcore import ActionError, Game, Ruleset, SaveError
from swcore.engine.actions import DONE
from swcore.testing import Scene, legal
from tests.kernel.dicegame import Count
from tests.kernel.pieces import HILL, RATS, SWAMP

BOARD = {"a": "hill edge", "b": "forest edge", "c": "hill edge"}


def refused(game: Game, text: str, seat: int | None = None) -> ActionError:
    before = game.digest(), len(game.log), game.pending
    with pytest.raises(ActionError) as caught:
        game.apply(text, seat)
    assert (game.digest(), len(game.log), game.pending) == before
    return caught.value


def redeployment() -> Scene:
    scene = Scene(BOARD)
    scene.army(0, RATS, SWAMP, {"a": 2, "b": 1, "c": 1}, hand=1)
    scene.army(1, "base.orcs", HILL)
    scene.turn(0, "redeploy")
    return scene


# -- refusals


def test_a_seat_that_is_not_awaited_is_told_who_is(rules: Ruleset) -> None:
    game = Game.new(rules, 3, first=1)
    error = refused(game, "count", 0)
    assert (error.code, str(error)) == ("wrong-seat", "Seat 1 cannot act now. Waiting for: seat 2.")
    assert error.details == {"seat": 0}


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_not_awaited(rules: Ruleset, seat: int) -> None:
    game = Game.new(rules, 3)
    assert refused(game, "count", seat).code == "wrong-seat"
    assert game.legal_actions(seat) == ()


def test_an_illegal_action_is_refused_with_every_reason_and_the_legal_ones() -> None:
    scene = Scene({"a": "hill edge", "b": "hill", "w": "sea"}, "a-b b-w")
    scene.army(0, RATS, SWAMP, {}, hand=1)
    scene.army(1, "base.orcs", HILL, {"b": 3})
    game = scene.turn(0, "conquer")
    error = refused(game, "conquer b")
    assert error.code == "illegal-action"
    assert error.details == {
        "action": "conquer b",
        "reasons": ["entry", "tokens"],
        "violations": [
            {"code": "entry", "params": {}, "clauses": ["SW-FIRST-1"]},
            {"code": "tokens", "params": {"cost": 5, "hand": 1}, "clauses": ["SW-CONQ-1"]},
        ],
    }
    assert json.loads(json.dumps(error.details)) == error.details
    assert str(error) == (
        "'conquer b' is not legal: an army without a region enters from the border of the map (SW-FIRST-1); "
        "it takes 5 and you have 1 in hand (SW-CONQ-1). Legal: conquer a die, done."
    )


def test_a_refusal_shows_no_more_than_eight_actions() -> None:
    game = Game.new("small-world", 2, featured=[RATS])
    game.apply(f"pick {RATS}")
    count = len(game.legal_actions())
    assert count > 9
    assert refused(game, "conquer r99").hint.endswith(f" and {count - 8} more.")


@pytest.mark.parametrize("text", ["dance", "conquer", "", "roll roll", "x" * 500])
def test_a_text_that_is_no_action_changes_nothing(rules: Ruleset, text: str) -> None:
    assert refused(Game.new(rules, 2), text).code in ("unknown-action", "malformed-action")


def test_an_action_of_another_game_is_refused(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    with pytest.raises(ActionError) as caught:
        game.apply(DONE)
    assert str(caught.value) == (
        "'done' is not legal: 'done' is not among the legal actions. Legal: roll, mix, peek, count, stop."
    )


def test_a_finished_game_awaits_nobody(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("stop")
    assert (game.over, game.pending, game.legal_actions(), game.legal_actions(0)) == (True, (), (), ())
    assert refused(game, "count").code == "over"
    assert refused(game, "resign", 0).code == "over"
    assert [violation.code for violation in game.violations("count")] == ["over"]
    assert game.explain("count") == []
    result: Any = game.result
    assert result == {"ranking": [[0, 1]], "winners": [0, 1]}
    game.undo()
    result = game.result
    assert (game.over, result, game.pending) == (False, None, (0,))


def test_a_game_has_no_result_before_its_end(rules: Ruleset) -> None:
    assert Game.new(rules, 2).result is None


def test_violations_say_when_a_seat_is_not_awaited(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    assert game.violations("count") == []
    assert [(one.code, one.message) for one in game.violations("count", 1)] == [("wrong-seat", "waiting for Player 1")]


# -- composites


def test_a_composite_is_carried_out_step_by_step(rules: Ruleset) -> None:
    game = Game.new(rules, 1)
    last = game.apply("all count roll count")
    assert [str(step.action) for step in game.log[1:]] == ["count", "roll", "count"]
    assert last is game.log[-1]
    assert game.play.state.count == 2


@pytest.mark.parametrize("text", ["all count dance", "all count count done", "all count resign count"])
def test_a_composite_that_breaks_off_leaves_nothing_behind(rules: Ruleset, text: str) -> None:
    game = Game.new(rules, 1)
    game.apply("count")
    refused(game, text)
    assert game.play.state.count == 1
    game.apply("count")
    assert [state.digest() for _, state in game.replay()][-1] == game.digest()


@pytest.mark.clause("SW-REDEP-1", "SW-REDEP-2", "SW-REDEP-7")
def test_a_redeployment_in_one_text_reaches_the_totals_or_changes_nothing() -> None:
    scene = redeployment()
    for text in ("redeploy a=3 b=1", "redeploy a=4 b=1 c=0", "redeploy a=2 b=2 c=2", "redeploy a=1 b=1 c=x", "redeploy"):
        assert refused(scene.game, text).code == "redeploy"
    scene.game.apply("redeploy a=1 b=1 c=3")
    assert [scene.tokens(region) for region in "abc"] == [1, 1, 3]
    assert {str(step.action).split()[0] for step in scene.game.log[1:]} <= {"gather", "deploy"}


def test_a_composite_of_another_seat_is_refused() -> None:
    assert refused(redeployment().game, "redeploy a=1 b=1 c=3", 1).code == "wrong-seat"


# -- search


def test_search_mode_keeps_no_history_and_says_so(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("count")
    game.apply("count")
    game.undo()
    game.apply_unchecked(Count.of())
    assert game.play.state.count == 2
    for question in (game.save, game.undo, game.redo, lambda: game.log, lambda: list(game.replay())):
        with pytest.raises(SaveError) as caught:
            question()
        assert (caught.value.code, str(caught.value)) == (
            "no-history",
            "This game has no history: it is a guess, or was searched. Act on it with apply_unchecked.",
        )


def test_a_searched_copy_leaves_the_history_of_the_original(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply("count")
    before = game.save()
    copy = game.clone()
    copy.apply_unchecked(Count.of())
    assert game.save() == before
    game.undo()


def test_search_goes_on_from_a_searched_copy(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    game.apply_unchecked(Count.of())
    copy = game.clone()
    copy.apply_unchecked(Count.of())
    assert (game.play.state.count, copy.play.state.count) == (1, 2)
    assert copy.pending == (0,)


# -- leaving


@pytest.mark.clause("SW-TURN-11")
@pytest.mark.parametrize("step", ["start", "conquer", "redeploy"])
def test_resigning_is_accepted_from_an_open_decision_and_never_listed(step: str) -> None:
    scene = Scene(BOARD, seats=3)
    scene.army(0, RATS, SWAMP, {"a": 2, "b": 1}, hand=2)
    scene.army(1, "base.orcs", HILL, {"c": 2})
    scene.army(2, "base.humans", "base.merchant")
    game = scene.turn(0, step)
    assert "resign" not in legal(game)
    assert game.violations("resign") == []
    logged = game.apply("resign")
    assert (str(logged.action), logged.seat) == ("resign", 0)
    assert game.play.state.left == (0,)
    assert 0 not in game.pending
    assert refused(game, "resign", 0).code == "wrong-seat"


@pytest.mark.clause("SW-TURN-11")
def test_a_seat_that_is_not_asked_cannot_resign(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    with pytest.raises(ActionError) as caught:
        game.resign(1)
    assert caught.value.code == "wrong-seat"
    assert game.play.state.left == ()


def test_resigning_can_be_undone(rules: Ruleset) -> None:
    """Here it ends the game, which shows what was hidden, so that the owner of all seats alone goes back."""
    game = Game.new(rules, 2)
    before = game.digest()
    game.resign(0)
    assert game.over
    with pytest.raises(ActionError) as caught:
        game.undo(0)
    assert caught.value.code == "undo-floor"
    game.undo()
    assert game.digest() == before


# -- views


@pytest.mark.case("CASE-EN-01")
def test_nothing_hidden_stands_in_a_view_with_history_behind_it(rules: Ruleset) -> None:
    """The deck was shuffled, undone and shuffled again: its order is in no view, log entry or undo stack that a seat can see."""
    game = Game.new(rules, 2, seed=11)
    for action in ("mix", "count", "mix"):
        game.apply(action)
    game.undo()
    hidden = [game.play.state.deck, *(event[1] for step in game.log for event in step.events if event[0] == "mixed")]
    for seat in (None, 0, 1):
        told: Any = [game.view(seat), [game.events(step) for step in game.log]]
        for deck in hidden:
            assert repr(deck) not in repr(told)
            assert repr(list(deck)) not in repr(told)
        assert "ace" not in repr(told)
        assert set(game.view(seat)) == {
            "game",
            "edition",
            "options",
            "seat",
            "pending",
            "revisable",
            "decision",
            "legal",
            "names",
            "state",
        }


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there_sees_nothing(rules: Ruleset, seat: int) -> None:
    game = Game.new(rules, 2)
    for ask in (lambda: game.view(seat), lambda: game.determinize(seat, random.Random(1))):
        with pytest.raises(ActionError, match=rf"There is no seat {seat + 1} \(seat={seat}\)\. This game has seats 1 to 2"):
            ask()
