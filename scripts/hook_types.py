"""Write the hooks as methods for type checkers: a piece whose hook returns something else is refused by mypy and pyright.

    python -m scripts.hook_types

The arguments stay open, for a piece takes any part of them. A test compares the modules with what this script would write.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from swcore_tiny_towns.position import specs as towns

from swcore.conquest import specs

ROOT = Path(__file__).parents[1]
HEAD = '''"""The hooks of {game} as methods, for type checkers alone: what a piece returns is held against them.

Written by scripts/hook_types.py from {where}. While a program runs the class is empty, and a piece has
only the hooks that it implements.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
{imports}


class {name}:
    """What a piece may implement; each method takes any part of the arguments of its hook, by their names."""

    if TYPE_CHECKING:

{methods}
'''


class Room(NamedTuple):
    """Where the hooks of a family stand, and where they are written to."""

    specs: ModuleType
    prefix: str
    name: str
    game: str
    path: Path


ROOMS = (
    Room(specs, "conquest_", "ConquestHooks", "the conquest family", ROOT / "swcore/conquest/content/hook_types.py"),
    Room(towns, "towns_", "TownsHooks", "Tiny Towns", ROOT / "plugins/tiny_towns/swcore_tiny_towns/position/hook_types.py"),
)


def text(room: Room) -> str:
    """Return the module of a family."""
    methods: list[str] = []
    known: dict[str, str] = {}
    used: set[str] = set()
    for tree in _trees(room):
        known.update(_imports(tree))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith(room.prefix):
                assert node.returns is not None
                returns, told = ast.unparse(node.returns), (ast.get_docstring(node) or "").partition("\n")[0]
                used |= set(re.findall(r"[A-Z]\w+", returns)) - {"None"}
                head = f"        def {node.name}(self, *args: Any, **named: Any) -> {returns}:"
                methods.append(f'{head}\n            """{told}"""')
    lines: dict[str, list[str]] = {}
    for name in sorted(used):
        lines.setdefault(known[name], []).append(name)
    ordered = sorted(lines.items(), key=lambda one: (one[0].startswith("swcore"), one[0]))
    imports, before = [], ""
    for module, names in ordered:
        if before and before.startswith("swcore") != module.startswith("swcore"):
            imports.append("")
        imports.append(f"    from {module} import {', '.join(names)}")
        before = module
    values = {"game": room.game, "where": room.specs.__name__, "name": room.name}
    return HEAD.format(imports="\n".join(imports), methods="\n\n".join(methods), **values)


def _trees(room: Room) -> Iterator[ast.Module]:
    """Yield the sources of the specs, by the names of their modules."""
    folder = Path(inspect.getfile(room.specs)).parent
    for path in sorted(folder.glob("*.py")):
        if path.name != "__init__.py":
            yield ast.parse(path.read_text(encoding="utf-8"))


def _imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((one.name, node.module) for one in node.names)


if __name__ == "__main__":
    for one in ROOMS:
        one.path.write_text(text(one), encoding="utf-8")
