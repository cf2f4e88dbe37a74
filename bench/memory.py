"""Show how the memory of a process grows that plays many random games: one line per thousand games.

Each game is played in a process of its own, in search mode, at tables and with options that vary, and with seeds that no game had
before. Memory is what the operating system counts as resident, in MiB.

    make bench-memory                                          10,000 games of each
    make bench-memory ARGS="--games 30000 --game warcraft"     as long as the test in tests/project/test_memory.py
"""

from __future__ import annotations

import argparse
import random
import resource
import subprocess
import sys
from itertools import count
from pathlib import Path

from swcore import Game, Ruleset, load_plugins
from swcore.testing import any_options

SEATS = {"small-world": (2, 3, 4, 5), "warcraft": (2, 3, 4, 5), "tiny-towns": (2, 3, 4, 5, 6)}
ALONE = {"mode": ("solo",)}  # options for one player
STATM = Path("/proc/self/statm")


def resident() -> float:
    """Return the MiB that this process holds now; the most that it ever held, where the system does not tell."""
    if STATM.exists():
        return int(STATM.read_text("ascii").split()[1]) * resource.getpagesize() / 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


def play(rules: Ruleset, name: str, seed: int) -> None:
    """Play one game with uniform picks, in search mode."""
    rng = random.Random(seed)
    options = {name: value for name, value in any_options(rules, rng).items() if value not in ALONE.get(name, ())}
    game = Game.new(rules, rng.choice(SEATS[name]), seed=seed, options=options)
    pick, apply = rng.random, game.apply_unchecked
    while actions := game.legal_actions():
        apply(actions[int(pick() * len(actions))])


def grow(name: str, games: int, every: int) -> None:
    """Play games, and print (games played, MiB) at the start, each so many games, and at the end."""
    rules = load_plugins(name)
    play(rules, name, 0)
    for number in count():
        if number % every == 0 or number == games:
            print(f"{name:12} {number:7} games {resident():8.1f} MiB", flush=True)
        if number == games:
            return
        play(rules, name, number + 1)


def main() -> None:
    """Run the measurement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--every", type=int, default=1_000)
    parser.add_argument("--game", choices=SEATS)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        grow(given.game, given.games, given.every)
        return
    for name in SEATS if given.game is None else (given.game,):
        words = ["--here", "--game", name, "--games", str(given.games), "--every", str(given.every)]
        subprocess.run([sys.executable, "-m", "bench.memory", *words], check=True, cwd=Path(__file__).parents[1])


if __name__ == "__main__":
    main()
