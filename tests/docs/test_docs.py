"""The documentation stays true: generated pages are current, and every snippet that is meant to run does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import make_docs
from swcore.hooks import conquest

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
SNIPPET = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#]+)")


def test_the_page_of_hooks_is_what_the_specs_say() -> None:
    assert make_docs.PAGE.read_text(encoding="utf-8") == make_docs.page(), "run scripts/make_docs.py"


def test_every_hook_has_a_heading_equal_to_its_signature() -> None:
    text = make_docs.PAGE.read_text(encoding="utf-8")
    names = [name for name in vars(conquest) if name.startswith("conquest_")]
    headings = re.findall(r"^## `(\w+)\(", text, re.MULTILINE)
    assert headings == names


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_snippets_run(page: Path, tmp_path: Path) -> None:
    """The python snippets of a page run one after another, as a reader would type them."""
    code = "\n".join(SNIPPET.findall(page.read_text(encoding="utf-8")))
    if code:
        done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
