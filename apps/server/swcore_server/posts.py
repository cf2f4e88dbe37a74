"""Several servers on one database: what one changes the others hear of, and of a thing to be done once one alone does it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from swcore_server.notes import Notes
from swcore_server.store import Store
from swcore_server.written import CHANNEL

BACK = 1.0  # seconds until a lost connection is tried again
Heard = Callable[[str, str], None]


class Posts:
    """The only server on its database: nobody else is to be told anything."""

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""

    async def take(self, name: str) -> bool:
        """Return whether this server alone may do something, until it releases it or ends."""
        return True

    async def release(self, name: str) -> None:
        """Let others do it."""


class Exchange(Posts):
    """Servers on one PostgreSQL, by LISTEN and NOTIFY, and by advisory locks that end with the server that holds them.

    Args:
        store: the database.
        notes: the log.
        lost: called with whether others are heard of.
    """

    def __init__(self, store: Store, notes: Notes, lost: Callable[[bool], None]) -> None:
        self._store, self._notes, self._lost = store, notes, lost
        self._address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._held: set[str] = set()
        self._link: Any = None
        self._one = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""
        ready = asyncio.Event()
        self._task = asyncio.get_running_loop().create_task(self._listen(heard, ready))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 10)

    async def close(self) -> None:
        """Stop listening, and let go of all that is held."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._link is not None:
            await self._link.close()

    async def take(self, name: str) -> bool:
        """Return whether this server alone may do something, until it releases it or ends."""
        async with self._one:
            if name in self._held:
                return True
            if await self._asked("SELECT pg_try_advisory_lock(hashtextextended(%s, 0))", name):
                self._held.add(name)
            return name in self._held

    async def release(self, name: str) -> None:
        """Let others do it."""
        async with self._one:
            if name in self._held:
                self._held.discard(name)
                await self._asked("SELECT pg_advisory_unlock(hashtextextended(%s, 0))", name)

    async def _asked(self, query: str, name: str) -> bool:
        """Return the answer of the database; False when it cannot be reached, and nothing is held any more."""
        import psycopg

        try:
            if self._link is None or self._link.closed:
                self._held.clear()
                self._link = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
            row = await (await self._link.execute(query, (name,))).fetchone()
            return bool(row and row[0])
        except psycopg.Error:
            self._held.clear()
            return False

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        import psycopg

        well = True
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as link:
                    await link.execute(f"LISTEN {CHANNEL}")
                    if not well:
                        self._notes.log("listening")
                    well = True
                    self._lost(False)
                    ready.set()
                    async for one in link.notifies():
                        sender, what, table = one.payload.split(" ")
                        if sender != self._store.name:
                            heard(what, table)
            except psycopg.Error as error:
                if well:  # once, and not each second
                    self._notes.log("not listening", kind=type(error).__name__)
                well = False
            self._lost(True)
            await asyncio.sleep(BACK)
