"""Tokens placed in several regions at once, in any order: what the menu tells of it, and that the game takes it."""

from __future__ import annotations

import json

import pytest

from swcore import Game
from swcore.testing import Scene, legal
from swcore.wording.menus import Portion, Spread
from tests.conquest.table import INERT, RATS, play, refusal

ROW = {"a": "farmland edge", "b": "hill", "c": "swamp", "d": "forest edge"}
WAY = "a-b b-c c-d"


def redeploying(tokens: dict[str, int], hand: int) -> tuple[Scene, Game]:
    scene = Scene(ROW, WAY)
    scene.army(0, RATS, INERT, tokens, hand=hand)
    return scene, scene.turn(0, "redeploy")


def action(spread: Spread, given: dict[str, int]) -> str:
    """Return what a page tells the game when something was put in each of some places."""
    return " ".join([spread.verb, *(f"{one.word}={one.now + given.get(one.word, 0)}" for one in spread.shares)])


@pytest.mark.clause("SW-REDEP-1", "SW-REDEP-3")
def test_the_menu_tells_what_may_be_placed_at_once_and_the_game_takes_it_in_any_order() -> None:
    scene, game = redeploying({"a": 1, "b": 2, "c": 1}, hand=3)
    menu = game.menu(0)
    assert menu.spread == Spread(
        "redeploy",
        3,
        (
            Portion("a", "region:a", "a · farmland", 1, True),
            Portion("b", "region:b", "b · hill", 2, True),
            Portion("c", "region:c", "c · swamp", 1, True),
        ),
        "ends your turn",
        True,
    )
    told = action(menu.spread, {"c": 1, "a": 2})
    assert told == "redeploy a=3 b=2 c=2"
    found = game.forecast(0, action=told)
    assert [(one.action, one.coins, one.ends_turn) for one in found] == [(told, 4, True)], "three regions and the swamp"
    play(game, told)
    assert scene.held(scene.army_of(0)) == {"a": 3, "b": 2, "c": 2}
    assert [step.action.text for step in game.log if step.action] == ["deploy a 2", "deploy c 1"], "none is taken up"


@pytest.mark.clause("SW-REDEP-7")
def test_what_takes_no_more_is_told_and_one_token_or_one_region_is_no_distribution() -> None:
    _, game = redeploying({"a": 1, "b": 1, "c": 1}, hand=4)
    play(game, "deploy a 1")
    spread = game.menu(0).spread
    assert spread is not None
    assert [(one.word, one.now, one.open) for one in spread.shares] == [("a", 2, False), ("b", 1, True), ("c", 1, True)]
    assert refusal(game, action(spread, {"a": 1, "b": 2})).code == "redeploy"
    play(game, "deploy b 2")
    for tokens, hand in (({"a": 1, "b": 1}, 1), ({"a": 1}, 3), ({"a": 2, "b": 2}, 0)):
        _, other = redeploying(tokens, hand)
        assert other.menu().spread is None
        assert "spread" not in json.loads(json.dumps(other.menu().as_json()))


@pytest.mark.clause("SW-REDEP-2", "SW-REDEP-7")
def test_tokens_are_taken_up_where_a_region_is_to_have_fewer_than_lie_there() -> None:
    for told, steps in (("a=2 b=2 c=3", ["gather", "deploy a 1", "deploy b 1"]), ("a=1 b=5 c=1", ["deploy b 2"])):
        scene, game = redeploying({"a": 1, "b": 3, "c": 1}, hand=2)
        play(game, f"redeploy {told}")
        assert [step.action.text for step in game.log if step.action] == steps
        assert scene.held(scene.army_of(0)) == {name: int(count) for name, count in (one.split("=") for one in told.split())}
    scene, game = redeploying({"a": 1, "b": 3, "c": 1}, hand=0)
    play(game, "redeploy c=1 b=3 a=1")
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 3, "c": 1}
    assert [step.action.text for step in game.log if step.action] == ["done"]


@pytest.mark.clause("SW-LOSS-4", "SW-LOSS-8")
def test_withdrawn_tokens_are_placed_at_once_too() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland", "f": "hill", "g": "hill", "h": "hill edge"}, "a-b b-f f-g g-h")
    orcs = scene.army(0, "base.orcs", "base.hill", {"b": 4, "f": 1, "g": 1, "h": 1})
    scene.army(1, RATS, INERT, {"a": 1}, hand=6)
    game = scene.turn(1, "conquer")
    play(game, "conquer b", "done")  # 2 + 4 tokens; one of the four is lost
    menu = game.menu(0)
    assert (menu.kind, legal(game)[-1]) == ("regroup", "deploy h 3")
    assert menu.spread is not None
    assert (menu.spread.left, menu.spread.ends_turn) == (3, True)
    play(game, action(menu.spread, {"h": 2, "f": 1}))
    assert scene.held(orcs) == {"f": 2, "g": 1, "h": 3}


def test_a_forecast_of_one_action_is_asked_for_by_the_protocol() -> None:
    from swcore.protocol import Conversation, Desk

    conversation = Conversation(Desk())
    conversation.ask_json({"do": "new", "game": "small-world", "seats": 2, "seed": 1})
    asked = conversation.ask_json({"do": "forecast", "action": "decline"})
    assert asked["answer"] == {"endings": []}, "a first turn does not end so"
