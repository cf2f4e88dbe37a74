"""The page and the rows are written before anything is printed: whoever reads the text may be gone."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from swcore_lab import commands
from swcore_lab import known as known_fields
from swcore_lab.shared_trial import weighed

from swcore.cli.packs import Terminal
from tests.lab.test_balance import GNOLLS, known
from tests.lab.test_shared import rows_with

ARGS = ("--bots", "random", "--jobs", "1", "--seed", "3", "--lang", "en")


@pytest.fixture(autouse=True)
def gone(monkeypatch: pytest.MonkeyPatch) -> None:
    def say(*_: object, **__: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(Terminal, "say", say)


def test_a_closed_pipe_loses_no_page_of_a_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    page = tmp_path / "r.html"
    done = CliRunner().invoke(commands.balance, [GNOLLS, *ARGS, "--games", "60", "--picks", "0", "--report", str(page)])
    assert isinstance(done.exception, BrokenPipeError | SystemExit)
    assert "Gnolls" in page.read_text(encoding="utf-8")
    assert len(page.with_suffix(".rows.jsonl").read_text(encoding="utf-8").splitlines()) == 60


def test_a_closed_pipe_loses_no_page_of_what_all_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = weighed(rows_with(3.0, 9.0), 1.0)
    monkeypatch.setattr("swcore_lab.shared_command.weigh", lambda *_: made)
    page = tmp_path / "r.html"
    done = CliRunner().invoke(commands.balance, ["examples/rules/shorter_game.py", *ARGS, "--report", str(page)])
    assert isinstance(done.exception, BrokenPipeError | SystemExit)
    assert page.exists()
    assert page.with_suffix(".rows.jsonl").exists()
