"""Faults outside of hooks: interrupts that meet a listener, and pieces that interrupt questions and composites."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from swcore import Game, load_plugins
from swcore.engine.log import Step
from swcore.testing import Scene, check_history
from tests.kernel.dicegame import dice
from tests.kernel.pieces import HILL, RATS, SWAMP, race

STOPS: list[type[BaseException]] = [KeyboardInterrupt, SystemExit, GeneratorExit]


@pytest.mark.parametrize("stop", STOPS)
@pytest.mark.parametrize("deed", ["count", "all count count"])
def test_an_interrupt_in_a_listener_passes_through_and_does_not_lock_the_game(stop: type[BaseException], deed: str) -> None:
    """Ctrl-C while a front end draws: the step was carried out and stands, and the next one is taken as ever."""
    game = Game.new(load_plugins("dice", pieces=[dice]), 1)
    stops = [True]

    def draw(one: Game, step: Step) -> None:
        if stops:
            raise stop("enough")

    game.listen(draw)
    with pytest.raises(stop, match="enough"):
        game.apply(deed)
    done = deed.count("count")
    assert (game.play.state.count, len(game.log)) == (done, 1 + done)
    stops.clear()
    game.apply("count")
    game.undo()
    game.redo()
    assert (game.play.state.count, len(game.log)) == (done + 1, done + 2)
    check_history(game)


QUESTIONS: dict[str, Callable[[Game], object]] = {
    "legal actions": lambda game: game.legal_actions(),
    "violations": lambda game: game.violations("conquer c"),
    "explain": lambda game: game.explain("conquer c"),
    "view": lambda game: game.view(0),
    "an illegal action": lambda game: game.apply("conquer a"),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_an_interrupt_in_a_question_passes_through_and_the_question_may_be_asked_again(question: str) -> None:
    stops: list[bool] = []

    def cost(view: Any, army: Any) -> None:
        if stops:
            raise KeyboardInterrupt

    scene = Scene({"a": "hill edge", "b": "hill edge", "c": "hill edge"}, "a-b b-c", with_pieces=[race({"conquest_cost": cost})])
    scene.army(0, "home.gnolls", SWAMP, {"a": 1}, hand=5)
    scene.army(1, RATS, HILL, {"c": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    game.undo()  # so that the legal actions are worked out anew
    before = game.digest()
    stops.append(True)
    with pytest.raises(KeyboardInterrupt):
        QUESTIONS[question](game)
    stops.clear()
    assert game.digest() == before
    assert [action.text for action in game.legal_actions()] == ["conquer c", "done"]
    game.apply("conquer c")
    assert scene.tokens("c") == 3


def test_an_interrupt_in_the_middle_of_a_composite_takes_all_of_it_back() -> None:
    stops: list[bool] = [True]

    def redeployed(view: Any, army: Any) -> None:
        if stops:
            raise KeyboardInterrupt

    scene = Scene({"a": "hill edge", "b": "hill edge"}, with_pieces=[race({"conquest_redeployed": redeployed})])
    scene.army(0, "home.gnolls", SWAMP, {"a": 2, "b": 1}, hand=2)
    scene.army(1, RATS, HILL, withdrawn=1)
    game = scene.turn(0, "redeploy")
    before = game.digest(), len(game.log), game.legal_actions()
    with pytest.raises(KeyboardInterrupt):
        game.apply("redeploy a=3 b=2")
    assert (game.digest(), len(game.log), game.legal_actions()) == before
    stops.clear()
    game.apply("redeploy a=3 b=2")
    assert scene.held(game.play.state.army(1)) == {"a": 3, "b": 2}
