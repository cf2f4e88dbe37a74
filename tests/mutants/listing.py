"""The lists of mutants: faults in rules, each with the clause that it breaks, and the tests that must notice.

A list is a TOML file beside this module. Its head says `game`, a ruleset as `load_plugins` takes it, and `clauses`, the name of
the game in tests/rules/clauses.json. Each `[[mutant]]` has an `id`, the `clause` that it breaks, the `file` from the root of the
repository, `old`, a text that stands there exactly once, and `new`, what stands there instead. `piece` or `option` name what it
is a fault of.
"""

from __future__ import annotations

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
    """One fault."""

    id: str
    clause: str
    file: str
    old: str
    new: str
    piece: str = ""
    option: str = ""

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
    """The mutants of one game."""

    game: str
    clauses: str
    mutants: tuple[Mutant, ...]


def group(clause: str) -> str:
    """Return the group of a clause: its id without the number."""
    return clause.rpartition("-")[0]


def lists() -> list[Path]:
    """Return the files of all lists."""
    return sorted(FOLDER.glob("*.toml"))


def read(path: Path) -> Listing:
    """Return a list.

    Raises:
        TypeError: a mutant has a key too many or lacks one.
    """
    head = tomllib.loads(path.read_text(encoding="utf-8"))
    return Listing(head["game"], head["clauses"], tuple(Mutant(**row) for row in head["mutant"]))


@cache
def carriers() -> dict[str, tuple[str, ...]]:
    """Return what pytest has to run for each clause: the tests that carry it, found without importing one.

    Tests of the command line come late, and whole games last: they take long. A marker inside a `pytest.param` of a module's
    value stands at no test, so the whole file is run for it.
    """
    runs = {
        clause: sorted(map(_node, tests), key=lambda node: ("games" in node, "/cli/" in node))
        for clause, tests in proofs().items()
    }
    return {clause: tuple(dict.fromkeys(nodes)) for clause, nodes in runs.items()}


def _node(test: str) -> str:
    file, _, name = test.partition("::")
    return test if name.lower().startswith("test") else file
