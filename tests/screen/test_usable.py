"""Where the whole screen cannot be used, and what is said then."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from swcore.cli.screen.run import usable
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue


def asked(width: int, height: int, *, asked: bool = True, language: str = "en") -> tuple[bool, str]:
    buffer = io.StringIO()
    console = Console(file=buffer, width=width, height=height, markup=False, highlight=False, emoji=False)
    found = usable(Terminal(console, lambda prompt: ""), Catalogue(language, TEXTS), asked=asked)
    return found, buffer.getvalue()


@pytest.fixture(autouse=True)
def _term(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")


def test_a_small_window_is_told_what_is_needed_without_broken_words() -> None:
    able, told = asked(20, 5)
    assert not able
    words = told.split()
    assert "72" in words
    assert {"20", "5"} <= set(words)
    assert "characters," in words, "no word is broken"


def test_a_dumb_terminal_is_never_drawn_upon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert asked(120, 40) == (
        False,
        "This terminal (TERM=dumb) cannot show the game on the whole screen: it goes line by line.\n",
    )
    assert asked(120, 40, asked=False) == (False, "")


def test_a_large_window_will_do() -> None:
    assert asked(80, 24) == (True, "")
