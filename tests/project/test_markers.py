"""What tests say they prove: ids that exist, no more than a reader can check, and no test that is let off."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.project.repo import ids, show, sources

MOST = 5


def marked() -> Iterator[tuple[str, str, str, list[str]]]:
    """Yield (file, test, marker, ids) for every clause and case marker."""
    for path in sources("tests"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for call in node.decorator_list:
                    name = ast.unparse(call.func) if isinstance(call, ast.Call) else ast.unparse(call)
                    kind = name.rpartition(".")[2]
                    if name.startswith("pytest.mark.") and kind in ("clause", "case"):
                        assert isinstance(call, ast.Call), f"{show(path)}: {node.name} has a marker without ids"
                        found = [ast.literal_eval(arg) for arg in call.args]
                        yield show(path), node.name, kind, found


def test_the_markers_of_clauses_hold_ids_of_clauses() -> None:
    known = ids("clause_ids.txt")
    found = list(marked())
    assert len(found) > 100
    for path, test, kind, given in found:
        if kind == "clause":
            assert given, f"{path}: {test}"
            assert set(given) <= known, f"{path}: {test} cites {sorted(set(given) - known)}"


def test_the_markers_of_cases_hold_ids_of_cases() -> None:
    known = ids("case_ids.txt")
    for path, test, kind, given in marked():
        if kind == "case":
            assert given, f"{path}: {test}"
            assert set(given) <= known, f"{path}: {test} cites {sorted(set(given) - known)}"


def test_a_test_proves_a_few_clauses_and_not_a_chapter() -> None:
    for path, test, kind, given in marked():
        if kind == "clause":
            assert len(given) <= MOST, f"{path}: {test}"
            assert len(set(given)) == len(given), f"{path}: {test}"


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    let_off = re.compile(r"pytest\.(?:mark\.)?(?:skip|skipif|xfail|importorskip)\b")
    for path in sources("tests"):
        if path.name != "test_markers.py":
            assert not let_off.search(path.read_text(encoding="utf-8")), show(path)
