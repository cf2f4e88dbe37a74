"""A terminal that says it has no columns, or hardly any, is written to all the same."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from swcore.cli.tables import table
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


def _table(width: int, name: str = "Frost Dwarves") -> list[str]:
    shown = table("Name", "Id", "Turns", "Coins per turn", "Share", keys=("name", "id", "turns", "per-turn", "share"))
    shown.add_row(name, "home.frost_dwarves", "12", "101.15", "75.0 %")
    out = StringIO()
    Console(file=out, width=width).print(shown)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_a_narrow_table_breaks_neither_numbers_nor_words() -> None:
    lines = _table(44)
    assert max(map(len, lines)) <= 44
    text = "\n".join(lines)
    for whole in ("Frost", "Dwarves", "Turns", "Coins", "Share", "101.15", "75.0 %"):
        assert whole in text


def test_where_columns_cannot_stand_each_row_is_a_paragraph() -> None:
    assert _table(24) == [
        "Name: Frost Dwarves",
        "  Id: home.frost_dwarves",
        "  Turns: 12",
        "  Coins per turn: 101.15",
        "  Share: 75.0 %",
    ]
