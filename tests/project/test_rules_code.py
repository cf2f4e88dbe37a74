"""What rules code may not do, and that what it cites is there."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.project.repo import ROOT, clause_ids, ids, imported, pyproject, show, sources

BANNED = {"random", "secrets", "time", "datetime", "uuid"}
# A forecast guesses what a seat does not know, as a bot does.
TOOLS = ("swcore/cli/", "swcore/bots/", "swcore/testing/", "swcore/wording/forecasting.py", "swcore/wording/hinting.py")
CITED = re.compile(r"(?<![A-Z-])(?:SW|WC|TT|INT|ED)(?:-[A-Z][A-Z0-9_]*)*-\d+\b")
CASE = re.compile(r"\bCASE-[A-Z]+-\d+\b")


def test_the_linter_bans_chance_and_clocks_from_rules() -> None:
    lint = pyproject()["tool"]["ruff"]["lint"]
    assert "TID" in lint["select"]
    assert "TID251" not in lint["ignore"]
    assert set(lint["flake8-tidy-imports"]["banned-api"]) >= BANNED
    lifted = {pattern for pattern, rules in lint["per-file-ignores"].items() if "TID251" in rules}
    rules_folders = [pattern for pattern in lifted if pattern.startswith(("swcore/", "plugins/"))]
    assert {pattern.removesuffix("**") for pattern in rules_folders} <= set(TOOLS)


def test_rules_import_no_chance_and_no_clock() -> None:
    found = {
        show(path): sorted(imported(path) & BANNED)
        for path in sources("swcore", "plugins")
        if not show(path).startswith(TOOLS) and "build" not in path.parts
    }
    assert {path: names for path, names in found.items() if names} == {}


def test_loading_rules_imports_no_heavy_library() -> None:
    """networkx is for those who ask for a graph, jsonschema for a file that is read; neither is needed while playing."""
    code = (
        "import sys, swcore\n"
        "swcore.load_plugins('small-world')\n"
        "heavy = {'networkx', 'jsonschema', 'rich', 'click', 'fontTools', 'swcore.printing', 'swcore.graph.drawing'}\n"
        "assert not heavy & set(sys.modules), 'after the rules'\n"
        "game = swcore.Game.new('small-world', 2)\n"
        "while not game.over:\n"
        "    game.apply(game.legal_actions()[0])\n"
        "assert not {'networkx', 'rich', 'click'} & set(sys.modules), 'after a game'\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


@pytest.mark.parametrize("folder", ["swcore", "plugins", "examples", "scripts", "tests"])
def test_clauses_and_cases_that_are_cited_exist(folder: str) -> None:
    known = clause_ids() | ids("case_ids.txt")
    for path in sources(folder):
        text = path.read_text(encoding="utf-8")
        cited = set(CITED.findall(text)) | set(CASE.findall(text))
        assert cited <= known, f"{show(path)} cites {sorted(cited - known)}"
