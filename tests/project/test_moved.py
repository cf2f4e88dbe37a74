"""Names that were documented stay importable from where they were documented."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys

import pytest

from swcore import engine, load_plugins
from swcore.moved import MOVED
from tests.project.repo import DATA

DOCUMENTED: dict[str, list[str]] = json.loads((DATA / "documented_imports.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", DOCUMENTED)
def test_what_docs_and_examples_of_earlier_versions_import_is_still_there(module: str) -> None:
    found = importlib.import_module(module)
    for name in DOCUMENTED[module]:
        assert getattr(found, name) is not None, name


def test_a_moved_name_is_the_very_thing_that_stands_elsewhere_now() -> None:
    assert importlib.import_module("swcore.play").Play is engine.Machine
    assert importlib.import_module("swcore.state").State is engine.State


def test_members_that_were_renamed_answer_to_the_older_name() -> None:
    rules = load_plugins("small-world")
    assert rules.settle_options("", {}) == rules.resolve_options("", {})
    step = engine.Step(0, None, (), (), irreversible=True)
    assert step.floor is step.irreversible is True


def test_only_documented_modules_are_kept() -> None:
    for module, names in MOVED.items():
        assert sorted(names) == sorted(DOCUMENTED[module])


def test_an_old_import_works_in_a_fresh_interpreter() -> None:
    lines = [f"from {module} import {', '.join(names)}" for module, names in DOCUMENTED.items() if module in MOVED]
    subprocess.run([sys.executable, "-c", "\n".join([*lines, "import swcore.events"])], check=True)
