"""Measure both builds beside the version before and Catanatron: the same games, in processes that take turns.

    make bench-builds BEFORE=v0.1.0          measure, and write the table into docs/explanation/performance.md
    make bench-builds ARGS="--quick"         a first look, written nowhere

The compiled build is the one of the installed wheels (`make wheels`); the pure one is this tree. Every figure is a median of
rounds, and a ratio the median of the ratios of the rounds.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
from pathlib import Path
from typing import Any

from bench.measure import HERE, REPEATS, Turns, Worker, calibration, command, keep, markdown, ratio
from bench.peers import install
from bench.run import CATAN, STARTS, Own, cases, sample
from bench.trees import Tree, tree_of
from scripts.wheels import environment, interpreters

Rounds = dict[str, list[list[dict[str, Any]]]]  # by label, by round, by build
WANTED = ("search", "checked", "cold", "clone", "new game")
WORDS = {"small-world": "Small World", "warcraft": "Warcraft", "tiny-towns": "Tiny Towns"}


class Compiled(Own):
    """What is installed from the compiled wheels."""

    def __init__(self) -> None:
        tag, python = next(iter(interpreters().items()))
        self.python = str(environment(tag, python, compiled=True, extra=("--group", "test")) / "bin" / "python")
        super().__init__()


def measure(builds: list[Any], catan: Worker | None, games: int, repeats: int) -> Rounds:
    """Return the samples of all rounds but the first, which warms up.

    Args:
        builds: what plays the same games.
        catan: the peer, where it can be had.
        games: how many games of two seats make a sample.
        repeats: how many rounds count.
    """
    turns = Turns()
    found: Rounds = {}
    for number in range(repeats + 1):
        for label, (_, request) in cases(games).items():
            if any(word in label for word in WANTED):
                found.setdefault(label, []).append(sample(builds, request, turns.seed(), number, fresh=label.endswith("cold")))
        for label, words in STARTS.items():
            found.setdefault(label, []).append([{"us": command((one.python, *words), one.env, one.root) * 1e3} for one in builds])
        for label, request in CATAN.items() if catan else ():
            assert catan
            found.setdefault(label, []).append([catan.ask(**request, game="catan", seed=turns.seed())])
    return {label: rounds[1:] for label, rounds in found.items()}


def table(found: Rounds, before: str) -> str:
    """Return the medians of each build, with the ratios compiled to pure and pure to before.

    Args:
        found: the samples; of each round first the pure build, then the compiled, then the version before.
        before: what that version is called; empty when there is none.
    """
    head = ["what", "pure", "iterations", "compiled", "iterations", "compiled to pure"]
    rows = []
    for label, rounds in found.items():
        scale, unit = (1e3, "ms") if label in STARTS or label == "new game" else (1, "us")
        series = [[one[which]["us"] for one in rounds] for which in range(len(rounds[0]))]
        row = [named(label)]
        for which, times in enumerate(series[:2]):
            row.append(f"{statistics.median(times) / scale:.{1 if scale == 1 else 2}f} {unit}")
            row.append(f"{statistics.median(one[which]['units'] for one in rounds):.0f}" if "units" in rounds[0][which] else "")
        row += [""] * (5 - len(row))
        row.append(f"{ratio(series[1], series[0]):.2f}" if len(series) > 1 else "")
        if before:
            row.append(f"{ratio(series[0], series[2]):.2f}" if len(series) > 2 else "")
        rows.append(row)
    return markdown([*head, *([f"pure to {before}"] if before else [])], rows)


def differing(found: Rounds, which: int) -> list[str]:
    """Return the labels of the samples in which a build played other games than the pure one."""
    apart = (label for label, rounds in found.items() if any(_apart(one, which) for one in rounds))
    return list(apart)


def _apart(samples: list[dict[str, Any]], which: int) -> bool:
    return which < len(samples) and samples[0].get("print") != samples[which].get("print")


def named(label: str) -> str:
    """Return a label as readers see it."""
    first, _, rest = label.partition(" ")
    if first in WORDS:
        seats, _, mode = rest.partition("p ")
        return f"{WORDS[first]}, {seats} seats, {mode}"
    if label in STARTS:
        return f"`{label}`" if label.startswith(("import", "swcore")) else label
    return label.replace("peer catanatron", "Catanatron:")


def main() -> None:
    """Measure, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer games and rounds; the documentation stays as it is")
    parser.add_argument("--before", default="", help="a folder or a revision of git to compare with")
    given = parser.parse_args()
    builds: list[Own | Tree] = [Own(), Compiled(), *([Tree(tree_of(given.before))] if given.before else [])]
    peer = install("catanatron")
    catan = Worker([str(peer), "-P", str(HERE / "peer_player.py"), "catanatron"]) if peer else None
    start = calibration()
    found = measure(builds, catan, *((40, 3) if given.quick else (200, REPEATS)))
    for worker in (*(one.worker for one in builds), *([catan] if catan else [])):
        worker.close()
    if apart := differing(found, 1):
        sys.exit(f"The builds play different games: {', '.join(apart)}.")
    head = f"Python {platform.python_version()}, one calibration iteration {(start + calibration()) / 2:.1f} ns."
    if others := differing(found, 2) if given.before else []:
        head += f" The version before had faults that have been mended: some games of {len(others)} rows are others there."
    text = f"{head}\n\n{table(found, Path(given.before).name)}"
    print(text)
    if not given.quick:
        keep("bench-builds", text)


if __name__ == "__main__":
    main()
