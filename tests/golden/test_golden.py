"""Golden games: the same bytes on every run. After a wanted change run scripts/golden.py and read the difference."""

from __future__ import annotations

import hashlib
import os
import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from scripts.golden import FOLDER, GAMES, SEEDS, Golden, text
from swcore import Piece, Ruleset, load_plugins
from swcore.hooks.discovery import load_installed

ROOT = Path(__file__).parents[2]
TOWNS = "tiny-towns"
MODES = {("base", seats) for seats in range(1, 7)} | {("town_hall", 3), ("solo", 1)}
EDITIONS = [(game, edition) for game, editions in SEEDS.items() if game != TOWNS for edition in editions]
DEFAULTS = {game: next(iter(variants)) for game, variants in SEEDS.items()}
PICKED = re.compile(r"^    army army=\d+ seat=\d+ race=(\S+) power=(\S+) ", re.MULTILINE)
BUILT = re.compile(r"^    stood seat=\d+ card=(\S+) square=\S+ how=built", re.MULTILINE)
FOUND = re.compile(r"^    found region=\S+ back=\S+ place=(\S+)", re.MULTILINE)


@cache
def shuffled(game: str) -> Ruleset:
    """Return the rules of a game with every piece registered in another order."""
    pieces: list[Piece] = list(load_installed().pieces)
    random.Random(99).shuffle(pieces)
    return load_plugins(game, pieces=pieces)


def recorded(golden: Golden) -> str:
    return golden.file.read_text(encoding="utf-8")


def recorded_hashes() -> list[str]:
    """Return what `scripts/golden.py --hashes` prints where every game is as recorded."""
    return [f"{golden.file.name} {hashlib.sha256(golden.file.read_bytes()).hexdigest()}" for golden in GAMES]


def test_there_is_a_golden_game_for_each_edition_or_mode_and_number_of_seats() -> None:
    books = {game: load_plugins(game).book for game in SEEDS}
    wanted = {(TOWNS, mode, seats) for mode, seats in MODES}
    for game, book in books.items():
        low, high = book.players
        if game == TOWNS:
            assert {seats for mode, seats in MODES if mode == "base"} == set(range(low, high + 1))
            assert {mode for mode, _ in MODES} == set(shuffled(game).options["mode"].values)
            continue
        wanted |= {(game, edition, seats) for edition in book.editions or [""] for seats in range(low, high + 1)}
    assert {golden[:3] for golden in GAMES} == wanted
    assert sorted(path.name for path in FOLDER.glob("*.txt")) == sorted(golden.file.name for golden in GAMES)


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.file.stem)
def test_golden_game_is_unchanged_whatever_the_order_of_registration(golden: Golden) -> None:
    assert text(shuffled(golden.game), *golden[1:]) == recorded(golden)


@pytest.mark.parametrize(
    ("hash_seed", "zone", "tongue"), [("1", "Asia/Kathmandu", "C"), ("4242", "America/Caracas", "tr_TR.UTF-8")]
)
def test_golden_games_do_not_depend_on_hash_seed_time_zone_and_locale(hash_seed: str, zone: str, tongue: str) -> None:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "TZ": zone, "LC_ALL": tongue, "LANG": tongue}
    command = [sys.executable, "scripts/golden.py", "--hashes"]
    told = subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True).stdout
    assert told.splitlines() == recorded_hashes()


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_race_and_power_is_picked_and_every_place_found_in_a_golden_game_of_each_edition(game: str, edition: str) -> None:
    met: set[str] = set()
    for golden in GAMES:
        if golden[:2] == (game, edition):
            told = recorded(golden)
            met |= {id for one in PICKED.findall(told) for id in one} | set(FOUND.findall(told))
    assert met == {piece.id for kind in ("race", "power", "place") for piece in shuffled(game).of_kind(kind)}


def test_every_building_and_every_monument_is_built_in_a_golden_game() -> None:
    met = {id for golden in GAMES if golden.game == TOWNS for id in BUILT.findall(recorded(golden))}
    assert met == {piece.id for kind in ("building", "monument") for piece in shuffled(TOWNS).of_kind(kind)}


@pytest.mark.parametrize("golden", [one for one in GAMES if one.variant != DEFAULTS[one.game]], ids=lambda one: one.file.stem)
def test_the_golden_games_of_an_edition_or_a_mode_show_that_it_differs(golden: Golden) -> None:
    """The same seed and the same choices go another way by the default one; the first and last lines differ anyway."""
    default = text(load_plugins(golden.game), DEFAULTS[golden.game], golden.seats, golden.seed)
    assert default.splitlines()[1:-1] != recorded(golden).splitlines()[1:-1]
