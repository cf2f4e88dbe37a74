"""What players ask of a house, and who answers: requests reach the process of their game, and changes are told to all."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

from swcore.errors import SwcoreError
from swcore.protocol import request_of
from swcore.protocol.requests import Analyse, AtSeat, AtTable, Bot, Complete, Forecast, Menu, Move
from swcore_server.bots import Bots
from swcore_server.hands import Told
from swcore_server.notes import Notes
from swcore_server.places import PEOPLE
from swcore_server.register import Register
from swcore_server.settings import Settings
from swcore_server.store import Store
from swcore_server.timing import Timing
from swcore_server.workshop import WARM, check_question

NOT_TO_WATCH = (Move, Menu, Complete, Analyse, Forecast)
CHANGES = frozenset({"act", "bot", "drive", "redo", "resign", "undo"})
NAMED = frozenset({"analyse", "ending", "forecast", "guide", "menu", "news", "scene", "tell", "why"})  # speak of players
INSIDE = ("new", "load", "save", "close")  # asked by the house alone
CRAFTS = 8  # questions of the workshop that may wait


class Asking:
    """The part of a house that answers, see `House`."""

    settings: Settings
    notes: Notes
    store: Store
    workers: Any
    register: Register
    bots: Bots
    timing: Timing
    listeners: dict[str, set[Callable[[str], None]]]
    _tasks: set[asyncio.Task[None]]
    _crafts: int

    async def ask(self, seat: int | None, data: dict[str, Any], *, watching: bool = False) -> Told:
        """Return the answer to a request of a player.

        Args:
            seat: the seat that the player sits on; None for a bystander.
            data: the request, with its table.
            watching: whether the player may only look.

        Raises:
            SwcoreError: `not-yours`; and what cannot be read.
        """
        request = request_of(data)
        asked = request.seat if isinstance(request, AtSeat) else None
        closed = request.do in INSIDE or (watching and isinstance(request, NOT_TO_WATCH))
        if closed or (isinstance(request, AtTable) and asked is not None and asked != seat):
            raise SwcoreError("That is not for this seat.", code="not-yours", hint="Take the seat first.", request=request.do)
        fields = request.to_json()
        if isinstance(request, AtSeat) and seat is not None:
            fields["seat"] = seat
        if isinstance(request, Move) and not request.key:
            fields["key"] = f"~{secrets.token_hex(8)}"
        if isinstance(request, Bot | Analyse):
            fields["seconds"] = min(request.seconds or self.settings.thinking, self.settings.thinking)
        begun = time.monotonic()
        table = str(fields.get("table", ""))
        think = isinstance(request, Analyse) or (isinstance(request, Bot) and not request.play)
        told = await self._sent(table, seat, fields, think=think)
        self.notes.took(time.monotonic() - begun)
        self.notes.count("requests", request.do)
        return told

    async def craft(self, what: str, data: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Return the answer to a question of the workshop.

        Args:
            what: what is asked.
            data: the `game`, and the `data` that was written.
            lang: the language of the reader.

        Raises:
            SwcoreError: `too-fast` while many others wait; `too-long`; what the workshop refuses.
        """
        check_question(what)
        if self._crafts >= CRAFTS:
            raise SwcoreError("Too many messages at once.", code="too-fast", hint="Wait a moment.")
        self._crafts += 1
        try:
            asked = {"do": "workshop", "what": what, "game": data.get("game"), "data": data.get("data", {}), "lang": lang}
            told: Told = await self.workers.craft(asked)
        finally:
            self._crafts -= 1
        self.notes.count("requests", f"workshop-{what}")
        found = told.data()
        return dict(found.get("answer", found))

    def warm(self) -> None:
        """Let the process of the workshop begin, for somebody comes to it."""

        async def begun() -> None:
            with contextlib.suppress(SwcoreError, OSError):
                await self.workers.craft({"do": "workshop", "what": WARM})

        self._begin(begun())

    async def _sent(
        self, table: str, seat: int | None, request: dict[str, Any], *, think: bool = False, rank: int = PEOPLE
    ) -> Told:
        """Return the answer to a request, and let everybody know when it has changed a game."""
        clock = request["do"] in CHANGES and not think and bool((await self.register.entry(table)).row["clock"])
        if clock:
            await self.timing.check(table)
        names = (await self.register.entry(table)).called if table and request["do"] in NAMED else {}
        asked = {**request, "called": names} if names else request
        told: Told = await self.workers.ask(table, seat, asked, think=think, clock=clock, rank=rank)
        if told.changed:
            self.tell(table)
            if told.over:
                await asyncio.to_thread(self.store.set_over, table)
                self.register.forget(table)
                await self.timing.over(table)
            else:
                self.bots.drive(table, told.pending)
                if clock:
                    await self.timing.watch(table)
        return told

    async def _asked(
        self, table: str, seat: int | None, request: dict[str, Any], *, think: bool = False, rank: int = PEOPLE
    ) -> dict[str, Any]:
        """Return what an answer to the house itself holds.

        Raises:
            SwcoreError: what the answer refuses.
        """
        told = (await self._sent(table, seat, request, think=think, rank=rank)).data()
        if "error" in told:
            error = told["error"]
            raise SwcoreError(error["text"], code=error["code"], hint=error.get("hint", ""), **error.get("params", {}))
        found: dict[str, Any] = told["answer"]
        return found

    async def _pending(self, table: str) -> tuple[int, ...]:
        return tuple((await self._asked(table, None, {"do": "status", "table": table}))["pending"])

    def tell(self, table: str) -> None:
        """Tell all who listen that a table has changed."""
        for listener in list(self.listeners.get(table, ())):
            listener(table)

    def _begin(self, what: Any) -> None:
        task = asyncio.get_running_loop().create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
