"""Whole games with each row alone, and with all of them at once: every check holds on the way, whatever is chosen.

The ordinary suite plays a few; `make test-long` plays them all.
"""

from __future__ import annotations

import pytest

from tests.expressiveness.games import begin, pieces_of, play, seats_of
from tests.expressiveness.table import Row, table

ROWS = [pytest.param(row, id=row.path.stem) for row in table()]
RANDOM, GREEDY, TOGETHER = 50, 5, 200
SHARE = 0.1  # of the positions that the long runs check
GAMES = ("small-world", "warcraft")
SMALL_WORLD = GAMES[0]


def play_together(game: str, seed: int, *, greedy: bool = False, share: float) -> None:
    """Play a game with the pieces of all rows that fit it."""
    pieces = pieces_of([row.pieces for row in table() if row.only in ("", game)])
    play(begin(game, pieces, seed, seats_of(game, seed)), seed, greedy=greedy, share=share)


def play_alone(row: Row, seed: int, *, greedy: bool = False, share: float) -> None:
    """Play a game with the pieces of one row."""
    play(begin(SMALL_WORLD, row.pieces, seed, seats_of(SMALL_WORLD, seed)), seed, greedy=greedy, share=share)


@pytest.mark.parametrize("row", ROWS)
def test_a_random_game_with_a_row(row: Row) -> None:
    play_alone(row, seed=sum(map(ord, row.name)), share=0.05)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [0, 2, 3])  # two seats, four and five; in the first and the last one all events are switched on
def test_a_random_game_with_all_rows(game: str, seed: int) -> None:
    play_together(game, seed, share=0.1)


@pytest.mark.long
@pytest.mark.parametrize("row", ROWS)
def test_random_games_with_a_row(row: Row) -> None:
    for seed in range(RANDOM):
        play_alone(row, seed, share=SHARE)


@pytest.mark.long
@pytest.mark.parametrize("row", ROWS)
def test_greedy_games_with_a_row(row: Row) -> None:
    for seed in range(GREEDY):
        play_alone(row, seed, greedy=True, share=SHARE)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("share", range(10))
def test_random_games_with_all_rows(game: str, share: int) -> None:
    for seed in range(share, TOGETHER, 10):
        play_together(game, seed, share=SHARE)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_greedy_games_with_all_rows(game: str) -> None:
    for seed in range(2 * GREEDY):
        play_together(game, seed, greedy=True, share=SHARE)
