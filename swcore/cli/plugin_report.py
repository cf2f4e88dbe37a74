"""What `swcore plugins` tells: every installed piece with its kind, name, the time its import took, or why it cannot be used.

Everything is imported in a process of its own, so that a pack that prints, hangs or ends the process harms nobody.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from typing import Any, TextIO

import attrs

from swcore.errors import PluginError
from swcore.hooks.installed import Found, Index, read_index
from swcore.hooks.loading import load_entry

OK, BROKEN, LEFT_OUT = "ok", "broken", "left-out"
LIMIT = 30.0  # seconds that one import may take
START = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from swcore.cli.plugin_report import child; child(sys.argv[2])"


@attrs.frozen
class Row:
    """One installed piece, or what was left out.

    Attributes:
        found: its entry point; only the name says something of what was left out.
        status: `OK`, `BROKEN` or `LEFT_OUT`.
        kind, name: of the piece; empty when it is not there.
        seconds: how long its import took; what it shares with others counts for the first of them.
        error: why it cannot be used, or "".
    """

    found: Found
    status: str
    kind: str = ""
    name: Mapping[str, str] = {}
    seconds: float = 0.0
    error: str = ""

    def data(self) -> dict[str, Any]:
        """Return it as data."""
        return {
            "id": self.found.name,
            "target": self.found.target,
            "distribution": self.found.distribution,
            "version": self.found.version,
            "status": self.status,
            "kind": self.kind or None,
            "name": dict(self.name) or None,
            "seconds": round(self.seconds, 3),
            "error": self.error or None,
        }


def report() -> list[Row]:
    """Return what is installed, imported piece by piece in another process."""
    index = read_index()
    rows: list[Row] = []
    while len(rows) < len(index.pieces):
        rows += _from_child(index, len(rows))
    return rows + [Row(Found(one.name, "", "", ""), LEFT_OUT, error=one.why) for one in index.left_out]


def _from_child(index: Index, start: int) -> Iterator[Row]:
    """Yield the rows from a place on, until all are there or the process has ended."""
    args = [sys.executable, "-c", START, json.dumps(sys.path, allow_nan=False), str(start)]
    quiet = {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONIOENCODING": "utf-8"}
    late = threading.Event()
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=quiet, encoding="utf-8") as process:

        def stop() -> None:
            late.set()
            process.kill()

        assert process.stdout is not None
        process.stdout.readline()  # the process is there
        for found in index.pieces[start:]:
            timer = threading.Timer(LIMIT, stop)
            timer.start()
            line = process.stdout.readline()
            timer.cancel()
            if not line:
                why = f"not imported after {LIMIT:.0f} seconds" if late.is_set() else "its import ends the process"
                yield Row(found, BROKEN, error=why)
                return
            yield Row(found, **json.loads(line))


def child(start: str) -> None:
    """Import the entry points from a place on, and write a line of JSON about each."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a pack prints, and however
    _tell(out, {})
    for found in read_index().pieces[int(start) :]:
        begun = time.perf_counter()
        try:
            piece = load_entry(found)
            told: dict[str, Any] = {"status": OK, "kind": piece.kind, "name": dict(piece.name)}
        except PluginError as error:
            told = {"status": BROKEN, "error": error.message}
        told["seconds"] = time.perf_counter() - begun
        _tell(out, told)


def _tell(out: TextIO, told: dict[str, Any]) -> None:
    out.write(json.dumps(told, allow_nan=False) + "\n")
    out.flush()
