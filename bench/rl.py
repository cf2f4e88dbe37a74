"""Time a step of each interface for programs that learn, beside the bare engine.

    python -m bench.rl            measure, and write the table into docs/explanation/performance.md
    python -m bench.rl --quick    a first look, written nowhere

All play games of two seats at random, in turns; a time is the CPU time of a game by its decisions, and a ratio is that to the
bare engine in the same round. Where the libraries are not installed, nothing is measured.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bench.measure import REPEATS, Turns, keep, markdown, ratio
from swcore import Game

GAMES = {"small-world": "Small World", "warcraft": "Warcraft", "tiny-towns": "Tiny Towns"}
NEEDED = ("gymnasium", "pettingzoo", "pyspiel", "swcore_rl")
EACH = 6  # games of a sample

Play = Callable[[int], int]


def bare(scenario: Any) -> Play:
    """Return what plays a game with the engine alone: legal actions, and one of them carried out."""

    def play(seed: int) -> int:
        game: Game = scenario.new_game(seed)
        rng, count = random.Random(seed), 0
        while legal := game.legal_actions():
            game.apply_unchecked(legal[rng.randrange(len(legal))])
            count += 1
        return count

    return play


def table(scenario: Any, *, seeing: bool) -> Play:
    """Return what plays a game by numbers; with what the seat sees and the mask of its actions, or without."""
    from swcore_rl import Table

    def play(seed: int) -> int:
        one, rng = Table(scenario, seed), random.Random(seed)
        while one.seat >= 0:
            if seeing:
                one.observe()
                one.mask()
            legal = one.legal()
            one.step(legal[rng.randrange(len(legal))])
        return len(one.moves)

    return play


def pettingzoo(scenario: Any) -> Play:
    """Return what plays a game in PettingZoo."""
    from swcore_rl import SwcoreAEC

    env = SwcoreAEC(scenario)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        rng, count = random.Random(seed), 0
        while not any(env.terminations.values()):
            seen, _, _, _, _ = env.last()
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[rng.randrange(len(legal))]))
            count += 1
        return count

    return play


def gymnasium(scenario: Any) -> Play:
    """Return what plays a game in Gymnasium; the decisions of the other seat, a random bot, count as well."""
    from swcore_rl import SwcoreEnv

    env = SwcoreEnv(scenario)

    def play(seed: int) -> int:
        _, info = env.reset(seed=seed)
        rng, over = random.Random(seed), False
        while not over:
            legal = info["action_mask"].nonzero()[0]
            _, _, over, _, info = env.step(int(legal[rng.randrange(len(legal))]))
        return len(env.table.moves)

    return play


def openspiel(game: str) -> Play:
    """Return what plays a game in OpenSpiel; the actions alone, no observation."""
    import pyspiel

    import_module("swcore_rl.openspiel")  # registers it
    made = pyspiel.load_game("python_swcore", {"game": game, "players": 2})

    def play(seed: int) -> int:
        state, rng = made.new_initial_state(), random.Random(seed)
        state.apply_action(seed % 1000)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[rng.randrange(len(legal))])
        return len(state.history()) - 1

    return play


def sample(play: Play, seed: int, games: int) -> float:
    """Return the microseconds of a decision."""
    begun, count = time.process_time(), 0
    for number in range(games):
        count += play(seed + number)
    return (time.process_time() - begun) / count * 1e6


def measured(game: str, rounds: int) -> dict[str, list[float]]:
    """Return the microseconds of a decision, by interface and round."""
    from swcore_rl import Scenario

    scenario = Scenario(game, 2)
    plays = {
        "engine": bare(scenario),
        "numbers": table(scenario, seeing=False),
        "and what is seen": table(scenario, seeing=True),
        "PettingZoo": pettingzoo(scenario),
        "Gymnasium": gymnasium(scenario),
        "OpenSpiel": openspiel(game),
    }
    turns = Turns()
    found: dict[str, list[float]] = {name: [] for name in plays}
    for number in range(rounds):
        seed = turns.seed()
        for name in turns.order(list(plays), number):
            found[name].append(sample(plays[name], seed, EACH))
    return found


def main() -> int:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        print(f"Steps of programs that learn are not measured: {', '.join(missing)} not installed")
        return 0
    rows, names = [], []
    for game, title in GAMES.items():
        times = measured(game, 2 if asked.quick else REPEATS)
        names = list(times)[1:]
        engine = statistics.median(times["engine"])
        rows.append([title, f"{engine:.0f} µs", *(f"{ratio(times[name], times['engine']):.1f}" for name in names)])
    text = markdown(["a decision", "engine", *names], rows)
    print(text)
    if not asked.quick:
        keep("bench-rl", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
