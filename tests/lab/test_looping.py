"""A piece that loops ends a run with its name and line; what was kept stays, and a contest ranks the others."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from swcore_lab import contest

from swcore.testing.inspection import inspect
from tests.cli.test_patience import LINES, LOOPS
from tests.lab.test_contest import called as contested
from tests.lab.test_contest import declared, quick
from tests.lab.test_runs import called

__all__ = ["quick"]
PLAN = """
chunk = 1

[[set]]
game = "tiny-towns"
bots = ["random"]
games = 2

[[set]]
game = "small-world"
bots = ["random"]
games = 3
pieces = ["loops.py"]
"""


@pytest.fixture(autouse=True)
def _loops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWCORE_PATIENCE", "0.6")
    (tmp_path / "loops.py").write_text(LOOPS, encoding="utf-8")


def test_a_run_ends_and_keeps_the_games_before(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(PLAN, encoding="utf-8")
    result = called("run", tmp_path / "plan.toml", "--jobs", 1)
    assert result.exit_code == 1  # of a bare group; `swcore` itself ends with 2, as for any error
    assert getattr(result.exception, "code", "") == "stuck"
    assert "2 games played" in result.stderr
    assert [path.name for path in sorted((tmp_path / "plan.rows" / "games").iterdir())] == ["000000.parquet", "000001.parquet"]


@pytest.mark.usefixtures("quick")
def test_in_a_contest_it_stands_last_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    declared(tmp_path, "bears.toml", "bears")
    declared(tmp_path, "lions.toml", "lions")
    monkeypatch.setattr(contest, "inspect", partial(inspect, quick=True, only=("words", "play")))
    result = contested(tmp_path)
    assert result.exit_code == 0
    assert "home.loops has not come back from conquest_score" in " ".join(result.stdout.split())
    told = (tmp_path / "contest.html").read_text(encoding="utf-8")
    assert told.index("lions.toml") < told.index("bears.toml") < told.index("loops.py")
    assert any(f"loops.py:{line}" in told for line in LINES)
