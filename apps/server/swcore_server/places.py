"""Who has something thought over next: people before bots, bots that play with people before others, tables in turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator

from swcore.errors import SwcoreError

PEOPLE, BOTS, ALONE = range(3)  # for whom: people who ask, bots whom people wait for, bots among themselves
HINTS, THOUGHTS = 2, 1  # of people, and of bots, at a time: a bot waits for no people, who wait for one bot at most
WAITING = 64  # questions of people that may wait


class Places:
    """The places at a process that thinks."""

    def __init__(self) -> None:
        self._waiting = tuple(OrderedDict[str, deque[asyncio.Future[None]]]() for _ in (PEOPLE, BOTS, ALONE))
        self._busy: Counter[bool] = Counter()

    @contextlib.asynccontextmanager
    async def taken(self, table: str, rank: int = PEOPLE) -> AsyncIterator[None]:
        """Hold a place as soon as it is the turn of a table.

        Args:
            table: the table.
            rank: for whom.

        Raises:
            SwcoreError: `too-fast` while many others wait.
        """
        lines = self._waiting[rank]
        if rank == PEOPLE and sum(map(len, lines.values())) >= WAITING:
            raise SwcoreError("Too many messages at once.", code="too-fast", hint="Wait a moment.")
        place = asyncio.get_running_loop().create_future()
        lines.setdefault(table, deque()).append(place)
        self._next()
        try:
            await place
            yield
        finally:
            if place.done() and not place.cancelled():
                self._busy[rank == PEOPLE] -= 1
            self._next()

    def _next(self) -> None:
        """Give the places that are free to those that wait: one of each table, then the next one of it."""
        for rank, lines in enumerate(self._waiting):
            most = HINTS if rank == PEOPLE else THOUGHTS
            while lines and self._busy[rank == PEOPLE] < most:
                table, line = lines.popitem(last=False)
                place = line.popleft()
                if line:
                    lines[table] = line
                if not place.done():
                    self._busy[rank == PEOPLE] += 1
                    place.set_result(None)
