"""The public doors: packs, examples and documentation import from them, and from nowhere deeper."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.repo import PACKS, ROOT
from tests.project.test_public_names import NAMES

DOORS = {name for name in NAMES if name.partition(".")[0] == "swcore"}
IMPORT = re.compile(r"^\s*from (swcore[\w.]*) import (.+)$", re.MULTILINE)
SOURCES = [
    *sorted(path for pack in PACKS for path in pack.rglob("*.py") if "build" not in path.parts),
    *sorted((ROOT / "examples").rglob("*.py")),
]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """Yield (module, name) of what a source imports from swcore."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "swcore":
            yield from ((str(node.module), alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names if alias.name.partition(".")[0] == "swcore")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_packs_and_examples_import_from_the_public_doors_alone(path: Path) -> None:
    for module, name in imported(path):
        assert module in DOORS, f"{module} is not a public door"
        assert not name or name in NAMES[module], f"{module} does not list {name}"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_documentation_imports_from_the_public_doors_alone(path: Path) -> None:
    for module, names in IMPORT.findall(path.read_text(encoding="utf-8")):
        if module.partition(".")[0] == "swcore":
            assert module in DOORS, f"{module} is not a public door"
            found = {name.split(" as ")[0].strip() for name in names.split("#")[0].strip(" ()").split(",")}
            assert found <= set(NAMES[module]), f"{module} does not list {found - set(NAMES[module])}"


@pytest.mark.parametrize("door", sorted(DOORS))
def test_a_door_hands_on_each_of_its_names(door: str) -> None:
    module = importlib.import_module(door)
    assert [name for name in module.__all__ if not hasattr(module, name)] == []
