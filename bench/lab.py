"""Time the games of a plan on each engine of the lab, with one worker and with two.

    python -m bench.lab           200 games of each kind, and 6,000 of those that take milliseconds
    python -m bench.lab --quick   a fifth of them

Games per second are whole games by the wall clock, the start of the workers included, so the machine must be quiet: the load is
printed. The overhead is the part of the workers' time in which they played no game: starting, sending, waiting for the last.
Ray is measured where it is installed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from functools import partial
from importlib.util import find_spec

from swcore.cli.packs import Choice

GAMES, QUICK, CHUNK = 200, 40, 20
SHORT = 30  # times as many games of a bot by chance: in a run of a second the start of the processes is all that is seen
KINDS = {
    "Small World, random": ("small-world", "random", SHORT),
    "Small World, greedy": ("small-world", "greedy", 1),
    "Tiny Towns, greedy": ("tiny-towns", "greedy", 1),
}


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a first look")
    games = QUICK if parser.parse_args().quick else GAMES
    if find_spec("swcore_lab") is None:
        sys.exit("swcore-lab is not installed.")
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors, {CHUNK} games in a chunk")
    print("| games | engine | workers | played | games a second | overhead |\n| --- | --- | --: | --: | --: | --: |")
    for kind, (game, bot, times) in KINDS.items():
        for engine in ("local", "ray") if find_spec("ray") else ("local",):
            for workers in (1, 2):
                rate, overhead = measured(game, bot, engine, workers, games * times)
                print(f"| {kind} | {engine} | {workers} | {games * times} | {rate:.1f} | {overhead:.0%} |", flush=True)


def measured(game: str, bot: str, engine: str, workers: int, games: int) -> tuple[float, float]:
    """Return games a second, and the part of the workers' time in which no game was played.

    Args:
        game: what is played.
        bot: by whom, on both seats.
        engine: `local` or `ray`.
        workers: how many.
        games: how many.
    """
    from swcore_lab.engines import engine_of
    from swcore_lab.plans import Cell, Plan

    plan = Plan(1, CHUNK, (Cell(Choice(game=game), (bot,), games=games),))
    begun = time.perf_counter()
    spent = list(engine_of(engine, workers).each(partial(timed, plan), plan.tasks()))
    wall = time.perf_counter() - begun
    return games / wall, 1 - sum(spent) / (wall * workers)


def timed(plan: object, task: object) -> float:
    """Play a task, and return how long its games took, without the loading of the rules."""
    from swcore_lab.plans import Plan, Task
    from swcore_lab.rows import loaded, play_task

    assert isinstance(plan, Plan)
    assert isinstance(task, Task)
    loaded(plan.cells[task.cell].choice)
    begun = time.perf_counter()
    play_task(plan, task)
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
