"""The worker processes: a hook that loops takes its own game along, and nothing else.

A game is always played by the same process. One that holds up the others of its process is played apart from then on, in a
process of its own that lets all others come first; they go on at once in one that has waited for that. What takes too long even
there is ended, and its game is paused; so is one over which processes end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from swcore.errors import SwcoreError
from swcore_server.hands import Ended, Hand, Held, Moved, Told
from swcore_server.notes import Notes
from swcore_server.places import PEOPLE, Places
from swcore_server.process import SLOW
from swcore_server.settings import Settings
from swcore_server.spares import Spares

TRIES = 3  # how often a request is sent, when processes end
ENDS = 2  # processes that end over one request, until its game is paused
TOPIC = "?"  # what no table is called: before what is asked about no table
APART = 4  # games that are played apart at a time
LATER = 0.5  # seconds until processes load what nobody has asked for: who comes back to a game comes first


class Workers:
    """All worker processes. Long thinking goes on beside, in processes that only look.

    Args:
        settings: what the server was told.
        name: of the server.
        notes: log and numbers.

    Attributes:
        paused: the games in which a request took too long or ended its process, until somebody goes on with them.
        apart: the processes of games that are played apart.
    """

    def __init__(self, settings: Settings, name: str, notes: Notes) -> None:
        self._settings, self._notes = settings, notes
        self.spares = Spares(settings, name, notes)
        self.hands = [self._hand(slow=SLOW, judge=self._judged) for _ in range(settings.workers)]
        self.heads = [self._hand(slow=settings.thinking + 1.0, follow=True, judge=self._looked) for _ in range(settings.thinkers)]
        self._places = [Places() for _ in self.heads]
        self.bench = self._hand(follow=True)
        self.paused: set[str] = set()
        self.apart: OrderedDict[str, Hand] = OrderedDict()
        self._beside = asyncio.Semaphore(APART)
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Let the processes load all rules before they are asked."""
        if self._settings.spares:
            self._begin(self._warm())

    async def ask(
        self,
        table: str,
        seat: int | None,
        request: dict[str, Any],
        *,
        think: bool = False,
        clock: bool = False,
        rank: int = PEOPLE,
    ) -> Told:
        """Return the answer to a request.

        Args:
            table: which game it is about; "" for none.
            seat: whose eyes it is answered for.
            request: as JSON data. A change has a key, so that it may be sent again when the process ended.
            think: whether it may take long, and changes nothing.
            clock: whether the time of a change is to be kept.
            rank: for whom is thought, see `Places`.

        Raises:
            SwcoreError: `paused`, `worker`, `busy`; `too-fast` while many others wait.
        """
        place = self._places[_place(table, self.heads)].taken(table, rank) if think and self.heads else contextlib.nullcontext()
        async with place:
            return await self._answered(table, seat, request, think=think, clock=clock)

    async def _answered(self, table: str, seat: int | None, request: dict[str, Any], *, think: bool, clock: bool) -> Told:
        line = f'"seat":{json.dumps(seat)},"clock":{json.dumps(clock)},"request":{json.dumps(request)}'
        key = table or _topic(request)
        tries = ends = 0
        while tries < TRIES:
            if table in self.paused:
                raise paused(table)
            try:
                return await self._one(key, think).ask(line, key)
            except Held:
                if think and self.heads:
                    return await self._once(table, line)
            except TimeoutError:
                raise paused(table) if table else busy() from None
            except Moved:
                continue
            except Ended as error:
                ends += 1
                if ends == ENDS:
                    self._looked(key if request["do"] != "new" else TOPIC, error)  # a game that was not begun is not paused
                    raise paused(table) if table in self.paused else unreached() from None
            except (ConnectionError, ValueError):
                tries += 1
        raise unreached()

    async def craft(self, request: dict[str, Any], late: SwcoreError | None = None) -> Told:
        """Return the answer to a question of the workshop, from a process that plays no game.

        Args:
            request: as JSON data.
            late: what is raised when it takes too long; `too-long` when None.

        Raises:
            SwcoreError: see `late`.
        """
        line = f'"seat":null,"clock":false,"request":{json.dumps(request)}'
        for _ in range(TRIES):
            try:
                return await self.bench.ask(line)
            except TimeoutError:
                raise late or too_long() from None
            except (ConnectionError, ValueError):
                continue
        raise late or too_long()

    async def close(self) -> None:
        """End all processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.spares.close()
        await asyncio.gather(*(hand.close() for hand in (*self.hands, *self.heads, self.bench, *self.apart.values())))

    def _hand(self, **how: Any) -> Hand:
        return Hand(self._settings, self.spares, **how)

    def _one(self, table: str, think: bool) -> Hand:
        """Return who answers for a game."""
        if think and self.heads:
            return self.heads[_place(table, self.heads)]
        return self.apart.get(table) or self.hands[_place(table, self.hands)]

    def _judged(self, table: str, why: Exception) -> None:
        """Play a game apart that has held up others; the one that was set apart longest ago goes back to them."""
        self._looked(table, why)
        if isinstance(why, Held) and table and table not in self.apart:
            self.apart[table] = self._hand(last=True, judge=self._looked)
            if len(self.apart) > APART:
                _, back = self.apart.popitem(last=False)
                self._begin(back.close())

    def _looked(self, table: str, why: Exception) -> None:
        """Write down that a game has held up others, or pause it for it took too long, or ended its process."""
        game = bool(table) and not table.startswith(TOPIC)
        event = "held up" if isinstance(why, Held) else "paused" if game else "not answered"
        self._notes.log(event, **({"table": table} if game else {}))
        self._notes.count(event.replace(" ", "_"))
        if event == "paused":
            self.paused.add(table)

    async def _once(self, table: str, line: str) -> Told:
        """Return the answer to a request that only looks, from a process for it alone.

        Raises:
            SwcoreError: `paused`, `worker`.
        """
        async with self._beside:
            hand = self._hand(follow=True, last=True, judge=self._looked)
            try:
                return await hand.ask(line, table)
            except TimeoutError:
                raise paused(table) from None
            except (ConnectionError, ValueError):
                raise unreached() from None
            finally:
                await hand.close()

    def _begin(self, what: Any) -> None:
        task = asyncio.get_running_loop().create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _warm(self) -> None:
        """Let the processes load all rules, a game at a time: who plays already waits for no more than one."""
        await asyncio.sleep(LATER)
        line = '"seat":null,"clock":false,"request":'
        with contextlib.suppress(Held, TimeoutError, ConnectionError):  # what is not loaded now is when it is needed
            told = await self.heads[0].ask(f'{line}{{"do":"games"}}') if self.heads else None
            names = [one["id"] for one in told.data()["answer"]["games"]] if told is not None else []
            for hand in self.hands:
                for name in (*names, ""):
                    await hand.ask(line + json.dumps({"do": "warm", "game": name}))
        self.spares.refill()


def _place(table: str, hands: list[Hand]) -> int:
    return zlib.crc32(table.encode()) % len(hands)


def _topic(request: Mapping[str, Any]) -> str:
    """Return what a request about no table stands for where it holds up others: a game whose board cannot be made is apart."""
    return f"{TOPIC}{request.get('game', '')}"


def busy() -> SwcoreError:
    """Return the error for a question about no table that was not answered in time."""
    return SwcoreError("The server has not answered in time.", code="busy", hint="Try again in a moment.")


def unreached() -> SwcoreError:
    """Return the error for a request over which processes end."""
    return SwcoreError("The game cannot be reached.", code="worker", hint="Try again.")


def too_long() -> SwcoreError:
    """Return the error for a question that is not answered in time."""
    hint = "Make the piece or the map smaller, or try again."
    return SwcoreError("This takes too long to look over.", code="too-long", hint=hint)


def paused(table: str) -> SwcoreError:
    """Return the error for a game that is paused."""
    told = "The game is paused: something in it took too long, or ended its process."
    return SwcoreError(told, code="paused", hint="The host may let it go on.", table=table)
