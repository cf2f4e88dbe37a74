"""Undo and redo: how far they go, and that all of the position comes back."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import ActionError, Game, Ruleset
from swcore.conquest import fx
from swcore.testing import Scene, legal
from tests.kernel.pieces import HILL, RATS, SWAMP, race


def play(rules: Ruleset, *actions: str, seats: int = 2, **more: Any) -> Game:
    game = Game.new(rules, seats, **more)
    for action in actions:
        game.apply(action)
    return game


def refused(game: Game, seat: int | None) -> ActionError:
    before = game.digest(), len(game.log)
    with pytest.raises(ActionError) as caught:
        game.undo(seat)
    assert (game.digest(), len(game.log)) == before
    return caught.value


def test_a_seat_takes_back_its_own_last_step(rules: Ruleset) -> None:
    game = play(rules, "count")
    before = game.digest()
    game.apply("count")
    step = game.undo(1)
    assert (str(step.action), step.seat) == ("count", 1)
    assert (game.digest(), game.pending, len(game.log)) == (before, (1,), 2)
    game.apply("mix", 1)


def test_a_seat_does_not_take_back_anothers_step(rules: Ruleset) -> None:
    game = play(rules, "count", "count")
    error = refused(game, 0)
    assert (error.code, str(error)) == ("undo-other", "The last step is seat 2's.")


@pytest.mark.parametrize("seat", [None, 0])
def test_the_set_up_is_not_taken_back(rules: Ruleset, seat: int | None) -> None:
    error = refused(play(rules), seat)
    assert (error.code, str(error)) == ("undo-nothing", "There is nothing to undo.")


@pytest.mark.case("CASE-EN-03")
@pytest.mark.parametrize("chance", ["roll", "mix", "peek"])
def test_a_seat_does_not_go_back_past_chance_or_a_reveal(rules: Ruleset, chance: str) -> None:
    game = play(rules, "mix", "count", chance)
    error = refused(game, 0)
    assert (error.code, str(error)) == ("undo-floor", "A chance outcome or a reveal cannot be taken back.")


@pytest.mark.case("CASE-EN-03")
def test_undo_goes_back_to_just_after_the_outcome(rules: Ruleset) -> None:
    game = play(rules, "roll", seats=1)
    rolled = game.digest()
    game.apply("count")
    game.undo(0)
    assert game.digest() == rolled
    assert refused(game, 0).code == "undo-floor"


@pytest.mark.case("CASE-EN-03")
def test_the_owner_of_all_seats_goes_back_further_and_meets_the_same_outcomes(rules: Ruleset) -> None:
    game = play(rules, "roll", "count", "mix", "roll", seed=6)
    played = game.digest(), game.play.state.rolls[:], game.play.state.deck
    digests = [state.digest() for _, state in game.replay()]
    for number in (3, 2, 1, 0):
        game.undo()
        assert game.digest() == digests[number]
    assert refused(game, None).code == "undo-nothing"
    for action in ("roll", "count", "mix", "roll"):
        game.apply(action)
    assert (game.digest(), game.play.state.rolls, game.play.state.deck) == played


def test_redo_brings_back_what_was_undone_with_the_same_outcomes(rules: Ruleset) -> None:
    game = play(rules, "count", "roll", "mix")
    after, log = game.digest(), [(str(step.action), step.seat, step.chance) for step in game.log]
    for _ in range(3):
        game.undo()
    for _ in range(3):
        game.redo()
    assert game.digest() == after
    assert [(str(step.action), step.seat, step.chance) for step in game.log] == log
    with pytest.raises(ActionError) as caught:
        game.redo()
    assert (caught.value.code, str(caught.value)) == ("redo-nothing", "There is nothing to redo.")


def test_a_new_action_forgets_what_was_undone(rules: Ruleset) -> None:
    game = play(rules, "count", "count")
    game.undo()
    game.apply("mix")
    with pytest.raises(ActionError, match="nothing to redo"):
        game.redo()


def test_an_action_that_was_refused_leaves_redo_alone(rules: Ruleset) -> None:
    game = play(rules, "count", "count", seats=1)
    game.undo()
    for text in ("dance", "all mix dance"):
        with pytest.raises(ActionError):
            game.apply(text)
    game.redo()
    assert game.play.state.count == 2


def test_undo_in_a_copy_leaves_the_original_alone_and_the_other_way_round(rules: Ruleset) -> None:
    game = play(rules, "count", "count")
    copy = game.clone()
    copy.undo()
    copy.apply("mix")
    assert [str(step.action) for step in game.log] == ["None", "count", "count"]
    assert [str(step.action) for step in copy.log] == ["None", "count", "mix"]
    game.undo()
    game.undo()
    assert [str(step.action) for step in copy.log] == ["None", "count", "mix"]
    assert copy.play.state.count == 1


def test_a_long_game_is_undone_to_its_beginning(rules: Ruleset) -> None:
    """More steps than lie between two checkpoints of the log, whose limits are crossed in both directions."""
    game = play(rules, *["count", "roll"] * 50)
    digests = [state.digest() for _, state in game.replay()]
    for digest in reversed(digests[:-1]):
        game.undo()
        assert game.digest() == digest
    for digest in digests[1:]:
        game.redo()
        assert game.digest() == digest
    game.undo()
    game.apply("count")
    assert game.digest() != digests[-1]
    assert [state.digest() for _, state in game.replay()][-1] == game.digest()


def test_another_way_on_from_before_a_checkpoint_is_not_mixed_up_with_the_first(rules: Ruleset) -> None:
    """A checkpoint is kept every 32 steps; the one of the first way is no longer true on the second."""
    game = play(rules, *["count"] * 40)
    for _ in range(20):
        game.undo()
    digests = []
    for _ in range(20):
        digests.append(game.digest())
        game.apply("mix")
    for digest in reversed(digests):
        game.undo()
        assert game.digest() == digest


# -- pieces


@pytest.mark.case("CASE-EN-04")
@pytest.mark.clause("SW-RACE-SORCERERS-1")
def test_a_quota_is_back_after_undo_and_used_again_after_redo() -> None:
    scene = Scene({"a": "hill edge", "b": "hill edge", "c": "hill edge", "d": "hill edge"}, "a-b a-c a-d b-c")
    scene.army(0, "base.sorcerers", SWAMP, {"a": 1}, hand=2)
    scene.army(1, RATS, HILL, {"b": 1, "c": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer d")
    both = ["conquer b substitute", "conquer c substitute"]
    assert [text for text in legal(game) if "substitute" in text] == both
    game.apply(both[0])
    assert [text for text in legal(game) if "substitute" in text] == []
    game.undo()
    assert [text for text in legal(game) if "substitute" in text] == both
    game.redo()
    assert [text for text in legal(game) if "substitute" in text] == []
    game.undo()
    game.apply(both[1])
    assert scene.tokens("c") == 1
    assert [text for text in legal(game) if "substitute" in text] == []


@pytest.mark.case("CASE-EN-04")
def test_the_memory_of_a_piece_is_back_after_undo_and_again_after_redo() -> None:
    def count(view: Any, army: Any, record: Any) -> Any:
        return fx.note(army, "home.gnolls.taken", view.recall(army, "home.gnolls.taken", 0) + 1)

    scene = Scene({"a": "hill edge", "b": "hill edge", "c": "hill edge"}, with_pieces=[race({"conquest_conquered": count})])
    army = scene.army(0, "home.gnolls", SWAMP, {"a": 1}, hand=5)
    game = scene.turn(0, "conquer")

    def memory() -> Any:
        return game.play.state.army(army.id).memory

    game.apply("conquer b")
    game.apply("conquer c")
    assert memory() == {"home.gnolls.taken": 2}
    game.undo()
    assert memory() == {"home.gnolls.taken": 1}
    game.redo()
    assert memory() == {"home.gnolls.taken": 2}
    game.undo()
    game.apply("conquer c")
    assert memory() == {"home.gnolls.taken": 2}
