"""The house: tables with their hosts and seats, and what players ask. It knows who may what, and no network."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any

from swcore.errors import SwcoreError
from swcore.protocol import request_of
from swcore.protocol.requests import New
from swcore_server.bots import USUAL, Bots, checked
from swcore_server.clocks import Rule, rule_of
from swcore_server.errors import Away
from swcore_server.notes import Notes
from swcore_server.past import Past
from swcore_server.posts import Exchange, Posts
from swcore_server.register import Register
from swcore_server.seating import Seating
from swcore_server.settings import Settings
from swcore_server.store import Store
from swcore_server.timing import Timing
from swcore_server.tokens import hashed, new_table, new_token
from swcore_server.trials import Trials
from swcore_server.workers import Workers

MOST_SEATS = 16
TIDY = 1.0  # seconds between looks at the log of the database


class House(Seating):
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
        name = secrets.token_hex(6)
        self.store = Store(settings.database, name=name)
        self.workers = workers or Workers(settings, name, self.notes)
        self.register = Register(self.store)
        self.posts = Exchange(self.store, self.notes, self._lost) if self.store.postgres else Posts()
        self.bots = Bots(self._asked, self.register, self.posts, self.notes)
        self.timing = Timing(self.store, self.register, self.posts, self.notes, self._time_over)
        self.listeners: defaultdict[str, set[Callable[[str], None]]] = defaultdict(set)
        self._tasks: set[asyncio.Task[None]] = set()
        self._crafts = 0
        self.past = Past(self.register, self.workers)
        self.trials = Trials(self.notes)

    async def open(self) -> None:
        """Make the database ready, and look after the clocks."""
        await asyncio.to_thread(self.store.prepare)
        self.workers.open()
        await self.posts.open(self._heard)
        self._begin(self.timing.adopt())
        self._begin(self._tidy())

    async def close(self) -> None:
        """Stop all that goes on; nothing is lost by it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.timing.close()
        await self.bots.close()
        await self.trials.close()
        await self.workers.close()
        await self.posts.close()
        self.store.close()

    async def create(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Set up a game for people who are invited.

        Args:
            data: the fields of the request `new`, and `public`, `bots`: names of bots by seat, and `clock`: see `rule_of`.

        Returns:
            `table`, `host`: the token of the host, `invites`: a token by seat.

        Raises:
            SwcoreError: as `Game.new`; `bad-field`, `clock`, `unknown-bot`.
        """
        data = dict(data)
        public, bots, clock = data.pop("public", False), data.pop("bots", {}), data.pop("clock", None)
        if type(public) is not bool:
            raise SwcoreError("The field 'public' is true or false.", code="bad-field", field="public")
        if not isinstance(bots, dict):
            raise SwcoreError("The field 'bots' is an object of names by seat.", code="bad-field", field="bots")
        bots = {seat: checked(bot) for seat, bot in bots.items()}
        _check_seats(bots, data["seats"] if type(data.get("seats")) is int else MOST_SEATS)
        rule = "" if clock is None else rule_of(clock).text()
        name = new_table()
        request = request_of({**data, "do": "new", "table": name})
        assert isinstance(request, New)
        status = await self._asked(name, None, request.to_json())
        try:
            _check_seats(bots, status["seats"])  # how many are usual is known only now
        except SwcoreError:
            await self._asked(name, None, {"do": "close", "table": name})
            await asyncio.to_thread(self.store.drop, name)
            raise
        seats, host = range(status["seats"]), new_token()
        invites = {str(seat): new_token() for seat in seats if str(seat) not in bots}
        kept = {seat: hashed(invites[str(seat)]) if str(seat) in invites else "" for seat in seats}
        rows = [{"seat": one, "invite": kept[one], "token": "", "bot": bots.get(str(one), ""), "player": ""} for one in seats]
        told: dict[str, Any] = {"public": public, "host": hashed(host), "seats": rows, "clock": rule}
        await asyncio.to_thread(self.store.add_table, name, status["game"], **told)
        self.notes.count("tables", status["game"])
        self.notes.log("table", table=name, game=status["game"], seats=len(rows))
        await self._seated(name)
        return {"table": name, "host": host, "invites": invites, "status": status}

    async def listed(self) -> list[dict[str, Any]]:
        """Return the public tables at which games go on: `table`, `game`, how many `seats`, and how many are `free`."""
        rows = await asyncio.to_thread(self.store.public_tables)
        return [{name: row[name] for name in ("table", "game", "created", "seats", "free")} for row in rows]

    async def told(self, table: str) -> dict[str, Any]:
        """Return what is known of a table: its `game`, whether it is `public` or `paused`, its `players`, and its `clock`."""
        row, players = (await self.register.entry(table)).row, await self.register.players(table)
        found = {"table": table, "game": row["game"], "public": row["public"], "over": row["over"], "players": players}
        clock = await self.timing.told(table)
        paused = table in self.workers.paused or await self.timing.paused(table)
        return {**found, "paused": paused, **({} if clock is None else {"clock": clock})}

    # -- what happens by itself

    async def _time_over(self, table: str, seat: int, rule: Rule) -> None:
        """Let a bot take over, or make a pause, when the time of a seat is over."""
        try:
            found = await self.timing.standing(table)
            if found is None or seat not in found[1].running or found[1].now(time.time())[seat] > 0:
                await self.timing.watch(table)
            elif rule.zero == "bot":
                await self._set_seat(table, seat, {"bot": ""}, bot=USUAL)
            else:
                await self.timing.halt(table, found[1].running)
                self.tell(table)
        except (SwcoreError, OSError) as error:
            self.notes.log("clock stops", table=table, code=getattr(error, "code", "not-kept"))

    async def _tidy(self) -> None:
        """Keep the log of the database short, and write down when it is away, and when it is back."""
        away = False
        while True:
            await asyncio.sleep(TIDY)
            try:
                await asyncio.to_thread(self.store.check)
                gone, why = False, ""
                await asyncio.to_thread(self.store.tidy)
            except Away as error:
                gone, why = True, str(error.strerror)
            except OSError:
                continue
            if gone != away:
                away = gone
                self.notes.log("database away" if away else "database back", **({"why": why} if away else {}))

    def _heard(self, what: str, table: str) -> None:
        """Take note of what another server has changed."""
        if what == "seats":
            self.register.forget(table)
        if self.listeners.get(table):
            self.tell(table)
            self.bots.drive(table)
        self._begin(self.timing.watch(table))

    def _lost(self, lost: bool) -> None:
        """Hold nothing in memory while others are not heard of; and look anew at all once they are again."""
        self.register.fresh = not lost
        self.register.forget()
        for table in list(self.listeners):
            self.tell(table)


def _check_seats(bots: Mapping[str, str], seats: int) -> None:
    """Refuse bots for seats that are not there.

    Raises:
        SwcoreError: `bad-field`.
    """
    for seat in bots:
        if seat not in map(str, range(seats)):
            told = f"The field 'bots' names seat {seat[:40]!r}; there are seats 0 to {seats - 1}."
            raise SwcoreError(told, code="bad-field", field="bots", low=0, high=seats - 1)
