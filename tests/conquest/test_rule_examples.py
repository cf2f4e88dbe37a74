"""The rules that are shipped as examples: `examples/rules`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from swcore import Game, load_plugins
from swcore.bots import RandomBot, make_bot, play_out
from swcore.conquest import Rule
from swcore.testing import check_conquest, check_history

RULES = Path(__file__).parents[2] / "examples" / "rules"
NAMES = ("handicap", "round_events", "shorter_game")


@cache
def ruleset(*names: str) -> Any:
    made = (value for name in names for value in run_path(str(RULES / f"{name}.py")).values())
    return load_plugins("small-world", with_pieces=[piece for piece in made if isinstance(piece, Rule)])


def played(names: tuple[str, ...], seed: int = 1, seats: int = 2, **options: Any) -> Game:
    game = Game.new(ruleset(*names), seats, seed=seed, options=options)
    play_out(game, [RandomBot(seed + seat) for seat in range(seats)])
    return game


def events(game: Game, kind: str) -> list[Any]:
    return [event for step in game.log for event in game.events(step, full=True) if type(event).__name__ == kind]


@pytest.mark.parametrize("option", ["none", "first_gives_5", "second_gets_10"])
def test_a_handicap_moves_coins_before_the_ranking(option: str) -> None:
    game = played(("handicap",), handicap=option)
    wanted = {"none": [], "first_gives_5": [(0, -5)], "second_gets_10": [(1, 10)]}[option]
    assert [(event.seat, event.amount) for event in events(game, "Coins") if event.kind == "final"] == wanted


@pytest.mark.parametrize("fewer", [0, 2, 5])
def test_a_shorter_game_ends_after_fewer_rounds(fewer: int) -> None:
    game = played(("shorter_game",), fewer_rounds=fewer)
    assert max(event.round for event in events(game, "Turn")) == 10 - fewer  # SW-END-1: ten rounds for two seats
    assert game.over


def test_an_event_is_drawn_from_the_second_round_on_and_holds_for_a_round() -> None:
    game = played(("round_events",))
    drawn = [event.outcome for event in events(game, "Chance") if event.stream == "home.round_events.bag"]
    assert len(drawn) == 10 - 1
    assert set(drawn) <= {"fair", "storm", "drought", "truce"}


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_all_three_play_together(bot: str) -> None:
    game = Game.new(ruleset(*NAMES), 3, seed=4, options={"handicap": "second_gets_5", "fewer_rounds": 1})
    play_out(game, [make_bot(bot, game.ruleset, seat) for seat in range(3)])
    check_conquest(game)
    check_history(game)
    assert game.over
