"""Workers that kill themselves at a point of their writing; all of them are forked from one process that has loaded everything.

`python -m tests.server.dying` reads lines of JSON: `url`, `point`, `number` (of times that the point is reached), and the named
pipes `source` and `target`; it tells the id of each process that it has begun.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

import sqlalchemy as sql
from swcore_server.process import Process
from swcore_server.store import Store
from swcore_server.worker import Worker

from swcore import Game
from swcore.protocol.lobby import Lobby
from tests.protocol.talk import loaded

POINTS = ("begin", "lines", "keys", "before-commit", "before-answer", "half-answer")


def dies(counts: int) -> Any:
    """Return a function that ends the process when it is called for this time."""
    left = [counts]

    def die(first: Callable[[], object] = lambda: None) -> None:
        left[0] -= 1
        if left[0] == 0:
            first()
            os.kill(os.getpid(), signal.SIGKILL)

    return die


def serve(url: str, point: str, number: int, source: BinaryIO, target: BinaryIO) -> None:
    """Answer until the point is reached for this time."""
    die, store = dies(number), Store(url)

    def before(link: Any, cursor: Any, statement: str, *_: Any) -> None:
        if point == "begin" and statement.startswith("INSERT INTO lines"):
            die()

    def after(link: Any, cursor: Any, statement: str, *_: Any) -> None:
        if (point == "lines" and statement.startswith("INSERT INTO lines")) or (point == "keys" and "INTO keys" in statement):
            die()

    sql.event.listen(store.engine, "before_cursor_execute", before)
    sql.event.listen(store.engine, "after_cursor_execute", after)
    if point == "before-commit":
        sql.event.listen(store.engine, "commit", lambda link: die())
    answers = Worker(store, 64)
    answers.desk.lobby = Lobby(loaded)
    process = Process(answers, source, target)
    write = process._write

    def written(data: bytes) -> None:
        if b",true," in data.partition(b"\t")[0].replace(b" ", b""):  # the answer to a change
            if point == "before-answer":
                die()
            if point == "half-answer":
                die(lambda: (target.write(data[: len(data) // 2]), target.flush()))
        write(data)

    process._write = written  # type: ignore[method-assign]
    process.run()


def main() -> None:
    """Begin processes as they are asked for."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # none is waited for
    for game in ("small-world", "tiny-towns", "warcraft"):
        Game.new(loaded(game), 2, seed=1).menu(0)
    for line in iter(sys.stdin.readline, ""):
        asked = json.loads(line)
        child = os.fork()
        if not child:
            os.close(0)
            os.close(1)
            with open(asked["source"], "rb") as source, open(asked["target"], "wb") as target:
                serve(asked["url"], asked["point"], asked["number"], source, target)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
