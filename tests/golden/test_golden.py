"""Golden games: the same bytes on every run. After a wanted change run scripts/golden.py and read the difference."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.golden import FOLDER, GAMES, text
from swcore import Piece, Ruleset, load_plugins
from swcore.plugins import load_installed

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def shuffled() -> Ruleset:
    """The rules with every piece registered in another order."""
    pieces: list[Piece] = list(load_installed().pieces)
    random.Random(99).shuffle(pieces)
    return load_plugins("small-world", pieces=pieces)


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_golden_game_is_unchanged_whatever_the_order_of_registration(shuffled: Ruleset, game: str, seats: int, seed: int) -> None:
    assert text(shuffled, seats, seed) == (FOLDER / f"{game}-{seats}p.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_golden_game_does_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    game, seats, seed = GAMES[1]
    command = [sys.executable, "scripts/golden.py", "--print", game, str(seats), str(seed)]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "TZ": "Asia/Tokyo", "LC_ALL": "C"}
    found = subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True).stdout
    assert found == (FOLDER / f"{game}-{seats}p.txt").read_bytes()


def test_every_race_and_power_is_picked_in_a_golden_game(shuffled: Ruleset) -> None:
    picked = set()
    for game, seats, _ in GAMES:
        told = (FOLDER / f"{game}-{seats}p.txt").read_text(encoding="utf-8")
        for match in re.finditer(r"^    army army=\d+ seat=\d+ race=(\S+) power=(\S+) ", told, re.MULTILINE):
            picked |= {match[1], match[2]}
    assert picked == {piece.id for kind in ("race", "power") for piece in shuffled.of_kind(kind)}
