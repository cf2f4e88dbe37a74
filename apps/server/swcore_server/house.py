"""The house: tables with their hosts and seats, and what players ask. It knows who may what, and no network."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any
from unicodedata import category

from swcore.errors import SwcoreError
from swcore.protocol import request_of
from swcore.protocol.requests import Analyse, AtSeat, AtTable, Bot, Complete, Forecast, Menu, Move, New
from swcore_server.bots import USUAL, Bots, checked
from swcore_server.clocks import Rule, rule_of
from swcore_server.hands import Told
from swcore_server.notes import Notes
from swcore_server.past import Past
from swcore_server.posts import Exchange, Posts
from swcore_server.register import Register
from swcore_server.settings import Settings
from swcore_server.store import Store
from swcore_server.timing import Timing
from swcore_server.tokens import hashed, new_table, new_token
from swcore_server.trials import Trials
from swcore_server.workers import Workers
from swcore_server.workshop import WARM, check_question

NOT_TO_WATCH = (Move, Menu, Complete, Analyse, Forecast)
CHANGES = frozenset({"act", "bot", "drive", "redo", "resign", "undo"})
NAMED = frozenset({"analyse", "ending", "forecast", "guide", "menu", "news", "scene", "tell", "why"})  # speak of players
INSIDE = ("new", "load", "save", "close")  # asked by the house alone
JOINERS = "\u200c\u200d"  # in some languages, and in emoji, letters need them
UNSEEN = ("Cc", "Cf", "Cs")  # what commands a terminal, turns the text around, or is half a letter
MOST_SEATS = 16
NAME = 40  # letters of a player's name
CRAFTS = 8  # questions of the workshop that may wait


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

    # -- tables

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

    # -- seats

    async def join(self, table: str, invite: str, player: str) -> dict[str, Any]:
        """Give the seat of an invitation to a player: `seat` and `token`.

        Raises:
            SwcoreError: `invitation`.
        """
        token = new_token()
        seat = await asyncio.to_thread(self.store.take_invite, table, hashed(invite), hashed(token), clean(player))
        if seat is None:
            told = "This invitation is not valid, or somebody has taken the seat."
            raise SwcoreError(told, code="invitation", hint="Ask the host for another one.")
        return await self._joined(table, seat, token)

    async def join_public(self, table: str, seat: int | None, player: str) -> dict[str, Any]:
        """Give a free seat of a public table to a player: `seat` and `token`.

        Args:
            table: the table.
            seat: the seat; the first free one when None.
            player: what the player is called.

        Raises:
            SwcoreError: `invitation` where the table is not public, or nothing is free; `unknown-table`.
        """
        row = (await self.register.entry(table)).row
        free = [one["seat"] for one in await self.register.players(table) if one["free"] and seat in (None, one["seat"])]
        token = new_token()
        for one in free if row["public"] else ():
            if await asyncio.to_thread(self.store.take_free, table, one, hashed(token), clean(player)):
                return await self._joined(table, one, token)
        told = "There is no free seat here that anybody may take."
        raise SwcoreError(told, code="invitation", hint="Ask the host for an invitation, or watch.")

    async def _joined(self, table: str, seat: int, token: str) -> dict[str, Any]:
        await self._seated(table)
        self.notes.log("join", table=table, seat=seat)
        return {"table": table, "seat": seat, "token": token}

    async def leave(self, table: str, token: str) -> None:
        """Give up a seat; the host may invite somebody else, or let a bot play it.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`.
        """
        seat = await self.register.seat_of(table, token)
        await self._set_seat(table, seat, token="", player="")
        self.notes.log("leave", table=table, seat=seat)

    async def invite(self, table: str, seat: int, token: str) -> str:
        """Return a new invitation to a seat; who sat there, or was invited, holds nothing any more.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`, `seats`.
        """
        await self.register.check_host(table, token, "invite")
        await self.register.seat(table, seat)
        invite = new_token()
        await self._set_seat(table, seat, token="", player="", bot="", invite=hashed(invite))
        return invite

    async def hand_over(self, table: str, seat: int, token: str, bot: str) -> None:
        """Let a bot play a seat, or its player again.

        Args:
            table: the table.
            seat: the seat.
            token: of the host, or of the player of the seat.
            bot: the bot; "" for the player.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`, `seats`, `unknown-bot`.
        """
        row = await self.register.seat(table, seat)
        if row["token"] != hashed(token):
            await self.register.check_host(table, token, "hand-over")
        name = checked(bot) if bot else ""
        if row["bot"] and not name:
            await self.timing.grace(table, seat)
        await self._set_seat(table, seat, bot=name)

    async def resume(self, table: str, token: str) -> None:
        """Go on with a game that was paused.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`.
        """
        await self.register.check_host(table, token, "resume")
        self.workers.paused.discard(table)
        found = await self.timing.standing(table)
        if found is not None and found[1].paused:
            out = next((seat for seat, left in enumerate(found[1].left) if left <= 0), None)
            await self.timing.begin(table, await self._pending(table), out)
        self.tell(table)
        self.bots.drive(table)

    async def versions(self, table: str, token: str) -> dict[str, Any]:
        """Return whether a game can be gone on with under the versions that are here, see `tried`; nothing changes.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`.
        """
        await self.register.check_host(table, token, "versions")
        return await self._asked(table, None, {"do": "versions", "table": table}, think=True)

    async def agree(self, table: str, token: str) -> dict[str, Any]:
        """Go on with a game under the versions that are here, where its replay fits; return what `versions` does.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`.
        """
        found = await self.versions(table, token)
        if found["fits"]:
            await asyncio.to_thread(self.store.agree, table, found["differing"])
            self.tell(table)
        return found

    async def _set_seat(self, table: str, seat: int, **values: str) -> None:
        await asyncio.to_thread(self.store.set_seat, table, seat, **values)
        await self._seated(table)

    async def _seated(self, table: str) -> None:
        """Take note that somebody sits, or a bot plays, who did not before."""
        self.register.forget(table)
        entry = await self.register.entry(table)
        if entry.row["clock"]:
            found = await self.timing.standing(table)
            if found is not None and not found[1].begun and entry.full:
                await self.timing.begin(table, await self._pending(table))
            await self.timing.seated(table, entry.full)
            await self.timing.watch(table)
        self.tell(table)
        self.bots.drive(table)

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
        table = str(fields.get("table", ""))
        think = not table or isinstance(request, Analyse) or (isinstance(request, Bot) and not request.play)
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

    async def _sent(self, table: str, seat: int | None, request: dict[str, Any], *, think: bool = False) -> Told:
        """Return the answer to a request, and let everybody know when it has changed a game."""
        clock = request["do"] in CHANGES and not think and bool((await self.register.entry(table)).row["clock"])
        if clock:
            await self.timing.check(table)
        names = (await self.register.entry(table)).called if table and request["do"] in NAMED else {}
        asked = {**request, "called": names} if names else request
        told: Told = await self.workers.ask(table, seat, asked, think=think, clock=clock)
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

    async def _asked(self, table: str, seat: int | None, request: dict[str, Any], *, think: bool = False) -> dict[str, Any]:
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

    async def _pending(self, table: str) -> tuple[int, ...]:
        return tuple((await self._asked(table, None, {"do": "status", "table": table}))["pending"])

    def tell(self, table: str) -> None:
        """Tell all who listen that a table has changed."""
        for listener in list(self.listeners.get(table, ())):
            listener(table)

    # -- what happens by itself

    async def _time_over(self, table: str, seat: int, rule: Rule) -> None:
        """Let a bot take over, or make a pause, when the time of a seat is over."""
        try:
            found = await self.timing.standing(table)
            if found is None or seat not in found[1].running or found[1].now(time.time())[seat] > 0:
                await self.timing.watch(table)
            elif rule.zero == "bot":
                await self._set_seat(table, seat, bot=USUAL)
            else:
                await self.timing.halt(table, found[1].running)
                self.tell(table)
        except (SwcoreError, OSError) as error:
            self.notes.log("clock stops", table=table, code=getattr(error, "code", "not-kept"))

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

    def _begin(self, what: Any) -> None:
        task = asyncio.get_running_loop().create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def clean(name: str) -> str:
    """Return the name of a player without what is not seen and turns the text around it; "" where nothing is left.

    Args:
        name: as it was sent.
    """
    seen = "".join(
        " " if one.isspace() else one for one in name if one.isspace() or one in JOINERS or category(one) not in UNSEEN
    )
    words = " ".join(seen.split())[:NAME].rstrip()
    return words if any(one not in JOINERS and one != " " for one in words) else ""


def _check_seats(bots: Mapping[str, str], seats: int) -> None:
    """Refuse bots for seats that are not there.

    Raises:
        SwcoreError: `bad-field`.
    """
    for seat in bots:
        if seat not in map(str, range(seats)):
            told = f"The field 'bots' names seat {seat[:40]!r}; there are seats 0 to {seats - 1}."
            raise SwcoreError(told, code="bad-field", field="bots", low=0, high=seats - 1)
