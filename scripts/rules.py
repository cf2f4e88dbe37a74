"""Print which tests prove which clause of the rules, how many, and name the clauses that still need one: `make rules`.

.venv/bin/python scripts/rules.py                every clause of the games whose packs are here
.venv/bin/python scripts/rules.py SW-DIE ED      only clauses of these groups

Tests carry the ids of what they prove in markers, `@pytest.mark.clause("SW-DIE-1")`; they are read here without running anything.
Exit code 1 when a clause lacks its test. tests/rules/clauses.json says of each clause how it is to be proven: `required` by a
test of its own, `via` the tests of other clauses, `none` needs nothing.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
CLAUSES = ROOT / "tests" / "rules" / "clauses.json"
# Whoever brings the pack of another game adds it, and its clauses need tests from then on.
GAMES = ("small_world", "warcraft", "tiny_towns")
COMING: tuple[str, ...] = ()  # packs that are being written: what lacks a test is counted; once nothing does, they belong above
KINDS = ("clause", "case")


class Mark(NamedTuple):
    """A marker with the ids that it holds.

    Attributes:
        file: path of the test file from the root of the repository.
        test: name of the function or class, or of the module's value, that the marker stands at.
        kind: `clause` or `case`.
        ids: what it says that the test proves.
    """

    file: str
    test: str
    kind: str
    ids: tuple[str, ...]


@cache
def clauses() -> dict[str, dict[str, Any]]:
    """Return all clauses of all games by id, as tests/rules/clauses.json lists them."""
    return {one["id"]: one for one in json.loads(CLAUSES.read_text(encoding="utf-8"))}


@cache
def marks() -> tuple[Mark, ...]:
    """Return the markers of clauses and cases of all tests, those inside `pytest.param(...)` too."""
    return tuple(mark for path in sorted((ROOT / "tests").rglob("*.py")) for mark in read_marks(path))


def read_marks(path: Path) -> Iterator[Mark]:
    """Yield the markers of a file.

    Args:
        path: a Python file below the root of the repository.

    Raises:
        ValueError: a marker without ids, or with ids that are not written out.
    """
    text = path.read_text(encoding="utf-8")
    if "mark.clause" in text or "mark.case" in text:
        file = path.relative_to(ROOT).as_posix()
        yield from _marks(file, "", ast.parse(text))


def proofs() -> dict[str, list[str]]:
    """Return the tests that carry each clause, as `file::test`."""
    found: dict[str, list[str]] = {}
    for mark in marks():
        for id in mark.ids if mark.kind == "clause" else ():
            test = f"{mark.file}::{mark.test}"
            if test not in found.setdefault(id, []):
                found[id].append(test)
    return found


def missing(games: Iterable[str] = GAMES) -> dict[str, str]:
    """Return the clauses of some games that are not proven, with what they lack.

    Args:
        games: names of games, as in tests/rules/clauses.json.
    """
    proven, found = proofs(), {}
    for id, clause in clauses().items():
        if clause["game"] in games:
            if clause["test"] == "required" and id not in proven:
                found[id] = "no test carries it"
            lacking = [one for one in clause.get("via", ()) if one not in proven]
            if lacking:
                found[id] = f"goes via {', '.join(lacking)}, and no test carries that"
    return found


def main(groups: list[str]) -> int:
    """Print the table, the counts and what is missing.

    Args:
        groups: beginnings of ids; every clause when empty.

    Returns:
        The exit code.
    """
    proven, lacking = proofs(), missing()
    shown = [one for id, one in clauses().items() if one["game"] in GAMES and (not groups or _in(id, groups))]
    for one in shown:
        via = f"via {', '.join(one.get('via', ()))}" if one["test"] == "via" else "needs none" if one["test"] == "none" else ""
        told = [*([via] if via else []), *proven.get(one["id"], [])] or ["-"]
        print(f"{one['id']:28} {told[0]}", *(f"{'':28} {more}" for more in told[1:]), sep="\n")
    counts = {kind: sum(one["test"] == kind for one in shown) for kind in ("required", "via", "none")}
    tests = {test for one in shown for test in proven.get(one["id"], [])}
    counted = ", ".join(f"{count} {kind}" for kind, count in counts.items())
    print(f"\n{len(shown)} clauses ({counted}), {len(tests)} tests carry them.")
    for game in () if groups else COMING:
        required = sum(one["game"] == game and one["test"] == "required" for one in clauses().values())
        print(f"{game} is being written: {len(missing([game]))} of {required} required clauses have no test yet.")
    short = {one["id"]: lacking[one["id"]] for one in shown if one["id"] in lacking}
    print(*(f"Missing: {id}: {why}." for id, why in short.items()), sep="\n", end="\n" if short else "")
    return 1 if short else 0


def _in(id: str, groups: list[str]) -> bool:
    return any(id == group or id.startswith(f"{group.rstrip('-')}-") for group in groups)


def _marks(file: str, test: str, node: ast.AST) -> Iterator[Mark]:
    """Yield the markers below a node; `test` is the function, class or value that they belong to."""
    for child in ast.iter_child_nodes(node):
        name = test
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            name = f"{test}::{child.name}" if test else child.name
        elif isinstance(child, ast.Assign | ast.AnnAssign) and not test:
            name = ast.unparse(child.target if isinstance(child, ast.AnnAssign) else child.targets[0])
        kind = _kind(child.func if isinstance(child, ast.Call) else child)
        if kind and not isinstance(child, ast.Call):
            raise ValueError(f"{file}: {name} has a {kind} marker without ids")
        if kind and isinstance(child, ast.Call):
            ids = tuple(arg.value for arg in child.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))
            if not ids or len(ids) != len(child.args):
                raise ValueError(f"{file}: {name} has a {kind} marker whose ids are not written out")
            yield Mark(file, name, kind, ids)
        else:
            yield from _marks(file, name, child)


def _kind(node: ast.AST) -> str:
    """Return the kind of marker that an expression names, or ""."""
    name = ast.unparse(node) if isinstance(node, ast.Attribute) else ""
    return next((kind for kind in KINDS if name == f"pytest.mark.{kind}"), "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
