"""Which parts of the core carry out a clause: its sources name the ids of clauses in docstrings and comments."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from swcore.engine.rulebook import Rulebook
from swcore.text.clauses import named


def citations(book: Rulebook) -> dict[str, list[str]]:
    """Return by clause the functions, classes and values of a game's family and of the kernel that name it.

    Args:
        book: the game's rulebook; its family is the package that its class comes from.
    """
    found: dict[str, list[str]] = {}
    packages = dict.fromkeys(_family(one.__module__) for one in type(book).__mro__ if "." in one.__module__)
    for package in (*packages, "swcore.game"):
        for module, source in _modules(package, files(package)):
            for id, place in _cited(source.read_text(encoding="utf-8")):
                places = found.setdefault(id, [])
                name = f"{module}.{place}" if place else module
                if name not in places:
                    places.append(name)
    return found


def _family(module: str) -> str:
    """Return the package that holds a whole family of games: a room of swcore, or all of a pack."""
    top, _, rest = module.partition(".")
    return f"{top}.{rest.partition('.')[0]}" if top == "swcore" else top


def _modules(package: str, folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    """Yield the modules of a package and of the packages inside it, in alphabetical order."""
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.name.endswith(".py"):
            yield f"{package}.{entry.name.removesuffix('.py')}", entry
        elif entry.is_dir() and (entry / "__init__.py").is_file():
            yield from _modules(f"{package}.{entry.name}", entry)


@cache
def _cited(text: str) -> tuple[tuple[str, str], ...]:
    """Return (id, name of the innermost definition around it) for each id in a source; games share most of them."""
    return tuple(_found(text))


def _found(text: str) -> Iterator[tuple[str, str]]:
    places = sorted(_places(ast.parse(text), ""))  # an inner definition begins later than the one around it
    for number, line in enumerate(text.splitlines(), 1):
        for id in named(line):
            around = [name for first, last, name in places if first <= number <= last]
            yield id, around[-1] if around else ""


def _places(node: ast.AST, inside: str) -> Iterator[tuple[int, int, str]]:
    for child in ast.iter_child_nodes(node):
        name = _name(child)
        if name:
            full = f"{inside}.{name}" if inside else name
            yield child.lineno, child.end_lineno or child.lineno, full  # type: ignore[attr-defined]
            if isinstance(child, ast.ClassDef):
                yield from _places(child, full)


def _name(node: ast.AST) -> str:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.Assign | ast.AnnAssign):
        target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
        return target.id if isinstance(target, ast.Name) else ""
    return ""
