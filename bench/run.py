"""Measure swcore with whole games and write `bench/results.json` and a table.

Every figure is a median over repetitions in one run, in CPU time, and is also given divided by the time of one iteration of a
fixed calibration loop, so that machines can be compared. Each game is played in a process of its own, as programs play it, and
the processes take turns, so that what else the machine does meets them all; a ratio of two games is the median of their rounds.

    make bench                     everything
    make bench ARGS="--quick"      fewer games, for a first look
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from swcore import Game, Ruleset, load_plugins

HERE = Path(__file__).parent
REPEATS = 7
BASE = "small-world"  # the game that others are compared with
TABLES = {BASE: (2, 3, 4, 5), "warcraft": (2, 5), "tiny-towns": (2, 4)}  # numbers of players that random play is measured for
COMPARED = ("warcraft",)  # games of the same family, whose decisions are put into proportion


def calibrate(rounds: int = 400_000) -> float:
    """Return nanoseconds per iteration of the calibration loop."""

    def loop() -> int:
        x = 0
        for i in range(rounds):
            x = (x * 31 + i) & 0xFFFF
        return x

    return median(lambda: timed(loop) / rounds * 1e9)


def timed(work: Callable[[], object]) -> float:
    """Return the CPU seconds of one call."""
    start = time.process_time()
    work()
    return time.process_time() - start


def median(sample: Callable[[], float], repeats: int = REPEATS) -> float:
    """Return the median of several samples."""
    return statistics.median(sample() for _ in range(repeats))


def random_play(ruleset: Ruleset, seats: int, games: int, *, checked: bool) -> tuple[float, float, float]:
    """Return (microseconds per decision, decisions per game, share of forced decisions) of uniform random play.

    A decision is: legal actions, uniform pick, apply. Making the games is not counted.
    """
    counts: list[int] = []  # legal actions at each decision
    spent = 0.0
    for seed in range(games):
        game = Game.new(ruleset, seats, seed=seed)
        pick = random.Random(seed).random
        apply = game.apply if checked else game.apply_unchecked
        start = time.process_time()
        while actions := game.legal_actions():
            count = len(actions)
            apply(actions[int(pick() * count)])
            counts.append(count)
        spent += time.process_time() - start
    return spent / len(counts) * 1e6, len(counts) / games, counts.count(1) / len(counts)


class Player:
    """A process that plays one game.

    Args:
        name: the game.
    """

    def __init__(self, name: str) -> None:
        words = [sys.executable, __file__, "--player", name]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def play(self, seats: int, games: int, checked: bool) -> tuple[float, float, float]:
        """Return what `random_play` returns there."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([seats, games, checked], allow_nan=False) + "\n")
        self.process.stdin.flush()
        us, decisions, forced = json.loads(self.process.stdout.readline())
        return us, decisions, forced

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def answer_requests(name: str) -> None:
    """Play a game as the requests on stdin say, and print the figures."""
    ruleset = load_plugins(name)
    for line in sys.stdin:
        seats, games, checked = json.loads(line)
        print(json.dumps(random_play(ruleset, seats, games, checked=checked), allow_nan=False), flush=True)


