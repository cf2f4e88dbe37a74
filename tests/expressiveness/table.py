"""The table of rows: which piece says what, in which file, and what the file makes use of."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from swcore import Piece

FOLDER = Path(__file__).parent
HELPERS = {"__init__", "table", "games", "scenes"}  # modules of this folder that hold no pieces


class Row(NamedTuple):
    """A row of the collection.

    Attributes:
        name: what the pieces are called.
        file: the module that holds them.
        origin: `expansion`, `race`, `power`, `probe`, or `further` for what no row of the collection asks for.
        kind: what of the vocabulary they are an example of, a key of `kinds`.
        points: the points of the game that they hook in at, keys of `points`.
        effect: what they do.
        only: the game whose boards and markers they know; "" when every game of the family has what they need.
    """

    name: str
    file: str
    origin: str
    kind: str
    points: tuple[str, ...]
    effect: str
    only: str = ""

    @property
    def path(self) -> Path:
        """Where the module lies."""
        return FOLDER / self.file

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces of the module."""
        found: tuple[Piece, ...] = import_module(f"tests.expressiveness.{self.path.stem}").PIECES
        return found


class Uses(NamedTuple):
    """What of the public names a module makes use of, each in the order of its text.

    Attributes:
        hooks: the hooks that it implements.
        effects: the functions of `fx` that it calls.
        facts: what it asks a view.
        names: what else it imports.
    """

    hooks: tuple[str, ...]
    effects: tuple[str, ...]
    facts: tuple[str, ...]
    names: tuple[str, ...]


@cache
def table() -> tuple[Row, ...]:
    """Return all rows, in the order of the file."""
    return tuple(Row(origin=row.pop("from"), points=tuple(row.pop("points")), **row) for row in map(dict, _read()["row"]))


def kinds() -> dict[str, str]:
    """Return the kinds of what can be said, each with its title."""
    return dict(_read()["kinds"])


def points() -> dict[str, str]:
    """Return the points of the game that rows hook in at, each in words."""
    return dict(_read()["points"])


def rows() -> list[Piece]:
    """Return the pieces of all rows, in the order of the names of their files."""
    return [piece for row in sorted(table(), key=lambda row: row.file) for piece in row.pieces]


def lines(path: Path) -> int:
    """Return how many lines of code a module has: without docstrings, comments and empty lines."""
    text = path.read_text(encoding="utf-8")
    told: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            told.update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    code = (line for number, line in enumerate(text.splitlines(), start=1) if number not in told)
    return sum(bool(line.strip()) and not line.strip().startswith("#") for line in code)


def uses(path: Path) -> Uses:
    """Return what of the public names a module makes use of."""
    nodes = sorted(_nodes(path), key=lambda node: (node.lineno, node.col_offset))
    hooks = [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("conquest_")]
    read = [_dotted(node) for node in nodes if isinstance(node, ast.Attribute)]
    effects = [name for name in read if name.startswith("fx.")]
    facts = [name for name in read if name.startswith("view.") and name != "view.ground"]
    facts += ["view.recall" for node in nodes if isinstance(node, ast.Attribute) and node.attr == "recall"]
    imported = [alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names if _ours(node)]
    plain = {"hookimpl", "fx", "View", "Army", "Effects"}
    return Uses(
        *(tuple(dict.fromkeys(names)) for names in (hooks, effects, facts, (one for one in imported if one not in plain)))
    )


def _ours(node: ast.ImportFrom) -> bool:
    return (node.module or "").partition(".")[0] == "swcore"


def _nodes(path: Path) -> list[ast.stmt | ast.expr]:
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.stmt | ast.expr)]


def _dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        before = _dotted(node.value)
        return f"{before}.{node.attr}" if before in ("fx", "view", "view.ground") else ""
    return node.id if isinstance(node, ast.Name) else ""


@cache
def _read() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "rows.toml").read_text(encoding="utf-8"))
