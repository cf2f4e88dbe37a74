"""Every page of the documentation can be followed literally."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.docs.snippets import INLINE, PAGES, ROOT, Block, Reader, blocks, compare, understood

RUN = ("python", "console", "sh", "json", "toml")
CODE = [page for page in PAGES if any(block.language in RUN for block in blocks(page))]


@pytest.mark.parametrize("page", CODE, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_can_be_followed(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its blocks one after another, in an empty folder, or from the folder of the sources where they are named."""
    if "import swcore_rl" in (text := page.read_text(encoding="utf-8")) or "from swcore_rl" in text:
        for library in ("gymnasium", "pettingzoo", "pyspiel", "swcore_rl"):
            pytest.importorskip(library, reason="what learning programs need is not installed: make dev")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LANG", "ru_RU.UTF-8" if "ru" in page.parts else "C.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "SWCORE_LANG"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "examples").symlink_to(ROOT / "examples")  # nothing is written there
    monkeypatch.syspath_prepend(ROOT / "examples")  # `tides` is what a page has built
    reader = Reader(tmp_path, monkeypatch.syspath_prepend)
    monkeypatch.delitem(sys.modules, "swcore_gnolls", raising=False)  # of another page
    monkeypatch.setitem(sys.modules, "page", reader.module)  # pieces name what stands beside them
    for block in blocks(page):
        reader.read(block)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_commands_in_sentences_are_understood(page: Path) -> None:
    for line in INLINE.findall(page.read_text(encoding="utf-8")):
        understood(line)


# -- what finds a fault of a page


@pytest.mark.parametrize("line", ["swcore plya", "swcore play --pieces x.py", "swcore rules --find-it dragon"])
def test_a_command_that_is_none_is_found(line: str) -> None:
    with pytest.raises(AssertionError):
        understood(line)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", "import swcore\nswcore.no_such_name"),
        ("console", "$ swcore show base.orks\n"),
        ("console", "$ swcore show base.orcs\nOrks\n"),
        ("console", "$ swcore show base.orcs\n...\nOrks\n"),
        ("sh", "make paly\n"),
        ("sh", 'pip install "swcore[gmaes]"\n'),
        ("json", '{"a": 1,}'),
        ("toml", "a = \n"),
    ],
)
def test_a_block_that_does_not_do_what_it_says_is_found(language: str, text: str, tmp_path: Path) -> None:
    with pytest.raises(Exception):  # noqa: B017, PT011 - whatever the code of a page may raise
        Reader(tmp_path).read(Block(language, text, ""))


def test_dots_stand_for_any_lines_and_blank_lines_for_none() -> None:
    compare(["a", "...", "c"], ["a", "", "b", "b", "c", "d"], "x")
    compare(["a", "b"], ["", "a", "", "b"], "x")
    with pytest.raises(AssertionError):
        compare(["a", "c"], ["a", "b", "c"], "x")
