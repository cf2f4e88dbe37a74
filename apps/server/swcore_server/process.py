"""A process that plays games: requests come in on stdin, answers go out on stdout, a line each. It ends when its server does.

A request is `{"n": its number, "seat": who is meant, "request": what is asked}`; `called` in it says how seats are called in
texts. An answer is `[number, whether the game has gone on, whether it is over, the seats that are awaited]`, a tab, and what the
protocol answers. Between come `~0` while a request goes on, and `~number` once it has taken so long that others should not wait
for it, each with the milliseconds of the processor that it has had. `{"role": {...}}` says what the process is for.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import sys
import threading
import time
from typing import Any, BinaryIO

import attrs

from swcore.protocol.lines import LOCAL, data_of
from swcore_server.slate import Slate
from swcore_server.store import Store
from swcore_server.warming import sparing, tidy
from swcore_server.worker import Told, Worker

READY = b"{}\n"
MOST = 16  # requests that are answered together
SLOW = 0.25  # seconds of the processor after which others should not wait for a request
WALL = 4.0  # times as many seconds on the clock: so much else may the machine be doing
BEAT = 0.05  # seconds between looks at what goes on
IDLE = 0.05  # seconds without a request that make an idle moment


@attrs.define
class Busy:
    """A request that is being answered.

    Attributes:
        number: its number.
        cpu, wall: when it was begun, by the clock of the processor and by that on the wall.
        longer: seconds that it may take beyond what others may.
        told: whether it was told that it takes long.
    """

    number: int
    cpu: float
    wall: float
    longer: float = 0.0
    told: bool = False

    def used(self) -> float:
        """Return the seconds of the processor that it has had."""
        return time.process_time() - self.cpu

    def is_late(self, slow: float) -> bool:
        """Return whether others should not wait for it."""
        most = slow + self.longer
        return self.used() > most or time.monotonic() - self.wall > WALL * most


class Process:
    """The ends of the pipes, and what is being done.

    Args:
        worker: answers.
        source, target: the pipes.
        slate: where the server sees which request it is; None where nobody looks.
    """

    def __init__(self, worker: Worker, source: BinaryIO, target: BinaryIO, slate: Slate | None = None) -> None:
        self.worker, self.source, self.target, self.slate = worker, source, target, slate
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._busy: Busy | None = None
        self._slow = SLOW
        worker.longer, worker.store.waits = self._longer, self._waits

    def run(self) -> None:
        """Answer until the input ends."""
        sparing()
        for one in (self._read, self._watch):
            threading.Thread(target=one, daemon=True).start()
        self._write(READY)
        asked: list[dict[str, Any]] = []
        while self._gather(asked):
            told = self.worker.together(asked, self._begin)
            self._busy = None
            self._show(0)
            self._write(b"".join(_line(one["n"], answer) for one, answer in zip(asked, told, strict=False)))
            del asked[: len(told)]

    def _gather(self, asked: list[dict[str, Any]]) -> bool:
        """Add what waits to what is left; return False when the input has ended."""
        while not asked or (len(asked) < MOST and not self._lines.empty()):
            try:
                line = self._lines.get(timeout=IDLE)
            except queue.Empty:
                tidy()
                line = self._lines.get()
            if not line:
                return False
            data = data_of(line, LOCAL)
            if "role" in data:
                self._slow, self.worker.store.shared = data["role"]["slow"], data["role"]["follow"] or self.worker.store.postgres
            else:
                asked.append(data)
        return True

    def _begin(self, number: int) -> None:
        self._show(number)
        self._busy = Busy(number, time.process_time(), time.monotonic())

    def _longer(self, seconds: float) -> None:
        if self._busy is not None:
            self._busy.longer += seconds

    def _waits(self, begun: bool) -> None:
        """Note that the database is waited for, or no longer: that is not the fault of a game."""
        busy = self._busy
        self._show(0 if begun or busy is None else busy.number)
        if busy is not None and not begun:
            busy.wall = time.monotonic()

    def _show(self, number: int) -> None:
        if self.slate is not None:
            self.slate.number = number

    def _read(self) -> None:
        while line := self.source.readline():
            self._lines.put(line)
        self._lines.put(b"")

    def _watch(self) -> None:
        """Tell of a request that takes long; a loop in Python lets this come between."""
        beats = 0
        while True:
            time.sleep(BEAT)
            busy, beats = self._busy, beats + 1
            if busy is None:
                continue
            waits = self.slate is not None and self.slate.number == 0
            if not busy.told and not waits and busy.is_late(self._slow):
                busy.told = True
                self._write(b"~%d %d\n" % (busy.number, 1000 * busy.used()))
            elif beats % 5 == 0:
                self._write(b"~0 %d\n" % (1000 * busy.used()))

    def _write(self, data: bytes) -> None:
        with self._lock:
            self.target.write(data)
            self.target.flush()


def _line(number: int, told: Told) -> bytes:
    changed, over, pending, body = told
    return json.dumps([number, changed, over, pending]).encode() + b"\t" + body


def main(database: str, tables: int, name: str = "", slate: str = "") -> None:
    """Answer until the input ends.

    Args:
        database: its URL.
        tables: how many games are held in memory.
        name: of the server.
        slate: by which the server sees which request is being answered.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, and that ends this
    source, target = apart()
    with contextlib.redirect_stdout(sys.stderr):
        Process(Worker(Store(database, name=name), tables), source, target, Slate(slate) if slate else None).run()


def apart() -> tuple[BinaryIO, BinaryIO]:
    """Return the pipes to the server, and leave nothing of them where code of others reads and writes: in Python, or in C."""
    source, target = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return os.fdopen(source, "rb"), os.fdopen(target, "wb")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:5])
