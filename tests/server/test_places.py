"""What is thought over waits its turn, and what is asked about no table waits for no bot."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from swcore_server.hands import Told
from swcore_server.notes import Notes
from swcore_server.places import ALONE, BOTS, HINTS, PEOPLE, WAITING, Places
from swcore_server.settings import Settings
from swcore_server.workers import Workers

from swcore.errors import SwcoreError


async def order(*asked: tuple[str, int]) -> list[str]:
    """Return the order in which tables get places that are all asked for while all are taken."""
    places, done, gate = Places(), list[str](), asyncio.Event()

    async def thought(table: str, rank: int, waits: bool = False) -> None:
        async with places.taken(table, rank):
            if waits:
                await gate.wait()
            else:
                done.append(table)
                await asyncio.sleep(0)

    first = [("-", PEOPLE)] * HINTS + [("-", BOTS)]
    tasks = [asyncio.ensure_future(thought(*one, waits=True)) for one in first]
    await asyncio.sleep(0)
    tasks += [asyncio.ensure_future(thought(*one)) for one in asked]
    await asyncio.sleep(0)
    assert done == [], "no place is free"
    gate.set()
    await asyncio.gather(*tasks)
    return done


def test_tables_come_in_turn() -> None:
    assert asyncio.run(order(*(("a", BOTS),) * 3, ("b", BOTS), ("c", BOTS))) == ["a", "b", "c", "a", "a"]


def test_bots_whom_people_wait_for_come_before_bots_among_themselves() -> None:
    assert asyncio.run(order(("a", ALONE), ("b", ALONE), ("c", BOTS))) == ["c", "a", "b"]


def test_a_person_waits_for_one_bot_at_most_and_no_bot_for_people() -> None:
    async def run() -> None:
        places, inside, gate = Places(), list[str](), asyncio.Event()

        async def thought(table: str, rank: int) -> None:
            async with places.taken(table, rank):
                inside.append(table)
                await gate.wait()

        asked = [*(("bot", ALONE),) * 6, *((f"hint {n}", PEOPLE) for n in range(3)), ("bot", BOTS)]
        tasks = [asyncio.ensure_future(thought(*one)) for one in asked]
        await asyncio.sleep(0.01)
        assert sorted(inside) == ["bot", "hint 0", "hint 1"]
        gate.set()
        await asyncio.gather(*tasks)

    asyncio.run(run())


def test_who_stops_waiting_takes_no_place_and_too_many_are_refused() -> None:
    async def run() -> None:
        places = Places()
        async with places.taken("a"), places.taken("b"):
            tasks = [asyncio.ensure_future(places.taken("c").__aenter__()) for _ in range(WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(SwcoreError) as caught:
                await places.taken("d").__aenter__()
            assert caught.value.code == "too-fast"
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(5), places.taken("e"), places.taken("f"):
            pass

    asyncio.run(run())


class Stub:
    """A process that answers at once, or never does."""

    def __init__(self, answered: Callable[[], Awaitable[Told]]) -> None:
        self.answered, self.asked = answered, list[str]()

    async def ask(self, line: str, table: str = "") -> Told:
        self.asked.append(table)
        return await self.answered()


async def answers() -> Told:
    return Told("{}")


async def late() -> Told:
    raise TimeoutError


def workers(answered: Callable[[], Awaitable[Told]], log: Any = None) -> Any:
    """Return workers whose games are played by a stub, and whose head is busy for ever."""
    found: Any = Workers(Settings(workers=1), "", Notes(log or io.StringIO()))
    found.hands, found.heads = [Stub(answered)], [Stub(lambda: asyncio.sleep(3600, Told("")))]
    return found


def test_what_is_asked_about_no_table_waits_for_no_head() -> None:
    found = workers(answers)
    for asked in ({"do": "hello"}, {"do": "games"}, {"do": "preview", "game": "g"}):
        assert asyncio.run(found.ask("", None, asked)).body == "{}"
    assert (found.hands[0].asked, found.heads[0].asked) == (["?", "?", "?g"], [])


def test_what_is_asked_about_no_table_pauses_no_game() -> None:
    log = io.StringIO()
    found = workers(late, log)
    with pytest.raises(SwcoreError) as caught:
        asyncio.run(found.ask("", None, {"do": "games"}))
    assert caught.value.code == "busy"
    found._judged("?", TimeoutError())
    assert (found.paused, json.loads(log.getvalue())["event"]) == (set(), "not answered")
    found._judged("t", TimeoutError())
    assert found.paused == {"t"}


def test_the_house_asks_about_no_table_without_thinking(corner: Any) -> None:
    house, asked = corner().house, list[tuple[str, bool]]()
    before = house.workers.ask

    async def ask(table: str, seat: Any, request: Any, *, think: bool = False, **how: Any) -> Any:
        asked.append((request["do"], think))
        return await before(table, seat, request)

    house.workers.ask = ask
    for data in ({"do": "hello", "protocol": 1}, {"do": "preview", "game": "small-world"}):
        asyncio.run(house.ask(None, data))
    assert asked == [("hello", False), ("preview", False)]
