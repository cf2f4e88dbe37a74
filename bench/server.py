"""Time the server: fifty clients play against bots at tables of their own, and each action is kept before it is acknowledged.

python -m bench.server [--clients 50] [--seconds 20] [--database URL] [--idle 1000]

The time of the processor for each acknowledgement says more than the clock on a machine that does other things, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

GOAL = (15.0, 60.0)  # milliseconds of half of the acknowledgements, and of 99 in a hundred
PACE = 0.25  # seconds that a player thinks


async def player(server: str, number: int, until: float, times: list[float]) -> int:
    """Play games against a bot until the time is over, and return how many came to their end.

    Args:
        server: the address.
        number: of the client.
        until: when to stop.
        times: gets the seconds of every acknowledgement.
    """
    from swcore_server.client import post
    from websockets.asyncio.client import connect

    rng, ended = random.Random(number), 0
    while time.monotonic() < until:
        game = ("small-world", "tiny-towns", "warcraft")[number % 3]
        made = await asyncio.to_thread(post, f"{server}/api/tables", {"game": game, "seats": 2, "bots": {"1": "random"}})
        seat = await asyncio.to_thread(post, f"{server}/api/tables/{made['table']}/join", {"invite": made["invites"]["0"]})
        async with connect(server.replace("http", "ws") + "/api/socket", max_size=2**22) as link:

            async def ask(do: str, **fields: Any) -> dict[str, Any]:
                await link.send(json.dumps({"do": do, "id": 1, **fields}, allow_nan=False))
                while "id" not in (told := json.loads(await link.recv())):
                    pass
                found: dict[str, Any] = told.get("answer", {})
                return found

            await ask("seat", table=seat["table"], token=seat["token"])
            while time.monotonic() < until:
                choices = (await ask("menu")).get("choices")
                if not choices:
                    if (await ask("status")).get("over"):
                        ended += 1
                        break
                    await asyncio.sleep(PACE)
                    continue
                begun = time.perf_counter()
                await ask("act", action=rng.choice(choices)["action"])
                times.append(time.perf_counter() - begun)
                await asyncio.sleep(PACE)
    return ended


async def measure(server: str, clients: int, seconds: float) -> tuple[list[float], int]:
    """Return the seconds of all acknowledgements, and how many games came to their end."""
    times: list[float] = []
    until = time.monotonic() + seconds
    ended = await asyncio.gather(*(player(server, number, until, times) for number in range(clients)))
    return times, sum(ended)


def started(port: int, database: str) -> subprocess.Popen[bytes]:
    """Start a server, and wait until it answers."""
    words = [sys.executable, "-m", "swcore", "serve", "--port", str(port), "--database", database]
    server = subprocess.Popen(words, stderr=subprocess.DEVNULL)
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).close()
            return server
        except OSError:
            time.sleep(0.1)


def spent(server: int) -> float:
    """Return the seconds of the processor that a server and its workers have used; 0 where the system does not tell."""
    found = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if server in (int(stat.parent.name), int(fields[1])):
            found += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


def idle(count: int, folder: Path, awake: int = 64) -> str:
    """Return what games need that nobody plays at the moment, and how long it takes to wake one.

    Args:
        count: how many games.
        folder: for the database.
        awake: how many of them are held in memory.
    """
    from swcore_server.store import Store
    from swcore_server.worker import Worker

    store = Store(f"sqlite:///{folder / 'idle.db'}")
    store.prepare()
    worker = Worker(store, awake)

    def ask(do: str, table: str, **fields: Any) -> None:
        worker.together([{"seat": None, "request": {"do": do, "table": table, **fields}}])

    def grown(games: range) -> float:
        before = memory()
        for number in games:
            ask("new", f"i{number}", game=("small-world", "tiny-towns", "warcraft")[number % 3], seats=2, seed=number)
            ask("drive", f"i{number}", bots={"0": "random", "1": "random"}, key="k")
        return (memory() - before) / len(games)

    grown(range(6))  # the rules are loaded
    up = grown(range(6, awake))
    down = grown(range(awake, count))
    times = []
    for number in range(60):
        begun = time.perf_counter()
        ask("status", f"i{number}")
        times.append(1000 * (time.perf_counter() - begun))
    store.close()
    size = (folder / "idle.db").stat().st_size / count / 1024
    woken = statistics.median(times)
    return (
        f"games that nobody plays: {up:.0f} KB in memory each of the last {awake}, {1000 * down / 1024:.0f} MB for 1,000 others, "
        f"{size:.0f} KB on the disk; woken in {woken:.0f} ms"
    )


def memory() -> float:
    """Return the memory of this process in kilobytes; 0 where the system does not tell."""
    try:
        return float(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024
    except OSError:
        return 0.0


def main() -> int:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = started(port, asked.database or f"sqlite:///{Path(folder, 'games.db')}")
        try:
            seconds = 5.0 if asked.quick else asked.seconds
            asyncio.run(measure(f"http://127.0.0.1:{port}", 4, 2.0))  # rules are loaded, processes started
            before = spent(server.pid)
            times, ended = asyncio.run(measure(f"http://127.0.0.1:{port}", asked.clients, seconds))
            used = 1000 * (spent(server.pid) - before) / len(times)
        finally:
            server.terminate()
            server.wait()
    cuts = [1000 * one for one in statistics.quantiles(times, n=100)]
    print(f"{asked.clients} clients against bots, {seconds:g} s: {len(times)} acknowledgements, {ended} games ended")
    busy = (
        f", machine busy with {os.getloadavg()[0]:.1f} processes on {os.cpu_count()} cores" if hasattr(os, "getloadavg") else ""
    )
    print(f"of the processor, for an acknowledgement with all that goes with it: {used:.2f} ms{busy}")
    print(f"acknowledgement: p50 {cuts[49]:.1f} ms (goal {GOAL[0]:g}), p99 {cuts[98]:.1f} ms (goal {GOAL[1]:g})")
    with tempfile.TemporaryDirectory() as folder:
        print(idle(100 if asked.quick else asked.idle, Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
