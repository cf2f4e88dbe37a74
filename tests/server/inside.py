"""Workers inside the process of the tests: the same answers, without a process of their own to be started."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from swcore_server.hands import Told
from swcore_server.store import Store
from swcore_server.worker import Worker
from swcore_server.workers import paused


class Inside:
    """Answers as the worker processes do."""

    def __init__(self, url: str) -> None:
        self.worker = Worker(Store(url), 64)
        self.paused: set[str] = set()
        self._one = threading.Lock()

    def open(self) -> None:
        """Nothing is to be loaded beforehand."""

    async def ask(
        self, table: str, seat: int | None, request: dict[str, Any], *, think: bool = False, clock: bool = False, rank: int = 0
    ) -> Told:
        if table in self.paused:
            raise paused(table)
        return await asyncio.to_thread(self._told, {"seat": seat, "clock": clock, "request": request})

    async def craft(self, request: dict[str, Any], late: Any = None) -> Told:
        return await asyncio.to_thread(self._told, {"seat": None, "request": request})

    def _told(self, data: dict[str, Any]) -> Told:
        with self._one:
            [(changed, over, pending, body)] = self.worker.together([data])
            return Told(body.decode().rstrip("\n"), changed, over, tuple(pending))

    async def close(self) -> None:
        self.worker.store.close()
