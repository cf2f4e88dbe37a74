"""A5: every JSON that the project writes is JSON: each call says `allow_nan=False`, or goes through the one place that does."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("swcore", "plugins", "scripts", "bench", "examples")
WRITERS = ("json.dump", "json.dumps")
CHECKING = "swcore/text/strict.py"  # asks whether a text can be written as UTF-8; what it writes is thrown away


@cache
def nodes() -> list[tuple[str, ast.Call | ast.ImportFrom]]:
    """Return every call and every import of the project, with its file."""
    return [
        (str(path.relative_to(ROOT)), node)
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        if "json" in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call | ast.ImportFrom)
    ]


def test_a5_whatever_writes_json_refuses_nan_and_infinity() -> None:
    found = [(path, node) for path, node in nodes() if isinstance(node, ast.Call) and ast.unparse(node.func) in WRITERS]
    assert len(found) > 10
    lax = [
        f"{path}:{call.lineno}"
        for path, call in found
        if path != CHECKING and not any(word.arg == "allow_nan" and ast.unparse(word.value) == "False" for word in call.keywords)
    ]
    assert lax == []


def test_a5_relative_nobody_takes_dumps_under_another_name() -> None:
    imports = [(path, node) for path, node in nodes() if isinstance(node, ast.ImportFrom) and node.module == "json"]
    assert [path for path, node in imports if any("dump" in one.name for one in node.names)] == []
