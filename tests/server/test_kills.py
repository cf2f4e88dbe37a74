"""A worker is killed at any moment while twenty games go on: what was acknowledged is there, once, and play goes on at once."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO, Any, BinaryIO

import pytest
from swcore_server.store import Store

from tests.server.dying import POINTS

if sys.platform == "win32":
    pytest.skip("there is no fork", allow_module_level=True)

GAMES = 20
READY = 2.0  # seconds on an idle machine


def exchange(source: IO[bytes], target: IO[bytes], request: dict[str, Any]) -> dict[str, Any] | None:
    """Send a request to a worker, and return its answer; None when it ends meanwhile."""
    try:
        source.write(json.dumps({"n": 1, "seat": None, "request": request}).encode() + b"\n")
        source.flush()
        while (line := target.readline()).startswith(b"~"):
            pass
    except OSError:
        return None
    if not line.endswith(b"\n"):
        return None
    told: dict[str, Any] = json.loads(line.partition(b"\t")[2])
    return told


class Worker:
    """A worker process that is killed from time to time, and started again."""

    def __init__(self, url: str) -> None:
        self.url, self.starts = url, list[float]()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> subprocess.Popen[bytes]:
        """Return the running process."""
        if self.process is None:
            begun = time.process_time(), time.monotonic()
            words = [sys.executable, "-m", "swcore_server.process", self.url, "64"]
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            assert self.process.stdout is not None
            self.process.stdout.readline()
            self.starts.append(time.monotonic() - begun[1])
        return self.process

    def ask(self, request: dict[str, Any]) -> dict[str, Any] | None:
        """Return the answer; None when the process ends meanwhile."""
        process = self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        told = exchange(process.stdin, process.stdout, request)
        if told is None:
            self.end()
        return told

    def end(self) -> None:
        """See to it that the process is gone."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            for stream in (self.process.stdin, self.process.stdout):
                assert stream is not None
                try:
                    stream.close()
                except OSError:
                    continue
            self.process = None


class Nursery:
    """One process from which workers are forked that kill themselves; see tests/server/dying.py."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.number = folder, 0
        words = [sys.executable, "-m", "tests.server.dying"]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def born(self, url: str, point: str, number: int) -> tuple[int, BinaryIO, BinaryIO]:
        """Return the id and the pipes of a new worker."""
        self.number += 1
        source, target = (self.folder / f"{name}{self.number}" for name in ("in", "out"))
        for path in (source, target):
            os.mkfifo(path)
        asked = {"url": url, "point": point, "number": number, "source": str(source), "target": str(target)}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        child = int(self.process.stdout.readline())
        return child, open(source, "wb"), open(target, "rb")

    def close(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()


class Dying(Worker):
    """A worker that kills itself at one point after the other, unless it is calm."""

    def __init__(self, url: str, nursery: Nursery, rng: random.Random) -> None:
        super().__init__(url)
        self.nursery, self.rng, self.calm = nursery, rng, True
        self.pipes: tuple[int, BinaryIO, BinaryIO] | None = None

    def ask(self, request: dict[str, Any]) -> dict[str, Any] | None:
        if self.pipes is None:
            point = "" if self.calm else POINTS[self.nursery.number % len(POINTS)]
            self.pipes = self.nursery.born(self.url, point, self.rng.randint(1, 3))
            self.pipes[2].readline()
        _, source, target = self.pipes
        told = exchange(source, target, request)
        if told is None:
            self.end()
        return told

    def end(self) -> None:
        if self.pipes is not None:
            child, source, target = self.pipes
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            with contextlib.suppress(OSError):
                source.close()
            target.close()
            self.pipes = None


def opened(worker: Worker) -> dict[str, list[str]]:
    """Open twenty games, and return what was done in each."""
    Store(worker.url).prepare()
    done = {f"g{number}": list[str]() for number in range(GAMES)}
    for number, table in enumerate(done):
        kind = ("small-world", "tiny-towns", "warcraft")[number % 3]
        told = worker.ask({"do": "new", "game": kind, "table": table, "seats": 2, "seed": number})
        assert told is not None
        assert "answer" in told
    return done


def check(worker: Worker, done: dict[str, list[str]], rng: random.Random) -> None:
    """Hold what is kept against what was acknowledged; all games go on."""
    store = Store(worker.url)
    for table, actions in done.items():
        act(worker, table, actions, rng)
        story = store.load(table)
        assert story is not None
        assert [json.loads(line)["do"] for line in story.text.splitlines()[2:]] == actions
    store.close()
    worker.end()


def die_at_every_point(folder: Path, kills: int, seed: int) -> None:
    """Play twenty games while their process dies at each point of its writing, one after another."""
    rng, nursery = random.Random(seed), Nursery(folder)
    try:
        worker = Dying(f"sqlite:///{folder / 'games.db'}", nursery, rng)
        done = opened(worker)
        worker.end()
        worker.calm, born = False, nursery.number
        while nursery.number <= born + kills:
            table = rng.choice(list(done))
            act(worker, table, done[table], rng)
        worker.end()
        worker.calm = True
        check(worker, done, rng)
    finally:
        nursery.close()


def kill_again_and_again(folder: Path, kills: int, seed: int) -> list[float]:
    """Play twenty games while their process is killed, and hold what is kept against what was acknowledged.

    Returns:
        How many seconds each start took.
    """
    rng = random.Random(seed)
    worker = Worker(f"sqlite:///{folder / 'games.db'}")
    done = opened(worker)
    for _ in range(kills):
        process = worker.start()
        timer = threading.Timer(rng.uniform(0.0, 0.25), process.kill)
        timer.start()
        while worker.process is process:
            table = rng.choice(list(done))
            act(worker, table, done[table], rng)
        timer.join()
    check(worker, done, rng)
    return worker.starts


def act(worker: Worker, table: str, done: list[str], rng: random.Random) -> None:
    """Let one action be carried out, however often it has to be sent."""
    menu = None
    while menu is None:
        menu = worker.ask({"do": "menu", "table": table})
    choices = menu["answer"].get("choices")
    if not choices:  # the game is over
        return
    action, told = rng.choice(choices)["action"], None
    while told is None:
        told = worker.ask({"do": "act", "table": table, "action": action, "key": f"k{len(done)}"})
    assert "answer" in told, told
    done.append(action)


def test_a_worker_ends_when_its_server_has_ended(tmp_path: Path) -> None:
    worker = Worker(f"sqlite:///{tmp_path / 'games.db'}")
    Store(worker.url).prepare()
    process = worker.start()
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(10) == 0
    worker.end()


def test_thirty_deaths_at_all_points_of_writing_lose_and_double_nothing(tmp_path: Path) -> None:
    die_at_every_point(tmp_path, 30, 1)


@pytest.mark.long
def test_five_hundred_deaths_at_all_points_of_writing_lose_and_double_nothing(tmp_path: Path) -> None:
    die_at_every_point(tmp_path, 500, 3)


@pytest.mark.long
def test_five_hundred_kills_at_any_moment_lose_and_double_nothing(tmp_path: Path) -> None:
    starts = sorted(kill_again_and_again(tmp_path, 500, 2))
    assert starts[len(starts) // 2] < READY, "half of all starts"
