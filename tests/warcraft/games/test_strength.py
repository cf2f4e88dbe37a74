"""How often the greedy bot beats chance at Small World of Warcraft, and that its games end."""

from __future__ import annotations

import pytest

from tests.bots.table import wins

GAME = "warcraft"


def test_greedy_beats_random_in_9_of_10_games_of_two() -> None:
    won, played = wins(2, range(10), GAME)
    assert played == 20
    assert won >= 18


def test_greedy_beats_two_random_bots_wherever_it_sits() -> None:
    won, played = wins(3, range(3), GAME)
    assert played == 9
    assert won >= 8


@pytest.mark.long
@pytest.mark.parametrize(("seats", "seeds", "games"), [(2, 100, 200), (3, 67, 201), (4, 50, 200), (5, 40, 200)])
def test_greedy_beats_random_in_90_percent_of_200_games(seats: int, seeds: int, games: int) -> None:
    """One greedy bot at a table of random ones: it sits on every seat in turn, with the same seeds."""
    won, played = wins(seats, range(seeds), GAME)
    assert played == games
    assert won >= 0.9 * played
