"""Measure swcore with whole games and write `bench/results.json` and a table.

Every figure is a median over repetitions in one run, in CPU time, and is also given divided by the time of one iteration of a
fixed calibration loop, so that machines can be compared. Each game is played in a process of its own, as programs play it, and
the processes take turns, so that what else the machine does meets them all; a ratio is the median of the ratios of the rounds.
Every repetition plays games that were not played before. With `--before` a source tree from before, a folder or a revision of
git, plays the same games in turns with this one; Catanatron takes its turn too, where it is installed.

    make bench                               everything, and how the cost grows (bench/growth.py)
    make bench BEFORE=v0.1.0                 the same, beside a version from before
    make bench ARGS="--quick"                fewer games, for a first look
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.measure import HERE, REPEATS, Turns, Worker, calibration, command, ratio
from bench.trees import Tree, tree_of

BASE = "small-world"  # the game that others are compared with
TABLES = {BASE: (2, 3, 4, 5), "warcraft": (2, 5), "tiny-towns": (2, 4)}  # numbers of players that random play is measured for
COMPARED = ("warcraft",)  # games of the same family, whose decisions are put into proportion
COLD = 40  # games of a new process, before it has met most of what happens
PEER = "peer catanatron"
CATAN: dict[str, dict[str, Any]] = {
    f"{PEER} decision": {"do": "play", "least": 0.4},
    f"{PEER} clone": {"do": "clone", "least": 0.05, "depth": 300},
}
HELP = "from swcore.cli import main; main()"  # not -m swcore: versions before do not have that
STARTS = {"import swcore": ("-c", "import swcore"), "python alone": ("-c", "pass"), "swcore --help": ("-c", HELP, "--help")}
Sample = dict[str, Any]


def cases(games: int) -> dict[str, tuple[str, dict[str, Any]]]:
    """Return by label the unit of a figure and the request that gets it.

    Args:
        games: how many games of two seats make one sample; fewer at larger tables.
    """
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for name, tables in TABLES.items():
        for seats in tables:
            for mode in ("search", "checked"):
                request = {"do": "play", "game": name, "seats": seats, "checked": mode == "checked"}
                found[f"{name} {seats}p {mode}"] = "us/decision", request | {"games": max(10, games // (seats - 1))}
        found[f"{name} {tables[0]}p cold"] = "us/decision", {"do": "play", "game": name, "seats": tables[0], "games": COLD}
    position = {"do": "clone", "game": BASE, "seats": 2, "games": 400}
    found["clone"] = "us", position
    found["clone in search"] = "us", position | {"searched": True}
    found["new game"] = "ms", {"do": "new", "game": BASE, "seats": 2, "games": games}
    return found


def measure(games: int, repeats: int, before: Path | None) -> dict[str, list[list[Sample]]]:
    """Return by label the samples of each round: of this tree, and of the one before where there is one.

    Args:
        games: how many games of two seats make one sample.
        repeats: how many rounds count.
        before: the other tree.
    """
    players: list[Any] = [Own()] + ([Tree(before)] if before else [])
    wanted, turns = cases(games), Turns()
    catan = Worker([sys.executable, "-P", str(HERE / "peer_player.py"), "catanatron"]) if installed("catanatron") else None
    found: dict[str, list[list[Sample]]] = {}
    for number in range(repeats + 1):  # the first round warms up
        for label, (_, request) in wanted.items():
            samples = sample(players, request, turns.seed(), number, fresh=label.endswith("cold"))
            found.setdefault(label, []).append(samples)
        for label, words in STARTS.items():
            samples = [{"us": command((one.python, *words), one.env, one.root) * 1e3} for one in players]
            found.setdefault(label, []).append(samples)
        if catan:
            for label, request in CATAN.items():
                found.setdefault(label, []).append([catan.ask(**request, game="catan", seed=turns.seed())])
    for worker in (*(one.worker for one in players), *([catan] if catan else [])):
        worker.close()
    return {label: rounds[1:] for label, rounds in found.items()}


class Own:
    """This tree, as it is installed, compiled or not."""

    root: Path | None = None
    env: dict[str, str] | None = None
    python = sys.executable

    def __init__(self) -> None:
        self.worker = self.player()

    def player(self) -> Worker:
        """Return a new process that plays."""
        return Worker([self.python, "-P", str(HERE / "player.py")])


def sample(players: list[Any], request: dict[str, Any], seed: int, number: int, *, fresh: bool) -> list[Sample]:
    """Return what each tree needs for the same games.

    Args:
        players: the trees.
        request: what is played.
        seed: the first seed.
        number: the round, which says who begins.
        fresh: whether each plays in a new process.
    """
    taken: dict[int, Sample] = {}
    for which in Turns.order(range(len(players)), number):
        worker = players[which].player() if fresh else players[which].worker
        taken[which] = worker.ask(**request, seed=seed)
        if fresh:
            worker.close()
    return [taken[which] for which in range(len(players))]


def installed(module: str) -> bool:
    """Return whether a module can be imported."""
    return importlib.util.find_spec(module) is not None


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


def figures(found: dict[str, list[list[Sample]]], units: dict[str, str]) -> dict[str, Any]:
    """Return the medians by label, with the ratios to the version before and among games."""
    made: dict[str, Any] = {}
    for label, rounds in found.items():
        own = [one[0]["us"] for one in rounds]
        unit = units.get(label) or ("ms" if label in STARTS else "us")
        figure = {"value": statistics.median(own) / (1e3 if unit == "ms" else 1), "unit": unit}
        if "units" in rounds[0][0]:
            figure["iterations"] = statistics.median(one[0]["units"] for one in rounds)
        if "decisions" in rounds[0][0]:
            figure |= {key: statistics.median(one[0][key] for one in rounds) for key in ("decisions", "forced")}
        if len(rounds[0]) > 1:
            figure["before"] = ratio(own, [one[1]["us"] for one in rounds])
            figure["same_games"] = all(one[0].get("print") == one[1].get("print") for one in rounds)
        made[label] = figure
        name = label.split()[0]
        if name in COMPARED and (base := found.get(label.replace(name, BASE))):
            made[f"{label}, times {BASE}"] = {"value": ratio(own, [one[0]["us"] for one in base]), "unit": ""}
    for what, mine in (("decision", f"{BASE} 2p search"), ("clone", "clone")):
        if peer := found.get(f"{PEER} {what}"):
            shares = ratio([one[0]["us"] for one in found[mine]], [one[0]["us"] for one in peer])
            made[f"{mine}, times catanatron"] = {"value": shares, "unit": ""}
    return made


def results(games: int, repeats: int, before: Path | None) -> dict[str, Any]:
    """Return all figures."""
    start = calibration()
    found = figures(measure(games, repeats, before), {label: unit for label, (unit, _) in cases(games).items()})
    found["peak memory"] = {"value": peak_memory(20), "unit": "MiB"}
    end = calibration()
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "calibration_ns": (start + end) / 2,
        "calibration_before_after": [start, end],
        "figures": found,
    }


def table(results: dict[str, Any]) -> str:
    """Return the figures as a table: the value, its iterations of the calibration loop, its share of the version before."""
    lines = [f"Python {results['python']}, calibration {results['calibration_ns']:.1f} ns an iteration", ""]
    for name, figure in results["figures"].items():
        iterations = f"{figure['iterations']:10.0f} x" if "iterations" in figure else " " * 12
        before = f"  {figure['before']:.3f} of before" if "before" in figure else ""
        before += "" if figure.get("same_games", True) else ", which plays other games"
        more = f"  {figure['decisions']:.0f} a game, {figure['forced']:.0%} forced" if "decisions" in figure else ""
        lines.append(f"{name:40} {figure['value']:9.2f} {figure['unit']:12}{iterations}{before}{more}".rstrip())
    return "\n".join(lines)


def main() -> None:
    """Run the measurements."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer games and rounds")
    parser.add_argument("--before", default="", help="a folder or a revision of git to compare with")
    given = parser.parse_args()
    before = tree_of(given.before) if given.before else None
    found = results(*((40, 3) if given.quick else (200, REPEATS)), before)
    (HERE / "results.json").write_text(json.dumps(found, indent=1, allow_nan=False) + "\n")
    text = table(found)
    (HERE / "results.txt").write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
