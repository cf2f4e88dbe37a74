"""Greedy games run to the end on every map."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.bots import make_bot, play_out
from tests.shared.rulesets import rules

SEATS = [2, 3, 4, 5]
GAMES = {"small-world": 3, "warcraft": 1}
MANY = {"small-world": 200, "warcraft": 40}


def _play(name: str, seats: int, games: int) -> None:
    for seed in range(games):
        game = Game.new(rules(name), seats, seed=seed, first=seed % seats)
        play_out(game, [make_bot("greedy", rules(name), 10 * seed + seat) for seat in range(seats)])
        assert game.result is not None
        assert len(game.result["winners"]) >= 1


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", GAMES)
def test_greedy_games_end(name: str, seats: int) -> None:
    _play(name, seats, GAMES[name])


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", MANY)
def test_many_greedy_games_end(name: str, seats: int) -> None:
    _play(name, seats, MANY[name])
