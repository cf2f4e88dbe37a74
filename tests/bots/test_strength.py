"""How often the greedy bot beats chance."""

from __future__ import annotations

import pytest

from tests.bots.table import wins


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
