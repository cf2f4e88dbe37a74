"""What games need that nobody plays at the moment, and how long it takes to wake one."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path
from typing import Any

from bench.serving import GAMES


def idle(count: int, database: str, awake: int = 64) -> str:
    """Return what games need that nobody plays at the moment, and how long it takes to wake one.

    Args:
        count: how many games.
        database: the URL of an empty database.
        awake: how many of them are held in memory.
    """
    from swcore_server.store import Store
    from swcore_server.worker import Worker

    store = Store(database)
    store.prepare()
    worker = Worker(store, awake)

    def ask(do: str, table: str, **fields: Any) -> None:
        worker.together([{"seat": None, "request": {"do": do, "table": table, **fields}}])

    def grown(games: range) -> float:
        before = memory()
        for number in games:
            ask("new", f"i{number}", game=GAMES[number % 3], seats=2, seed=number)
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
    size = on_disk(store) / count / 1024
    store.close()
    woken = statistics.median(times)
    return (
        f"games that nobody plays: {up:.0f} KB in memory each of the last {awake}, {1000 * down / 1024:.0f} MB for 1,000 others, "
        f"{size:.0f} KB on the disk; woken in {woken:.0f} ms"
    )


def on_disk(store: Any) -> float:
    """Return how many bytes a database has."""
    import sqlalchemy as sql

    if not store.postgres:
        path = Path(store.engine.url.database)
        return sum(one.stat().st_size for one in path.parent.glob(f"{path.name}*"))
    with store.engine.connect() as link:
        return float(link.execute(sql.text("SELECT pg_database_size(current_database())")).scalar())


def memory() -> float:
    """Return the memory of this process in kilobytes; 0 where the system does not tell."""
    try:
        return float(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024
    except OSError:
        return 0.0
