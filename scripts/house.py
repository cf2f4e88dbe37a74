"""Count how the house is kept: modules a folder, arrows that run upward, circles, long modules and functions, loose shapes.

    python -m scripts.house [ROOT]

ROOT is a source tree, this one when left out; so two versions can be set side by side.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import networkx

from scripts.imports import Import, imports, modules

FRAME = re.compile(r"\bframe\[-?\d")


def main(root: Path) -> None:
    """Print the counts of a tree."""
    known = modules(root)
    arrows = imports(known)
    print("Modules a folder")
    for folder, count in sorted(Counter(str(path.parent.relative_to(root)) for path in known.values()).items()):
        print(f"  {count:3}  {folder}")
    for title, found in (
        ("Arrows that run upward", list(upward(root, arrows, typing=False))),
        ("Arrows that run upward for types alone", list(upward(root, arrows, typing=True))),
        ("Circles of modules", circles(arrows, typing=False)),
        ("Circles of modules, types counted", circles(arrows, typing=True)),
    ):
        print(f"{title}: {len(found)}")
        print(*(f"  {one}" for one in found), sep="\n", end="\n" if found else "")
    print("Longest modules")
    for lines, name in sorted(((len(path.read_text("utf-8").splitlines()), name) for name, path in known.items()), reverse=True)[
        :5
    ]:
        print(f"  {lines:3}  {name}")
    print("Longest functions")
    for lines, name in sorted(functions(known), reverse=True)[:5]:
        print(f"  {lines:3}  {name}")
    print(f"Frames read by position: {sum(len(FRAME.findall(path.read_text('utf-8'))) for path in known.values())}")
    print("Median lines of class and value of a piece")
    for pack, size in piece_sizes(root).items():
        print(f"  {size:4}  {pack}")
    packs = {name: path for name, path in known.items() if not name.startswith("swcore.") and name != "swcore"}
    print(f"`Any` in annotations of packs: {sum(loose(path) for path in packs.values())}")


def piece_sizes(root: Path) -> dict[str, float]:
    """Return by pack the median lines of class and value of its pieces, texts included."""
    found = {}
    for settings in sorted(root.glob("plugins/*/pyproject.toml")):
        points = tomllib.loads(settings.read_text("utf-8"))["project"]["entry-points"].get("swcore.plugins", {})
        sizes = [size for target in points.values() if (size := _size(settings.parent, target))]
        found[settings.parent.name] = median(sizes or [0])
    return found


def _size(pack: Path, target: str) -> int:
    """Return the lines of a piece: its value, and its class where that stands in the same module."""
    module, _, name = target.partition(":")
    tree = ast.parse((pack / f"{module.replace('.', '/')}.py").read_text("utf-8"))
    for node in tree.body:
        names = [one.id for one in getattr(node, "targets", ()) if isinstance(one, ast.Name)]
        if isinstance(node, ast.Assign) and name in names:
            called = node.value.func if isinstance(node.value, ast.Call) else None
            kind = called.id if isinstance(called, ast.Name) else ""
            own = [one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == kind]
            return sum((one.end_lineno or 0) - one.lineno + 1 for one in (node, *own))
    return 0


def upward(root: Path, arrows: list[Import], *, typing: bool) -> Iterator[str]:
    """Yield the imports that run from a lower to a higher layer of a contract of the tree."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    for contract in settings["contracts"]:
        for box in contract.get("containers", ()) if contract["type"] == "layers" else ():
            place = {room: number for number, layer in enumerate(contract["layers"]) for room in re.findall(r"\w+", layer)}
            for arrow in arrows:
                low, high = (place.get(room(module, box), -1) for module in (arrow.source, arrow.target))
                if arrow.typing is typing and -1 < high < low:
                    yield f"{arrow.source} -> {arrow.target}"


def room(module: str, box: str) -> str:
    """Return the child of a package that a module stands in, or ""."""
    return module.removeprefix(f"{box}.").partition(".")[0] if module.startswith(f"{box}.") else ""


def circles(arrows: list[Import], *, typing: bool) -> list[str]:
    """Return the groups of modules that reach each other."""
    graph: Any = networkx.DiGraph((arrow.source, arrow.target) for arrow in arrows if typing or not arrow.typing)
    groups = [sorted(group) for group in networkx.strongly_connected_components(graph) if len(group) > 1]
    return [f"{len(group)}: {', '.join(group[:4])}{' ...' if len(group) > 4 else ''}" for group in sorted(groups)]


def functions(known: dict[str, Path]) -> Iterator[tuple[int, str]]:
    """Yield (lines, name) of every function, without its docstring."""
    for name, path in known.items():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                first = node.body[0]
                told = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
                doc = (first.end_lineno or 0) - first.lineno + 1 if told else 0
                yield (node.end_lineno or 0) - node.lineno + 1 - doc, f"{name}.{node.name}"


def loose(path: Path) -> int:
    """Return how often an annotation of a module says `Any`."""
    count = 0
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        notes = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        for note in filter(None, notes):
            count += sum(isinstance(one, ast.Name) and one.id == "Any" for one in ast.walk(note))
    return count


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1])
