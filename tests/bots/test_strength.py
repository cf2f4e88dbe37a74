"""How often the greedy bot beats chance, and the search beats the greedy bot."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.bots import make_bot, play_out
from tests.bots.table import wins
from tests.shared.rulesets import rules


def test_greedy_beats_random_in_19_of_20_games_of_two() -> None:
    won, played = wins(2, range(20))
    assert played == 40
    assert won >= 38


def test_greedy_beats_two_random_bots_wherever_it_sits() -> None:
    won, played = wins(3, range(5))
    assert played == 15
    assert won >= 13


@pytest.mark.long
def test_greedy_beats_random_in_95_percent_of_200_games() -> None:
    won, played = wins(2, range(100))
    assert played == 200
    assert won >= 190


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random_bots_at_larger_tables(seats: int) -> None:
    won, played = wins(seats, range(30))
    assert played == 30 * seats
    assert won >= 0.9 * played


@pytest.mark.long
@pytest.mark.parametrize(("name", "budget"), [("small-world", "mcts:800"), ("warcraft", "mcts:500"), ("tiny-towns", "mcts:200")])
def test_the_search_beats_greedy_in_65_percent_of_40_games(name: str, budget: str) -> None:
    """So many rounds are what 0.2 seconds have room for."""
    won = 0.0
    for deal in range(20):
        for seat in range(2):
            game = Game.new(rules(name), 2, seed=9000 + deal)
            bots = [make_bot(budget if one == seat else "greedy", rules(name), 2 * deal + one) for one in range(2)]
            play_out(game, bots)
            assert game.result is not None
            winners = game.result["winners"]
            won += (seat in winners) / len(winners)
    assert won >= 0.65 * 40
