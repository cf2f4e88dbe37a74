"""How often the greedy bot beats chance at Tiny Towns, and that it plays every mode to the end."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.bots import make_bot, play_out
from tests.bots.table import wins
from tests.shared.rulesets import rules

GAME = "tiny-towns"


def test_greedy_beats_random_in_19_of_20_games_of_two() -> None:
    won, played = wins(2, range(10), GAME)
    assert played == 20
    assert won >= 19


def test_greedy_beats_random_in_the_town_hall() -> None:
    won, played = wins(3, range(3), GAME, mode="town_hall", cavern="on")
    assert played == 9
    assert won >= 8


def test_greedy_alone_scores_more_than_chance() -> None:
    scores = {}
    for name in ("greedy", "random"):
        games = [Game.new(rules(GAME), 1, seed=seed, options={"mode": "solo"}) for seed in range(5)]
        for seed, game in enumerate(games):
            play_out(game, [make_bot(name, rules(GAME), seed)])
        scores[name] = [game.result["scores"][0] for game in games if game.result]
    assert min(scores["greedy"]) > max(scores["random"])


@pytest.mark.long
def test_greedy_beats_random_in_95_percent_of_200_games() -> None:
    won, played = wins(2, range(100), GAME)
    assert played == 200
    assert won >= 190


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_greedy_beats_random_bots_at_larger_tables(seats: int) -> None:
    won, played = wins(seats, range(120 // seats), GAME)
    assert played == 120
    assert won >= 0.95 * played
