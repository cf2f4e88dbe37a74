"""The word `hint`: what the usual bot would do and why, with the income that is to be expected, in both languages."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.bots import GreedyBot, make_bot
from swcore.bots.analysis import best_first
from swcore.testing import Scene
from swcore.wording.hinting import line_of, reasons
from tests.cli.conftest import Screen
from tests.shared.rulesets import GAMES, rules, toy_rules


def conquering(language: str = "en", hand: int = 2) -> Screen:
    """Seat 1 holds `a`, and two tokens are enough for the hill `b`; the mountain `c` lacks one."""
    scene = Scene({"a": "hill edge", "b": "hill", "c": "mountain"}, "a-b b-c a-c")
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1}, hand=hand)
    game = scene.turn(0, "conquer")
    return Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)


@pytest.mark.clause("SW-SCORE-1")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Stopping after it, this turn brings 4 coins; stopping now, 3 coins."),
        ("ru", "Если остановиться после этого, ход принесёт 4 монеты, а если сейчас — 3 монеты."),
    ],
)
def test_a_hint_tells_the_income_with_and_without_it(language: str, told: str) -> None:
    """2 regions and Alchemist's 2 coins are 4, one region with them is 3."""
    (hint,) = conquering(language).answers("hint" if language == "en" else "подсказка")
    assert told in " ".join(hint.split())
    assert "conquer b" in hint or "захватить b" in hint


@pytest.mark.clause("SW-SCORE-1", "SW-DIE-1")
def test_a_die_counts_by_all_its_faces() -> None:
    """With one token the mountain takes 2 more, 2 of 6 faces do: 3 coins and 1/3 on average."""
    game = conquering(hand=1).session.game
    action = game.parse("conquer c die")
    ranked = best_first((one, float(one == action)) for one in game.legal_actions(0))
    assert "this turn brings 3.3 coins on average over the faces of the die; stopping now, 3 coins" in " ".join(
        reasons(game.face("en"), game, 0, ranked, action)
    )


def test_how_much_better_it_is_than_the_next_best() -> None:
    game = conquering().session.game
    worth = {"conquer b": 9.0, "conquer c die": 7.5}
    ranked = best_first((one, worth.get(one.text, 1.0)) for one in game.legal_actions(0))
    told = reasons(game.face("en"), game, 0, ranked, game.parse("conquer b"))
    assert told[-1].startswith("It counts this as worth 1.5 coins more to you by the end than the next best: “c · takes 3")
    told = reasons(game.face("ru"), game, 0, ranked, game.parse("conquer b"))
    assert told[-1].startswith("По его счёту к концу игры это лучше следующего на 1,5 монеты.")


def test_the_next_best_is_the_second_of_the_list_among_equals_too() -> None:
    """Of equals the later one of the menu comes first, in the list and in the words."""
    game = conquering().session.game
    ranked = best_first((one, 9.0 if one.text == "conquer b" else 8.0) for one in game.legal_actions(0))
    told = reasons(game.face("en"), game, 0, ranked, game.parse("conquer b"))
    said = {one.action: line_of(one) for one in game.menu(0, "en").choices}
    assert (ranked[0][0].text, ranked[1][0]) == ("conquer b", game.legal_actions(0)[-1])
    assert told[-1].endswith(f"“{said[ranked[1][0].text]}”.")


@pytest.mark.parametrize("name", GAMES)
def test_the_hint_is_what_the_bot_plays(name: str) -> None:
    game = Game.new(rules(name), 2, seed=3)
    for _ in range(12):
        seat = game.pending[0]
        bot = make_bot("greedy", game.ruleset, 0)
        assert isinstance(bot, GreedyBot)
        action = bot.best_of(bot.rank(game, seat))
        assert action == make_bot("greedy", game.ruleset, 0).choose(game, seat)
        game.apply(action, seat)


def test_a_game_that_no_bot_values_has_no_hint() -> None:
    game = Game.new(toy_rules(), 2, seed=1)
    (told,) = Screen(game, {1: make_bot("random", game.ruleset, 1)}).answers("hint")
    assert "advise" in told or "would play" in told
