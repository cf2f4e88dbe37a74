"""Listeners look at a step that has been carried out; nobody acts inside of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from swcore import ActionError, Game, PluginError, Ruleset, SwcoreError
from swcore.engine.log import Step
from swcore.testing import Scene
from tests.kernel.pieces import HILL, RATS, SWAMP, race


def test_a_listener_hears_every_step_once_it_is_done(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    heard: list[tuple[str, int, int]] = []
    game.listen(lambda one, step: heard.append((str(step.action), step.seat, one.play.state.count)))
    game.apply("count")
    game.apply("roll")
    game.apply("count")
    assert heard == [("count", 0, 1), ("roll", 1, 1), ("count", 0, 2)]


def test_a_refused_action_is_not_told(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    heard: list[Step] = []
    game.listen(lambda one, step: heard.append(step))
    with pytest.raises(ActionError):
        game.apply("count", 1)
    assert heard == []


def test_listeners_stay_with_the_original(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    heard: list[Step] = []
    game.listen(lambda one, step: heard.append(step))
    game.clone().apply("count")
    assert heard == []


DEEDS: dict[str, Callable[[Game], object]] = {
    "apply": lambda game: game.apply("count"),
    "apply a composite": lambda game: game.apply("all count"),
    "resign": lambda game: game.resign(game.pending[0]),
    "undo": lambda game: game.undo(),
    "redo": lambda game: game.redo(),
}


@pytest.mark.case("CASE-EN-19")
@pytest.mark.parametrize("deed", DEEDS)
def test_acting_inside_of_a_notification_is_refused(rules: Ruleset, deed: str) -> None:
    game = Game.new(rules, 2)
    refusals: list[ActionError] = []

    def act(one: Game, step: Step) -> None:
        with pytest.raises(ActionError) as caught:
            DEEDS[deed](one)
        refusals.append(caught.value)

    game.apply("count")
    game.undo()
    game.listen(act)
    game.apply("count")
    assert [error.code for error in refusals] == ["busy"]
    assert str(refusals[0]) == "An action is being carried out. Act after the listener has returned."
    assert (game.play.state.count, game.pending, len(game.log)) == (1, (1,), 2)
    game.apply("count")
    assert game.play.state.count == 2


def test_a_listener_may_look_at_everything_and_try_in_a_copy(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    tried: list[int] = []

    def look(one: Game, step: Step) -> None:
        copy = one.clone()
        copy.apply("count")
        tried.append(copy.play.state.count)
        assert one.view(0)["pending"] == list(one.pending)
        assert one.legal_actions()

    game.listen(look)
    game.apply("count")
    assert tried == [2]
    assert game.play.state.count == 1


def test_a_listener_that_fails_does_not_lock_the_game(rules: Ruleset) -> None:
    game = Game.new(rules, 2)
    fails = [True]

    def fail(one: Game, step: Step) -> None:
        if fails:
            raise ValueError("a listener's mistake")

    game.listen(fail)
    heard: list[int] = []
    game.listen(lambda game, step: heard.append(step.seat))
    with pytest.raises(SwcoreError) as caught:
        game.apply("count")
    assert caught.value.code == "listener-failed"
    assert str(caught.value) == "A listener failed: ValueError: a listener's mistake. The step was carried out and stands."
    assert (heard, len(game.log)) == ([0], 2)
    fails.clear()
    game.apply("count")
    assert game.play.state.count == 2


@pytest.mark.case("CASE-EN-19")
def test_a_hook_that_holds_the_game_cannot_act_in_the_middle_of_an_action() -> None:
    held: list[Game] = []
    scene = Scene(
        {"a": "hill edge", "b": "hill edge"}, with_pieces=[race({"conquest_ready": lambda view, army: held[0].apply("done")})]
    )
    scene.army(0, "home.gnolls", SWAMP, {"a": 3})
    scene.army(1, RATS, HILL, {"b": 1})
    game = scene.turn()
    held.append(game)
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    assert caught.value.message == (
        "home.gnolls failed in conquest_ready: An action is being carried out. Act after the listener has returned."
    )
    assert game.digest() == before
    game.apply("decline")


def test_listeners_hear_of_a_composite_when_all_of_it_is_done(rules: Ruleset) -> None:
    game = Game.new(rules, 1)
    heard: list[Any] = []
    game.listen(lambda one, step: heard.append((str(step.action), one.play.state.count)))
    with pytest.raises(ActionError):
        game.apply("all count count dance")
    assert heard == []
    game.apply("all count count")
    assert heard == [("count", 2), ("count", 2)]
