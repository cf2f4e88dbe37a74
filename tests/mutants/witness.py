"""A pytest plugin for runs with a fault in the rules: it writes down what failed, and whether an assertion of a test did.

A failure counts when it comes from a test: an `assert` of the test, of its helpers or of `swcore.testing`, or a `pytest.raises`
that met no error. Any other exception is an error, which proves nothing about the rule. The first that counts ends the run.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

REPORT = "SWCORE_MUTANT_REPORT"  # where to write
CLAUSE = "SWCORE_MUTANT_CLAUSE"  # the clause or the row that a test must carry; any when empty
TESTS, TOOLS = Path(__file__).parents[1], ("swcore", "testing")


class Witness:
    """Collects the failures of one run."""

    def __init__(self, report: Path, clause: str) -> None:
        self.report, self.clause = report, clause
        self.asserted: list[str] = []
        self.errors: list[str] = []
        self.ran = 0

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        self.ran += call.when == "call"
        if call.excinfo is None:
            return
        carried = {name for kind in ("clause", "row") for mark in item.iter_markers(kind) for name in mark.args}
        if call.when == "call" and _counts(call.excinfo) and (not self.clause or self.clause in carried):
            self.asserted.append(item.nodeid)
            item.session.shouldstop = f"caught by {item.nodeid}"
        else:
            self.errors.append(f"{item.nodeid}: {call.excinfo.exconly()}")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(f"{report.nodeid}: {report.longreprtext}")

    def pytest_sessionfinish(self) -> None:
        code = Path(str(__import__("swcore").__file__)).parent
        found = {"asserted": self.asserted, "errors": self.errors, "ran": self.ran, "code": str(code)}
        self.report.write_text(json.dumps(found), encoding="utf-8")


def _counts(found: pytest.ExceptionInfo[BaseException]) -> bool:
    if isinstance(found.value, pytest.fail.Exception):
        return True
    if not isinstance(found.value, AssertionError):
        return False
    path = Path(str(found.traceback[-1].path))
    return path.is_relative_to(TESTS) or path.parent.parts[-2:] == TOOLS


def pytest_configure(config: Any) -> None:
    """Register the witness where a run is told to have one."""
    if REPORT in os.environ:
        config.pluginmanager.register(Witness(Path(os.environ[REPORT]), os.environ.get(CLAUSE, "")), "witness-of-mutants")
