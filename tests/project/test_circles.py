"""No two modules import each other, directly or by way of others."""

from __future__ import annotations

from scripts.house import circles
from scripts.imports import imports, modules
from tests.project.repo import ROOT


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles(imports(modules(ROOT)), typing=False) == []