def measure_games(games: int) -> dict[str, Any]:
    """Return the figures of random play at all games and tables.

    Args:
        games: how many games of two seats make one sample; fewer at larger tables.
    """
    players = {name: Player(name) for name in TABLES}
    rounds: dict[str, list[tuple[float, float, float]]] = {}
    for _ in range(REPEATS + 1):
        for seats in sorted({seats for tables in TABLES.values() for seats in tables}):
            for checked in (False, True):
                for name in (name for name, tables in TABLES.items() if seats in tables):
                    label = f"{name} {seats}p {'checked' if checked else 'search'}"
                    sample = players[name].play(seats, max(10, games // (seats - 1)), checked)
                    rounds.setdefault(label, []).append(sample)
    for player in players.values():
        player.close()
    found: dict[str, Any] = {}
    for label in sorted(rounds, key=lambda label: list(TABLES).index(label.split()[0])):
        name = label.split()[0]
        samples = rounds[label][1:]  # the first one warmed up
        us, decisions, forced = statistics.median(one[0] for one in samples), *samples[0][1:]
        found[label] = {"value": us, "unit": "us/decision", "decisions": decisions, "forced": forced}
        if name in COMPARED:
            base = rounds[label.replace(name, BASE)][1:]
            ratio = statistics.median(one[0] / other[0] for one, other in zip(samples, base, strict=True))
            found[f"{label}, times {BASE}"] = {"value": ratio, "unit": ""}
    return found


def middle(ruleset: Ruleset, seats: int) -> Game:
    """Return a game in mid play."""
    game = Game.new(ruleset, seats, seed=11)
    rng = random.Random(11)
    for _ in range(45):
        game.apply(rng.choice(game.legal_actions()))
    return game


def per_call(work: Callable[[], object], calls: int) -> float:
    """Return the median microseconds of one call."""

    def loop() -> None:
        for _ in range(calls):
            work()

    return median(lambda: timed(loop) / calls * 1e6)


def command(*words: str) -> float:
    """Return the median CPU milliseconds of a whole command (children included), its modules compiled before."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env=environment)

    def once() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env=environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3

    return median(once)


def peak_memory(games: int) -> float:
    """Return the peak MiB of a process that plays whole games."""
    code = (
        "import resource, random; from swcore import Game\n"
        f"for seed in range({games}):\n"
        "    game = Game.new('small-world', 2, seed=seed) if seed == 0 else Game.new(game.ruleset, 2, seed=seed)\n"
        "    rng = random.Random(seed)\n"
        "    while not game.over: game.apply(rng.choice(game.legal_actions()))\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)"
    )
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def peer(games: int) -> dict[str, float]:
    """Return the same figures for Catanatron, where it is installed."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError:
        return {}

    def play_all() -> float:
        ticks, spent = 0, 0.0
        for seed in range(games):
            game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
            start = time.process_time()
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                ticks += 1
            spent += time.process_time() - start
        return spent / ticks * 1e6

    game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1)
    for _ in range(300):
        game.play_tick()
    return {"decision_us": median(play_all, 5), "clone_us": per_call(game.copy, 200)}


def measure(quick: bool) -> dict[str, Any]:
    """Return all figures."""
    games = 40 if quick else 200
    calibration = calibrate()
    ruleset = load_plugins(BASE)
    found = measure_games(games)
    game = middle(ruleset, 2)
    search = game.clone()
    search.apply_unchecked(search.legal_actions()[0])
    found["clone"] = {"value": per_call(game.clone, 2000), "unit": "us"}
    found["clone in search"] = {"value": per_call(search.clone, 2000), "unit": "us"}
    found["new game"] = {"value": per_call(lambda: Game.new(ruleset, 2, seed=5), 300) / 1e3, "unit": "ms"}
    found["import swcore"] = {"value": command(sys.executable, "-c", "import swcore"), "unit": "ms"}
    found["python alone"] = {"value": command(sys.executable, "-c", "pass"), "unit": "ms"}
    found["swcore --help"] = {"value": command(str(Path(sys.executable).with_name("swcore")), "--help"), "unit": "ms"}
    found["peak memory"] = {"value": peak_memory(20), "unit": "MiB"}
    other = peer(10 if quick else 20)
    for name, value in other.items():
        found[f"peer catanatron {name}"] = {"value": value, "unit": "us"}
    after = calibrate()
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "calibration_ns": (calibration + after) / 2,
        "calibration_before_after": [calibration, after],
        "figures": found,
    }


def table(results: dict[str, Any]) -> str:
    """Return the figures as a table; the last column is the value in calibration iterations (microseconds only)."""
    calibration = results["calibration_ns"]
    lines = [f"Python {results['python']}, calibration {calibration:.1f} ns an iteration", ""]
    scale = {"us": 1e3, "us/decision": 1e3, "ms": 1e6}
    for name, figure in results["figures"].items():
        ratio = f"{figure['value'] * scale[figure['unit']] / calibration:10.0f} x" if figure["unit"] in scale else ""
        more = f"  {figure['decisions']:.0f} a game, {figure['forced']:.0%} forced" if "decisions" in figure else ""
        lines.append(f"{name:32} {figure['value']:9.2f} {figure['unit']:12}{ratio}{more}")
    return "\n".join(lines)


def main() -> None:
    """Run the measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--player", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.player:
        answer_requests(given.player)
        return
    results = measure(given.quick)
    (HERE / "results.json").write_text(json.dumps(results, indent=1, allow_nan=False) + "\n")
    text = table(results)
    (HERE / "results.txt").write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
