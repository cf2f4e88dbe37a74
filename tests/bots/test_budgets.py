"""Levels of the searching bot, and its budgets as they are written."""

from __future__ import annotations

import pytest

from swcore import SwcoreError
from swcore.bots import BOT_NAMES, LEVELS, Budget, MctsBot, budget_of, is_bot, make_bot
from tests.shared.rulesets import rules


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("mcts:400", Budget(playouts=400)),
        ("mcts:0.2s", Budget(seconds=0.2)),
        ("mcts:500ms", Budget(seconds=0.5)),
        ("mcts:3s", Budget(seconds=3.0)),
        ("mcts", LEVELS["skilled"]),
        ("expert", LEVELS["expert"]),
    ],
)
def test_a_budget_is_read_from_the_name(name: str, budget: Budget) -> None:
    bot = make_bot(name, rules(), 1)
    assert isinstance(bot, MctsBot)
    assert bot.budget == budget == budget_of(name)
    assert is_bot(name)


@pytest.mark.parametrize(
    "text", ["", "0", "0s", "s", "-1", "1.5", "1 s", "1m", "601s", "1e3", "٣", "99999999", "mcts", "0.2s,1s"]
)
def test_what_is_no_budget_is_refused_with_examples(text: str) -> None:
    with pytest.raises(SwcoreError) as caught:
        make_bot(f"mcts:{text}", rules(), 1)
    assert (caught.value.code, caught.value.details["text"]) == ("bot-budget", text)
    assert all(example in caught.value.hint for example in ("mcts:0.2s", "mcts:500ms", "mcts:400"))


def test_levels_rise_and_are_named_among_the_bots() -> None:
    assert list(LEVELS) == ["novice", "casual", "skilled", "expert"]
    playouts = [budget.playouts for budget in LEVELS.values()]
    assert playouts == sorted(set(playouts))
    assert all(not budget.seconds for budget in LEVELS.values())  # the same choices on a slow machine
    assert set(LEVELS) < set(BOT_NAMES)


@pytest.mark.parametrize(
    ("name", "seconds", "budget"),
    [
        ("expert", 0.0, LEVELS["expert"]),
        ("expert", 2.0, Budget(LEVELS["expert"].playouts, 2.0)),  # a level does not rise with the time
        ("mcts", 2.0, Budget(seconds=2.0)),
        ("mcts:400", 2.0, Budget(seconds=2.0)),
        ("mcts:3s", 2.0, Budget(seconds=2.0)),
        ("mcts:1s", 2.0, Budget(seconds=1.0)),
    ],
)
def test_seconds_bound_what_a_search_spends(name: str, seconds: float, budget: Budget) -> None:
    bot = make_bot(name, rules(), 1, seconds)
    assert isinstance(bot, MctsBot)
    assert bot.budget == budget
