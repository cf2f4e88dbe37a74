"""The bots of a server: they play as long as they are awaited."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from swcore.errors import SwcoreError
from swcore.protocol.lobby import BOTS as KNOWN
from swcore_server.notes import Notes
from swcore_server.places import ALONE, BOTS
from swcore_server.posts import Posts
from swcore_server.register import Register

QUICK = frozenset({"random"})  # those that choose at once
USUAL = "usual"  # the one that the game itself names
NAMES = (*KNOWN, USUAL)
AT_ONCE = frozenset({"random", "greedy", USUAL})  # those that look no further than a choice
LONGEST = 2.0  # seconds that others may think about one, far below the patience with a process
PAUSE = 0.02  # seconds between moves, so that people come in between
AGAIN = 1.0  # seconds until a table is looked at again whose bots another server lets play
MOST_WAIT = 30.0  # seconds until it is tried again what could not be done
# What passes by itself: the disk is full, a process has ended, others are thought for.
PASSING = frozenset({"busy", "database-away", "not-kept", "too-fast", "worker"})
Ask = Callable[..., Awaitable[dict[str, Any]]]


def checked(bot: object) -> str:
    """Return the name of a bot.

    Raises:
        SwcoreError: `unknown-bot`.
    """
    if bot not in NAMES:
        told = f"There is no bot {str(bot)[:40]!r}."
        raise SwcoreError(told, code="unknown-bot", hint=", ".join(NAMES), name=str(bot)[:40])
    return str(bot)


class Bots:
    """Lets the bots of all tables play.

    Args:
        ask: asks a worker for the house itself.
        register: who sits where.
        posts: by which one server alone lets the bots of a table play.
        notes: log and numbers.
    """

    def __init__(self, ask: Ask, register: Register, posts: Posts, notes: Notes) -> None:
        self._ask, self._register, self._posts, self._notes = ask, register, posts, notes
        self._again: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def drive(self, table: str, pending: tuple[int, ...] | None = None) -> None:
        """Let the bots of a table play as long as they are awaited.

        Args:
            table: the table.
            pending: who is awaited, where that is known.
        """
        entry = self._register.known(table)
        if entry is not None and not any(pending is None or seat in pending for seat in entry.bots):
            return
        self._again.add(table)
        task = self._tasks.get(table)
        if task is None or task.done():
            task = self._tasks[table] = asyncio.get_running_loop().create_task(self._drive(table))
            task.add_done_callback(lambda done: self._tasks.pop(table, None) if self._tasks.get(table) is done else None)

    async def close(self) -> None:
        """Stop all of them."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table: str) -> None:
        mine = f"bots {table}"
        try:
            while not await self._posts.take(mine):
                await asyncio.sleep(AGAIN)
            wait = AGAIN
            while table in self._again:
                self._again.discard(table)
                try:
                    bots = (await self._register.entry(table)).bots
                    if bots and await self._played(table, bots):
                        self._again.add(table)
                        await asyncio.sleep(PAUSE)
                    wait = AGAIN
                except (SwcoreError, OSError) as error:
                    code = getattr(error, "code", "not-kept")
                    if code not in PASSING:
                        self._notes.log("bots stop", table=table, code=code)
                        return
                    if wait == AGAIN:
                        self._notes.log("bots wait", table=table, code=code)
                    self._again.add(table)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, MOST_WAIT)
        finally:
            await self._posts.release(mine)

    async def _played(self, table: str, bots: dict[int, str]) -> bool:
        """Let bots play a little, and return whether one has played."""
        key = f"~{secrets.token_hex(8)}"
        quick = {str(seat): bot for seat, bot in bots.items() if bot in QUICK}
        if quick:
            steps: int = (await self._ask(table, None, {"do": "drive", "table": table, "bots": quick, "key": key}))["steps"]
            if steps:
                self._notes.count("bot_steps", "quick", n=steps)
                return True
        if len(quick) == len(bots):
            return False
        status = await self._ask(table, None, {"do": "status", "table": table})
        seat = next((seat for seat in status["pending"] if bots.get(seat, "random") not in QUICK), None)
        if seat is None or status["over"]:
            return False
        action = await self._thought(table, seat, bots[seat])
        await self._ask(table, seat, {"do": "act", "table": table, "action": action, "key": key})
        self._notes.count("bot_steps", "slow")
        return True

    async def _thought(self, table: str, seat: int, bot: str) -> str:
        """Return the choice of a bot that takes its time; of the usual one where the game knows no such bot."""
        wanted: dict[str, Any] = {"do": "bot", "table": table, "name": "" if bot == USUAL else bot}
        if bot not in AT_ONCE:
            wanted["seconds"] = LONGEST
        entry = await self._register.entry(table)
        how = {"think": True, "rank": ALONE if len(entry.bots) == len(entry.seats) else BOTS}
        try:
            return str((await self._ask(table, seat, wanted, **how))["action"])
        except SwcoreError as error:
            if error.code != "no-value":
                raise
        return str((await self._ask(table, seat, {**wanted, "name": ""}, **how))["action"])
