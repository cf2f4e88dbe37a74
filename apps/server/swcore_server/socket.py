"""One connection over a WebSocket: the messages of the protocol, within limits."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from swcore.errors import FAULTS, SwcoreError
from swcore.protocol import Notice
from swcore.protocol.conversation import id_of
from swcore.protocol.forms import Id
from swcore.protocol.lines import data_of, line_of
from swcore.protocol.requests import REQUESTS, request_of
from swcore_server.hands import Told
from swcore_server.house import House
from swcore_server.limits import Bucket
from swcore_server.words import failure

TOO_MANY = 100  # messages over the limit after which a connection is closed
TABLES = 64  # at which one connection may be
GOING_AWAY, POLICY, OVERLOADED = 1001, 1008, 1013


class Line:
    """A connection: reads requests, sends answers and notices.

    Args:
        house: the house.
        socket: a WebSocket of Starlette, accepted.
    """

    def __init__(self, house: House, socket: Any) -> None:
        self.house, self.socket, self.settings = house, socket, house.settings
        self._sits: dict[str, str] = {}  # the token by table; "" where it watches
        self._seats: dict[str, int] = {}  # where its player sits
        self._table, self._lang = "", "en"
        self._out: asyncio.Queue[str] = asyncio.Queue(self.settings.queue)
        self._bucket, self._over = Bucket(self.settings.rate, self.settings.burst), 0
        self._closing = asyncio.Event()
        self._code = GOING_AWAY

    async def run(self) -> None:
        """Serve the connection until it ends."""
        self.house.notes.gauges["connections"] += 1
        tasks = [asyncio.ensure_future(one) for one in (self._read(), self._write(), self._closing.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for table in self._sits:
                self.house.listeners[table].discard(self._changed)
                if not self.house.listeners[table]:
                    del self.house.listeners[table]
                self._here(table, None)
            self.house.notes.gauges["connections"] -= 1
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(self._code), 1)

    async def _read(self) -> None:
        while True:
            message = await asyncio.wait_for(self.socket.receive(), self.settings.idle)
            if message["type"] != "websocket.receive":
                return
            raw = message.get("bytes")
            text = message.get("text") if raw is None else raw
            if not self._bucket.take():
                self._over += 1
                if self._over > TOO_MANY:
                    self._code = POLICY
                    return
                slow = SwcoreError("Too many messages at once.", code="too-fast", hint="Wait a moment.")
                self._send(_text(failure(slow, self._id(text or ""), self._lang).to_json()))
                continue
            self._send(await self._answer(text or ""))

    async def _answer(self, line: str | bytes) -> str:
        data: dict[str, Any] = {}
        try:
            data = data_of(line, self.settings.frame)
            told = await self._do(data)
            if data.get("do") == "hello" and data.get("lang") and "answer" in told.data():
                self._lang = str(data["lang"])
            return told.body
        except FAULTS as error:
            if not isinstance(error, SwcoreError | OSError):
                self.house.notes.fault(error)
            lang = data.get("lang") or self._lang
            return _text(failure(error, id_of(data), lang if isinstance(lang, str) else self._lang).to_json())

    async def _do(self, data: dict[str, Any]) -> Told:
        do = data.get("do")
        if do in ("hello", "games", "preview"):
            return await self.house.ask(None, {"lang": self._lang, **data})
        if not isinstance(do, str) or do not in REQUESTS:
            request_of(data)  # says that there is none, to who has not sat down, too
        table = data.get("table") or self._table
        if not isinstance(table, str):
            raise SwcoreError("The field 'table' is a text.", code="bad-field", field="table")
        data = {"lang": self._lang, **data, "table": table}
        if do == "seat":
            token = data.pop("token", "")
            token = token if isinstance(token, str) else ""
            seat = await self.house.register.seat_of(table, token)
            if data.get("seat") not in (None, seat):
                told = f"The token is for seat {seat}, counted from 0."
                raise SwcoreError(told, code="not-yours", hint="Leave the field 'seat' out, or name that one.", request="seat")
            self._sit(table, token, seat)
            data.pop("seat", None)
            return await self.house.ask(seat, {**data, "do": "status"})
        if do == "watch":
            await self.house.register.entry(table)
            self._sit(table, "")
            return await self.house.ask(None, {**data, "do": "status"})
        if table not in self._sits:
            hint = "Send `seat` with a token, or `watch`."
            raise SwcoreError("Sit down first.", code="not-yours", hint=hint, request=str(do)[:40])
        self._table = table
        token = self._sits[table]
        mine = await self.house.register.seat_of(table, token) if token else None  # each time: the seat may have been given up
        return await self.house.ask(mine, data, watching=mine is None)

    def _id(self, line: str | bytes) -> Id:
        try:
            return id_of(data_of(line, self.settings.frame))
        except SwcoreError:
            return None

    def _sit(self, table: str, token: str, seat: int | None = None) -> None:
        """Note that the connection sits at a table that there is, or watches it.

        Raises:
            SwcoreError: `connection-tables`.
        """
        if table not in self._sits and len(self._sits) >= TABLES:
            told, hint = f"A connection is at up to {TABLES} tables.", "Open another connection."
            raise SwcoreError(told, code="connection-tables", hint=hint, most=TABLES)
        self._here(table, seat)
        self._sits[table], self._table = token, table
        self.house.listeners[table].add(self._changed)
        self.house.bots.drive(table)

    def _here(self, table: str, seat: int | None) -> None:
        """Note that a player is here, or no longer."""
        here, before = self.house.register.here, self._seats.pop(table, None)
        if before is not None:
            here[table, before] -= 1
            if not here[table, before]:
                del here[table, before]
        if seat is not None:
            self._seats[table] = seat
            here[table, seat] += 1
        if before != seat:
            self.house.tell(table)

    def _changed(self, table: str) -> None:
        self._send(_text(Notice("changed", table).to_json()))

    def _send(self, text: str) -> None:
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            self._code = OVERLOADED
            self._closing.set()

    async def _write(self) -> None:
        while True:
            text = await self._out.get()
            await asyncio.wait_for(self.socket.send_text(text), self.settings.slow)


def _text(data: dict[str, Any]) -> str:
    return line_of(data).decode().rstrip("\n")
