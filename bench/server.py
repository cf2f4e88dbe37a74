"""Time the server: fifty clients play against bots at tables of their own, and each action is kept before it is acknowledged.

python -m bench.server [--clients 50] [--seconds 20] [--idle 1000] [--quick]

The same is done while a piece loops in one of the games, and with a PostgreSQL that is started for it, where the system has one.
The time of the processor for each acknowledgement says more than the clock on a machine that does other things, too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import statistics
import sys
import tempfile
from pathlib import Path

import attrs

from bench.idle_games import idle
from bench.loops import looping, with_loops
from bench.serving import measure, serving, spent, until_spare, whole_games
from tests.server.postgres import running

GOAL = (15.0, 60.0)  # milliseconds of half of the acknowledgements, and of 99 in a hundred
WHOLE = 24  # tables at which bots play whole games


@attrs.frozen
class Asked:
    """How much is measured.

    Attributes:
        clients: how many play.
        seconds: for how long.
        idle: games that nobody plays.
    """

    clients: int
    seconds: float
    idle: int


def told(what: str, times: list[float], used: float) -> float:
    """Print how long acknowledgements took, and return milliseconds of 99 in a hundred."""
    cuts = [1000 * one for one in statistics.quantiles([*times, 0.0, 0.0], n=100)]  # a machine may be too busy for any
    print(f"  {what}: {len(times)} acknowledgements, p50 {cuts[49]:.1f} ms (goal {GOAL[0]:g}), ", end="")
    print(
        f"p99 {cuts[98]:.1f} ms (goal {GOAL[1]:g}); {1000 * used / max(1, len(times)):.2f} ms of the processor for each{busy()}"
    )
    return cuts[98]


def busy() -> str:
    """Return how busy the machine is, where it says so."""
    if not hasattr(os, "getloadavg"):
        return ""
    return f" (machine busy with {os.getloadavg()[0]:.1f} processes on {os.cpu_count()} cores)"


def timed(database: str, asked: Asked, folder: Path) -> None:
    """Measure a server on a database, and print what came out."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with with_loops(folder), serving(port, database, "--workers", "2", "--tables-per-hour", "0") as server:

        def play(what: str) -> float:
            before = spent(server.pid)
            times, _ = asyncio.run(measure(address, asked.clients, asked.seconds))
            return told(what, times, max(0.0, spent(server.pid) - before))

        asyncio.run(measure(address, 4, 3.0))
        until_spare(address)  # rules are loaded, processes started
        calm = play(f"{asked.clients} clients against bots, {asked.seconds:g} s")
        until_spare(address)
        with looping(address):
            loop = play("the same, while a piece loops in another game")
        print(f"  a loop makes p99 {loop / max(calm, 0.1):.1f} times as long (goal: at most 2)")
        games = asyncio.run(whole_games(address, WHOLE))
        print(f"  whole games between two bots: {games:.1f} a second{busy()}")


def postgres(asked: Asked) -> None:
    """Measure with a PostgreSQL, or say why that cannot be done here."""
    with tempfile.TemporaryDirectory(prefix="pg") as name:  # a short path: sockets take no long ones
        try:
            started = running(Path(name), durable=True)
            url = started.__enter__()
        except (RuntimeError, OSError) as error:
            print(f"PostgreSQL: not measured, for none can be started here: {str(error)[:200]}")
            return
        try:
            print("PostgreSQL:")
            with tempfile.TemporaryDirectory() as folder:
                timed(url, asked, Path(folder))
            print(f"  {idle(asked.idle, url)}")
        except ModuleNotFoundError as error:
            print(f"  not measured: {error}; pip install 'swcore-server[postgresql]'")
        finally:
            started.__exit__(None, None, None)


def sqlite(asked: Asked) -> None:
    """Measure with an SQLite file."""
    print("SQLite:")
    with tempfile.TemporaryDirectory() as folder:
        timed(f"sqlite:///{Path(folder, 'games.db')}", asked, Path(folder))
        kept = Path(folder, "idle.db")
        print(f"  {idle(asked.idle, f'sqlite:///{kept}')}")


def main() -> int:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", choices=("sqlite", "postgres"))
    told = parser.parse_args()
    asked = Asked(told.clients, 5.0, 100) if told.quick else Asked(told.clients, told.seconds, told.idle)
    for name, part in (("sqlite", sqlite), ("postgres", postgres)):
        if told.only in (None, name):
            part(asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
