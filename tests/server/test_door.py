"""Connections that say nothing, or half of something: they are let go, and others get in."""

from __future__ import annotations

import asyncio
import io
import json
import sys
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from swcore_server import door as doors
from swcore_server.door import BUSY, MOST, RESERVED, door, most_connections
from swcore_server.notes import Notes

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
ASKING = 0.2  # seconds


async def answers(scope: Any, receive: Any, send: Any) -> None:
    """Answer with the length of the body, after a while that is longer than one may take to ask."""
    if scope["type"] != "http":
        return
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return
        size, more = size + len(message["body"]), message["more_body"]
    if scope["path"] == "/slow":
        await asyncio.sleep(3 * ASKING)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"1")]})
    await send({"type": "http.response.body", "body": b"%d" % size})


def served(most: int, play: Callable[[Callable[[], Awaitable[Ends]]], Awaitable[None]]) -> tuple[Notes, str]:
    """Let connections come to a door; return what it counted and wrote down."""
    log = io.StringIO()
    notes = Notes(log)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        config = uvicorn.Config(answers, http=door(notes, most, ASKING), log_level="critical", lifespan="off")
        config.load()
        state = uvicorn.server.ServerState()
        made = lambda: config.http_protocol_class(config=config, server_state=state, app_state={})  # noqa: E731
        server = await loop.create_server(made, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        await asyncio.wait_for(play(lambda: asyncio.open_connection("127.0.0.1", port)), 10)
        server.close()
        for one in list(state.connections):
            one.shutdown()
        await server.wait_closed()

    asyncio.run(run())
    return notes, log.getvalue()


BODY = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"
HALVES = (b"", b"GET / HT", BODY, b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /")


@pytest.mark.parametrize("half", HALVES)
def test_who_does_not_say_what_it_wants_is_let_go(half: bytes) -> None:
    async def play(come: Callable[[], Awaitable[Ends]]) -> None:
        source, target = await come()
        target.write(half)
        told = await source.read()  # until it is closed
        assert (b"200 OK" in told) == half.endswith(b"\r\n\r\nGET /"), "what was asked whole is answered"
        target.close()

    assert served(9, play)[0].counts["too_slow", ""] == 1


def test_an_answer_may_take_longer_than_asking() -> None:
    async def play(come: Callable[[], Awaitable[Ends]]) -> None:
        source, target = await come()
        for _ in range(2):
            target.write(b"POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc")
            assert (await source.readuntil(b"\r\n\r\n3")).startswith(b"HTTP/1.1 200")
        target.close()

    assert served(9, play)[0].counts["too_slow", ""] == 0


def test_those_beyond_the_most_are_told_and_one_line_is_written() -> None:
    async def play(come: Callable[[], Awaitable[Ends]]) -> None:
        first = [await come() for _ in range(2)]
        for _ in range(3):
            source, target = await come()
            assert await source.read() == BUSY
            target.close()
        source, target = first[0]
        target.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await source.read()).endswith(b"\r\n\r\n0"), "who is inside is answered"
        target.close()
        await asyncio.sleep(0.05)
        source, target = await come()
        target.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await source.read()).endswith(b"\r\n\r\n0"), "there is room for another one"
        target.close()
        first[1][1].close()

    notes, log = served(2, play)
    assert notes.counts["turned_away", ""] == 3
    [line] = log.splitlines()
    assert (json.loads(line)["event"], json.loads(line)["most"]) == ("too many connections", 2)


@pytest.mark.parametrize(("soft", "most"), [(1024, 1024 - RESERVED), (100_000, MOST), (-1, MOST), (256, doors.LEAST)])
def test_there_are_files_left_for_what_the_server_itself_opens(monkeypatch: pytest.MonkeyPatch, soft: int, most: int) -> None:
    limits = SimpleNamespace(RLIMIT_NOFILE=7, RLIM_INFINITY=-1, getrlimit=lambda _: (soft, soft))
    monkeypatch.setitem(sys.modules, "resource", limits)
    assert most_connections() == most
