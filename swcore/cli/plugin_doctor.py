"""Tries distributions: the entry points of each are imported in a process of its own, which may take only so long."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from pathlib import Path
from typing import Any

import attrs

from swcore.cli.plugin_child import BROKEN, OK
from swcore.cli.plugin_trials import Trial
from swcore.hooks.index import Found, Home

LIMIT = 30.0  # seconds that one import may take
GRACE = 10.0  # seconds for a process to begin, and to notice that its time is over
JOBS = 4
START = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from swcore.cli.plugin_child import child; child(sys.argv[2])"
_PLACE = re.compile(r'File "(.*)", line (\d+)')


@attrs.define
class Doctor:
    """Tries distributions.

    Args:
        limit: seconds that one import may take.
    """

    limit: float = LIMIT
    _running: set[subprocess.Popen[str]] = attrs.field(factory=set, init=False)
    _stopped: bool = attrs.field(default=False, init=False)

    def examine(self, homes: Sequence[Home], told: Callable[[Home], None]) -> dict[str, dict[str, Trial]]:
        """Return what became of the entry points of each distribution, by its name.

        Args:
            homes: the distributions.
            told: is called with each that is done.
        """
        pool = ThreadPoolExecutor(max(1, min(JOBS, os.cpu_count() or 1, len(homes))))
        try:
            tasks = {pool.submit(self._examined, home): home for home in homes}
            found = {}
            for done in as_completed(tasks):
                found[tasks[done].name] = done.result()
                told(tasks[done])
            return found
        finally:
            self._stopped = True
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list(self._running):
                _kill(process)

    def _examined(self, home: Home) -> dict[str, Trial]:
        """Try a distribution; what is in a module that hung, or ended its process, is not tried again."""
        found: dict[str, Trial] = {}
        left = list(home.brings)
        while left and not self._stopped:
            trials = self._tried(left)
            found |= {one.name: trial for (_, one), trial in zip(left, trials, strict=False)}
            ended = left[len(trials) - 1][1] if trials[-1].status == BROKEN else None
            left = left[len(trials) :]
            if left and ended is not None:
                module = ended.target.partition(":")[0]
                found |= {one.name: trials[-1] for _, one in left if one.target.partition(":")[0] == module}
                left = [(group, one) for group, one in left if one.name not in found]
        return found

    def _tried(self, entries: Sequence[tuple[str, Found]]) -> list[Trial]:
        """Return what became of entry points, up to one that ended the process; of this one as well."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            trace = Path(folder) / "trace"
            given = [(group, *attrs.astuple(one)) for group, one in entries]
            with _process({"entries": given, "limit": self.limit, "trace": str(trace)}) as process:
                self._running.add(process)
                assert process.stdout is not None
                trials: list[Trial] = []
                while len(trials) < len(entries) and (line := self._line(process)):
                    with suppress(ValueError, TypeError):
                        trials.append(Trial(**json.loads(line)))
                if len(trials) < len(entries):
                    _kill(process)
                code = process.wait()
                self._running.discard(process)
            if len(trials) < len(entries):
                trials.append(self._ended(code, trace))
            return trials

    def _line(self, process: subprocess.Popen[str]) -> str:
        """Return the next line of a process; "" when it has ended, or does not even notice that its time is over."""
        assert process.stdout is not None
        timer = threading.Timer(self.limit + GRACE, _kill, [process])
        timer.start()
        try:
            return process.stdout.readline()
        finally:
            timer.cancel()

    def _ended(self, code: int, trace: Path) -> Trial:
        """Return why there is no answer: the process was at it too long, or has ended."""
        seen = trace.read_text(encoding="utf-8", errors="replace") if trace.exists() else ""
        signals = code < 0 and code != -getattr(signal, "SIGKILL", 9)
        if not (seen or self._stopped) and (signals or code >= 0):
            name = signal.Signals(-code).name if signals else ""
            told = f"its import ends the process{f' ({name})' if name else ''}"
            return Trial(BROKEN, error=told, code="signal" if name else "ends", details={"name": name} if name else {})
        place = next((one for one in _PLACE.findall(seen) if "importlib" not in one[0]), None)
        at = f"{place[0]}:{place[1]}" if place else ""
        told = f"not imported after {self.limit:g} seconds{f', it was at {at}' if at else ''}"
        details = {"seconds": f"{self.limit:g}", **({"at": at} if at else {})}
        return Trial(BROKEN, error=told, code="slow-at" if at else "slow", details=details)


def healthy(trials: Iterable[Trial]) -> bool:
    """Return whether all went well."""
    return all(trial.status == OK for trial in trials)


def _process(asked: dict[str, Any]) -> subprocess.Popen[str]:
    """Start a process that imports entry points, with the path of this one and nobody at its keyboard."""
    words = [sys.executable, "-c", START, json.dumps(sys.path, allow_nan=False), json.dumps(asked, allow_nan=False)]
    quiet = {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONIOENCODING": "utf-8"}
    return subprocess.Popen(
        words,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=quiet,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,  # so that what it has started can be ended with it
    )


def _kill(process: subprocess.Popen[str]) -> None:
    """End a process and all that it has started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
