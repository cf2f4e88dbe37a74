"""The memory of a process that plays many games stays flat."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench import memory
from tests.project.repo import ROOT

GROWTH = 64  # MiB over the start


def grown(game: str, games: int) -> float:
    """Return by how many MiB a process grows that plays so many random games."""
    words = ["--here", "--game", game, "--games", str(games), "--every", str(games)]
    done = subprocess.run([sys.executable, "-m", "bench.memory", *words], check=True, capture_output=True, text=True, cwd=ROOT)
    lines = [line.split() for line in done.stdout.splitlines()]
    assert [(name, int(number)) for name, number, *_ in lines] == [(game, 0), (game, games)]
    return float(lines[1][3]) - float(lines[0][3])


@pytest.mark.parametrize("game", memory.SEATS)
def test_a_few_games_take_a_few_mebibytes(game: str) -> None:
    assert grown(game, 40) < 16


@pytest.mark.long
@pytest.mark.parametrize("game", memory.SEATS)
def test_thirty_thousand_games_stay_within_64_mebibytes_of_the_start(game: str) -> None:
    assert grown(game, 30_000) < GROWTH
