"""The lists of mutants: faults in rules, each with the clause that it breaks, and the tests that must notice.

A list is a TOML file beside this module. Its head says `game`, a ruleset as `load_plugins` takes it, and `clauses`, the name of
the game in tests/rules/clauses.json. Each `[[mutant]]` has an `id`, the `clause` that it breaks, the `file` from the root of the
repository, `old`, a text that stands there exactly once, and `new`, what stands there instead. `piece`, `option` or `hook` name
what it is a fault of. hooks.toml has no clauses: each mutant names a `row` of tests/expressiveness/rows.toml instead, whose
scenes are the tests that must notice.
"""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from scripts.rules import proofs

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent


class StalePatch(ValueError):
    """The code has changed, and a mutant's old text does not stand in its file exactly once any more."""


class Mutant(NamedTuple):
    """One fault; its clause is the name of a row where the list has no clauses."""

    id: str
    clause: str
    file: str
    old: str
    new: str
    piece: str = ""
    option: str = ""
    hook: str = ""

    def patched(self, text: str) -> str:
        """Return the text of the file with the fault in it.

        Raises:
            StalePatch: the old text is not there exactly once, or nothing changes.
        """
        found = text.count(self.old)
        if found != 1:
            raise StalePatch(f"{self.id}: its old text stands {found} times in {self.file}, not once: {self.old!r}")
        if self.new == self.old:
            raise StalePatch(f"{self.id}: its new text is the old one")
        return text.replace(self.old, self.new)


class Listing(NamedTuple):
    """The mutants of one game; `clauses` is "" in the list of hooks."""

    game: str
    clauses: str
    mutants: tuple[Mutant, ...]


def group(clause: str) -> str:
    """Return the group of a clause: its id without the number; of a row `rows`."""
    before, _, number = clause.rpartition("-")
    return before if number.isdigit() else "rows"


def lists() -> list[Path]:
    """Return the files of all lists."""
    return sorted(FOLDER.glob("*.toml"))


def read(path: Path) -> Listing:
    """Return a list.

    Raises:
        TypeError: a mutant has a key too many or lacks one.
    """
    head = tomllib.loads(path.read_text(encoding="utf-8"))
    mutants = [{("clause" if key == "row" else key): value for key, value in one.items()} for one in head["mutant"]]
    return Listing(head["game"], head.get("clauses", ""), tuple(Mutant(**one) for one in mutants))


@cache
def carriers() -> dict[str, tuple[str, ...]]:
    """Return what pytest has to run for each clause, and for each row: the tests that carry it, found without importing one.

    Tests of the command line come late, and whole games last: they take long. A marker inside a `pytest.param` of a module's
    value stands at no test, so the whole file is run for it.
    """
    runs = {
        clause: sorted(map(_node, tests), key=lambda node: ("games" in node, "/cli/" in node))
        for clause, tests in proofs().items()
    }
    return {clause: tuple(dict.fromkeys(nodes)) for clause, nodes in (runs | scenes()).items()}


@cache
def scenes() -> dict[str, tuple[str, ...]]:
    """Return the tests that are marked as scenes of each row of tests/expressiveness, as pytest names them."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted((ROOT / "tests" / "expressiveness").glob("test_*.py")):
        tests = [one for one in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(one, ast.FunctionDef)]
        for name, mark in ((one.name, mark) for one in tests for mark in one.decorator_list):
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.row":
                node = f"{path.relative_to(ROOT).as_posix()}::{name}"
                found |= {row: (*found.get(row, ()), node) for row in map(ast.literal_eval, mark.args)}
    return found


def _node(test: str) -> str:
    file, _, name = test.partition("::")
    return test if name.lower().startswith("test") else file
