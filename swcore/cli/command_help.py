"""What commands of packs say of themselves, read from their source: none of it is imported for it."""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path

import click

MOST_STEPS = 4  # from module to module that only hands a command on
WIDTH = 80


def told_in_source(target: str) -> str:
    """Return the short help of a command, or "" where its source does not tell it plainly.

    Args:
        target: where it is: `module:function`.
    """
    module, _, name = target.replace(" ", "").partition(":")
    try:
        return _told(module, name, MOST_STEPS)
    except Exception:  # a stranger's source may be anything
        return ""


def _told(module: str, name: str, steps: int) -> str:
    path = _file(module)
    if path is None or not steps:
        return ""
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == name:
            return _of_function(node)
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for one in node.names:
                if (one.asname or one.name) == name:
                    return _told(node.module, one.name, steps - 1)
    return ""


def _of_function(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Return what click would show of a function: `short_help`, else the begin of `help` or of its docstring."""
    given: dict[str, str] = {}
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else None
        if isinstance(decorator, ast.Call) and isinstance(called, ast.Attribute) and called.attr in ("command", "group"):
            for word in decorator.keywords:
                if word.arg and isinstance(word.value, ast.Constant) and isinstance(word.value.value, str):
                    given[word.arg] = word.value.value
    long = given.get("help") or ast.get_docstring(node)
    return click.Command(node.name, help=long, short_help=given.get("short_help")).get_short_help_str(WIDTH)


def _file(module: str) -> Path | None:
    """Return the source file of a module; only its first part is looked up, which imports nothing."""
    first, *rest = module.split(".")
    spec = find_spec(first)
    if spec is None:
        return None
    if not rest:
        return Path(spec.origin) if spec.origin and spec.origin.endswith(".py") else None
    for folder in spec.submodule_search_locations or ():
        path = Path(folder, *rest)
        for found in (path.with_suffix(".py"), path / "__init__.py"):
            if found.is_file():
                return found
    return None
