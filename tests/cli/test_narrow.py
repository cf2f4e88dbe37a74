"""A terminal that says it has no columns, or hardly any, is written to all the same."""

from __future__ import annotations

import pytest

from swcore.cli.terminal import Terminal, on_errors
from tests.cli.conftest import Run


@pytest.mark.parametrize(("columns", "width"), [("0", 20), ("5", 20), ("60", 60), ("999999999", 1000)])
def test_what_is_written_beside_the_output_has_the_same_bounds(columns: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert (on_errors().width, Terminal().width, on_errors().stderr) == (width, width, True)


@pytest.mark.parametrize("columns", ["0", "1", "5"])
def test_a_line_is_seen_whatever_the_columns(
    columns: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    terminal = Terminal()
    terminal.say("A short line.")
    terminal.item("1  ", "One of a list")
    assert terminal.width >= 20
    assert [line.rstrip() for line in capsys.readouterr().out.splitlines()] == ["A short line.", "1  One of a list"]


@pytest.mark.parametrize("words", [("pieces", "--kind", "race"), ("pieces", "--all")])
def test_a_list_of_pieces_breaks_no_word_in_a_narrow_window(
    words: tuple[str, ...], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    lines = run(*words).stdout.splitlines()
    assert "base.orcs" in lines
    assert max(map(len, lines)) <= 60
    told = lines[lines.index("base.orcs") + 1]
    assert told.startswith("  race · Orcs · tokens 5, supply 10" if "--kind" in words else "  swcore-base-races ")
