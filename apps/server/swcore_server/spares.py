"""Starting worker processes, and one that waits with everything loaded, so that nobody waits for it to start."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Any

import attrs

from swcore.protocol.lines import LOCAL
from swcore_server.notes import Notes
from swcore_server.settings import Settings
from swcore_server.slate import Slate

STARTING = 60.0  # seconds that a process may take to begin
LATER = 1.0  # seconds until a spare process that was taken is replaced: others need the machine now
WARM = b'{"n":1,"seat":null,"request":{"do":"warm"}}\n'


@attrs.frozen(eq=False)
class Begun:
    """A process that has begun.

    Attributes:
        process: it.
        slate: where it shows which request it answers.
    """

    process: asyncio.subprocess.Process
    slate: Slate

    def kill(self) -> None:
        """End it at once."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()

    def yields(self) -> None:
        """Let all others come first from now on, where the system can do that."""
        if hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self.process.pid, 19)

    async def end(self) -> None:
        """End it, and wait until it is gone."""
        self.kill()
        await self.process.wait()
        self.slate.close()


class Spares:
    """Starts worker processes.

    Args:
        settings: what the server was told.
        name: of the server.
        notes: its numbers: how many processes wait.
    """

    def __init__(self, settings: Settings, name: str, notes: Notes) -> None:
        self._settings, self._name, self._notes = settings, name, notes
        self._waiting: list[Begun] = []
        self._task: asyncio.Task[None] | None = None
        self._warm = True

    def is_ready(self) -> bool:
        """Return whether a process waits."""
        return any(one.process.returncode is None for one in self._waiting)

    async def take(self) -> Begun:
        """Return a process: the one that waits, or a new one."""
        while self._waiting:
            found = self._waiting.pop()
            self._notes.gauges["spares"] = len(self._waiting)
            self.refill()
            if found.process.returncode is None:
                return found
            await found.end()
        return await self.begin()

    async def begin(self) -> Begun:
        """Return a new process, which has loaded no rules yet."""
        slate = Slate()
        words = ("-m", "swcore_server.process", self._settings.database, str(self._settings.tables), self._name, slate.path)
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=pipe, stdout=pipe, limit=LOCAL)
        assert process.stdout is not None
        found = Begun(process, slate)
        try:
            await asyncio.wait_for(process.stdout.readline(), STARTING)
        except BaseException:
            await found.end()
            raise
        slate.unlink()
        return found

    def refill(self) -> None:
        """See to it that a process waits before long."""
        if self._settings.spares and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._refilled())

    async def close(self) -> None:
        """End what waits."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.gather(*(one.end() for one in self._waiting))
        self._waiting.clear()

    async def _refilled(self) -> None:
        while len(self._waiting) < self._settings.spares:
            await asyncio.sleep(LATER)
            found = await self.begin()
            try:
                if self._warm:
                    await asyncio.wait_for(_warmed(found), self._settings.patience)
            except BaseException as error:
                await found.end()
                if not isinstance(error, TimeoutError):
                    raise
                self._warm = False  # rules that take so long are loaded when they are needed
                continue
            self._waiting.append(found)
            self._notes.gauges["spares"] = len(self._waiting)


async def _warmed(begun: Begun) -> None:
    """Wait until a process has loaded all rules."""
    source: Any = begun.process.stdout
    assert begun.process.stdin is not None
    begun.process.stdin.write(WARM)
    while (await source.readline()).startswith(b"~"):
        pass
