"""The worker processes, and a watchdog: a hook that loops takes its own game along, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
import zlib
from typing import Any

import attrs

from swcore.errors import SwcoreError
from swcore.protocol.lines import LOCAL
from swcore_server.settings import Settings

STARTING = 60.0  # seconds that a process may take to begin
TRIES = 3  # how often a request is sent, when processes end


@attrs.frozen
class Told:
    """What a worker has answered.

    Attributes:
        body: the answer of the protocol as a line of JSON.
        changed: whether the game has gone on.
        over: whether it has come to its end by that.
        pending: who is awaited, where it has gone on.
    """

    body: str
    changed: bool = False
    over: bool = False
    pending: tuple[int, ...] = ()

    def data(self) -> dict[str, Any]:
        """Return the answer as JSON data."""
        found: dict[str, Any] = json.loads(self.body)
        return found


class Hand:
    """One worker process; it is started when it is needed, and again when it has ended.

    Args:
        settings: what the server was told.
        words: further arguments of the process: the name of the server, and `follow`.
    """

    def __init__(self, settings: Settings, *words: str) -> None:
        self._settings, self._words = settings, words
        self._lock = asyncio.Lock()
        self._waiting: dict[int, asyncio.Future[Told]] = {}
        self._number, self._slow, self._heard = 0, 0, 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._alive = False
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, request: str) -> Told:
        """Return the answer to a request.

        Args:
            request: the fields of the line behind its number.

        Raises:
            TimeoutError: it took too long; the process has been ended.
            ConnectionError: the process has ended by itself, or because of another request.
        """
        pipe = (await self._running()).stdin
        assert pipe is not None
        self._number += 1
        number = self._number
        if not self._waiting:
            self._heard = time.monotonic()
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        pipe.write(f'{{"n":{number},{request}}}\n'.encode())
        try:
            return await answer
        finally:
            self._waiting.pop(number, None)

    async def close(self) -> None:
        """End the process."""
        async with self._lock:
            await self._end()

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is not None and self._alive:
            return self.process
        async with self._lock:
            if self.process is None or not self._alive:
                await self._end()
                words = ("-m", "swcore_server.worker", self._settings.database, str(self._settings.tables), *self._words)
                pipe = asyncio.subprocess.PIPE
                process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=pipe, stdout=pipe, limit=LOCAL)
                assert process.stdout is not None
                await asyncio.wait_for(process.stdout.readline(), STARTING)
                self.process, self._alive = process, True
                begin = asyncio.get_running_loop().create_task
                self._tasks = [begin(self._read(process.stdout)), begin(self._watch())]
        return self.process

    async def _read(self, source: asyncio.StreamReader) -> None:
        """Hand out answers as they come."""
        while (line := await source.readline()).endswith(b"\n"):
            self._heard = time.monotonic()
            if line.startswith(b"~"):
                self._slow = int(line[1:])
                continue
            head, _, body = line.partition(b"\t")
            number, changed, over, pending = json.loads(head)
            answer = self._waiting.get(number)
            if answer is not None and not answer.done():
                answer.set_result(Told(body.decode().rstrip("\n"), changed, over, tuple(pending)))
        self._drop()

    async def _watch(self) -> None:
        """End the process when nothing has come for too long, and tell the one that it was about."""
        patience = self._settings.patience
        while True:
            await asyncio.sleep(patience / 8)
            if not self._waiting or time.monotonic() - self._heard < patience:
                continue
            guilty = self._slow if self._slow in self._waiting else min(self._waiting)
            answer = self._waiting.get(guilty)
            if answer is not None and not answer.done():
                answer.set_exception(TimeoutError())
            self._kill()
            return

    def _kill(self) -> None:
        self._alive = False
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    def _drop(self) -> None:
        """Let all that wait know that the process has ended; nothing is asked of it any more."""
        self._alive = False
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the worker has ended"))

    async def _end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        self._kill()
        if self.process is not None:
            await self.process.wait()
            self.process = None
        self._drop()


class Workers:
    """All worker processes. A game is always played by the same one; long thinking goes on beside, in processes that only look.

    Args:
        settings: what the server was told.
        name: of the server.

    Attributes:
        paused: the games in which a request took too long, until somebody goes on with them.
    """

    def __init__(self, settings: Settings, name: str) -> None:
        self.hands = [Hand(settings, name) for _ in range(settings.workers)]
        self.heads = [Hand(settings, name, "follow") for _ in range(settings.thinkers)]
        self.bench = Hand(settings, name, "follow")
        self.paused: set[str] = set()

    async def ask(
        self, table: str, seat: int | None, request: dict[str, Any], *, think: bool = False, clock: bool = False
    ) -> Told:
        """Return the answer to a request.

        Args:
            table: which game it is about; "" for none.
            seat: whose eyes it is answered for.
            request: as JSON data. A change has a key, so that it may be sent again when the process ended.
            think: whether it may take long, and changes nothing.
            clock: whether the time of a change is to be kept.

        Raises:
            SwcoreError: `paused`, `worker`.
        """
        hands = self.heads if think and self.heads else self.hands
        hand = hands[zlib.crc32(table.encode()) % len(hands)]
        line = f'"seat":{json.dumps(seat)},"clock":{json.dumps(clock)},"request":{json.dumps(request)}'
        for _ in range(TRIES):
            if table in self.paused:
                raise paused(table)
            try:
                return await hand.ask(line)
            except TimeoutError:
                if table:
                    self.paused.add(table)
                raise paused(table) from None
            except (ConnectionError, ValueError):
                continue
        raise SwcoreError("The game cannot be reached.", code="worker", hint="Try again.")

    async def craft(self, request: dict[str, Any], late: SwcoreError | None = None) -> Told:
        """Return the answer to a question of the workshop, from a process that plays no game.

        Args:
            request: as JSON data.
            late: what is raised when it takes too long; `too-long` when None.

        Raises:
            SwcoreError: see `late`.
        """
        line = f'"seat":null,"clock":false,"request":{json.dumps(request)}'
        for _ in range(TRIES):
            try:
                return await self.bench.ask(line)
            except TimeoutError:
                raise late or too_long() from None
            except (ConnectionError, ValueError):
                continue
        raise late or too_long()

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(hand.close() for hand in (*self.hands, *self.heads, self.bench)))


def too_long() -> SwcoreError:
    """Return the error for a question that is not answered in time."""
    hint = "Make the piece or the map smaller, or try again."
    return SwcoreError("This takes too long to look over.", code="too-long", hint=hint)


def paused(table: str) -> SwcoreError:
    """Return the error for a game that is paused."""
    told = "The game is paused: something in it took too long."
    return SwcoreError(told, code="paused", hint="The host may let it go on.", table=table)
