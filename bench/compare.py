"""Compare the speed of two source trees: alternating runs of the same games, in CPU time.

    python bench/compare.py OLD NEW [--rounds 15] [--games warcraft,small-world] [--tables 2,5] [--modes search,checked]

`OLD` and `NEW` are folders with `swcore/` and `plugins/`, such as git worktrees. Each tree plays in a process of its own; the two
take turns, so that what else the machine does meets both. Both must play the very same games, which is checked.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

GAMES = 60  # games of two seats in a sample, fewer at larger tables


def worker() -> None:
    """Answer each request on stdin, `game seats mode`, with microseconds a decision, iterations a decision and a fingerprint."""
    import random
    import time
    import zlib

    from swcore import Game, load_plugins

    def calibrate(rounds: int = 200_000) -> float:
        start, x = time.process_time(), 0
        for i in range(rounds):
            x = (x * 31 + i) & 0xFFFF
        return (time.process_time() - start) / rounds

    rulesets: dict[str, Any] = {}
    for line in sys.stdin:
        name, seats, mode = line.split()
        ruleset = rulesets.setdefault(name, load_plugins(name))
        spent, decisions, print_ = 0.0, 0, 0
        before = calibrate()
        for seed in range(max(4, GAMES // (int(seats) - 1))):
            game = Game.new(ruleset, int(seats), seed=seed)
            pick = random.Random(seed).random
            apply = game.apply if mode == "checked" else game.apply_unchecked
            start = time.process_time()
            while actions := game.legal_actions():
                decisions += 1
                apply(actions[int(pick() * len(actions))])
            spent += time.process_time() - start
            print_ = zlib.crc32(game.digest().encode(), print_)
        unit = (before + calibrate()) / 2
        print(json.dumps([spent / decisions * 1e6, spent / decisions / unit, print_], allow_nan=False), flush=True)


class Tree:
    """A source tree with a process that plays from it."""

    def __init__(self, root: Path) -> None:
        parts = (root, *sorted(root.glob("plugins/*")))
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, parts)), "PYTHONHASHSEED": "0"}
        own = root / ".venv" / "bin" / "python"  # what is installed there names the modules of that tree
        command = [str(own) if own.exists() else sys.executable, "-P", __file__, "--worker"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd=root)

    def play(self, case: str) -> tuple[float, float, int]:
        """Return a sample of a case."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(case + "\n")
        self.process.stdin.flush()
        us, units, fingerprint = json.loads(self.process.stdout.readline())
        return us, units, fingerprint


def compare(roots: list[Path], cases: list[str], rounds: int) -> None:
    """Print the medians of both trees for each case, and the median of the ratios of neighbouring samples."""
    trees = [Tree(root) for root in roots]
    units: dict[tuple[str, int], list[float]] = {}
    times: dict[tuple[str, int], list[float]] = {}
    ratios: dict[str, list[float]] = {case: [] for case in cases}
    for number in range(-1, rounds):
        before: dict[str, list[float]] = {}
        for case in cases:
            samples = {}
            for which in (0, 1) if number % 2 else (1, 0):
                samples[which] = trees[which].play(case)
                if number >= 0:  # the first round only warms up
                    units.setdefault((case, which), []).append(samples[which][1])
            if samples[0][2] != samples[1][2]:
                print(f"{case}: the trees play different games")
            before[case] = [samples[which][0] for which in (0, 1)]
            base = before.get("small-world " + case.partition(" ")[2])
            if number >= 0:
                ratios[case].append(samples[1][0] / samples[0][0])
                for which, measured in enumerate(base or ()):
                    times.setdefault((case, which), []).append(samples[which][0] / measured)
    middle = {key: statistics.median(values) for key, values in units.items()}
    print(f"{'iterations a decision':28} {'old':>7} {'new':>7} {'new/old':>8}")
    for case in cases:
        print(f"{case:28} {middle[case, 0]:7.0f} {middle[case, 1]:7.0f} {statistics.median(ratios[case]):8.3f}")
    for case in cases:
        if (case, 0) in times and not case.startswith("small-world"):
            old, new = (statistics.median(times[case, which]) for which in (0, 1))
            print(f"{case + ', times small-world':40} old {old:.2f}, new {new:.2f}")
    for tree in trees:
        tree.process.kill()


def main() -> None:
    """Compare what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", default="small-world,warcraft")
    parser.add_argument("--tables", default="2,5")
    parser.add_argument("--modes", default="search,checked")
    args = parser.parse_args()
    cases = [
        f"{game} {seats} {mode}"
        for mode in args.modes.split(",")
        for seats in args.tables.split(",")
        for game in args.games.split(",")
    ]
    compare([args.old.resolve(), args.new.resolve()], cases, args.rounds)


if __name__ == "__main__":
    worker() if sys.argv[1:] == ["--worker"] else main()
