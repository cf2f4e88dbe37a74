"""A worker is killed at any moment while twenty games go on: what was acknowledged is there, once, and play goes on at once."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from swcore_server.store import Store

pytestmark = pytest.mark.long  # processes of their own: a minute for all of them

GAMES = 20
READY = 2.0  # seconds on an idle machine


class Worker:
    """A worker process that is killed from time to time, and started again."""

    def __init__(self, url: str) -> None:
        self.url, self.starts = url, list[float]()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> subprocess.Popen[bytes]:
        """Return the running process."""
        if self.process is None:
            begun = time.process_time(), time.monotonic()
            words = [sys.executable, "-m", "swcore_server.worker", self.url, "64"]
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
        try:
            process.stdin.write(json.dumps({"n": 1, "seat": None, "request": request}).encode() + b"\n")
            process.stdin.flush()
            while (line := process.stdout.readline()).startswith(b"~"):
                pass
        except OSError:
            line = b""
        if line.endswith(b"\n"):
            told: dict[str, Any] = json.loads(line.partition(b"\t")[2])
            return told
        self.end()
        return None

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


def kill_again_and_again(folder: Path, kills: int, seed: int) -> list[float]:
    """Play twenty games while their process is killed, and hold what is kept against what was acknowledged.

    Returns:
        How many seconds each start took.
    """
    rng, url = random.Random(seed), f"sqlite:///{folder / 'games.db'}"
    Store(url).prepare()
    worker, done = Worker(url), {f"g{number}": list[str]() for number in range(GAMES)}
    for number, table in enumerate(done):
        kind = ("small-world", "tiny-towns", "warcraft")[number % 3]
        told = worker.ask({"do": "new", "game": kind, "table": table, "seats": 2, "seed": number})
        assert told is not None
        assert "answer" in told
    for _ in range(kills):
        process = worker.start()
        timer = threading.Timer(rng.uniform(0.0, 0.25), process.kill)
        timer.start()
        while worker.process is process:
            table = rng.choice(list(done))
            act(worker, table, done[table], rng)
        timer.join()
    for table, actions in done.items():
        act(worker, table, actions, rng)
        story = Store(url).load(table)
        assert story is not None
        assert [json.loads(line)["do"] for line in story.text.splitlines()[2:]] == actions
    worker.end()
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


def test_eight_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, 8, 1)


@pytest.mark.long
def test_five_hundred_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    starts = sorted(kill_again_and_again(tmp_path, 500, 2))
    assert starts[len(starts) // 2] < READY, "half of all starts"
