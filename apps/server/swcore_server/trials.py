"""Whether a piece is balanced: `swcore balance`, run beside the games for whoever asks, a piece at a time and behind all else.

A trial is a process of its own, with a piece file of data alone. Who began it may look at it and end it by its key.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import sys
import tempfile
import time
from collections import OrderedDict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import attrs

from swcore.errors import SwcoreError
from swcore_server.inner import without_folders
from swcore_server.notes import Notes

WAITING = 4  # trials that may wait for their turn
KEPT = 32  # trials whose verdict is held in memory
LONGEST = 1200.0  # seconds after which a trial is ended
POLITE = 10  # how far it stands behind the games when both want the processor
PIECE = "piece.json"


@attrs.define
class Trial:
    """A piece that is tried.

    Attributes:
        state: `waiting`, `running`, `done`, `failed` or `cancelled`.
        done, of: how much of the games is played, of how much at most; 0 while that is not known.
        told: the verdict and what it rests on, in sentences.
        verdict: its word.
        report: the page with pictures.
        problem: why it failed.
    """

    state: str = "waiting"
    done: int = 0
    of: int = 0
    told: list[str] = attrs.Factory(list)
    verdict: str = ""
    report: str = ""
    problem: str = ""
    begun: float = attrs.Factory(time.monotonic)

    def data(self) -> dict[str, Any]:
        """Return how it stands, as JSON data."""
        found = attrs.asdict(self, filter=lambda attribute, _: attribute.name not in ("report", "begun"))
        return {**found, "report": bool(self.report), "seconds": round(time.monotonic() - self.begun)}


def able() -> bool:
    """Return whether pieces can be tried here: the lab is installed."""
    return find_spec("swcore_lab") is not None


class Trials:
    """All trials of a server.

    Args:
        notes: log and numbers.

    Attributes:
        games: in how many places a piece is tried at most; as many as the command finds right when 0.
    """

    def __init__(self, notes: Notes) -> None:
        self.notes, self.games = notes, 0
        self._known: OrderedDict[str, Trial] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def begin(self, game: str, file: dict[str, Any], lang: str) -> str:
        """Try a piece as soon as it is its turn, and return the key of the trial.

        Args:
            game: the game.
            file: what the piece file says.
            lang: the language of the verdict.

        Raises:
            SwcoreError: `no-lab` where it is not installed, `too-fast` while many others wait.
        """
        if not able():
            raise SwcoreError("Pieces cannot be tried here.", code="no-lab", hint="Install it: pip install swcore-lab.")
        if len(self._tasks) > WAITING:
            raise SwcoreError("Too many messages at once.", code="too-fast", hint="Wait a moment.")
        key, trial = secrets.token_urlsafe(12), Trial()
        self._known[key] = trial
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        task = self._tasks[key] = asyncio.get_running_loop().create_task(self._run(trial, game, file, lang))
        task.add_done_callback(lambda _: self._tasks.pop(key, None))
        self.notes.count("trials", game)
        return key

    def trial(self, key: str) -> Trial:
        """Return a trial.

        Raises:
            SwcoreError: `unknown-trial`.
        """
        found = self._known.get(key)
        if found is None:
            raise SwcoreError("There is no such trial any more.", code="unknown-trial", hint="Begin it again.")
        return found

    def cancel(self, key: str) -> Trial:
        """End a trial.

        Raises:
            SwcoreError: `unknown-trial`.
        """
        trial = self.trial(key)
        if key in self._tasks:
            self._tasks[key].cancel()
            trial.state = "cancelled"
        return trial

    async def close(self) -> None:
        """End all of them."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, trial: Trial, game: str, file: dict[str, Any], lang: str) -> None:
        async with self._turn:
            trial.state, trial.begun = "running", time.monotonic()
            with tempfile.TemporaryDirectory(prefix="swcore-trial-") as folder:
                try:
                    await asyncio.wait_for(_tried(trial, Path(folder), game, file, lang, self.games), LONGEST)
                except (OSError, ValueError, TimeoutError) as error:
                    trial.state, trial.problem = "failed", type(error).__name__


def asked(game: str, lang: str, games: int = 0) -> list[str]:
    """Return what the command is asked; the page alone goes to whoever asks, so it names no file beside it.

    Args:
        game: the game.
        lang: the language.
        games: the budget; as the command finds right when 0.
    """
    budget = [f"--games={games}"] if games else []
    return [PIECE, f"--game={game}", f"--lang={lang}", "--jobs=1", "--json", "--report=report.html", "--no-rows", *budget]


async def _tried(trial: Trial, folder: Path, game: str, file: dict[str, Any], lang: str, games: int) -> None:
    """Try a piece, and note how it goes."""
    (folder / PIECE).write_text(json.dumps(file), encoding="utf-8")
    words = asked(game, lang, games)
    pipe = asyncio.subprocess.PIPE
    env = {**os.environ, "SWCORE_PROGRESS": "lines"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "swcore", "balance", *words),
        stdout=pipe,
        stderr=pipe,
        cwd=folder,
        env=env,
        start_new_session=True,
    )
    try:
        with contextlib.suppress(OSError, AttributeError):  # there is none on Windows
            os.setpriority(os.PRIO_PROCESS, process.pid, POLITE)
        told, wrong = await asyncio.gather(_whole(process.stdout), _watched(process.stderr, trial))
        if await process.wait():
            trial.state, trial.problem = "failed", wrong
            return
    finally:
        _end(process)
        await process.communicate()  # what is left in the pipes, to its end
    found = json.loads(told)
    trial.told, trial.verdict, trial.done = [str(one) for one in found["told"]], str(found["verdict"]), trial.of
    trial.report = (folder / "report.html").read_text(encoding="utf-8")
    trial.state = "done"


async def _whole(source: Any) -> bytes:
    found: bytes = await source.read()
    return found


async def _watched(source: Any, trial: Trial) -> str:
    """Note how far a trial is, and return what else it says, such as why it cannot be done."""
    others: list[str] = []
    async for line in source:
        text = line.decode("utf-8", "replace").strip()
        try:
            found = json.loads(text)
            trial.done, trial.of = int(found["done"]), int(found["of"])
        except (ValueError, TypeError, KeyError):
            others.append(text)
    return without_folders(" ".join(filter(None, others[-4:])))[:600]


def _end(process: Any) -> None:
    """End a process with all that it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
