"""Bots of several levels at the command line: by name, by budget, and by the time that they may think."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run

TOWNS = ("play", "tiny-towns", "--seed", "5", "--bots")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--bot", "novice", "--seat", "2=random"), ("bot, novice", "random bot")),
        (("--seat", "1=mcts:3", "--seat", "2=random"), ("searching bot (3)", "random bot")),
        (("--bot", "expert", "--seat", "2=random", "--think", "1ms"), ("searching bot (1ms)", "random bot")),
        (("--think", "2", "--lang", "ru"), ("бот с перебором (2)", "бот с перебором (2)")),
    ],
)
def test_a_searching_bot_takes_a_seat(run: Run, args: tuple[str, ...], told: tuple[str, str]) -> None:
    result = run(*TOWNS, *args)
    assert result.exit_code == 0, result.output
    assert all(f"{number}: {who}" in result.output for number, who in enumerate(told, start=1))


@pytest.mark.parametrize(
    ("args", "code", "told"),
    [
        (("--bot", "exprt"), "bot-program", "expert"),
        (("--seat", "2=exprt"), "unknown-bot", "expert"),
        (("--seat", "2=mcts:soon"), "bot-budget", "mcts:0.2s"),
        (("--bot", "mcts:soon"), "bot-budget", "mcts:0.2s"),
        (("--think", "soon"), "bot-budget", "mcts:0.2s"),
    ],
)
def test_what_is_no_bot_is_refused_with_what_is_near(run: Run, args: tuple[str, ...], code: str, told: str) -> None:
    result = run(*TOWNS, *args)
    assert result.exit_code == 2, (code, result.output)
    assert told in result.output


def test_simulations_take_levels_too(run: Run) -> None:
    result = run("simulate", "tiny-towns", "-n", "1", "--bots", "mcts:2,random", "--jobs", "1")
    assert result.exit_code == 0, result.output
