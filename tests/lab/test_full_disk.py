"""A full disk takes the page, and not what was found: the verdict is told all the same, and then why there is no page."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from click.testing import CliRunner
from swcore_lab import commands
from swcore_lab import known as known_fields
from swcore_lab.shared_trial import weighed

from tests.lab.test_balance import GNOLLS, known
from tests.lab.test_shared import rows_with

ARGS = ("--bots", "random", "--jobs", "1", "--seed", "3", "--lang", "en")


def full(path: Path, text: str) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))


@pytest.mark.parametrize("module", ["report", "showing"])
def test_a_full_disk_loses_no_verdict_on_a_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    """The rows are written first, and then the page: either may find no room."""
    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    monkeypatch.setattr(f"swcore_lab.{module}.put", full)
    page = tmp_path / "r.html"
    done = CliRunner().invoke(commands.balance, [GNOLLS, *ARGS, "--games", "60", "--picks", "0", "--report", str(page)])
    assert isinstance(done.exception, OSError)
    assert done.exception.errno == errno.ENOSPC
    assert "At the end of a game its holder was" in " ".join(done.output.split())
    assert "Written:" not in done.output


def test_a_full_disk_loses_no_verdict_on_what_all_share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swcore_lab.shared_command.weigh", lambda *_: weighed(rows_with(3.0, 9.0), 1.0))
    monkeypatch.setattr("swcore_lab.shared_command.put", full)
    done = CliRunner().invoke(commands.balance, ["examples/windmill.py", *ARGS[2:], "--report", str(tmp_path / "r.html")])
    assert isinstance(done.exception, OSError)
    assert "It changes the games. Windmill brings more points on average." in done.output
    assert "Written:" not in done.output
