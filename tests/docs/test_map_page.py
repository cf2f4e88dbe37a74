"""The page on drawing maps: its list of borders, and its pictures."""

from __future__ import annotations

import re
from pathlib import Path

from scripts.map_pictures import FOLDER, SIX, empty, six
from scripts.outlines import maps

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to" / "draw-a-map.md").read_text(encoding="utf-8")


def test_the_map_of_the_page_is_the_one_that_is_drawn() -> None:
    assert f"```text\n{SIX}```" in PAGE


def test_the_pictures_of_the_documentation_are_what_the_program_draws() -> None:
    """If not: make docs-pages. Those of games in the middle follow from the rules, and are only there."""
    assert (FOLDER / "six.svg").exists()
    for path in maps()[::5]:
        assert (FOLDER / f"{path.stem}.svg").read_text(encoding="utf-8") == empty(path) + "\n", path.stem
    shown = re.findall(r'data-region="(\w+)"', six())
    assert shown == ["a", "b", "c", "d", "e", "f"]  # as their lines follow each other


def test_every_picture_stands_on_a_page() -> None:
    pages = PAGE + (ROOT / "docs" / "reference" / "maps.md").read_text(encoding="utf-8")
    assert {path.name for path in FOLDER.iterdir()} == set(re.findall(r"maps/([\w-]+\.svg)", pages))
