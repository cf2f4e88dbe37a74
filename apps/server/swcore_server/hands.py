"""What a server holds of one worker process: it asks, hands out the answers, and sees when one request holds up the others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from typing import Any

import attrs

from swcore_server.process import WALL
from swcore_server.settings import Settings
from swcore_server.spares import Begun, Spares

STALL = 1.0  # seconds without a sign of a process after which it is not waited for


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


class Held(Exception):
    """The request has held up others, and its process was ended for that: it is to be asked apart from them."""


class Moved(ConnectionError):
    """The process was ended because of another request."""


class Ended(ConnectionError):
    """The process has ended while it answered this request, or wrote what is no answer."""


class Hand:
    """One worker process; it is started when it is needed, and again when it has ended.

    Args:
        settings: what the server was told.
        spares: where processes come from.
        slow: seconds of the processor after which others should not wait for a request; for ever when None.
        follow: whether it looks at games that other processes of this machine change.
        last: whether all other processes come first.
        judge: called with the game of a request that has held up others, or took too long, and with `Held` or `TimeoutError`;
            whoever has asked may be gone by then.
    """

    def __init__(
        self,
        settings: Settings,
        spares: Spares,
        *,
        slow: float | None = None,
        follow: bool = False,
        last: bool = False,
        judge: Callable[[str, Exception], None] = lambda table, why: None,
    ) -> None:
        self._settings, self._spares, self._slow, self._last, self._judge = settings, spares, slow, last, judge
        self._role = json.dumps({"role": {"slow": settings.patience if slow is None else slow, "follow": follow}})
        self._lock = asyncio.Lock()
        self._waiting: dict[int, tuple[str, asyncio.Future[Told]]] = {}
        self._number, self._late, self._used = 0, 0, 0.0
        self._heard = self._sign = 0.0  # when the last answer came, and the last sign that the process goes on
        self._tasks: list[asyncio.Task[None]] = []
        self._begun: Begun | None = None
        self._alive = False

    @property
    def process(self) -> asyncio.subprocess.Process | None:
        """The process, or None."""
        return self._begun.process if self._begun is not None else None

    async def ask(self, request: str, table: str = "") -> Told:
        """Return the answer to a request.

        Args:
            request: the fields of the line behind its number.
            table: the game that it is about.

        Raises:
            TimeoutError: it took too long; the process has been ended.
            Held: others had to wait for it.
            Ended: the process has ended over it.
            ConnectionError: the process has ended by itself, or because of another request.
        """
        pipe = (await self._running()).process.stdin
        assert pipe is not None
        self._number += 1
        number = self._number
        now = time.monotonic()
        if not self._waiting:
            self._heard, self._sign, self._used = now, now, 0.0
        answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._waiting[number] = table, answer
        pipe.write(f'{{"n":{number},{request}}}\n'.encode())
        self._part()
        return await asyncio.shield(answer)

    async def close(self) -> None:
        """End the process."""
        async with self._lock:
            await self._end()

    async def _running(self) -> Begun:
        if self._begun is not None and self._alive:
            return self._begun
        async with self._lock:
            if self._begun is None or not self._alive:
                await self._end()
                found = await (self._spares.begin() if self._last else self._spares.take())
                if self._last:
                    found.yields()
                assert found.process.stdin is not None
                found.process.stdin.write(f"{self._role}\n".encode())
                self._begun, self._alive, self._late = found, True, 0
                begin = asyncio.get_running_loop().create_task
                self._tasks = [begin(self._read(found)), begin(self._watch(found))]
        return self._begun

    async def _read(self, begun: Begun) -> None:
        """Hand out answers as they come, until the process ends, or writes what is none: then it is ended."""
        source: Any = begun.process.stdout
        with contextlib.suppress(ValueError, LookupError, TypeError):
            while (line := await source.readline()).endswith(b"\n"):
                self._hear(line)
        begun.kill()
        _, answer = self._waiting.pop(begun.slate.number, ("", None))
        if answer is not None:
            answer.set_exception(Ended("the worker has ended"))
        self._drop(Moved() if answer is not None else ConnectionError("the worker has ended"))

    def _hear(self, line: bytes) -> None:
        """Hand out an answer, or take note of a sign.

        Raises:
            ValueError, LookupError, TypeError: the line is neither.
        """
        self._sign = time.monotonic()
        if line.startswith(b"~"):
            late, used = line[1:].split()
            self._late, self._used = int(late) or self._late, int(used) / 1000
            self._part()
            return
        self._heard, self._used = self._sign, 0.0
        head, _, body = line.partition(b"\t")
        number, changed, over, pending = json.loads(head)
        told = Told(body.decode().rstrip("\n"), changed, over, tuple(pending))
        _, answer = self._waiting.pop(number)
        answer.set_result(told)

    async def _watch(self, begun: Begun) -> None:
        """End the process when nothing has come for too long, and tell the one that it was about."""
        while True:
            patience = self._settings.patience
            await asyncio.sleep(min(patience / 8, STALL / 4))
            now, number = time.monotonic(), begun.slate.number
            if not self._waiting:
                continue
            if self._used >= patience or now - self._sign >= patience or now - self._heard >= WALL * patience:
                self._stop(number, TimeoutError())
                return
            if now - self._sign >= STALL and number:  # a loop that lets nothing come between
                self._late = number
            self._part()

    def _part(self) -> None:
        """Take the others away from a request that holds them up, where there is a process for them."""
        others = len(self._waiting) > 1 and self._late in self._waiting and self._alive
        if others and self._slow is not None and self._spares.is_ready():
            self._stop(self._late, Held())

    def _stop(self, guilty: int, why: Exception) -> None:
        """End the process because of a request; the others are to be asked elsewhere."""
        found = self._waiting.pop(guilty, None)
        if found is not None:
            table, answer = found
            self._judge(table, why)
            answer.set_exception(why)
        self._drop(Moved() if found is not None else ConnectionError("the database does not answer"))
        if self._begun is not None:
            self._begun.kill()

    def _drop(self, why: ConnectionError) -> None:
        """Let all that wait know that the process answers no more; nothing is asked of it any longer."""
        self._alive = False
        for _, answer in self._waiting.values():
            answer.set_exception(why)
        self._waiting.clear()

    async def _end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        self._drop(ConnectionError("the worker has ended"))
        if self._begun is not None:
            await self._begun.end()
            self._begun = None
