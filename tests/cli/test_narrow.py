"""A terminal that says it has no columns, or hardly any, is written to all the same."""

from __future__ import annotations

import pytest

from swcore.cli.terminal import Terminal


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
