"""The house: tables with their hosts, seats and bots. It knows who may what, and no network."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from swcore.errors import SwcoreError
from swcore.protocol import request_of
from swcore.protocol.requests import Analyse, AtSeat, AtTable, Bot, Complete, Forecast, Menu, Move, New
from swcore_server.notes import Notes
from swcore_server.settings import Settings
from swcore_server.store import Store
from swcore_server.tokens import hashed, new_table, new_token, same
from swcore_server.workers import Told, Workers

QUICK = frozenset({"random"})  # bots that choose at once
NOT_TO_WATCH = (Move, Menu, Complete, Analyse, Forecast)
INSIDE = ("new", "load", "save", "close")  # asked by the house alone
NAME = 40  # letters of a player's name
KNOWN = 4096  # tables whose seats are held in memory
PAUSE = 0.02  # seconds between the moves of bots, so that people come in between


class House:
    """All tables of a server.

    Args:
        settings: what the server was told.
        notes: its log and numbers.
        workers: who plays the games; processes of its own when None.

    Attributes:
        listeners: by table, who is told when it changes.
    """

    def __init__(self, settings: Settings, notes: Notes | None = None, workers: Any = None) -> None:
        self.settings, self.notes = settings, notes or Notes()
        self.store = Store(settings.database)
        self.workers = workers or Workers(settings)
        self.listeners: defaultdict[str, set[Callable[[str], None]]] = defaultdict(set)
        self._again: set[str] = set()  # tables whose bots are to be looked up once more
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._rows: OrderedDict[str, list[dict[str, Any]]] = OrderedDict()  # seats, until they change

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
        return self._joined(table, seat, token)

    async def join_public(self, table: str, seat: int | None, player: str) -> dict[str, Any]:
        """Give a free seat of a public table to a player: `seat` and `token`.

        Args:
            table: the table.
            seat: the seat; the first free one when None.
            player: what the player is called.

        Raises:
            SwcoreError: `invitation` where the table is not public, or nothing is free; `unknown-table`.
        """
        row = await self._table(table)
        free = [one["seat"] for one in await self.players(table) if one["free"] and seat in (None, one["seat"])]
        token = new_token()
        for one in free if row["public"] else ():
            if await asyncio.to_thread(self.store.take_free, table, one, hashed(token), player[:NAME]):
                return self._joined(table, one, token)
        told = "There is no free seat here that anybody may take."
        raise SwcoreError(told, code="invitation", hint="Ask the host for an invitation, or watch.")

    def _joined(self, table: str, seat: int, token: str) -> dict[str, Any]:
        self._changed_seats(table)
        self.notes.log("join", table=table, seat=seat)
        return {"table": table, "seat": seat, "token": token}

    async def leave(self, table: str, token: str) -> None:
        """Give up a seat; the host may invite somebody else, or let a bot play it.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`.
        """
        seat = await self.seat_of(table, token)
        await self._set_seat(table, seat, token="", player="")
        self.notes.log("leave", table=table, seat=seat)

    async def invite(self, table: str, seat: int, token: str) -> str:
        """Return a new invitation to a seat; who sat there, or was invited, holds nothing any more.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`, `seats`.
        """
        await self._check_host(table, token, "invite")
        await self._seat(table, seat)
        invite = new_token()
        await self._set_seat(table, seat, token="", player="", bot="", invite=hashed(invite))
        return invite

    async def resume(self, table: str, token: str) -> None:
        """Go on with a game that was paused.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`.
        """
        await self._check_host(table, token, "resume")
        self.workers.paused.discard(table)
        self.tell(table)
        self.drive(table)

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
        row = await self._seat(table, seat)
        if not same(token, row["token"]):
            await self._check_host(table, token, "hand-over")
        await self._set_seat(table, seat, bot=bot[:NAME])

    async def _set_seat(self, table: str, seat: int, **values: str) -> None:
        await asyncio.to_thread(self.store.set_seat, table, seat, **values)
        self._changed_seats(table)

    async def _seat(self, table: str, seat: int) -> dict[str, Any]:
        rows = {row["seat"]: row for row in await self._seats(table)}
        if seat not in rows:
            raise SwcoreError("There is no such seat.", code="seats", seat=seat, number=seat + 1, seats=len(rows))
        return rows[seat]

    async def _check_host(self, table: str, token: str, request: str) -> None:
        if not same(token, (await self._table(table))["host"]):
            raise SwcoreError("Only the host may do that.", code="not-yours", request=request)

    async def _table(self, table: str) -> dict[str, Any]:
        row = await asyncio.to_thread(self.store.table, table)
        if row is None:
            raise _unknown(table)
        return row

    async def listed(self) -> list[dict[str, Any]]:
        """Return the public tables at which games go on: `table`, `game`, how many `seats`, and how many are `free`."""
        rows = await asyncio.to_thread(self.store.public_tables)
        return [{name: row[name] for name in ("table", "game", "created", "seats", "free")} for row in rows]

    async def told(self, table: str) -> dict[str, Any]:
        """Return what is known of a table: its `game`, whether it is `public` or `paused`, and its `players`."""
        row, players = await self._table(table), await self.players(table)
        paused = table in self.workers.paused
        return {"table": table, "game": row["game"], "public": row["public"], "paused": paused, "players": players}

    async def players(self, table: str) -> list[dict[str, Any]]:
        """Return who sits where: `seat`, `player`, `bot`, and whether the seat is `free`."""
        return [
            {"seat": row["seat"], "player": row["player"], "bot": row["bot"], "free": not row["token"] and not row["bot"]}
            for row in await self._seats(table)
        ]

    async def _seats(self, table: str) -> list[dict[str, Any]]:
        rows = self._rows.get(table)
        if rows is None:
            rows = await asyncio.to_thread(self.store.seats, table)
            if not rows:
                raise _unknown(table)
            self._rows[table] = rows
            if len(self._rows) > KNOWN:
                self._rows.popitem(last=False)
        return rows

    def _changed_seats(self, table: str) -> None:
        """Take note that somebody sits, or a bot plays, who did not before."""
        self._rows.pop(table, None)
        self.tell(table)
        self.drive(table)

    # -- what players ask

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
        think = isinstance(request, Analyse) or (isinstance(request, Bot) and not request.play)
        told = await self._sent(str(fields.get("table", "")), seat, fields, think=think)
        self.notes.took(time.monotonic() - begun)
        self.notes.count("requests", request.do)
        return told

    async def _sent(self, table: str, seat: int | None, request: dict[str, Any], *, think: bool = False) -> Told:
        """Return the answer to a request, and let everybody know when it has changed a game."""
        told = await self.workers.ask(table, seat, request, think=think)
        if told.changed:
            self.tell(table)
            if not told.over:
                self.drive(table, told.pending)
        return told

    async def _told(self, table: str, seat: int | None, request: dict[str, Any], *, think: bool = False) -> dict[str, Any]:
        """Return what an answer to the house itself holds.

        Raises:
            SwcoreError: what the answer refuses.
        """
        told = (await self._sent(table, seat, request, think=think)).data()
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

    def drive(self, table: str, pending: tuple[int, ...] | None = None) -> None:
        """Let the bots of a table play as long as they are awaited.

        Args:
            table: the table.
            pending: who is awaited, where that is known.
        """
        rows = self._rows.get(table)
        if rows is not None and not any(row["bot"] and (pending is None or row["seat"] in pending) for row in rows):
            return
        self._again.add(table)
        task = self._driven.get(table)
        if task is None or task.done():
            task = self._driven[table] = asyncio.get_running_loop().create_task(self._drive(table))
            task.add_done_callback(lambda done: self._driven.pop(table, None) if self._driven.get(table) is done else None)

    async def _drive(self, table: str) -> None:
        try:
            while table in self._again:
                self._again.discard(table)
                bots = {row["seat"]: row["bot"] for row in await self._seats(table) if row["bot"]}
                if bots and await self._played(table, bots):
                    self._again.add(table)
                    await asyncio.sleep(PAUSE)
        except SwcoreError as error:
            self.notes.log("bots stop", table=table, code=error.code)

    async def _played(self, table: str, bots: dict[int, str]) -> bool:
        """Let bots play a little, and return whether one has played."""
        key = f"~{secrets.token_hex(8)}"
        quick = {str(seat): bot for seat, bot in bots.items() if bot in QUICK}
        if quick:
            steps: int = (await self._told(table, None, {"do": "drive", "table": table, "bots": quick, "key": key}))["steps"]
            if steps:
                self.notes.count("bot_steps", n=steps)
                return True
        status = await self._told(table, None, {"do": "status", "table": table})
        seat = next((seat for seat in status["pending"] if bots.get(seat, "") and bots[seat] not in QUICK), None)
        if seat is None or status["over"]:
            return False
        chosen = await self._told(table, seat, {"do": "bot", "table": table, "name": bots[seat]}, think=True)
        await self._told(table, seat, {"do": "act", "table": table, "action": chosen["action"], "key": key})
        self.notes.count("bot_steps")
        return True


def _unknown(table: str) -> SwcoreError:
    return SwcoreError(f"There is no table {table[:40]!r}.", code="unknown-table", table=table[:40])
