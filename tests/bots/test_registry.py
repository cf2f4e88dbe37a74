"""Bots by name, and games played out."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore import Game, PluginError, SwcoreError, load_plugins
from swcore.bots import BOT_NAMES, GreedyBot, RandomBot, make_bot, play_out
from tests.shared.rulesets import rules, toy_rules

TOY = Path(__file__).parents[2] / "examples" / "stones.py"


def test_the_bots_have_names() -> None:
    assert BOT_NAMES == ("random", "greedy", "mcts", "novice", "casual", "skilled", "expert")
    assert isinstance(make_bot("random", rules(), 1), RandomBot)
    assert isinstance(make_bot("greedy", rules(), 1), GreedyBot)


@pytest.mark.parametrize(("name", "meant"), [("gredy", "greedy"), ("Random", "random")])
def test_an_unknown_name_is_refused_with_the_nearest_one(name: str, meant: str) -> None:
    with pytest.raises(SwcoreError) as caught:
        make_bot(name, rules(), 1)
    assert caught.value.code == "unknown-bot"
    assert repr(name) in caught.value.message
    assert meant in caught.value.hint


def test_greedy_needs_a_game_that_values_positions() -> None:
    with pytest.raises(PluginError) as caught:
        make_bot("greedy", toy_rules(), 1)
    assert caught.value.code == "no-value"
    assert "random" in caught.value.hint


@pytest.mark.parametrize("path", ["no.such.module:value", "swcore.game:no_such_name", "nothing", ":value"])
def test_a_value_function_that_cannot_be_loaded_is_named(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = load_plugins("small-world")
    monkeypatch.setattr(ruleset.book, "value", path)
    with pytest.raises(PluginError) as caught:
        make_bot("greedy", ruleset, 1)
    assert caught.value.code == "no-value"
    assert path in caught.value.message


def test_a_game_is_played_to_its_end_and_logged() -> None:
    game = Game.new(rules(), 2, seed=4)
    decisions = play_out(game, [make_bot("random", rules(), seat) for seat in range(2)])
    assert game.over
    assert decisions == len(game.log) - 1  # the set-up is a step, too


def test_a_cap_stops_a_game_that_goes_on_too_long() -> None:
    game = Game.new(rules(), 2, seed=4)
    with pytest.raises(SwcoreError) as caught:
        play_out(game, [make_bot("random", rules(), seat) for seat in range(2)], cap=7)
    assert caught.value.code == "too-long"
    assert "7 decisions" in caught.value.message
    assert len(game.log) - 1 == 7
    assert not game.over


def test_a_game_that_ends_at_the_cap_is_no_error() -> None:
    one, other = (Game.new(rules(), 2, seed=4) for _ in range(2))
    needed = play_out(one, [make_bot("random", rules(), seat) for seat in range(2)])
    assert play_out(other, [make_bot("random", rules(), seat) for seat in range(2)], cap=needed) == needed
    assert other.over


@pytest.mark.parametrize("count", [0, 1, 3])
def test_every_seat_needs_its_bot(count: int) -> None:
    game = Game.new(rules(), 2, seed=4)
    with pytest.raises(SwcoreError) as caught:
        play_out(game, [make_bot("random", rules(), seat) for seat in range(count)])
    assert caught.value.code == "bot-seats"
    assert len(game.log) == 1


def test_bots_play_games_in_which_all_answer_at_once() -> None:
    game = Game.new(toy_rules(), 3, seed=1)
    # Four rounds, three seats, two answers each.
    assert play_out(game, [make_bot("random", toy_rules(), seat) for seat in range(3)]) == 4 * 3 * 2
    assert game.over
