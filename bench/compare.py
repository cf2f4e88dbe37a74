"""Compare the speed of two source trees: alternating runs of the same games, in CPU time.

    python -m bench.compare OLD NEW [--rounds 15] [--games warcraft,small-world] [--tables 2,5] [--modes search,checked,cold]

`OLD` and `NEW` are folders with `swcore/` and `plugins/`, such as git worktrees, or revisions of git. Each tree plays in a
process of its own; the two take turns, so that what else the machine does meets both. Both must play the very same games, which
is checked, and every round plays new ones. `cold` is the first forty games of a new process, `clone` a copy in mid play with
its history, `clone-search` one as a search makes it, `new` the setting up of a game. The time of `import swcore` and of `swcore
--help` is compared as well.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any, NamedTuple

from bench.measure import Turns, command, ratio
from bench.run import BASE, COLD, STARTS, sample
from bench.trees import Tree, tree_of

GAMES = 60  # games of two seats in a sample, fewer at larger tables
WORK: dict[str, dict[str, Any]] = {
    "search": {"do": "play"},
    "checked": {"do": "play", "checked": True},
    "cold": {"do": "play", "games": COLD},
    "clone": {"do": "clone", "games": 200},
    "clone-search": {"do": "clone", "games": 200, "searched": True},
    "new": {"do": "new"},
}
Samples = list[list[dict[str, Any]]]  # by round, by tree


class Case(NamedTuple):
    """What is compared."""

    game: str
    seats: int
    mode: str

    def __str__(self) -> str:
        return f"{self.game} {self.seats}p {self.mode}"

    def request(self) -> dict[str, Any]:
        """Return the request that a player answers."""
        return {"game": self.game, "seats": self.seats, "games": max(4, GAMES // (self.seats - 1 or 1)), **WORK[self.mode]}


def measure(trees: list[Tree], cases: list[Case], rounds: int) -> dict[str, Samples]:
    """Return by label the samples of all rounds but the first, which warms up."""
    turns = Turns()
    found: dict[str, Samples] = {}
    for number in range(rounds + 1):
        for case in cases:
            samples = sample(trees, case.request(), turns.seed(), number, fresh=case.mode == "cold")
            if samples[0]["print"] != samples[1]["print"]:
                print(f"{case}: the trees play different games")
            found.setdefault(str(case), []).append(samples)
        for label, words in STARTS.items():
            taken = {one: command((one.python, *words), one.env, one.root) for one in Turns.order(trees, number)}
            found.setdefault(label, []).append([{"us": taken[one] * 1e3} for one in trees])
    return {label: samples[1:] for label, samples in found.items()}


def show(found: dict[str, Samples], cases: list[Case]) -> None:
    """Print the medians of both trees, and the median of the ratios of neighbouring samples."""

    def of(label: str, which: int, key: str = "us") -> list[float]:
        return [one[which][key] for one in found[label]]

    print(f"{'iterations of the calibration loop':40} {'old':>9} {'new':>9} {'new/old':>8}")
    for label in map(str, cases):
        old, new = (statistics.median(of(label, which, "units")) for which in (0, 1))
        print(f"{label:40} {old:9.0f} {new:9.0f} {ratio(of(label, 1), of(label, 0)):8.3f}")
    for label in STARTS:
        old, new = (statistics.median(of(label, which)) / 1e3 for which in (0, 1))
        print(f"{label + ', ms':40} {old:9.1f} {new:9.1f} {ratio(of(label, 1), of(label, 0)):8.3f}")
    for case in cases:
        base = str(case._replace(game=BASE))
        if case.game != BASE and base in found:
            old, new = (ratio(of(str(case), which), of(base, which)) for which in (0, 1))
            print(f"{f'{case}, times {BASE}':40} {old:9.2f} {new:9.2f}")


def main() -> None:
    """Compare what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", default="small-world,warcraft")
    parser.add_argument("--tables", default="2,5")
    parser.add_argument("--modes", default="search,checked", help=", ".join(WORK))
    given = parser.parse_args()
    if unknown := set(given.modes.split(",")) - set(WORK):
        parser.error(f"unknown modes {', '.join(sorted(unknown))}; there are {', '.join(WORK)}")
    cases = [
        Case(game, int(seats), mode)
        for mode in given.modes.split(",")
        for seats in given.tables.split(",")
        for game in given.games.split(",")
    ]
    trees = [Tree(tree_of(given.old)), Tree(tree_of(given.new))]
    show(measure(trees, cases, given.rounds), cases)
    for tree in trees:
        tree.worker.close()


if __name__ == "__main__":
    main()
