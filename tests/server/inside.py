"""Workers inside the process of the tests: the same answers, without a process of their own to be started."""

from __future__ import annotations

import asyncio
from typing import Any

from swcore_server.store import Store
from swcore_server.worker import Worker
from swcore_server.workers import paused


class Inside:
    """Answers as the worker processes do."""

    def __init__(self, url: str) -> None:
        self.worker = Worker(Store(url), 64)
        self.paused: set[str] = set()

    async def ask(self, table: str, seat: int | None, request: dict[str, Any]) -> dict[str, Any]:
        if table in self.paused:
            raise paused(table)
        return await asyncio.to_thread(self.worker.answer, {"seat": seat, "request": request})

    async def close(self) -> None:
        self.worker.desk.keeper.close()  # type: ignore[attr-defined]
