"""What all measurements share: processes that take turns, medians, commands, and tables that are kept in a page."""

from __future__ import annotations

import json
import os
import re
import resource
import statistics
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.player import unit

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "explanation" / "performance.md"
REPEATS = 7  # repetitions of a whole measurement
ROOM = 1000  # seeds that one sample may use


class Worker:
    """A process that answers requests: it gets lines of JSON and prints lines of JSON.

    Args:
        command: its words.
        env: its environment; that of this process when None.
        cwd: where it runs; here when None.
    """

    def __init__(self, command: Sequence[str], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd=cwd)

    def ask(self, **request: Any) -> dict[str, Any]:
        """Return the answer to a request.

        Raises:
            EOFError: the process has ended.
        """
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(request, allow_nan=False) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise EOFError(f"{self.process.args!r} has ended with {self.process.wait()}; it was asked {request}")
        found: dict[str, Any] = json.loads(line)
        return found

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Turns:
    """The order in which things are measured in one round: forwards and backwards by turns, so that none is always the first.

    Every sample has seeds of its own: what was worked out for one game helps no other one that is measured.
    """

    def __init__(self) -> None:
        self.number = 0

    def seed(self) -> int:
        """Return the first seed of the next sample."""
        self.number += 1
        return self.number * ROOM

    @staticmethod
    def order(things: Sequence[Any], number: int) -> list[Any]:
        """Return things in the order of a round."""
        return list(things) if number % 2 else list(reversed(things))


def calibration() -> float:
    """Return the nanoseconds of one iteration of the calibration loop."""
    return statistics.median(unit(400_000) for _ in range(REPEATS)) * 1e9


def ratio(samples: Iterable[float], base: Iterable[float]) -> float:
    """Return the median of the ratios of samples that were taken in the same rounds."""
    return statistics.median(one / other for one, other in zip(samples, base, strict=True))


def command(words: Sequence[str], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> float:
    """Return the CPU milliseconds of a command, children included; it may write bytecode."""
    env = {name: value for name, value in (env or os.environ).items() if name != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env=env, cwd=cwd)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e3


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def keep(name: str, text: str, page: Path = PAGE) -> None:
    """Write a text into a page, between its markers `<!-- NAME: begin -->` and `<!-- NAME: end -->`.

    Raises:
        ValueError: the page does not have both markers, once each and in this order.
    """
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    old = page.read_text(encoding="utf-8")
    if old.count(begin) != 1 or old.count(end) != 1 or old.index(begin) > old.index(end):
        raise ValueError(f"{page.name} needs the lines {begin} and {end} once each.")
    new = re.sub(f"{re.escape(begin)}.*{re.escape(end)}", lambda _: f"{begin}\n\n{text}\n\n{end}", old, flags=re.DOTALL)
    page.write_text(new, encoding="utf-8")
