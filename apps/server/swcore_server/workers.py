"""The worker processes, and a watchdog: a hook that loops takes its own game along, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import zlib
from typing import Any

from swcore.errors import SwcoreError
from swcore.protocol.lines import LOCAL
from swcore_server.settings import Settings

STARTING = 60.0  # seconds that a process may take to begin


class Hand:
    """One worker process; it is started when it is needed, and again when it has ended."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = asyncio.Lock()
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes, patience: float) -> dict[str, Any]:
        """Return the answer to a line.

        Raises:
            TimeoutError: it took too long; the process has been ended.
            ConnectionError: the process has ended by itself.
        """
        async with self._lock:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(line)
                await process.stdin.drain()
                found = await asyncio.wait_for(process.stdout.readline(), patience)
                if not found.endswith(b"\n"):
                    raise ConnectionError("the worker has ended")
                told: dict[str, Any] = json.loads(found)
                return told
            except BaseException:
                await self._end()
                raise

    async def close(self) -> None:
        """End the process once it has answered."""
        async with self._lock:
            await self._end()

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            words = ("-m", "swcore_server.worker", self._settings.database, str(self._settings.tables))
            pipe = asyncio.subprocess.PIPE
            process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=pipe, stdout=pipe, limit=LOCAL)
            self.process = process
            assert process.stdout is not None
            await asyncio.wait_for(process.stdout.readline(), STARTING)
        return self.process

    async def _end(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class Workers:
    """All worker processes. A game is always played by the same one, so one writer holds it.

    Attributes:
        paused: the games in which a request took too long, until somebody goes on with them.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.hands = [Hand(settings) for _ in range(settings.workers)]
        self.paused: set[str] = set()

    async def ask(self, table: str, seat: int | None, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request, with `changed`.

        Args:
            table: which game it is about; "" for none.
            seat: whose eyes it is answered for.
            request: as JSON data. A change has a key, so that it may be sent again when the process ended.

        Raises:
            SwcoreError: `paused`, `worker`.
        """
        if table in self.paused:
            raise paused(table)
        line = json.dumps({"seat": seat, "request": request}).encode() + b"\n"
        hand = self.hands[zlib.crc32(table.encode()) % len(self.hands)]
        for _ in range(2):
            try:
                return await hand.ask(line, self._settings.patience)
            except TimeoutError:
                if table:
                    self.paused.add(table)
                raise paused(table) from None
            except (ConnectionError, ValueError):
                continue
        raise SwcoreError("The game cannot be reached.", code="worker", hint="Try again.")

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(hand.close() for hand in self.hands))


def paused(table: str) -> SwcoreError:
    """Return the error for a game that is paused."""
    told = "The game is paused: something in it took too long."
    return SwcoreError(told, code="paused", hint="The host may let it go on.", table=table)
