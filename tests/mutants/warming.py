"""Starting the process that collects tests once (`warm`), and giving it orders from several threads."""

from __future__ import annotations

import multiprocessing
import os
import queue
import sys
from collections.abc import Iterable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.listing import ROOT
from tests.mutants.warm import Order, Warm

FORKS = multiprocessing.get_context("forkserver")


class Warming:
    """A process that has collected tests; nothing is started where there are none.

    Args:
        tests: the tests, as pytest names them.
        told: the file for what the process prints.
        workers: how many orders it carries out at the same time.
        patience: seconds for an order.
    """

    def __init__(self, tests: Iterable[str], told: Path, workers: int, patience: float) -> None:
        files = sorted({test.partition("::")[0] for test in tests})
        self._free: queue.Queue[Connection] = queue.Queue()
        if not files:
            return
        ends = [FORKS.Pipe() for _ in range(workers)]
        FORKS.Process(target=_collected, args=(files, [other for _, other in ends], patience, told), daemon=True).start()
        for own, other in ends:
            other.close()
            self._free.put(own)

    def run(self, order: Order) -> dict[str, Any] | None:
        """Return what the witness found; None for an order that could not be carried out there.

        Raises:
            EOFError: the process has ended.
        """
        connection = self._free.get()
        try:
            connection.send(tuple(order))
            found: dict[str, Any] | None = connection.recv()
            return found
        finally:
            self._free.put(connection)

    def close(self) -> None:
        """Let the process end."""
        while not self._free.empty():
            self._free.get().close()


def _collected(files: list[str], connections: list[Connection], patience: float, told: Path) -> None:
    """Collect tests in this process, which nothing else is done in, and serve orders."""
    with told.open("w", encoding="utf-8") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    with Path(os.devnull).open(encoding="utf-8") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.chdir(ROOT)
    sys.dont_write_bytecode = False
    options = ["-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    pytest.main([*options, *files], plugins=[Warm(connections, patience)])
