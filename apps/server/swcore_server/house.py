"""The house: tables with their hosts, seats and bots. It knows who may what, and no network."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from swcore.errors import SwcoreError
from swcore.protocol import REQUESTS, request_of
from swcore.protocol.requests import Analyse, AtSeat, AtTable, Bot, Menu, Move, New
from swcore_server.notes import Notes
from swcore_server.settings import Settings
from swcore_server.store import Store
from swcore_server.tokens import hashed, new_table, new_token, same
from swcore_server.workers import Workers

INSIDE = ("new", "load", "save", "close")  # asked by the house alone
NAME = 40  # letters of a player's name
PAUSE = 0.02  # seconds between the moves of bots, so that people come in between


class House:
    """All tables of a server.

    Args:
        settings: what the server was told.
        notes: its log and numbers.

    Attributes:
        listeners: by table, who is told when it changes.
    """

    def __init__(self, settings: Settings, notes: Notes | None = None) -> None:
        self.settings, self.notes = settings, notes or Notes()
        self.store = Store(settings.database)
        self.workers = Workers(settings)
        self.listeners: defaultdict[str, set[Callable[[str], None]]] = defaultdict(set)
        self._seated: set[str] = set()  # tables that somebody else has changed since their bots were looked up
        self._driven: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Make the database ready."""
        await asyncio.to_thread(self.store.prepare)

    async def close(self) -> None:
        """Stop all that goes on; nothing is lost by it."""
        for task in list(self._driven.values()):
            task.cancel()
        await asyncio.gather(*self._driven.values(), return_exceptions=True)
        await self.workers.close()
        self.store.close()

    # -- tables

    async def create(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Set up a game for people who are invited.

        Args:
            data: the fields of the request `new`, and `public`, and `bots`: names of bots by seat.

        Returns:
            `table`, `host`: the token of the host, `invites`: a token by seat.

        Raises:
            SwcoreError: as `Game.new`; `bad-field`.
        """
        data = dict(data)
        public, bots = data.pop("public", False) is True, data.pop("bots", {})
        if not isinstance(bots, dict) or not all(isinstance(name, str) and len(name) <= NAME for name in bots.values()):
            raise SwcoreError("The field 'bots' is an object of names by seat.", code="bad-field", field="bots")
        name = new_table()
        request = request_of({**data, "do": "new", "table": name})
        assert isinstance(request, New)
        status = await self._told(name, None, request.to_json())
        seats, host = range(status["seats"]), new_token()
        invites = {str(seat): new_token() for seat in seats if str(seat) not in bots}
        rows = [
            {
                "seat": seat,
                "invite": hashed(invites[str(seat)]) if str(seat) in invites else "",
                "token": "",
                "bot": bots.get(str(seat), ""),
                "player": "",
            }
            for seat in seats
        ]
        await asyncio.to_thread(self.store.add_table, name, status["game"], public=public, host=hashed(host), seats=rows)
        self.notes.count("tables", status["game"])
        self.notes.log("table", table=name, game=status["game"], seats=len(rows))
        self.drive(name)
        return {"table": name, "host": host, "invites": invites, "status": status}

    async def join(self, table: str, invite: str, player: str) -> dict[str, Any]:
        """Give the seat of an invitation to a player: `seat` and `token`.

        Raises:
            SwcoreError: `invitation`.
        """
        token = new_token()
        seat = await asyncio.to_thread(self.store.take_invite, table, hashed(invite), hashed(token), player[:NAME])
        if seat is None:
            told = "This invitation is not valid, or somebody has taken the seat."
            raise SwcoreError(told, code="invitation", hint="Ask the host for another one.")
        self._seated.add(table)
        self.notes.log("join", table=table, seat=seat)
        self.tell(table)
        return {"table": table, "seat": seat, "token": token}

    async def seat_of(self, table: str, token: str) -> int:
        """Return the seat that a token is for.

        Raises:
            SwcoreError: `unknown-table`, `not-yours`.
        """
        for row in await self._seats(table):
            if same(token, row["token"]):
                return int(row["seat"])
        raise SwcoreError("That is not for this seat.", code="not-yours", hint="Join by an invitation first.", request="seat")

    async def hand_over(self, table: str, seat: int, token: str, bot: str) -> None:
        """Let a bot play a seat, or its player again.

        Args:
            table: the table.
            seat: the seat.
            token: of the host, or of the player of the seat.
            bot: the bot; "" for the player.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`, `seats`.
        """
        rows = {row["seat"]: row for row in await self._seats(table)}
        if seat not in rows:
            raise SwcoreError("There is no such seat.", code="seats", seat=seat, number=seat + 1, seats=len(rows))
        if not same(token, rows[seat]["token"]) and not await self.is_host(table, token):
            raise SwcoreError("Only the host and the player may do that.", code="not-yours", request="hand-over")
        await asyncio.to_thread(self.store.set_seat, table, seat, bot=bot[:NAME])
        self._seated.add(table)
        self.tell(table)
        self.drive(table)

    async def is_host(self, table: str, token: str) -> bool:
        """Return whether a token is that of the host."""
        row = await asyncio.to_thread(self.store.table, table)
        return row is not None and same(token, row["host"])

    async def players(self, table: str) -> list[dict[str, Any]]:
        """Return who sits where: `seat`, `player`, `bot`, and whether the seat is `free`."""
        return [
            {"seat": row["seat"], "player": row["player"], "bot": row["bot"], "free": not row["token"] and not row["bot"]}
            for row in await self._seats(table)
        ]

    async def _seats(self, table: str) -> list[dict[str, Any]]:
        rows = await asyncio.to_thread(self.store.seats, table)
        if not rows:
            raise SwcoreError(f"There is no table {table[:40]!r}.", code="unknown-table", table=table[:40])
        return rows

    # -- what players ask

    async def ask(self, seat: int | None, data: dict[str, Any], *, watching: bool = False) -> dict[str, Any]:
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
        closed = request.do in INSIDE or (watching and isinstance(request, Move | Menu | Analyse))
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
        told = await self.workers.ask(str(fields.get("table", "")), seat, fields)
        self.notes.took(time.monotonic() - begun)
        self.notes.count("requests", request.do if request.do in REQUESTS else "")
        if told.pop("changed"):
            self.tell(str(fields["table"]))
            self.drive(str(fields["table"]))
        return told

    async def _told(self, table: str, seat: int | None, request: dict[str, Any]) -> dict[str, Any]:
        """Return what an answer to the house itself holds.

        Raises:
            SwcoreError: what the answer refuses.
        """
        told = await self.workers.ask(table, seat, request)
        if "error" in told:
            error = told["error"]
            raise SwcoreError(error["text"], code=error["code"], hint=error.get("hint", ""), **error.get("params", {}))
        found: dict[str, Any] = told["answer"]
        return found

    def tell(self, table: str) -> None:
        """Tell all who listen that a table has changed."""
        for listener in list(self.listeners.get(table, ())):
            listener(table)

    # -- bots

    def drive(self, table: str) -> None:
        """Let the bots of a table play as long as they are awaited."""
        self._seated.add(table)
        task = self._driven.get(table)
        if task is None or task.done():
            task = self._driven[table] = asyncio.get_running_loop().create_task(self._drive(table))
            task.add_done_callback(lambda done: self._driven.pop(table, None) if self._driven.get(table) is done else None)

    async def _drive(self, table: str) -> None:
        try:
            bots: dict[int, str] = {}
            status: dict[str, Any] = {}
            self._seated.discard(table)
            while True:
                if not status or table in self._seated:
                    self._seated.discard(table)
                    bots = {row["seat"]: row["bot"] for row in await self._seats(table) if row["bot"]}
                    status = await self._told(table, None, {"do": "status", "table": table}) if bots else {"pending": []}
                mine = [seat for seat in status["pending"] if seat in bots]
                if not mine and table not in self._seated:
                    return
                if not mine:
                    continue
                wanted = {"do": "bot", "table": table, "name": bots[mine[0]], "play": True, "seconds": self.settings.thinking}
                status = await self._told(table, mine[0], {**wanted, "key": f"~{secrets.token_hex(8)}"})
                self.notes.count("requests", "bot")
                self.tell(table)
                await asyncio.sleep(PAUSE)
        except SwcoreError as error:
            self.notes.log("bots stop", table=table, code=error.code)
