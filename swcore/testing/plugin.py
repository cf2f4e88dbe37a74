"""A plugin of pytest: `pytest -p swcore.testing.plugin --swcore TARGET` looks pieces over, a test for each stage.

It is asked for by name: one that pytest finds by itself would be loaded, with all of swcore, wherever swcore is installed.

The pieces may stand in the configuration as well: `swcore = ["my_pack", "pieces/"]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from swcore.testing.fixtures import ARGUMENT, play_many, rules_under_test, ruleset, scene

__all__ = ["play_many", "ruleset", "scene"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option and the entry of the configuration."""
    group = parser.getgroup("swcore")
    told = "look pieces over: a file, a folder, a module, an installed pack or an id"
    group.addoption("--swcore", action="append", default=[], metavar="TARGET", help=told)
    group.addoption("--swcore-games", type=int, default=24, metavar="N", help="how many games are played with each")
    parser.addini("swcore", "pieces to look over, see --swcore", type="linelist", default=[])


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add a test for each stage of each target."""
    for target in dict.fromkeys([*config.getoption("--swcore"), *config.getini("swcore")]):
        looked: Looked = Looked.from_parent(session, name=f"swcore[{target}]", nodeid=f"swcore[{target}]", target=target)
        items.extend(looked.collect())


class Looked(pytest.Collector):
    """A target that is looked over; its stages share the games that were played."""

    def __init__(self, *, target: str, **more: Any) -> None:
        super().__init__(**more)
        self.target = target
        self.run: Any = None

    def collect(self) -> Iterator[StageItem]:
        """Yield a test for each stage; one that fails where the target does not even load."""
        from swcore.errors import PluginError
        from swcore.testing.inspection.findings import of_error
        from swcore.testing.inspection.run import run_of, stages_of
        from swcore.testing.inspection.targets import subject_of

        try:
            subject = subject_of(self.target)
        except PluginError as error:
            self.run = Refused(of_error(error))
            yield StageItem.from_parent(self, name="load", stage=None)
            return
        self.run = run_of(subject, int(self.config.getoption("--swcore-games")))
        for stage in stages_of(subject):
            yield StageItem.from_parent(self, name=stage.name, stage=stage)


class StageItem(pytest.Item):
    """One stage: it fails with every fault that it finds."""

    def __init__(self, *, stage: Any, **more: Any) -> None:
        super().__init__(**more)
        self.stage = stage

    def runtest(self) -> None:
        """Go through the stage."""
        looked: Any = self.parent
        found = list(looked.run.go(self.stage))
        faults = [one.line() for one in found if one.grave]
        for one in found:
            self.add_report_section("call", "swcore", "" if one.grave else one.line())
        if faults:
            raise Faults("\n".join(faults))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return the faults alone, and any other error as usual."""
        return str(excinfo.value) if isinstance(excinfo.value, Faults) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        """Return what the test is called."""
        looked: Any = self.parent
        return self.path, None, f"swcore check {looked.target}: {self.name}"


class Refused:
    """The run of a target that does not load.

    Args:
        found: why.
    """

    def __init__(self, found: list[Any]) -> None:
        self.found = found

    def go(self, stage: Any) -> Iterator[Any]:
        """Yield why."""
        yield from self.found


class Faults(AssertionError):
    """Faults that a stage has found."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for a piece with each piece under test."""
    if ARGUMENT in metafunc.fixturenames:
        metafunc.parametrize(ARGUMENT, rules_under_test(metafunc.config)[1])
