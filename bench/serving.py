"""Players for a server that is timed: fifty of them against bots, and bots among themselves."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

GAMES = ("small-world", "tiny-towns", "warcraft")
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
        game = GAMES[number % 3]
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


async def whole_games(server: str, tables: int) -> float:
    """Return how many games a second bots play to their end, when they play at so many tables at a time.

    Args:
        server: the address.
        tables: how many.
    """
    from swcore_server.client import post

    begun = time.monotonic()

    async def one(number: int) -> None:
        fields = {"game": GAMES[number % 3], "seats": 2, "seed": number, "bots": {"0": "random", "1": "random"}}
        table = (await asyncio.to_thread(post, f"{server}/api/tables", fields))["table"]
        while not (await asyncio.to_thread(got, f"{server}/api/tables/{table}"))["over"]:
            await asyncio.sleep(0.2)

    await asyncio.gather(*(one(number) for number in range(tables)))
    return tables / (time.monotonic() - begun)


def until_spare(server: str) -> None:
    """Wait until a server has a process to which games can move."""
    while True:
        with urllib.request.urlopen(f"{server}/metrics", timeout=30) as answer:
            if b"\nswcore_spares 1" in answer.read():
                return
        time.sleep(0.2)


def got(address: str) -> dict[str, Any]:
    """Return what a server answers."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


@contextmanager
def serving(port: int, database: str, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a server that answers, and end it.

    Args:
        port: where.
        database: the URL of its database.
        words: further words of its command line.
    """
    told = [sys.executable, "-m", "swcore", "serve", "--port", str(port), "--database", database, *words]
    server = subprocess.Popen(told, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).close()
                break
            except OSError:
                if time.monotonic() > until or server.poll() is not None:
                    raise
                time.sleep(0.1)
        yield server
    finally:
        server.terminate()
        server.wait()


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
