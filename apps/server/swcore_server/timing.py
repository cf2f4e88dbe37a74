"""The clocks of a server: it looks after them, and says when the time of a seat is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import attrs

from swcore.errors import SwcoreError
from swcore_server.clocks import FREE, GO, GRACE, HALT, TAKEN, WAKE, Mark, Rule, Standing, kept, standing
from swcore_server.notes import Notes
from swcore_server.posts import Posts
from swcore_server.register import Register
from swcore_server.store import Store

LATE = 0.05  # seconds that an alarm waits longer, for messages that are under way
ADOPT = 5.0  # seconds between looks for clocks that another server has left


class Timing:
    """Looks after the clocks of all tables.

    Args:
        store: where they are kept.
        register: who sits where.
        posts: by which one server alone looks after a clock.
        notes: log and numbers.
        ended: called with a table, a seat and what was agreed upon when the time of the seat is over.
    """

    def __init__(
        self, store: Store, register: Register, posts: Posts, notes: Notes, ended: Callable[[str, int, Rule], Awaitable[None]]
    ) -> None:
        self._store, self._register, self._posts, self._notes, self._ended = store, register, posts, notes, ended
        self._alarms: dict[str, asyncio.Task[None]] = {}
        self._mine: set[str] = set()

    async def adopt(self) -> None:
        """Look after the clocks that nobody looks after, again and again."""
        while True:
            try:
                for table in await asyncio.to_thread(self._store.timed):
                    if table not in self._mine and await self._take(table):
                        await self._wake(table)
            except OSError as error:
                self._notes.log("clocks wait", kind=type(error).__name__)
            await asyncio.sleep(ADOPT)

    async def standing(self, table: str) -> tuple[Rule, Standing] | None:
        """Return what was agreed upon at a table, and how its clocks stand; None where there are none."""
        entry = await self._register.entry(table)
        rule = kept(entry.row["clock"])
        if rule is None:
            return None
        return rule, standing(rule, len(entry.seats), await asyncio.to_thread(self._store.marks, table), list(entry.bots))

    async def told(self, table: str) -> dict[str, Any] | None:
        """Return how the clocks of a table stand now, as JSON data; None where there are none."""
        found = await self.standing(table)
        if found is None:
            return None
        rule, now = found
        left = [round(one, 3) for one in now.now(time.time())]
        return {**attrs.asdict(rule), "left": left, "running": list(now.running), "halted": now.halted or now.free}

    async def check(self, table: str) -> None:
        """Refuse a change while the clock makes a pause.

        Raises:
            SwcoreError: `paused`.
        """
        found = await self.standing(table)
        if found is not None and found[1].paused:
            told = "The game is paused: the time of a seat is over."
            raise SwcoreError(told, code="paused", hint="The host may let it go on.", table=table)

    async def begin(self, table: str, pending: tuple[int, ...], seat: int | None = None) -> None:
        """Let the clock of a table run.

        Args:
            table: the table.
            pending: who is awaited.
            seat: who gets a little time where none is left.
        """
        await self._mark(table, GO, pending, seat)
        await self._take(table)
        await self.watch(table)

    async def seated(self, table: str, full: bool) -> None:
        """Stop the clock of a table when a seat is left, and let it run on when all are taken.

        Args:
            table: the table.
            full: whether no seat is free.
        """
        found = await self.standing(table)
        if found is not None and found[1].begun and found[1].free == full:
            marks = await asyncio.to_thread(self._store.marks, table)
            await self._mark(table, TAKEN if full else FREE, marks[-1].pending)

    async def paused(self, table: str) -> bool:
        """Return whether a game may only go on when its host says so, for a time was over."""
        found = await self.standing(table)
        return found is not None and found[1].paused

    async def halt(self, table: str, pending: tuple[int, ...]) -> None:
        """Stop the clock of a table."""
        await self._mark(table, HALT, pending)
        self.forget(table)

    async def grace(self, table: str, seat: int) -> None:
        """Give a little time to a seat that is played on by its player."""
        marks = await asyncio.to_thread(self._store.marks, table)
        if marks:
            await self._mark(table, GRACE, marks[-1].pending, seat)

    async def watch(self, table: str) -> None:
        """Set the alarm of a table, where this server looks after its clock."""
        found = await self.standing(table) if table in self._mine else None
        if found is None:
            return
        self.forget(table)
        due = found[1].next()
        if due is not None:
            self._alarms[table] = asyncio.get_running_loop().create_task(self._ring(table, found[0], *due))

    def forget(self, table: str) -> None:
        """Take the alarm of a table away."""
        task = self._alarms.pop(table, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def over(self, table: str) -> None:
        """Look after the clock of a table no longer."""
        self.forget(table)
        if table in self._mine:
            self._mine.discard(table)
            await self._posts.release(f"clock {table}")

    async def close(self) -> None:
        """Take all alarms away."""
        tasks = list(self._alarms.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take(self, table: str) -> bool:
        if await self._posts.take(f"clock {table}"):
            self._mine.add(table)
        return table in self._mine

    async def _wake(self, table: str) -> None:
        """Look after a clock from now on; the time since its last mark counts for nobody."""
        marks = await asyncio.to_thread(self._store.marks, table)
        if marks:
            await self._mark(table, WAKE, marks[-1].pending)
            await self.watch(table)

    async def _mark(self, table: str, kind: str, pending: tuple[int, ...], seat: int | None = None) -> None:
        await asyncio.to_thread(self._store.mark, table, Mark(kind, seat, time.time(), pending))

    async def _ring(self, table: str, rule: Rule, at: float, seat: int) -> None:
        await asyncio.sleep(max(0.0, at - time.time()) + LATE)
        self._notes.log("time over", table=table, seat=seat)
        self._notes.count("times_over", rule.zero)
        await self._ended(table, seat, rule)
