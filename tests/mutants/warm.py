"""A pytest plugin for a process that collects tests once, and runs some of them again and again, each time with another fault.

Each run is a fork, so it leaves nothing behind. What a run says counts only where it was caught: the process has computed some
things before the fault came, so a fault that seems to live is tried once more in a process that imports it.
"""

from __future__ import annotations

import contextlib
import json
import marshal
import os
import select
import signal
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.mutants.bodies import Functions, caches, exchange, functions
from tests.mutants.listing import ROOT
from tests.mutants.witness import Witness

CODE = (ROOT / "swcore", ROOT / "plugins")
OURS = ("swcore", "tests.")


class Order(NamedTuple):
    """What is asked of the process: the tests to run, the clause that they must carry, and the code to exchange.

    Code before and after stands as `marshal` has it. Without code the tests run as they are.
    """

    tests: Sequence[str]
    clause: str
    code: bytes = b""


class Warm:
    """Serves orders at each of some connections, in a process of its own for each of them.

    Args:
        connections: where orders come from, and what the witness found goes to; None for an order that is not for here.
        patience: seconds for a run.
    """

    def __init__(self, connections: Sequence[Connection], patience: float) -> None:
        self.connections, self.patience = connections, patience
        self.functions: Functions = {}
        self.forget: list[Callable[[], None]] = []
        self.items: dict[str, list[pytest.Item]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Look for functions and caches before the garbage collector is told to pass over them."""
        self.functions = functions(CODE)
        self.forget = [one.cache_clear for one in caches(OURS)]
        for item in session.items:
            file, _, name = item.nodeid.partition("[")[0].partition("::")
            for node in {item.nodeid, f"{file}::{name}", f"{file}::{name.partition('::')[0]}", file}:
                self.items.setdefault(node, []).append(item)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Serve instead of running the tests."""
        served = [_forked(lambda one=one: self.serve(session, one)) for one in self.connections]  # type: ignore[misc]
        for pid in served:
            os.waitpid(pid, 0)
        return True

    def serve(self, session: pytest.Session, connection: Connection) -> None:
        """Carry out orders until nobody gives any more."""
        with contextlib.suppress(EOFError):
            while (order := connection.recv()) is not None:
                connection.send(self.carried_out(session, Order(*order)))

    def carried_out(self, session: pytest.Session, order: Order) -> dict[str, Any] | None:
        """Run tests with a fault in a fork; return what the witness found, None when the fault or the time is not for here."""
        if not all(test in self.items for test in order.tests):
            return None
        told, tell = os.pipe()

        def run() -> None:
            os.close(told)
            if not order.code or exchange(marshal.loads(order.code), self.functions):
                os.write(tell, json.dumps(self.witnessed(session, order)).encode())

        pid = _forked(run)
        os.close(tell)
        text, ends = b"", time.monotonic() + self.patience
        while select.select([told], [], [], max(0.0, ends - time.monotonic()))[0] and (part := os.read(told, 1 << 16)):
            text += part
        os.close(told)
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        found: dict[str, Any] | None = json.loads(text) if text else None
        return found

    def witnessed(self, session: pytest.Session, order: Order) -> dict[str, Any]:
        """Run the tests of an order in this process, and return what the witness saw."""
        for clear in self.forget:
            clear()
        items = list({id(item): item for test in order.tests for item in self.items[test]}.values())
        with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
            os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
            witness = Witness(Path(folder), order.clause)
            session.config.pluginmanager.register(witness, "witness-of-mutants")
            for item, following in zip(items, [*items[1:], None], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if session.shouldstop:
                    break
        return {"asserted": witness.asserted, "errors": witness.errors, "ran": witness.ran}


def _forked(work: Callable[[], object]) -> int:
    """Do some work in a fork that ends with it, and return its number."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # other threads: none of them is needed in the fork
        pid = os.fork()
    if pid == 0:
        try:
            work()
            sys.stdout.flush()
        finally:
            os._exit(0)
    return pid
