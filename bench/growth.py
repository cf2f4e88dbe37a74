"""Measure how the cost of a decision grows: with regions, seats, installed pieces, and games that are alive at once.

    make bench-growth                                measure, and write the tables into docs/explanation/performance.md
    make bench-growth ARGS="--quick"                 a first look, written nowhere
    make bench-growth ARGS="--series regions,seats"  some of it, written nowhere

Each size has a process of its own, and the processes take turns; every round plays new games. A ratio is the median of the ratios
of a size to the smallest one in the same rounds.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bench.boards import board
from bench.measure import HERE, REPEATS, Turns, Worker, calibration, keep, markdown, ratio

GAME = "small-world"
SERIES = "regions,seats,towns,pieces,alive"
PLAYED = {"do": "play", "game": GAME, "seats": 2}


class Series(NamedTuple):
    """One way to grow.

    Attributes:
        title: what grows.
        requests: what is played, by size.
    """

    title: str
    requests: dict[int, dict[str, Any]]


def all_series(folder: Path) -> dict[str, Series]:
    """Return all ways to grow.

    Args:
        folder: where maps may be written.
    """
    maps = {}
    for size in (12, 24, 48, 100, 200):
        maps[size] = folder / f"{size}.json"
        maps[size].write_text(json.dumps(board(size), allow_nan=False), encoding="utf-8")
    regions = {size: PLAYED | {"map": str(path)} for size, path in maps.items()}
    seats = {size: PLAYED | {"seats": size, "map": str(maps[48])} for size in (2, 3, 4, 5)}
    towns = {size: {"do": "play", "game": "tiny-towns", "seats": size} for size in (1, 2, 3, 4, 5, 6)}
    pieces = {34 + more: PLAYED | {"more": more} for more in (0, 50, 100, 200)}
    alive = {size: PLAYED | {"alive": size} for size in (1, 10, 100, 1000)}
    return {
        "regions": Series("Regions of the board (two seats, ten rounds)", regions),
        "seats": Series("Seats (a board of 48 regions, ten rounds)", seats),
        "towns": Series("Seats of Tiny Towns", towns),
        "pieces": Series("Installed races and powers (34 of the game, the others never in play)", pieces),
        "alive": Series("Games alive at once in a process (the same thousand games)", alive),
    }


def measure(series: dict[str, Series], games: int, repeats: int) -> dict[str, dict[int, list[dict[str, Any]]]]:
    """Return by series and size the samples of all rounds but the first, which warms up.

    Args:
        series: what grows.
        games: how many games make a sample; with games alive at once as many as the largest number of those.
        repeats: how many rounds count.
    """
    cases = [(name, size) for name, one in series.items() for size in one.requests]
    workers = {case: Worker([sys.executable, "-m", "bench.growth_player"], cwd=HERE.parent) for case in cases}
    found: dict[str, dict[int, list[dict[str, Any]]]] = {
        name: {size: [] for size in one.requests} for name, one in series.items()
    }
    turns = Turns()
    for number in range(repeats + 1):
        first = {name: turns.seed() for name in series}  # the same games wherever what grows leaves them the same
        for name, size in Turns.order(cases, number):
            many = {"games": max(series[name].requests)} if name == "alive" else {"games": games}
            taken = workers[name, size].ask(**series[name].requests[size], **many, seed=first[name])
            found[name][size].append(taken)
    for worker in workers.values():
        worker.close()
    return {name: {size: samples[1:] for size, samples in sizes.items()} for name, sizes in found.items()}


def tables(series: dict[str, Series], found: dict[str, dict[int, list[dict[str, Any]]]]) -> str:
    """Return a table of each series."""
    parts = []
    for name, sizes in found.items():
        least = min(sizes)
        rows = [row(size, samples, sizes[least]) for size, samples in sizes.items()]
        empty = {at for at in range(len(rows[0])) if all(one[at] == "" for one in rows)}
        head = ["", "us a decision", "ratio", "decisions a game", "actions to choose from", "clone, us", "ratio", "new game, us"]
        head += ["ratio", "peak MiB"]
        cut = [[cell for at, cell in enumerate(one) if at not in empty] for one in (head, *rows)]
        parts.append(f"{series[name].title}:\n\n{markdown(cut[0], cut[1:])}")
    return "\n\n".join(parts)


def row(size: int, samples: list[dict[str, Any]], least: list[dict[str, Any]]) -> list[str]:
    """Return a size's row of a table.

    Args:
        size: the size.
        samples: its samples.
        least: those of the smallest size.
    """

    def middle(key: str, form: str) -> str:
        return format(statistics.median(one[key] for one in samples), form) if key in samples[0] else ""

    def times(key: str) -> str:
        if key not in samples[0]:
            return ""
        return format(ratio([one[key] for one in samples], [one[key] for one in least]), ".2f")

    cells = [f"{size:,}", middle("us", ".1f"), times("us"), middle("decisions", ".0f"), middle("actions", ".1f")]
    return [*cells, middle("clone", ".1f"), times("clone"), middle("new", ".0f"), times("new"), middle("mib", ".0f")]


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer games and rounds; the documentation stays as it is")
    parser.add_argument("--series", default=SERIES, help="which ones; some alone leave the documentation as it is")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        known = all_series(Path(folder))
        if unknown := set(given.series.split(",")) - set(known):
            parser.error(f"unknown series {', '.join(sorted(unknown))}; there are {', '.join(known)}")
        series = {name: known[name] for name in given.series.split(",")}
        found = measure(series, *((20, 2) if given.quick else (100, REPEATS)))
    text = f"Python {platform.python_version()}, one calibration iteration {calibration():.1f} ns.\n\n{tables(series, found)}"
    print(text)
    (HERE / "results-growth.json").write_text(json.dumps(found, indent=1, allow_nan=False) + "\n", encoding="utf-8")
    if not given.quick and given.series == SERIES:
        keep("bench-growth", text)


if __name__ == "__main__":
    main()
