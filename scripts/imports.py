"""The imports of the source tree, read without importing it: who imports whom, at run time or for types alone."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple


class Import(NamedTuple):
    """One import of a module by another.

    Attributes:
        source: the module that imports.
        target: the module that is imported.
        typing: whether it stands under `if TYPE_CHECKING:`, and is gone at run time.
    """

    source: str
    target: str
    typing: bool


def modules(root: Path) -> dict[str, Path]:
    """Return the modules of swcore and of its packs by dotted name.

    Args:
        root: the root of the repository.
    """
    found = {}
    for base in (root, *sorted((root / "plugins").glob("*/"))):
        for package in sorted(base.glob("swcore*/__init__.py")):
            for path in sorted(package.parent.rglob("*.py")):
                parts = path.relative_to(base).with_suffix("").parts
                found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(known: dict[str, Path]) -> list[Import]:
    """Return every import among the modules, each pair and kind once.

    Args:
        known: the modules, see `modules`.
    """
    found: dict[Import, None] = {}
    for name, path in known.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for target, typing in _targets(tree, known):
            if target != name:
                found[Import(name, target, typing)] = None
    return list(found)


def _targets(tree: ast.AST, known: dict[str, Path], typing: bool = False) -> list[tuple[str, bool]]:
    found = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name, typing) for alias in node.names if alias.name in known]
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [(name if name in known else node.module, typing) for name in inside]
        else:
            for_types = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
            found += _targets(node, known, typing or for_types)
    return found
