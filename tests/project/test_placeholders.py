"""Every text with a placeholder is asked for with a value for it, wherever its key is written out in the code."""

from __future__ import annotations

import ast
import importlib
import string
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
HELD = "swcore"
ASKING = ("texts", "spoken", "words", "made", "tell")
LATER = "_made"  # fills in the values of a text that is handed to it


def _tables() -> dict[str, list[set[str]]]:
    """Return by key the names that each of its texts asks for."""
    found: dict[str, list[set[str]]] = {}
    for path in sorted((ROOT / HELD).rglob("*.py")):
        if ": Table = {" not in path.read_text(encoding="utf-8"):
            continue
        module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        tables: list[dict[Any, Any]] = [
            value for name, value in vars(module).items() if name.isupper() and isinstance(value, dict)
        ]
        for table in tables:
            for key, texts in table.items():
                if isinstance(key, str) and isinstance(texts, dict):
                    found.setdefault(key, []).append({name for text in texts.values() for name in _asked(text)})
    return found


def _asked(text: object) -> set[str]:
    """Return the names that a text asks for."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name} if isinstance(text, str) else set()


def _called(source: str) -> list[tuple[int, str, set[str]]]:
    """Return the line, the key and the given names of every call of a catalogue whose key and values are written out."""
    found = []
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    later = {id(one) for node in calls if _name(node) == LATER for one in node.args}
    for node in calls:
        if len(node.args) != 1 or id(node) in later:
            continue
        name, key = _name(node), node.args[0]
        if name in ASKING and isinstance(key, ast.Constant) and isinstance(key.value, str):
            given = {one.arg for one in node.keywords}
            if None not in given:  # **values
                found.append((node.lineno, key.value, {str(one) for one in given}))
    return found


def _name(call: ast.Call) -> str:
    """Return the last name of what is called, such as `texts` of `self.texts(...)`."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def test_no_text_is_asked_for_without_its_values() -> None:
    tables, wrong, seen = _tables(), [], 0
    for path in sorted((ROOT / HELD).rglob("*.py")):
        for line, key, given in _called(path.read_text(encoding="utf-8")):
            seen += key in tables
            if key in tables and not any(asked <= given for asked in tables[key]):
                wrong.append((str(path.relative_to(ROOT)), line, key, sorted(set.union(*tables[key]) - given)))
    assert wrong == []
    assert seen > 100, "the calls are found"


def test_a_call_without_its_value_is_seen() -> None:
    """As `table --resume` once asked `Which one, 1 to {n}?`."""
    assert _called('texts("table.which")') == [(1, "table.which", set())]
    assert _called('texts("table.which", n=2)') == [(1, "table.which", {"n"})]
    assert {"n"} in _tables()["table.which"]
    assert _called('self._made(self.texts("guide.free"), menu)') == [], "filled in there"
