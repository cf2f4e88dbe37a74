"""What a piece does to the process that it is played in: it writes to its pipes, ends it, or raises what is no exception."""

from __future__ import annotations

import asyncio
import io
import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from swcore_server.hands import Ended, Hand, Moved, Told
from swcore_server.notes import Notes
from swcore_server.process import apart
from swcore_server.settings import Settings
from swcore_server.store import Store
from swcore_server.worker import Worker
from swcore_server.workers import Workers

from swcore import hookimpl
from swcore.conquest import Race
from swcore.errors import SwcoreError
from swcore.game.game import Game


class Begun:
    """A process of which the test says what it writes."""

    def __init__(self) -> None:
        self.written, self.killed = list[bytes](), False
        self.slate = SimpleNamespace(number=0)
        self.process = SimpleNamespace(stdin=SimpleNamespace(write=self.written.append), stdout=asyncio.StreamReader())

    def kill(self) -> None:
        self.killed = True
        if not self.process.stdout.at_eof():
            self.process.stdout.feed_eof()

    async def end(self) -> None:
        self.kill()


async def outcomes(lines: bytes) -> tuple[list[Any], bool]:
    """Return what becomes of two requests when a process writes some lines during the second, and whether it was killed."""
    begun = Begun()

    async def take() -> Begun:
        return begun

    spares: Any = SimpleNamespace(take=take, is_ready=lambda: False)
    hand = Hand(Settings(), spares)
    asked = [asyncio.ensure_future(hand.ask('"request":{}', table)) for table in "ab"]
    while len(begun.written) < 3:  # what the process is for, and both requests
        await asyncio.sleep(0)
    begun.slate.number = 2
    begun.process.stdout.feed_data(lines)
    if lines.endswith(b"ends"):
        begun.process.stdout.feed_eof()
    found = await asyncio.wait_for(asyncio.gather(*asked, return_exceptions=True), 5)
    await hand.close()
    return found, begun.killed


@pytest.mark.parametrize(
    "lines", [b"garbage\n", b"~\n", b"[]\t{}\n", b'[7,false,false,[]]\t{"id":7}\n', b'[2,false,false,3]\t{"id":2}\n', b"ends"]
)
def test_a_line_that_is_no_answer_ends_the_process_at_once(lines: bytes) -> None:
    (first, second), killed = asyncio.run(outcomes(lines))
    assert isinstance(second, Ended), "it was being answered"
    assert isinstance(first, Moved), "it is asked again elsewhere"
    assert killed


def test_what_came_before_such_a_line_is_handed_out() -> None:
    (first, second), _ = asyncio.run(outcomes(b'[1,true,false,[0]]\t{"answer":1}\ngarbage\n'))
    assert first == Told('{"answer":1}', changed=True, over=False, pending=(0,))
    assert isinstance(second, Ended)


class Ends:
    """A hand of which the process ends so many times."""

    def __init__(self, times: int) -> None:
        self.times, self.asked = times, 0

    async def ask(self, line: str, table: str = "") -> Told:
        self.asked += 1
        if self.asked <= self.times:
            raise Ended
        return Told("{}")


def asked(times: int, do: str, *, think: bool = False) -> tuple[str, Workers, str]:
    """Return the code of what a request gets, who was asked, and what was written down."""
    log = io.StringIO()
    workers = Workers(Settings(), "x", Notes(log))
    hand: Any = Ends(times)
    workers.hands, workers.heads = [hand], [hand]
    try:
        asyncio.run(workers.ask("t", 0, {"do": do}, think=think))
    except SwcoreError as error:
        return error.code, workers, log.getvalue()
    return "", workers, log.getvalue()


@pytest.mark.parametrize("think", [False, True])
def test_a_game_over_which_two_processes_end_is_paused_and_named(think: bool) -> None:
    code, workers, log = asked(9, "act", think=think)
    assert (code, workers.paused, workers.hands[0].asked) == ("paused", {"t"}, 2)  # type: ignore[attr-defined]
    told = json.loads(log)
    assert (told["event"], told["table"]) == ("paused", "t")


def test_a_process_that_ends_once_is_no_fault_of_a_game() -> None:
    code, workers, log = asked(1, "act")
    assert (code, workers.paused, log) == ("", set(), "")


def test_a_game_that_could_not_be_begun_is_not_paused() -> None:
    code, workers, log = asked(9, "new")
    assert (code, workers.paused) == ("worker", set())
    assert json.loads(log)["event"] == "not answered"


def test_code_of_others_has_none_of_the_pipes(tmp_path: Path) -> None:
    """In C, too: what it knows are the numbers 0, 1 and 2."""
    kept = [os.dup(number) for number in (0, 1, 2)]
    (to_it, asks), (answers, from_it) = os.pipe(), os.pipe()
    errors = os.open(tmp_path / "errors", os.O_WRONLY | os.O_CREAT)
    sys.stdout.flush()
    try:
        for number, end in enumerate((to_it, from_it, errors)):
            os.dup2(end, number)
        source, target = apart()
        os.write(1, b"garbage\n")
        nothing = os.read(0, 9)
        os.close(0)
        os.write(asks, b"asked\n")
        with source, target:
            line = source.readline()
            target.write(b"answered\n")
    finally:
        for number, end in enumerate(kept):
            os.dup2(end, number)
            os.close(end)
        for end in (to_it, asks, from_it, errors):
            os.close(end)
    assert (nothing, line, os.read(answers, 99)) == (b"", b"asked\n", b"answered\n")
    assert (tmp_path / "errors").read_bytes() == b"garbage\n"
    os.close(answers)


@pytest.mark.parametrize("kind", [KeyboardInterrupt, BaseException, SystemExit, MemoryError])
def test_what_is_no_exception_is_answered_as_a_fault_and_the_game_goes_on(tmp_path: Path, kind: type[BaseException]) -> None:
    class Raises(Race):
        @hookimpl
        def conquest_picked(self, view: Any, army: Any) -> None:
            raise kind

    log = io.StringIO()
    worker = Worker(Store(f"sqlite:///{tmp_path / 'x.db'}"), 4)
    worker.store.prepare()
    worker.notes = Notes(log)
    piece = Raises("home.raises", tokens=6, name="Raises")
    worker.desk.open("t", Game.new("small-world", 2, seed=1, with_pieces=[piece], featured=["home.raises"]))

    def told(**asked: Any) -> dict[str, Any]:
        [(_, _, _, body)] = worker.together([{"seat": 0, "request": {"table": "t", **asked}}])
        found: dict[str, Any] = json.loads(body)
        return found

    before = told(do="status")
    assert told(do="act", seat=0, action="pick home.raises")["error"]["code"] in ("internal", "plugin-failed")
    assert kind.__name__ in log.getvalue()
    assert told(do="status") == before
    assert "pick home.raises" in [one["action"] for one in told(do="menu", seat=0)["answer"]["choices"]]
    worker.store.close()
