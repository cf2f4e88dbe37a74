"""What rules of towns answer before there are towns: wrong answers are refused with their rule, and failures named."""

from __future__ import annotations

from typing import Any

import pytest
from swcore_tiny_towns import Dealing

from swcore import Game, Option, PluginError, load_plugins
from swcore.testing import check_history
from tests.towns.strangers.made import building, rule

TOWN_HALL = {"mode": "town_hall", "monuments": "on"}


def begun(hook: str, answer: Any) -> Game:
    rules = load_plugins("tiny-towns", with_pieces=[rule({hook: lambda view: answer() if callable(answer) else answer})])
    return Game.new(rules, 2, seed=1, options=TOWN_HALL)


@pytest.mark.parametrize(
    ("hook", "answer", "told"),
    [
        ("towns_deal", 3, "home.custom answered 3 to towns_deal."),
        ("towns_deal", [Dealing()], "to towns_deal."),
        ("towns_deal", Dealing(0), "monuments is 0 and should be a whole number from 1 to 15"),
        ("towns_deal", Dealing(True), "monuments is True"),
        ("towns_deal", Dealing(2, "towns.well"), "without is 'towns.well'"),  # type: ignore[arg-type]
        ("towns_deal", Dealing(2, ("towns.wel",)), "ids of cards; towns.wel is none"),
        ("towns_deal", Dealing(2, ("towns.cottage",)), "leave out every card of the type cottage"),
        ("towns_deck", "wood", "home.custom answered 'wood' to towns_deck."),
        ("towns_deck", ["gold"] * 9, "to towns_deck."),
        ("towns_deck", [True] * 9, "to towns_deck."),
        ("towns_deck", ["wood"] * 5, "more than 5 resources"),
    ],
)
def test_a_wrong_answer_is_refused_with_its_rule(hook: str, answer: Any, told: str) -> None:
    with pytest.raises(PluginError) as caught:
        begun(hook, answer)
    assert caught.value.code == "bad-answer"
    assert told in str(caught.value)


@pytest.mark.parametrize("hook", ["towns_deal", "towns_deck"])
def test_a_rule_that_fails_at_the_set_up_is_named(hook: str) -> None:
    with pytest.raises(PluginError, match=f"home.custom failed in {hook}: ZeroDivisionError"):
        begun(hook, lambda: 1 // 0)


@pytest.mark.parametrize("hook", ["towns_deal", "towns_deck"])
def test_a_rule_that_answers_nothing_changes_nothing(hook: str) -> None:
    usual = Game.new("tiny-towns", 2, seed=1, options=TOWN_HALL)
    game = begun(hook, None)
    assert game.digest() == usual.digest()
    check_history(game)


def test_a_rule_that_is_switched_off_is_not_asked() -> None:
    switch = Option("frugal", ("off", "on"), "off")
    frugal = rule({"towns_deal": lambda view: Dealing(1)}, option="frugal", options=[switch])
    rules = load_plugins("tiny-towns", with_pieces=[frugal])
    for value, number in (("off", 2), ("on", 1)):
        assert len(Game.new(rules, 2, seed=1, options={"frugal": value}).play.state.dealt[0]) == number


@pytest.mark.parametrize("hook", ["towns_deal", "towns_deck"])
def test_a_card_is_never_asked_before_there_are_towns(hook: str) -> None:
    with pytest.raises(PluginError, match="asked before there are towns") as caught:
        load_plugins("tiny-towns", with_pieces=[building({hook: lambda view: None})])
    assert caught.value.code == "bad-hook"
