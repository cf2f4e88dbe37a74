"""What the tests of the project itself read: the packs as they are declared, and the lists of ids."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from scripts import rules

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
PACKS = sorted(path.parent for path in (ROOT / "plugins").glob("*/pyproject.toml"))


@cache
def pyproject(folder: Path = ROOT) -> dict[str, Any]:
    """Return a parsed pyproject.toml."""
    return tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))


@cache
def entry_points() -> dict[str, str]:
    """Return `module:name` by id, of all entry points that our packs declare."""
    found: dict[str, str] = {}
    for pack in PACKS:
        found |= pyproject(pack)["project"]["entry-points"]["swcore.plugins"]
    return found


def ids(name: str) -> frozenset[str]:
    """Return the ids of a list in tests/data."""
    rows = (DATA / name).read_text(encoding="utf-8").splitlines()
    return frozenset(row for row in rows if row and not row.startswith("#"))


def clause_ids() -> frozenset[str]:
    """Return the ids of all clauses of all games."""
    return frozenset(rules.clauses())


def sources(*folders: str) -> Iterator[Path]:
    """Return the Python files of some folders, sorted."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Return the top-level modules that a file imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def show(path: Path) -> str:
    """Return a path as a reader of a failure wants it."""
    return str(path.relative_to(ROOT))
