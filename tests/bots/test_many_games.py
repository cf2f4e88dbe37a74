"""Greedy games run to the end on every map."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.bots import make_bot, play_out
from tests.shared.rulesets import rules


def _play(seats: int, games: int) -> None:
    for seed in range(games):
        game = Game.new(rules(), seats, seed=seed, first=seed % seats)
        play_out(game, [make_bot("greedy", rules(), 10 * seed + seat) for seat in range(seats)])
        assert game.result is not None
        assert len(game.result["winners"]) >= 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_games_end(seats: int) -> None:
    _play(seats, 4)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_hundred_greedy_games_end(seats: int) -> None:
    _play(seats, 200)
